"""Short games of bots, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from kursbuch.bots import Candidate, bot_named
from kursbuch.catalogue import title as find_title
from kursbuch.core.state import State, offers, play

FEWEST = {
    "1844": 3,
    "1844-2003": 3,
    "1824": 3,
    "1824-cisleithania-2": 2,
    "1824-cisleithania-3": 3,
    "1824-goods-time": 3,
    "first-train-nuremberg": 2,
    "first-train-wensleydale": 2,
    "last-train-wensleydale": 3,
}
"""Every title with its smallest table."""


def moves(
    title: str, bots: Sequence[str], seed: int, longest: int
) -> Iterator[tuple[State, Candidate, State]]:
    """The moves of a game: the position before, the choice with its reason, the position after."""
    game, rng = find_title(title), Random(seed)
    state: State = game.start(len(bots), seed)
    players = [bot_named(name) for name in bots]
    for _ in range(longest):
        possible = offers(state)
        if not possible:
            return
        mine = [offer for offer in possible if offer.by == possible[0].by]
        choice = players[mine[0].by].explain(game.view(state, mine[0].by), mine, rng)
        after, _ = play(state, choice.action)
        yield state, choice, after
        state = after
