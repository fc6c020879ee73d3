"""Connections on small maps; 57 and 4 turned once run from west to east."""

from collections.abc import Iterator

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kursbuch.eighteen.board.board import Board, face, place
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import opposite
from kursbuch.eighteen.board.reach import is_blocked, reach, reach_from
from kursbuch.eighteen.board.tile import FIRST_STOP, TERMINI
from kursbuch.eighteen.ids import CompanyId, Edge, HexId, StopId, TileId, stop_id
from kursbuch.games.g1824.ground import standard
from kursbuch.games.g1844.ground import ground_2016
from kursbuch.games.g1844.overlay import lay_over
from tests.eighteen.small import BLUE, RED, board, ground

CITY, TOWN = '{ stops = { a = "city" } }', '{ stops = { a = "town" } }'
ROW = f"""[hexes]
B1 = {{}}
B3 = {CITY}
B5 = {CITY}
B7 = {CITY}
B9 = {CITY}
"""
WEST_EAST = {"B3": (57, 1), "B5": (57, 1), "B7": (57, 1)}
HOME: dict[str, tuple[CompanyId | None, ...]] = {"B3.0": (RED,)}


def edges(where: Ground, laid: Board, name: str, company: CompanyId = RED) -> set[Edge]:
    return set(reach(where, laid, company).edges(HexId(name)))


@pytest.mark.rule("44-TL-15", "24-TR-04")
def test_a_company_reaches_what_its_track_leads_to_and_the_side_beyond() -> None:
    row = ground(ROW)
    laid = board(HOME, **WEST_EAST)
    assert edges(row, laid, "B5") == {1, 4}
    assert edges(row, laid, "B9") == {1}
    assert reach(row, laid, RED).stops == {"B3.0", "B5.0", "B7.0"}
    assert reach(row, laid, RED).hexes == ("B1", "B3", "B5", "B7", "B9")


def test_a_company_without_marker_reaches_nothing() -> None:
    found = reach(ground(ROW), board(HOME, **WEST_EAST), BLUE)
    assert not found.sides
    assert not found.stops


@pytest.mark.rule("44-ST-13", "44-TL-15", "24-TK-10")
def test_a_city_full_of_others_is_reached_but_not_passed() -> None:
    row = ground(ROW)
    laid = board({**HOME, "B5.0": (BLUE,)}, **WEST_EAST)
    assert edges(row, laid, "B5") == {1}
    assert not edges(row, laid, "B7")
    assert reach(row, laid, RED).stops == {"B3.0", "B5.0"}
    assert edges(row, laid, "B7", BLUE) == {1, 4}


@pytest.mark.rule("44-UP-09", "24-UP-08")
def test_a_free_circle_lets_everybody_through() -> None:
    row = ground(ROW)
    laid = board({**HOME, "B5.0": (BLUE, None)}, B3=(57, 1), B5=(14, 1), B7=(57, 1))
    assert edges(row, laid, "B7") == {1, 4}
    full = place(row, laid, StopId("B5.0"), CompanyId("THIRD"))
    assert is_blocked(full, RED, StopId("B5.0"))
    assert not is_blocked(full, BLUE, StopId("B5.0"))
    assert not edges(row, full, "B7")


@pytest.mark.rule("44-TL-18", "24-CM-02")
@pytest.mark.parametrize("kind", sorted(TERMINI))
def test_a_terminus_ends_every_connection(kind: str) -> None:
    row = ground(
        f"""[hexes]
        B1 = {{}}
        B3 = {CITY}
        B5 = {{ colour = "grey", stops = {{ a = "{kind}" }}, track = "1-a 4-a" }}
        B7 = {CITY}"""
    )
    laid = board(HOME, B3=(57, 1), B7=(57, 1))
    assert reach(row, laid, RED).stops == {"B3.0", "B5.0"}
    assert not edges(row, laid, "B7")


@pytest.mark.rule("24-TR-05")
def test_a_marker_in_a_mine_reaches_out_by_its_exits() -> None:
    mine = standard()
    assert edges(mine, board({"C6.0": (RED,)}), "B5") == {5}
    assert edges(mine, board({"C6.0": (RED,)}), "B7") == {0}


