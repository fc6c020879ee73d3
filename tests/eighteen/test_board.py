import pickle
from typing import get_type_hints

import pytest

from kursbuch.core.codec import Codec, encode
from kursbuch.core.copying import is_shared
from kursbuch.eighteen.board.board import (
    FAR,
    Board,
    face,
    faces,
    hand_over,
    lay,
    left,
    markers,
    place,
    remove,
    stop_at,
)
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId
from kursbuch.games.g1824.ground import standard
from kursbuch.games.g1844.ground import ground_2016
from kursbuch.games.g1844.overlay import lay_over
from tests.eighteen.small import BLUE, RED, board, ground

SWISS, AUSTRIAN = ground_2016(), standard()
AARAU, WIEN, ZURICH = HexId("D15"), HexId("E12"), HexId("D19")


def stop(name: str) -> StopId:
    return StopId(name)


@pytest.mark.rule("44-SU-12", "44-UP-13", "24-TR-17")
def test_a_replaced_tile_goes_back_to_the_supply() -> None:
    yellow, green = TileId("57"), TileId("14")
    full = SWISS.tiles.counts[yellow]
    before = lay(SWISS, Board(), HexId("C12"), yellow, 1)
    after = lay(SWISS, before, HexId("C12"), green, 1)
    assert left(SWISS, before, yellow) == full - 1
    assert left(SWISS, after, yellow) == full
    assert left(SWISS, after, green) == SWISS.tiles.counts[green] - 1


def test_laying_a_tile_leaves_the_old_board_as_it_was() -> None:
    old = Board()
    new = lay(SWISS, old, HexId("C12"), TileId("57"), 1)
    assert old == Board()
    assert new != old
    assert face(SWISS, old, HexId("C12")).track == frozenset()


@pytest.mark.rule("44-UP-08", "44-UP-09")
def test_a_marker_stays_in_its_circle_when_the_city_gets_more_of_them() -> None:
    yellow = place(SWISS, lay(SWISS, Board(), ZURICH, TileId("5"), 0), stop("D19.0"), RED)
    green = lay(SWISS, yellow, ZURICH, TileId("907"), 4)
    assert markers(SWISS, green, stop("D19.0")) == (RED, None)
    assert None not in markers(SWISS, yellow, stop("D19.0"))
    assert None in markers(SWISS, green, stop("D19.0"))


@pytest.mark.rule("44-UP-14")
def test_two_markers_of_aarau_share_the_circles_of_its_one_city() -> None:
    printed = board({"D15.0": (RED,), "D15.1": (BLUE,)})
    assert lay(SWISS, printed, AARAU, TileId("14"), 1).tokens == {"D15.0": (RED, BLUE)}


@pytest.mark.rule("44-UP-08")
def test_the_marker_of_a_double_city_goes_with_its_track() -> None:
    green = Board(tiles={HexId("C20"): (TileId("59"), 0)}, tokens={stop("C20.0"): (RED,)})
    assert lay(SWISS, green, HexId("C20"), TileId("64"), 2).tokens == {"C20.1": (RED,)}
    assert lay(SWISS, green, HexId("C20"), TileId("64"), 4).tokens == {"C20.0": (RED,)}


@pytest.mark.rule("24-TR-15", "24-UP-10")
def test_markers_of_wien_stay_at_their_lines_in_either_brown_picture() -> None:
    green = Board(
        tiles={WIEN: (TileId("491"), 0)},
        tokens={stop("E12.0"): (RED,), stop("E12.2"): (BLUE,)},
    )
    south = lay(AUSTRIAN, green, WIEN, TileId("493"), 0)
    north = lay(AUSTRIAN, green, WIEN, TileId("493"), 3)
    assert south.tokens == {"E12.0": (RED,), "E12.1": (BLUE, None, None)}
    assert north.tokens == {"E12.0": (BLUE,), "E12.1": (RED, None, None)}


