import pytest

from kursbuch.eighteen.board.board import Board, face
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.lays import lays
from kursbuch.eighteen.board.reach import reach_from
from kursbuch.eighteen.board.tile import TILE_COLOURS
from kursbuch.eighteen.ids import HexId, StopId, TileId
from kursbuch.games.g1844.ground import ground_2003, ground_2016
from kursbuch.games.g1844.overlay import lay_over
from tests.eighteen.maps import count, table, upgrade_table
from tests.eighteen.small import RED, board

NEW, OLD = ground_2016(), ground_2003()
BOTH = pytest.mark.parametrize("ground", [NEW, OLD], ids=["2016", "2003"])
LINE = {"I16": "FO1", "H17": "FO2", "H19": "FO3", "H21": "FO4", "H23": "FO5"}


def of_kind(ground: Ground, kind: str) -> set[str]:
    """The hexes with a printed stop of a kind."""
    return {
        hex_id
        for hex_id, printed in ground.map.hexes.items()
        if any(stop.kind == kind for stop in printed.face.stops)
    }


@pytest.mark.rule("44-TL-19", "44-TL-20", "44-TL-21", "44-TL-22", "44-TL-24", "44-TL-25")
def test_the_sides_that_tiles_may_point_at_are_those_of_the_table() -> None:
    wanted = {
        name: set(part["buildable_edges"])
        for name, part in table("1844.json")["hexes"].items()
        if "buildable_edges" in part
    }
    hexes = NEW.map.hexes
    assert {h: set(NEW.map.open_edges(h)) for h in hexes if hexes[h].buildable} == wanted


@pytest.mark.rule("44-TL-24")
def test_every_listed_barrier_is_closed_from_both_sides() -> None:
    for first, second in table("1844.json")["barriers"]:
        for here, there in ((first, second), (second, first)):
            open_to = {NEW.map.neighbour(HexId(here), e) for e in NEW.map.open_edges(HexId(here))}
            assert there not in open_to or not NEW.map.hexes[HexId(here)].buildable


@pytest.mark.rule("44-TL-08")
def test_costs_names_and_labels_are_those_of_the_table() -> None:
    for name, part in table("1844.json")["hexes"].items():
        printed = NEW.map.hexes[HexId(name)]
        assert printed.name == part["name"]
        assert printed.face.label == part.get("label")
        assert printed.cost == (0 if part["kind"] == "tunnel" else part.get("cost", 0))
        assert printed.terrain == part.get("terrain")


@pytest.mark.rule("44-SU-12")
def test_the_box_of_2016_has_as_many_tiles_as_its_rules_say() -> None:
    assert [count(NEW.tiles, colour) for colour in TILE_COLOURS] == [59, 55, 26, 5]
    tunnels = [TileId("tunnel-curve"), TileId("tunnel-straight")]
    assert sum(NEW.tiles.counts[tile] for tile in tunnels) == 10
    assert {NEW.tiles.counts[TileId(tile)] for tile in LINE.values()} == {1}


@pytest.mark.rule("44-SU-12")
def test_the_box_of_2003_has_as_many_tiles_as_its_rules_say() -> None:
    assert [count(OLD.tiles, colour) for colour in TILE_COLOURS] == [56, 56, 27, 6]
    tunnels = [TileId("tunnel-curve"), TileId("tunnel-straight")]
    assert sum(OLD.tiles.counts[tile] for tile in tunnels) == 6
    assert sum(number for tile, number in OLD.tiles.counts.items() if tile.startswith("FO")) == 4


@pytest.mark.rule("44-UP-11", "44-UP-05")
def test_the_upgrades_are_those_of_the_table() -> None:
    labels = {
        "on an unlabelled city hex": None,
        "on the Z hex (D19)": "Z",
        "on the B hex (F11)": "B",
    }
    for old, entry in table("1844.json")["upgrades"].items():
        cases = entry if isinstance(entry, dict) else {"on an unlabelled city hex": entry}
        for where, ways in cases.items():
            wanted = {way["to"]: way["rotations"] for way in ways}
            assert upgrade_table(NEW.tiles, labels[where])[old] == wanted, (old, where)


@pytest.mark.rule("44-UP-11")
def test_every_upgrade_has_its_table_entry() -> None:
    listed = table("1844.json")["upgrades"]
    for old, ways in upgrade_table(NEW.tiles).items():
        assert old in listed or not ways


@pytest.mark.rule("44-TL-06", "44-TL-07")
def test_the_first_tiles_on_printed_track_are_those_of_the_table() -> None:
    for name, ways in table("1844.json")["preprinted_upgrades"].items():
        found = lays(NEW, Board(), TILE_COLOURS, None, at=[HexId(name)])
        wanted = {way["to"]: tuple(way["rotations"]) for way in ways}
        assert {lay.tile: lay.turns for lay in found} == wanted, name


@pytest.mark.rule("44-MR-04")
def test_either_edition_prints_seven_mountains() -> None:
    assert of_kind(NEW, "mountain") == {"H7", "L13", "I14", "G14", "F19", "J29", "L23"}
    assert len(of_kind(OLD, "mountain")) == 7


