from collections.abc import Collection

import pytest

from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.board.ground import Ground, Lay
from kursbuch.eighteen.board.lays import Breach, breach, lays, next_colour
from kursbuch.eighteen.board.reach import Reach, reach
from kursbuch.eighteen.board.tile import TILE_COLOURS, Colour
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId
from kursbuch.games.g1824.ground import cisleithania, standard
from kursbuch.games.g1844.ground import ground_2016
from tests.eighteen.small import RED, board

SWISS, AUSTRIAN, WEST = ground_2016(), standard(), cisleithania()
ALL: Collection[Colour] = TILE_COLOURS


def wrong(
    where: Ground,
    laid: Board,
    hex_id: str,
    tile: int,
    turn: int,
    colours: Collection[Colour] = ALL,
    of: CompanyId | None = None,
) -> Breach | None:
    """What is wrong with a lay, connected or not, or by a company that must be connected."""
    found = None if of is None else reach(where, laid, of)
    return breach(where, laid, (HexId(hex_id), TileId(str(tile)), turn), colours, found)


def fitting(where: Ground, laid: Board, hex_id: str) -> dict[str, tuple[int, ...]]:
    found = lays(where, laid, ALL, None, at=[HexId(hex_id)])
    return {lay.tile: lay.turns for lay in found}


@pytest.mark.rule("44-UP-01", "24-TR-16")
def test_only_colours_of_the_phase_are_laid() -> None:
    laid = board({}, C18=(9, 1))
    assert wrong(SWISS, laid, "C18", 23, 1, ["yellow"]) is Breach.COLOUR_NOT_YET
    assert wrong(SWISS, laid, "C18", 23, 1, ["yellow", "green"]) is None


@pytest.mark.rule("44-UP-02", "24-UP-01")
def test_colours_follow_one_step_at_a_time() -> None:
    assert [next_colour(c) for c in ("white", *TILE_COLOURS)] == [*TILE_COLOURS, None]
    assert wrong(SWISS, Board(), "C12", 14, 4) is Breach.NOT_NEXT_COLOUR
    assert wrong(SWISS, board({}, C12=(57, 1)), "C12", 611, 0) is Breach.NOT_NEXT_COLOUR


@pytest.mark.rule("44-TL-03", "24-TR-19")
def test_a_yellow_tile_never_replaces_a_yellow_tile() -> None:
    assert wrong(SWISS, board({}, C18=(9, 1)), "C18", 9, 1) is Breach.NOT_NEXT_COLOUR
    assert wrong(AUSTRIAN, board({}, B7=(9, 1)), "B7", 9, 1) is Breach.NOT_NEXT_COLOUR


@pytest.mark.rule("44-TL-06", "44-UP-02")
def test_the_first_tile_on_a_printed_yellow_hex_is_green() -> None:
    for name in ("C20", "G8", "I4", "D15"):
        colours = {
            SWISS.tiles.tiles[lay.tile].face.colour
            for lay in lays(SWISS, Board(), ALL, None, at=[HexId(name)])
        }
        assert colours == {"green"}


@pytest.mark.rule("44-TL-04", "44-UP-05", "24-TR-06")
@pytest.mark.parametrize(("name", "kind"), [("C18", "7 8 9"), ("C14", "3 4 58"), ("C12", "5 6 57")])
def test_each_kind_of_hex_takes_its_kind_of_tile(name: str, kind: str) -> None:
    assert set(fitting(SWISS, Board(), name)) == set(kind.split())


@pytest.mark.rule("24-TR-06", "24-UP-06")
def test_a_hex_of_two_towns_takes_tiles_of_two_towns_which_stay() -> None:
    first = fitting(AUSTRIAN, Board(), "B13")
    assert set(first) == {"1", "2", "55", "56", "69", "630", "631"}
    for tile, ways in first.items():
        laid = Board(tiles={HexId("B13"): (TileId(tile), ways[0])})
        assert fitting(AUSTRIAN, laid, "B13") == {}


@pytest.mark.rule("24-UP-06")
def test_a_town_becomes_green_and_nothing_further() -> None:
    assert set(fitting(AUSTRIAN, board({}, C10=(4, 1)), "C10")) == {"87", "88"}
    assert fitting(AUSTRIAN, board({}, C10=(88, 0)), "C10") == {}


@pytest.mark.rule("44-TL-05", "44-UP-05")
def test_zurich_takes_an_ordinary_yellow_city_and_then_only_its_own_tiles() -> None:
    assert set(fitting(SWISS, Board(), "D19")) == {"5", "6", "57"}
    assert set(fitting(SWISS, board({}, D19=(5, 0)), "D19")) == {"907", "908"}
    assert wrong(SWISS, board({}, D19=(5, 0)), "D19", 14, 0) is Breach.OTHER_LABEL


