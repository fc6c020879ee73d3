import pytest

from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.lays import lays
from kursbuch.eighteen.board.tile import TILE_COLOURS
from kursbuch.eighteen.ids import HexId, StopId, TileId
from kursbuch.games.g1824.ground import (
    cisleithania,
    goods_time,
    standard,
    with_more_rivers,
)
from tests.eighteen.maps import count, table, upgrade_table
from tests.eighteen.small import board

WHOLE, WEST = standard(), cisleithania()
BOTH = pytest.mark.parametrize("ground", [WHOLE, WEST], ids=["standard", "cisleithania"])
SCENARIO = {"B7": 1, "C8": 1, "C20": 1, "C22": 1, "H21": 1, "F25": 2, "G24": 2}


def towns(**placed: int) -> Board:
    tokens = {1: TileId("town"), 2: TileId("towns")}
    return Board({HexId(name): (tokens[number], 0) for name, number in placed.items()})


def first_tiles(ground: Ground, name: str, laid: Board | None = None) -> set[str]:
    on = laid or Board()
    return {lay.tile for lay in lays(ground, on, TILE_COLOURS, None, at=[HexId(name)])}


@BOTH
@pytest.mark.rule("24-TR-09")
def test_rivers_cost_20_and_mountains_40(ground: Ground) -> None:
    costs = {(one.terrain, one.cost) for one in ground.map.hexes.values()}
    assert costs == {(None, 0), ("river", 20), ("mountain", 40)}
    assert ground.map.hexes[HexId("E12")].cost == 20


@pytest.mark.parametrize(("ground", "name"), [(WHOLE, "standard"), (WEST, "cisleithania")])
@pytest.mark.rule("24-TR-09", "24-IN-02")
def test_the_hexes_are_those_of_the_table(ground: Ground, name: str) -> None:
    hexes = table("1824.json")["boards"][name]["hexes"]
    assert set(ground.map.hexes) == set(hexes)
    for hex_id, part in hexes.items():
        printed = ground.map.hexes[HexId(hex_id)]
        assert (printed.name, printed.face.label) == (part["name"], part["label"])
        assert (printed.cost, printed.terrain) == (part["first_tile_cost"], part["terrain"])
        assert printed.buildable == part["buildable"]
        assert len(printed.face.stops) == len(part["nodes"])
        assert len(printed.face.track) == len(part["tracks"])


@pytest.mark.rule("24-SU-15", "24-VC-05")
def test_the_box_has_its_tiles_and_17_more_for_goods_time() -> None:
    assert [count(WHOLE.tiles, colour) for colour in TILE_COLOURS] == [72, 48, 20, 3]
    colours = [count(goods_time().tiles, colour) for colour in TILE_COLOURS]
    assert colours == [72 + 12, 48 + 5, 20, 3]


@pytest.mark.rule("24-UP-11", "24-UP-02", "24-UP-03")
def test_the_upgrades_are_the_92_pairs_of_the_table() -> None:
    wanted: dict[str, dict[str, list[int]]] = {}
    for way in table("1824.json")["tile_laying"]["upgrades"]:
        wanted.setdefault(way["from"], {})[way["to"]] = way["relative_rotations"]
    assert sum(len(ways) for ways in wanted.values()) == 92
    found = upgrade_table(WHOLE.tiles)
    assert {old: ways for old, ways in found.items() if ways} == wanted


@pytest.mark.rule("24-TR-06", "24-TR-07")
def test_the_first_tiles_are_those_of_the_table() -> None:
    wanted = table("1824.json")["tile_laying"]["first_tile_by_hex_kind"]
    for hex_id, printed in WHOLE.map.hexes.items():
        if printed.buildable:
            kind = {(): "plain", ("town",): "town", ("city",): "city"}.get(
                printed.face.kind, "double_town"
            )
            label = f" label {printed.face.label}" if printed.face.label else ""
            assert first_tiles(WHOLE, hex_id) <= set(wanted[kind + label])


@pytest.mark.rule("24-TR-14")
def test_the_first_tiles_of_wien_and_budapest_are_those_of_the_table() -> None:
    boards = {"standard": WHOLE, "cisleithania": WEST}
    for way in table("1824.json")["tile_laying"]["preprinted_hexes_first_tile"]:
        ground = boards[way["board"]]
        found = list(lays(ground, Board(), TILE_COLOURS, None, at=[HexId(way["hex"])]))
        assert [(lay.tile, lay.turns) for lay in found] == [(way["to"], tuple(way["rotations"]))]


@pytest.mark.rule("24-CM-04", "24-CM-07")
@pytest.mark.parametrize(
    ("name", "low", "high"), [("C6", 10, 40), ("A12", 10, 40), ("A22", 20, 60)]
)
def test_a_mine_has_a_low_and_a_high_value_one_circle_and_two_exits(
    name: str, low: int, high: int
) -> None:
    for ground in (WHOLE, WEST):
        mine = ground.map.stop(StopId(f"{name}.0"))
        assert (mine.kind, mine.slots, mine.values) == ("mine", 1, (low, low, high, high))
        assert len(ground.map.hexes[HexId(name)].face.edges) == 2


