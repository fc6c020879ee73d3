"""What bots know of a game: a part that the folder `bots` of the game hands over as KNOWLEDGE."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from types import ModuleType
from typing import TypeAlias

from kursbuch.bots.bot import Ranker
from kursbuch.bots.care import Care
from kursbuch.bots.search import Horizon
from kursbuch.bots.temperament import Temperament
from kursbuch.catalogue import Part
from kursbuch.core.action import Seat
from kursbuch.core.state import State

RankerMaker: TypeAlias = Callable[[Temperament, Care], Ranker]
"""Makes the ranker of a title, of a temperament, as careful as is wanted."""


@dataclass(frozen=True, slots=True)
class Ablation:
    """A figure of a module of this package, and the value that takes its effect away."""

    module: str
    name: str
    value: float

    @property
    def home(self) -> ModuleType:
        """The module that reads the figure."""
        return import_module(f"kursbuch.bots.{self.module}")


@dataclass(frozen=True, slots=True)
class Knowledge:
    """How to judge what may be done in a game, and how to look ahead in it."""

    novice: RankerMaker
    horizon: Horizon
    features: Callable[[State, Seat], Mapping[str, float]]
    """A position in figures with names, as a seat sees it; the same names all game long."""
    ablations: Mapping[str, Ablation] = field(default_factory=dict)
    """The pieces of this knowledge that can be taken away, by what they are called."""
    small_tables: Mapping[int, Horizon] = field(default_factory=dict)
    """How to look ahead where so few play that it is another game."""

    def horizon_at(self, table: State) -> Horizon:
        """How to look ahead at a table of so many players."""
        return self.small_tables.get(table.setup.players, self.horizon)


PART = Part("bots", "KNOWLEDGE", Knowledge)
