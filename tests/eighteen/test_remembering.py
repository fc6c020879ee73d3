"""What a board remembers of the board before is what would be worked out anew."""

from dataclasses import replace
from random import Random

import pytest

from kursbuch.eighteen.board.board import Board, lay, markers, place
from kursbuch.eighteen.board.lays import lays
from kursbuch.eighteen.board.reach import Reach, reach
from kursbuch.eighteen.board.tile import TILE_COLOURS
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId
from kursbuch.games.g1844.ground import ground_2016
from kursbuch.games.g1844.overlay import lay_over

SWISS = ground_2016()
HOMES = {
    CompanyId("AB"): StopId("D25.0"),
    CompanyId("SCB"): StopId("C12.0"),
    CompanyId("MOB"): StopId("I6.0"),
    CompanyId("GB"): StopId("G18.0"),
}


@pytest.mark.parametrize("seed", range(4))
def test_reach_is_the_same_with_and_without_memory(seed: int) -> None:
    rng, board = Random(seed), Board()
    for company, home in HOMES.items():
        board = place(SWISS, board, home, company)
    kept = 0
    for _ in range(60):
        company = rng.choice(list(HOMES))
        kept += sum(isinstance(found, Reach) for found in board.memo.values())
        for name in HOMES:
            fresh = replace(board)
            assert reach(SWISS, board, name) == reach(SWISS, fresh, name)
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
        assert reach(SWISS, board, name) == reach(SWISS, replace(board), name)
    assert kept > 0
