"""Many random games to their end, counted after every action; more by `random_games.py`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.contract.cases import Case, plain_cases
from tests.contract.random_games import play_and_count

GAMES = {"first-train": 200, "1844": 60, "1844-2003": 0}
"""Games for each player count of a family or title; fewer where nothing is said.

The tests of the edition of 2003 play its games themselves."""
FEWER = 30
TOGETHER = 10


def _blocks() -> Iterator[tuple[Case, int]]:
    """Title, player count and the seed of the first game of ten."""
    for case in plain_cases():
        games = GAMES.get(case.title.family, GAMES.get(case.key, FEWER))
        for seed in range(100, 100 + games, TOGETHER):
            yield case, seed


@pytest.mark.proof
@pytest.mark.parametrize(("case", "first"), list(_blocks()), ids=str)
def test_random_games_end_and_nothing_gets_lost(case: Case, first: int) -> None:
    for seed in range(first, first + TOGETHER):
        assert play_and_count(case, seed)