@pytest.mark.rule("24-RT-17")
def test_a_marker_in_sarajevo_reaches_out_by_all_six_entrances() -> None:
    found = reach(standard(), board({"J13.0": (RED,)}), RED)
    entered = {(name, edge) for name in found.hexes for edge in found.edges(name) if name[0] == "I"}
    assert entered == {("I10", 5), ("I12", 0), ("I12", 5), ("I14", 0), ("I14", 5), ("I16", 0)}


def field(hexes: str, **cities: str) -> Ground:
    """Plain hexes by name, with what stands on some of them."""
    lines = [f"{name} = {cities.get(name, '{}')}" for name in hexes.split()]
    return ground("\n".join(["[hexes]", *lines]))


def test_towns_are_passed() -> None:
    row = field("B1 B3 B5 B7", B3=CITY, B5=TOWN)
    assert edges(row, board(HOME, B3=(57, 1), B5=(4, 1)), "B7") == {1}


@pytest.mark.rule("44-TL-16", "24-TK-07")
def test_a_connection_does_not_reverse_at_a_junction() -> None:
    where = field("A4 B1 B3 B5 B7 C4", B3=CITY)
    fork = board(HOME, B3=(57, 1), B5=(24, 4))
    assert face(where, fork, HexId("B5")).track == {(1, 4), (0, 4)}
    assert edges(where, fork, "B5") == {1, 4}
    assert not edges(where, fork, "C4")


@pytest.mark.rule("44-TL-16")
def test_a_connection_does_not_change_track_at_a_crossing() -> None:
    where = field("A4 B1 B3 B5 B7 C6", B3=CITY)
    crossing = board(HOME, B3=(57, 1), B5=(20, 1))
    assert face(where, crossing, HexId("B5")).track == {(1, 4), (2, 5)}
    assert edges(where, crossing, "B5") == {1, 4}


@pytest.mark.rule("44-TL-16")
def test_a_loop_does_not_bring_a_connection_back_over_the_same_track() -> None:
    where = field("A4 A6 A8 B1 B3 B5 B7 B9 C4", B3=CITY)
    # East through the fork B5, round the loop B7 - A8 - B9 - B7, and back to the side between
    # B5 and B7: to cross it again would be to use it twice, so the branch to C4 is not reached.
    loop = board(HOME, B3=(57, 1), B5=(24, 4), B7=(24, 1), A8=(7, 5), B9=(7, 1))
    assert face(where, loop, HexId("B7")).track == {(1, 4), (1, 3)}
    assert edges(where, loop, "B7") == {1, 3, 4}
    assert edges(where, loop, "B5") == {1, 4}
    assert not edges(where, loop, "C4")


@pytest.mark.rule("44-TL-16")
def test_a_second_way_into_a_loop_brings_a_connection_back_by_the_first() -> None:
    where = field("A4 B1 B3 B5 B7 B9 B11 C4", B3=CITY, B9=CITY)
    loop = board({**HOME, "B9.0": (RED,)}, B3=(57, 1), B5=(24, 4), B7=(9, 1), B9=(57, 1))
    assert edges(where, loop, "C4") == {3}


@pytest.mark.rule("44-TU-12")
def test_track_over_a_hex_takes_a_connection_across_without_touching_the_rest() -> None:
    row = ground(
        f"""[hexes]
        A6 = {{}}
        B1 = {{}}
        B3 = {CITY}
        B5 = {{ colour = "purple", mouths = "1 4" }}
        B7 = {{}}
        """
    )
    laid = board(HOME, B3=(57, 1))
    assert not edges(row, laid, "B7")
    assert edges(row, lay_over(laid, HexId("B5"), TileId("over"), 1), "B7") == {1}


@pytest.mark.rule("44-DE-02", "44-DE-14")
def test_one_can_ask_what_is_reached_from_a_city_where_no_marker_stands() -> None:
    row = ground(ROW)
    laid = board({"B7.0": (BLUE,)}, **WEST_EAST)
    assert reach_from(row, laid, RED, (StopId("B3.0"),)).stops == {"B3.0", "B5.0", "B7.0"}


def test_reach_is_worked_out_once_for_a_board() -> None:
    row, laid = ground(ROW), board(HOME, **WEST_EAST)
    assert reach(row, laid, RED) is reach(row, laid, RED)


