"""Many random games to their end, counted after every action."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kursbuch.bots import RandomBot
from kursbuch.bots.arena import play_game
from kursbuch.catalogue import titles
from kursbuch.core.state import State
from tests.contract.cases import Case, cases

GAMES = {"first-train": 200}
"""Random games for each title and player count, by family; 300 for each of the other games."""
TOGETHER = 10


def _blocks() -> Iterator[tuple[Case, int]]:
    """Title, player count and the seed of the first game of ten."""
    for case in (case for case in cases() if not case.options):
        for seed in range(100, 100 + _games(case), TOGETHER):
            yield case, seed


def _games(case: Case) -> int:
    if case.title.family in GAMES:
        return GAMES[case.title.family]
    kin = [title for title in titles().values() if title.ledger == case.title.ledger]
    counts = sum(len(title.players) for title in kin)
    return -(-300 // counts // TOGETHER) * TOGETHER or TOGETHER


@pytest.mark.proof
@pytest.mark.parametrize(("case", "first"), list(_blocks()), ids=str)
def test_random_games_end_and_nothing_gets_lost(case: Case, first: int) -> None:
    for seed in range(first, first + TOGETHER):
        start = case.start(seed)
        totals = dict(start.title.conserved(start))

        def count(state: State, totals: dict[str, int] = totals) -> None:
            assert dict(state.title.conserved(state)) == totals

        bots = [RandomBot()] * case.players
        end, _ = play_game(start.title, bots, start, Random(seed), count)
        assert end.title.result(end) is not None
