"""The chance of 18xx.games, where a game has any: stack 1 of 1824 with two players."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, count
from typing import Any

from kursbuch.core.offers import Plain
from kursbuch.core.record import Record
from kursbuch.eighteen.title.title import Title18
from kursbuch.formats.eighteen_games.site_game import SiteGame
from kursbuch.games.g1824.title import TWO_PLAYERS
from kursbuch.games.g1824.two_players import SMALL

MODULUS = 2**31
CANDIDATES = (tuple(TWO_PLAYERS.coal), SMALL)


def numbers(seed: int) -> Iterator[int]:
    """The site's sequence of numbers."""
    while True:
        seed = (1103515245 * seed + 12345) % MODULUS
        yield seed


def seed_of(game: SiteGame) -> int:
    """The seed of a game, or the first number in its name."""
    if game.seed not in (None, ""):
        return int(str(game.seed))
    found = re.search(r"\d+", game.id)
    return int(found[0]) if found else 0


def stack_of(game: SiteGame) -> list[str]:
    """The small pre-state railway and the coal railway of stack 1."""
    return stack_from(seed_of(game))


def stack_from(seed: int) -> list[str]:
    """Each candidate gets the next number, the smallest is chosen; coal railways come first."""
    sequence = numbers(seed % MODULUS)
    drawn = [min((next(sequence), name) for name in names)[1] for names in CANDIDATES]
    return drawn[::-1]


def seed_for(stack: Sequence[str], own: str) -> str:
    """A seed that draws this stack on the site: the game's own, if it does."""
    seeds = chain([int(own)] if own.isdecimal() else [], count(1))
    return str(next(seed for seed in seeds if set(stack_from(seed)) == set(stack)))


def drawn(title: Title18[Any], game: SiteGame) -> Mapping[str, Plain]:
    """With two players, the stack that the site has drawn."""
    return {"stack": list[Plain](stack_of(game))} if title is TWO_PLAYERS else {}


def seed(title: Title18[Any], record: Record) -> str:
    """The game's own seed; with two players one that draws the same stack on the site."""
    if title is not TWO_PLAYERS:
        return record.setup.seed
    kinds = title.resume(record.setup).kinds
    stack = [name for name, kind in kinds.items() if kind == "construction"]
    return seed_for(stack, record.setup.seed)
