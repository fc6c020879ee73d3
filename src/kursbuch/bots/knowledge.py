"""What bots know of a game: a part that the folder `bots` of the game hands over as KNOWLEDGE."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from kursbuch.bots.bot import Ranker
from kursbuch.bots.search import Horizon
from kursbuch.bots.temperament import Temperament
from kursbuch.catalogue import Part, part
from kursbuch.core.action import Seat
from kursbuch.core.state import State
from kursbuch.core.title import Title

Maker: TypeAlias = Callable[[Temperament, bool], Ranker]
"""Makes the ranker of a title, of a temperament, careful or quick."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """How to judge what may be done in a game, and how to look ahead in it."""

    novice: Maker
    horizon: Horizon
    features: Callable[[State, Seat], Mapping[str, float]]
    """A position in figures with names, as a seat sees it; the same names all game long."""


PART = Part("bots", "KNOWLEDGE", Knowledge)


def knowledge_of(title: Title[Any]) -> Knowledge | None:
    """What is known of a title, if anything."""
    return part(title, PART)
