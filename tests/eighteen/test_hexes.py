from hypothesis import given
from hypothesis import strategies as st

from kursbuch.eighteen.board.hexes import EDGES, neighbour, opposite, turned
from kursbuch.eighteen.ids import HexId, hex_of, index_of, stop_id

hexes = st.builds(
    lambda row, column: HexId(f"{row}{column}"), st.sampled_from("BCDEFGHIJKLM"), st.integers(3, 30)
)
edges = st.sampled_from(EDGES)


def test_edge_5_of_olten_touches_edge_2_of_its_south_eastern_neighbour() -> None:
    assert neighbour(HexId("D13"), 5) == "E14"
    assert opposite(5) == 2


@given(hexes, edges)
def test_one_comes_back_over_the_opposite_edge(hex_id: HexId, edge: int) -> None:
    assert neighbour(neighbour(hex_id, edge), opposite(edge)) == hex_id


@given(hexes)
def test_a_hex_has_six_neighbours(hex_id: HexId) -> None:
    assert len({neighbour(hex_id, edge) for edge in EDGES}) == 6


@given(edges, st.integers(0, 5))
def test_six_turns_bring_an_edge_back(edge: int, turn: int) -> None:
    assert turned(turned(edge, turn), 6 - turn) == edge


def test_a_stop_is_named_by_its_hex_and_its_place_there() -> None:
    stop = stop_id(HexId("D15"), 1)
    assert (stop, hex_of(stop), index_of(stop)) == ("D15.1", "D15", 1)