def every_walk(
    where: Ground, laid: Board, company: CompanyId
) -> tuple[set[tuple[str, Edge]], set[str]]:
    """The definition: all walks without a side twice, one by one."""
    sides: set[tuple[str, Edge]] = set()
    stops: set[str] = set(laid.stops_of(company))

    def leave(hex_id: HexId, edge: Edge, crossed: frozenset[frozenset[HexId]]) -> None:
        other = where.map.neighbour(hex_id, edge)
        if other is None or frozenset((hex_id, other)) in crossed:
            return
        sides.update({(hex_id, edge), (other, opposite(edge))})
        for out in onward(other, opposite(edge)):
            leave(other, out, crossed | {frozenset((hex_id, other))})

    def onward(hex_id: HexId, edge: Edge) -> Iterator[Edge]:
        shown = face(where, laid, hex_id)
        for end in shown.through[edge]:
            if end < FIRST_STOP:
                yield end
                continue
            stop = stop_id(hex_id, end - FIRST_STOP)
            stops.add(stop)
            if not is_blocked(laid, company, stop):
                yield from (out for out in shown.exits[end - FIRST_STOP] if out != edge)

    for start in laid.stops_of(company):
        name, _, index = start.partition(".")
        for edge in face(where, laid, HexId(name)).exits[int(index)]:
            leave(HexId(name), edge, frozenset())
    return sides, stops


FIELD = field("A2 A4 A6 B1 B3 B5 B7 C2 C4 C6 C8 D3 D5 D7", B3=CITY, C6=CITY)
TRACK = [TileId(str(name)) for name in (8, 9, 20, *range(23, 30), *range(43, 47))]
CITIES = [TileId(str(name)) for name in (6, 14, 15)]


def options(hex_id: HexId) -> list[tuple[TileId, int]]:
    """The tiles that point nowhere off the map, in all their turns."""
    return [
        (tile, turn)
        for tile in (CITIES if FIELD.map.hexes[hex_id].face.stops else TRACK)
        for turn in range(6)
        if FIELD.tiles.face(tile, turn).edges <= FIELD.map.open_edges(hex_id)
    ]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    tiles = {hex_id: draw(st.sampled_from(options(hex_id))) for hex_id in FIELD.hex_ids}
    other = draw(st.sampled_from((None, BLUE)))
    circles = face(FIELD, Board(tiles), HexId("C6")).stops[0].slots
    return Board(tiles, tokens={StopId("B3.0"): (RED,), StopId("C6.0"): (other,) * circles})


# Boards where the first walk to a side spoils the way on, and another does not; where none does,
# although single sides could be reached again; and where coming back is never possible.
ANOTHER_WALK = board(
    {"B3.0": (RED,)},
    B3=(6, 4), B5=(25, 5), C2=(28, 5), C6=(15, 2), C8=(29, 0), D3=(28, 4), D5=(43, 1), D7=(28, 3),
)  # fmt: skip
NO_OTHER_WALK = board(
    {"B3.0": (RED,)},
    A6=(29, 5), B3=(15, 4), B5=(25, 3), B7=(43, 5), C6=(14, 2), C8=(29, 0), D5=(28, 4), D7=(29, 1),
)  # fmt: skip
NO_WAY_BACK = board({"B3.0": (RED,)}, A4=(43, 4), A6=(28, 1), B3=(14, 5), B5=(27, 3), B7=(28, 2))


@settings(max_examples=300, deadline=None)
@example(ANOTHER_WALK)
@example(NO_OTHER_WALK)
@example(NO_WAY_BACK)
@given(boards())
def test_reach_is_what_all_walks_without_a_side_twice_come_to(laid: Board) -> None:
    found = reach(FIELD, laid, RED)
    sides, stops = every_walk(FIELD, laid, RED)
    assert {(name, edge) for name in found.hexes for edge in found.edges(name)} == sides
    assert found.stops == stops


@pytest.mark.rule("44-RT-21")
def test_brig_and_the_grey_curve_are_passed_like_tiles() -> None:
    swiss = ground_2016()
    laid = board({"K10.0": (RED,)}, K10=(57, 1), K12=(8, 1), J15=(9, 1))
    found = reach(swiss, laid, RED)
    assert "J13.0" in found.stops
    assert found.edges(HexId("J17")) == {1, 2}
    assert found.edges(HexId("I16")) == {5}