@pytest.mark.rule("24-CM-04")
def test_the_fourth_mine_is_on_the_standard_board_only() -> None:
    assert WHOLE.map.stop(StopId("H25.0")).values == (20, 20, 60, 60)
    assert HexId("H25") not in WEST.map.hexes


@pytest.mark.rule("24-IN-02")
def test_printed_wien_is_worth_30_and_budapest_20() -> None:
    assert {WHOLE.map.stop(StopId(f"E12.{n}")).value("yellow") for n in range(3)} == {30}
    assert {WHOLE.map.stop(StopId(f"F17.{n}")).value("yellow") for n in range(2)} == {20}


@pytest.mark.rule("24-RT-17")
def test_foreign_places_of_several_hexes_are_one_place() -> None:
    joined = {name: set(stops) for name, stops in WHOLE.map.area_stops.items()}
    assert joined == {
        "Dresden": {"A4.0", "B3.0"},
        "Kiew": {"A24.0", "A26.0"},
        "Mailand": {"H1.0", "I2.0"},
        "Bukarest": {"G28.0", "H27.0"},
        "Sarajevo": {"J11.0", "J13.0", "J15.0"},
    }
    entrances = [WHOLE.map.hexes[HexId(h)].face.edges for h in ("J11", "J13", "J15")]
    assert sum(len(edges) for edges in entrances) == 6


@pytest.mark.rule("24-RT-17", "24-IN-02")
def test_the_foreign_places_have_their_values() -> None:
    assert {name: area.values for name, area in WHOLE.map.areas.items()} == {
        "Dresden": (10, 20, 30, 40),
        "Kiew": (10, 30, 40, 50),
        "Mailand": (10, 30, 50, 70),
        "Bukarest": (10, 30, 40, 50),
        "Sarajevo": (10, 10, 50, 50),
    }


@pytest.mark.rule("24-VA-33")
def test_the_red_places_of_cisleithania_have_their_values() -> None:
    values = {name: area.values for name, area in WEST.map.areas.items()}
    assert values == {
        "Dresden": (10, 20, 30, 40),
        "Kiew": (10, 30, 40, 50),
        "Mailand": (10, 30, 50, 70),
        "Preßburg": (20, 30, 40, 40),
        "Budapest": (20, 40, 60, 70),
        "Kronstadt": (20, 30, 40, 40),
        "Bosnien": (10, 10, 50, 50),
    }


@pytest.mark.rule("24-VA-34")
def test_the_grey_hex_of_cisleithania_has_crossing_track() -> None:
    assert WEST.map.hexes[HexId("B17")].face.track == {(0, 3), (1, 4), (1, 3), (0, 4)}
    assert WHOLE.map.hexes[HexId("B17")].buildable


@pytest.mark.rule("24-VB-05")
def test_red_budapest_has_a_circle_and_four_entrances() -> None:
    budapest = WEST.map.hexes[HexId("G12")]
    assert (budapest.face.stops[0].slots, len(budapest.face.edges)) == (1, 4)


@pytest.mark.rule("24-VA-31")
def test_the_bukowina_is_marked_on_three_hexes() -> None:
    assert {h for h, one in WEST.map.hexes.items() if one.mark == "Bukowina"} == {
        "D25",
        "E24",
        "E26",
    }


@pytest.mark.rule("24-VC-03", "24-VC-04")
def test_towns_of_goods_time_take_town_tiles_and_leave_the_terrain() -> None:
    ground, laid = goods_time(), towns(**SCENARIO, H5=1)
    assert first_tiles(WHOLE, "C22") == {"7", "8", "9"}
    assert first_tiles(ground, "C22", laid) == {"3", "4", "58"}
    assert first_tiles(ground, "G24", laid) == {"1", "2", "55", "56", "69", "630", "631"}
    assert ground.map.hexes[HexId("H5")].cost == 40


@pytest.mark.rule("24-VC-05", "24-UP-06")
def test_204_is_in_the_box_for_goods_time_only() -> None:
    laid = board({}, C10=(4, 1))
    assert "204" not in {lay.tile for lay in lays(WHOLE, laid, TILE_COLOURS, None)}
    assert "204" in {lay.tile for lay in lays(goods_time(), laid, TILE_COLOURS, None)}


@pytest.mark.rule("24-TR-09")
def test_on_18xx_games_the_western_board_has_three_rivers_more() -> None:
    odd = with_more_rivers().map.hexes
    dearer = {name for name in odd if odd[name].cost != WEST.map.hexes[name].cost}
    assert dearer == {"B13", "B25", "F11"}
    assert {odd[name].cost for name in dearer} == {20}