@pytest.mark.rule("44-UP-05", "24-TR-07")
def test_a_labelled_tile_lies_only_on_hexes_of_its_label() -> None:
    assert wrong(SWISS, board({}, C12=(5, 0)), "C12", 907, 4) is Breach.OTHER_LABEL
    assert wrong(AUSTRIAN, Board(), "B9", 401, 0) is Breach.OTHER_LABEL
    assert wrong(AUSTRIAN, Board(), "I8", 5, 2) is Breach.OTHER_LABEL
    assert set(fitting(AUSTRIAN, Board(), "I8")) == {"401", "447"}


@pytest.mark.rule("24-TR-07", "24-TR-14")
def test_wien_and_budapest_take_their_own_tiles() -> None:
    assert fitting(AUSTRIAN, Board(), "E12") == {"499": (0,)}
    assert fitting(AUSTRIAN, Board(), "F17") == {"498": (0, 1, 3, 4)}
    assert fitting(WEST, Board(), "E12") == {"499": (0,)}


@pytest.mark.rule("44-TL-07", "44-UP-03")
def test_a_printed_stub_is_kept_by_the_first_tile() -> None:
    assert fitting(SWISS, Board(), "F17") == {"5": (0, 1), "6": (1, 5)}
    assert wrong(SWISS, Board(), "F7", 57, 0) is Breach.TRACK_LOST


@pytest.mark.rule("44-UP-06")
def test_aarau_becomes_an_ordinary_green_city() -> None:
    assert set(fitting(SWISS, Board(), "D15")) == {"14", "15", "619"}


@pytest.mark.rule("44-UP-12")
def test_brown_track_brown_towns_and_brown_double_cities_stay() -> None:
    assert fitting(SWISS, board({}, C18=(43, 0)), "C18") == {}
    assert fitting(SWISS, board({}, C14=(911, 1)), "C14") == {}
    assert fitting(SWISS, board({}, C20=(64, 0)), "C20") == {}
    assert set(fitting(SWISS, board({}, F7=(611, 0)), "F7")) == {"915"}


@pytest.mark.rule("24-UP-07")
def test_only_labelled_cities_become_grey() -> None:
    assert fitting(AUSTRIAN, board({}, B9=(611, 0)), "B9") == {}
    assert set(fitting(AUSTRIAN, board({}, E12=(493, 0)), "E12")) == {"496"}


@pytest.mark.rule("44-TL-19", "24-TR-11")
def test_track_does_not_point_off_the_map() -> None:
    assert wrong(SWISS, Board(), "E6", 9, 1) is Breach.CLOSED_SIDE
    assert wrong(AUSTRIAN, Board(), "G2", 4, 1) is Breach.CLOSED_SIDE


@pytest.mark.rule("44-TL-20", "24-TR-12")
def test_track_does_not_point_at_a_grey_side_without_track() -> None:
    assert wrong(SWISS, Board(), "F25", 3, 3) is Breach.CLOSED_SIDE  # Vaduz has no western side
    assert wrong(AUSTRIAN, Board(), "C8", 8, 5) is Breach.CLOSED_SIDE  # the mine C6 to its west


@pytest.mark.rule("44-TL-21", "24-TR-12")
def test_track_points_at_a_red_side_only_where_it_has_an_arrow() -> None:
    assert wrong(SWISS, Board(), "C16", 7, 2) is Breach.CLOSED_SIDE
    assert wrong(SWISS, Board(), "B21", 8, 0) is None
    assert wrong(AUSTRIAN, Board(), "B5", 57, 1) is None


@pytest.mark.rule("44-TL-22")
def test_track_points_at_a_tunnel_hex_only_at_a_mouth_or_an_arrow_of_the_line() -> None:
    assert wrong(SWISS, Board(), "I18", 7, 2) is Breach.CLOSED_SIDE  # H19 has no mouth there
    assert 1 in SWISS.map.open_edges(HexId("H25"))  # the arrow of the line at Disentis
    assert SWISS.map.open_edges(HexId("I18")) == {2, 4, 5}


@pytest.mark.rule("44-TL-24")
def test_track_does_not_cross_a_thick_bar() -> None:
    assert wrong(SWISS, Board(), "E20", 8, 1) is Breach.CLOSED_SIDE
    assert wrong(SWISS, Board(), "E20", 9, 1) is None


@pytest.mark.rule("44-TL-25")
def test_track_does_not_point_at_a_lake() -> None:
    assert wrong(SWISS, Board(), "K20", 57, 1) is Breach.CLOSED_SIDE