def test_a_marker_can_be_put_on_a_named_circle_and_taken_away() -> None:
    empty = board({}, C12=(14, 0))
    one = place(SWISS, empty, stop("C12.0"), RED, slot=1)
    assert markers(SWISS, one, stop("C12.0")) == (None, RED)
    assert one.stops_of(RED) == ("C12.0",)
    assert one.hexes_of(RED) == {"C12"}
    assert remove(one, stop("C12.0"), RED) == empty


def test_markers_are_handed_over_where_they_stand() -> None:
    old = board({"C12.0": (RED, None), "D13.0": (BLUE,)})
    new = CompanyId("NEW")
    assert hand_over(old, {RED, BLUE}, new).tokens == {"C12.0": (new, None), "D13.0": (new,)}


@pytest.mark.rule("44-TU-12", "44-TU-13")
def test_track_over_a_hex_lies_beside_what_was_there_and_joins_none_of_it() -> None:
    line = lay_over(Board(), HexId("H19"), TileId("FO3"))
    both = lay_over(line, HexId("H19"), TileId("tunnel-curve"), 3)
    shown = face(SWISS, both, HexId("H19"))
    assert shown.track == {(1, 4), (3, 5)}
    assert shown.onward[1] == (4,)
    assert shown.onward[3] == (5,)
    assert both.overlays == {"H19": (("FO3", 0), ("tunnel-curve", 3))}


@pytest.mark.rule("44-PV-29")
def test_andermatt_becomes_a_town_of_10_by_its_tile() -> None:
    laid = lay_over(Board(), HexId("H17"), TileId("FO2"))
    town = stop_at(SWISS, laid, stop("H17.0"))
    assert (town.kind, town.value("yellow"), town.slots) == ("town", 10, 0)


def test_a_board_is_written_as_plain_values_and_read_back() -> None:
    full = lay_over(
        place(SWISS, lay(SWISS, Board(), ZURICH, TileId("5"), 0), stop("D19.0"), RED),
        HexId("H19"),
        TileId("tunnel-curve"),
        3,
    )
    plain = encode(full)
    assert plain == {
        "tiles": {"D19": ["5", 0]},
        "overlays": {"H19": [["tunnel-curve", 3]]},
        "tokens": {"D19.0": ["RED"]},
    }
    assert Codec("kind", {}).read(Board, plain, "board") == full


def test_copies_of_a_state_share_the_board() -> None:
    assert is_shared(Board)
    assert set(get_type_hints(Board)) == {"tiles", "overlays", "tokens"}


def test_what_was_worked_out_about_a_board_is_no_part_of_it() -> None:
    small = ground("hexes = { B2 = {} }")
    worked, fresh = board({}, B2=(9, 0)), board({}, B2=(9, 0))
    assert faces(small, worked)
    assert "derived" not in vars(fresh)
    assert worked == fresh


def test_boards_of_the_same_content_share_what_was_derived() -> None:
    worked, other = board({}, B2=(9, 0)), board({}, B2=(9, 1))
    assert board({}, B2=(9, 0)).derived is worked.derived
    assert other.derived is not worked.derived


def test_the_order_in_which_markers_came_is_content_too() -> None:
    """Companies' stops are listed in this order: what was derived from another is not the same."""
    one = Board(tokens={StopId("B2.0"): (RED,), StopId("B4.0"): (RED,)})
    other = Board(tokens={StopId("B4.0"): (RED,), StopId("B2.0"): (RED,)})
    assert one == other
    assert one.derived is not other.derived


def test_a_board_forgets_from_which_boards_it_came_long_ago() -> None:
    small = ground("hexes = { B2 = {} }")
    now = Board()
    for turn in range(3 * FAR):
        now = lay(small, now, HexId("B2"), TileId("9"), turn % 6)
    assert len([*now.changes()]) == FAR


def test_a_board_can_be_sent_to_another_process() -> None:
    small = ground("hexes = { B2 = {} }")
    sent = lay(small, Board(), HexId("B2"), TileId("9"), 1)
    assert pickle.loads(pickle.dumps(sent)) == sent
