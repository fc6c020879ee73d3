"""Every title with every player count and every value of every option, found by themselves."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from kursbuch.bots import RandomBot
from kursbuch.bots.arena import LONGEST_GAME, play_game
from kursbuch.catalogue import title as find
from kursbuch.catalogue import titles
from kursbuch.core.action import Action
from kursbuch.core.state import State
from kursbuch.core.title import Title, Value


@dataclass(frozen=True)
class Case:
    """A way to set a title up."""

    key: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.key}-{self.players}{chosen}"

    @property
    def title(self) -> Title[Any]:
        """The title as the catalogue has it."""
        return find(self.key)

    def start(self, seed: int) -> State:
        """A new game."""
        state: State = self.title.start(self.players, seed, dict(self.options))
        return state


def plain_cases() -> list[Case]:
    """All titles with all player counts, under the default options."""
    return [Case(t.key, players) for t in titles().values() for players in t.players]


def option_cases() -> list[Case]:
    """Every other value of every option, once in each ledger: variants share their options."""
    chosen: dict[tuple[str, str, Value], Case] = {}
    for title in titles().values():
        for number, option in enumerate(title.options):
            for turn, value in enumerate(option.values[1:]):
                counts = option.players or title.players
                players = counts[(number + turn) % len(counts)]
                case = Case(title.key, players, ((option.name, value),))
                chosen.setdefault((title.ledger, option.name, value), case)
    return list(chosen.values())


@dataclass(frozen=True)
class Played:
    """A random game: every position and the actions between them."""

    case: Case
    states: tuple[State, ...]
    actions: tuple[Action, ...]
    samples: int = 40
    """How many positions the slower checks look at."""


def random_game(case: Case, seed: int, longest: int = LONGEST_GAME) -> Played:
    """A game of random bots to its end, or to its *longest*."""
    start = case.start(seed)
    states = [start]
    bots = [RandomBot()] * case.players
    _, actions = play_game(start.title, bots, start, Random(seed), states.append, longest)
    return Played(case, tuple(states), tuple(actions))