@pytest.mark.rule("44-TU-08", "44-PV-27")
def test_there_are_nine_tunnel_hexes_in_2016_and_eight_in_2003() -> None:
    new = {h: one for h, one in NEW.map.hexes.items() if one.mouths}
    old = {h: one for h, one in OLD.map.hexes.items() if one.mouths}
    assert len(new) == 9
    assert len(old) == 8
    assert {h for h, one in new.items() if one.line_ends} == set(LINE)
    assert {h for h, one in old.items() if one.line_ends} == {"I18", "H19", "H21", "H23"}


MOUTHS = {
    "J9": "K8 J7 I8 I10 J11 K10",
    "I12": "H11 H13 J13",
    "K14": "K12 J13 L15",
    "I16": "J15 H15",
    "H17": "H15 G16 G18 I18",
    "H19": "G18 G20 I20",
    "H21": "I20 G22 I22",
    "H23": "I22 G22 G24 I24",
    "H27": "I26 H25 G26 G28 H29 I28",
}


@pytest.mark.rule("44-TU-07", "44-TU-08", "44-TU-09")
def test_the_mouths_of_each_tunnel_hex_look_at_these_hexes() -> None:
    printed = {
        name: " ".join(str(NEW.map.neighbour(name, edge)) for edge in sorted(one.mouths))
        for name, one in NEW.map.hexes.items()
        if one.mouths
    }
    assert printed == MOUTHS


@pytest.mark.rule("44-TU-09", "44-TU-10")
def test_the_tunnels_that_can_be_built_are_those_of_the_table() -> None:
    pairs = [NEW.tiles.tiles[TileId(t)].faces for t in ("tunnel-curve", "tunnel-straight")]
    for name, part in table("1844.json")["hexes"].items():
        if part["kind"] == "tunnel":
            mouths = NEW.map.hexes[HexId(name)].mouths
            ways = {tuple(sorted(f.edges)) for faces in pairs for f in faces if f.edges <= mouths}
            assert ways == {tuple(way) for way in part["tunnel_options"]}, name


@pytest.mark.rule("44-PV-27", "44-PV-29", "44-TL-22")
def test_the_line_joins_brig_with_disentis_by_way_of_andermatt() -> None:
    laid = board({}, J15=(9, 1), H25=(4, 1))
    for name, tile in LINE.items():
        laid = lay_over(laid, HexId(name), TileId(tile))
    found = reach_from(NEW, laid, RED, (StopId("J13.0"),))
    assert {"J13.0", "H17.0", "H25.0"} <= found.stops


@pytest.mark.rule("44-RV-07", "44-RV-03")
def test_the_red_areas_have_their_values_directions_and_bonus_numbers() -> None:
    south = {"Milano": ("S", 40, (40, 50, 70, 90)), "Torino": ("S", 40, (0, 30, 50, 70))}
    both = {
        "Stuttgart": ("N", 30, (20, 40, 60, 70)),
        "Strasbourg": ("N", 30, (30, 40, 50, 60)),
        "Belfort": ("W", 50, (10, 30, 50, 70)),
        "Dijon/Paris": ("W", 50, (10, 30, 50, 70)),
        "Lyon": ("W", 90, (30, 50, 70, 90)),
        "München": ("E", 50, (10, 30, 50, 70)),
        "Innsbruck": ("E", 90, (20, 40, 60, 80)),
    }
    german = {"Mailand": south["Milano"], "Turin": south["Torino"]}
    of_2003 = {**german, "Tirano": ("E", 90, (10, 30, 50, 70))}
    for ground, own in ((NEW, south), (OLD, of_2003)):
        areas = ground.map.areas.items()
        shown = {name: (area.direction, area.transit, area.values) for name, area in areas}
        assert shown == both | own


@pytest.mark.rule("44-RT-08")
def test_all_hexes_of_a_red_area_are_one_place() -> None:
    assert set(NEW.map.area_stops["Milano"]) == {"L15.0", "M20.0", "M22.0"}
    assert {NEW.map.stop(stop).values for stop in NEW.map.area_stops["Milano"]} == {
        (40, 50, 70, 90)
    }


@pytest.mark.rule("44-ST-06", "44-ST-12")
def test_brig_and_altdorf_have_no_circle_and_geneve_has_two() -> None:
    slots = {name: NEW.map.stop(StopId(f"{name}.0")).slots for name in ("J13", "G20", "K2")}
    assert slots == {"J13": 0, "G20": 0, "K2": 2}


@pytest.mark.rule("44-RT-10", "44-RV-03")
def test_vaduz_is_a_terminus_with_four_values() -> None:
    vaduz = NEW.map.stop(StopId("E26.0"))
    assert (vaduz.kind, vaduz.values) == ("terminus", (10, 20, 30, 40))


@pytest.mark.rule("44-TL-10")
def test_aarau_is_printed_yellow_with_a_cost_of_20() -> None:
    aarau = NEW.map.hexes[HexId("D15")]
    assert (aarau.face.colour, aarau.cost) == ("yellow", 20)
    assert face(NEW, Board(), HexId("D15")).exits == ((2,), (4,))


@BOTH
@pytest.mark.rule("44-UP-03")
def test_every_tile_below_grey_track_can_be_followed_or_is_the_last(ground: Ground) -> None:
    last = {old for old, ways in upgrade_table(ground.tiles).items() if not ways}
    brown_or_grey = {
        tile for tile, one in ground.tiles.tiles.items() if one.face.colour in ("brown", "grey")
    }
    assert last <= brown_or_grey
