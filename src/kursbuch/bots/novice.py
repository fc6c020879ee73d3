"""The novice: for every title the ranker that knows it, or one that suits its family."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Any, TypeAlias

from kursbuch.bots.bot import ByChance, Candidate, Ranker
from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.temperament import BALANCED, Temperament
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.title import Title
from kursbuch.eighteen.title.title import Title18

Maker: TypeAlias = Callable[[Temperament, bool], Ranker]
"""Makes the ranker of a title, of a temperament, careful or quick."""


@cache
def makers() -> dict[str, Maker]:
    """By the key of the title: each folder of bots that knows titles lists them as RANKERS."""
    found: dict[str, Maker] = {}
    for module in iter_modules([str(Path(__file__).parent)], "kursbuch.bots."):
        if module.ispkg and find_spec(f"{module.name}.ranking"):
            found |= import_module(f"{module.name}.ranking").RANKERS
    return found


def ranker_for(title: Title[Any], temper: Temperament, careful: bool) -> Ranker:
    """The ranker that knows the title; without one, what suits any 18xx game, or chance."""
    make = makers().get(title.key)
    if make is not None:
        return make(temper, careful)
    return Novice18(temper=temper, careful=careful) if isinstance(title, Title18) else ByChance()


@dataclass(frozen=True, slots=True)
class Novice:
    """Sensible at once, in every title; *careful* takes more time over track."""

    temper: Temperament = BALANCED
    careful: bool = True

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """As the ranker of the title says."""
        return ranker_for(view.title, self.temper, self.careful).rank(view, offers, rng)