@pytest.mark.rule("44-TL-26", "44-UP-04", "24-TR-13")
def test_track_need_not_meet_track_of_its_neighbours() -> None:
    laid = board({}, E12=(9, 1))
    assert wrong(SWISS, laid, "E14", 9, 0) is None


@pytest.mark.rule("44-TL-27", "24-TR-02")
def test_grey_red_and_tunnel_hexes_take_no_tiles() -> None:
    for name in ("J17", "A18", "H19", "K16", "K2"):
        assert wrong(SWISS, Board(), name, 9, 0) is Breach.NO_BUILDING
    for name in ("C6", "A4"):
        assert wrong(AUSTRIAN, Board(), name, 9, 0) is Breach.NO_BUILDING
    assert wrong(WEST, Board(), "B17", 9, 0) is Breach.NO_BUILDING


def test_a_tunnel_tile_is_no_track_tile() -> None:
    lay = HexId("C18"), TileId("tunnel-straight"), 1
    assert breach(SWISS, Board(), lay, ALL, None) is Breach.NO_BUILDING


@pytest.mark.rule("44-TL-28", "24-TR-17")
def test_a_tile_must_be_in_the_supply() -> None:
    one = board({}, C18=(44, 1))
    two = board({}, C18=(44, 1), E12=(20, 0))
    assert wrong(SWISS, board({}, E12=(20, 0)), "E12", 44, 0) is None
    assert wrong(SWISS, two, "E12", 44, 0) is Breach.NONE_LEFT
    assert "44" not in fitting(SWISS, two, "E12")
    assert one.lies(TileId("44")) == 1


@pytest.mark.rule("44-TL-15", "44-UP-10", "24-TR-04", "24-TR-20")
def test_a_tile_must_have_track_on_a_side_that_the_company_reaches() -> None:
    laid = board({"D13.0": (RED,)}, D13=(57, 1))
    assert wrong(SWISS, laid, "D11", 9, 1, of=RED) is None
    assert wrong(SWISS, laid, "D11", 9, 0, of=RED) is Breach.NOT_CONNECTED
    assert wrong(SWISS, laid, "C10", 9, 1, of=RED) is Breach.NOT_CONNECTED
    assert wrong(SWISS, laid, "C10", 9, 1) is None


@pytest.mark.rule("44-TL-17", "24-UP-04")
def test_any_track_of_an_upgraded_tile_may_be_the_connected_one() -> None:
    laid = board({"D13.0": (RED,)}, D13=(57, 1), D11=(9, 1))
    # 23 adds a curve which the company, coming from the east, cannot use.
    assert wrong(SWISS, laid, "D11", 23, 1, of=RED) is None


@pytest.mark.rule("24-TR-08")
def test_one_track_of_a_two_town_tile_is_enough() -> None:
    laid = board({"B15.0": (RED,)}, B15=(57, 1))
    assert wrong(AUSTRIAN, laid, "B13", 55, 1, of=RED) is None
    assert wrong(AUSTRIAN, laid, "B13", 2, 5, of=RED) is Breach.NOT_CONNECTED


@pytest.mark.rule("44-TL-14", "44-ST-16")
def test_a_marker_on_a_city_without_track_can_be_built_on() -> None:
    laid = Board(tokens={StopId("C24.0"): (RED,)})
    assert wrong(SWISS, laid, "C24", 57, 2, of=RED) is None
    assert {lay.hex for lay in lays(SWISS, laid, ALL, reach(SWISS, laid, RED))} == {"C24"}


@pytest.mark.rule("44-TL-29")
def test_anybody_who_is_connected_may_build_on_a_home_hex() -> None:
    laid = board({"D13.0": (RED,)}, D13=(57, 2))
    assert wrong(SWISS, laid, "C12", 57, 2, of=RED) is None


LATE = board(
    {"D13.0": (RED,), "D19.0": (CompanyId("BLUE"), None)},
    D11=(9, 1), D13=(14, 1), C12=(57, 2), E12=(23, 3), E14=(9, 2), D19=(907, 4), D17=(4, 1),
    C14=(58, 4), C16=(8, 4), D9=(24, 1),
)  # fmt: skip


@pytest.mark.parametrize("colours", [("yellow",), ("yellow", "green", "brown", "grey")])
def test_what_is_listed_is_what_the_law_allows(colours: tuple[Colour, ...]) -> None:
    found: Reach = reach(SWISS, LATE, RED)
    allowed = [
        Lay(hex_id, tile, ways)
        for hex_id in SWISS.hex_ids
        for tile in SWISS.tiles.tiles
        if (
            ways := tuple(
                turn
                for turn in range(6)
                if breach(SWISS, LATE, (hex_id, tile, turn), colours, found) is None
            )
        )
    ]
    assert list(lays(SWISS, LATE, colours, found)) == allowed
    assert len(allowed) > 4
