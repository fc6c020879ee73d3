"""What a board knows from the boards before is what would be worked out anew."""

from dataclasses import replace
from random import Random

import pytest

from kursbuch.core.cache import Derived
from kursbuch.eighteen.board.board import Board, faces, lay, markers, place
from kursbuch.eighteen.board.lays import lays
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.board.tile import TILE_COLOURS
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId
from kursbuch.eighteen.running.track_network import ways_from
from kursbuch.games.g1844.ground import ground_2016
from kursbuch.games.g1844.overlay import lay_over

SWISS = ground_2016()
HOMES = {
    CompanyId("AB"): StopId("D25.0"),
    CompanyId("SCB"): StopId("C12.0"),
    CompanyId("MOB"): StopId("I6.0"),
    CompanyId("GB"): StopId("G18.0"),
}


def anew(board: Board) -> Board:
    """The same board, of which nothing is known."""
    fresh = replace(board)
    fresh.__dict__["derived"] = Derived()
    return fresh


@pytest.mark.parametrize("seed", range(4))
def test_what_was_derived_before_a_lay_is_what_would_be_derived_anew(seed: int) -> None:
    rng, board = Random(seed), Board()
    for company, home in HOMES.items():
        board = place(SWISS, board, home, company)
    inherited = 0
    for _ in range(60):
        company = rng.choice(list(HOMES))
        for name in HOMES:
            known = reach(SWISS, board, name)
            inherited += board.change is not None and known is reach(
                SWISS, board.change.before, name
            )
            assert known == reach(SWISS, anew(board), name)
            for stop in sorted(known.stops):
                ways = ways_from(SWISS, board, stop)
                assert ways == ways_from(SWISS, anew(board), stop)
        assert faces(SWISS, board) == faces(SWISS, anew(board))
        found = list(lays(SWISS, board, TILE_COLOURS, reach(SWISS, board, company)))
        free = [
            stop
            for stop in sorted(reach(SWISS, board, company).stops)
            if None in markers(SWISS, board, stop)
        ]
        if free and rng.random() < 0.2:
            board = place(SWISS, board, rng.choice(free), company)
        elif found:
            choice = rng.choice(found)
            board = lay(SWISS, board, choice.hex, choice.tile, rng.choice(choice.turns))
    board = lay_over(board, HexId("H19"), TileId("tunnel-straight"), 2)
    for name in HOMES:
        assert reach(SWISS, board, name) == reach(SWISS, anew(board), name)
    assert inherited > 0
