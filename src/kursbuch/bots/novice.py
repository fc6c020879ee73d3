"""The novice: for every title the ranker that knows it, or one that suits its family."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kursbuch.bots.bot import ByChance, Candidate, Ranker
from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.knowledge import knowledge_of
from kursbuch.bots.temperament import BALANCED, Temperament
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.title import Title
from kursbuch.eighteen.title.title import Title18


def ranker_for(title: Title[Any], temper: Temperament, careful: bool) -> Ranker:
    """The ranker that knows the title; without one, what suits any 18xx game, or chance."""
    known = knowledge_of(title)
    if known is not None:
        return known.novice(temper, careful)
    return Novice18(temper=temper, careful=careful) if isinstance(title, Title18) else ByChance()


@dataclass(frozen=True, slots=True)
class Novice:
    """Sensible at once, in every title; *careful* takes more time over track."""

    temper: Temperament = BALANCED
    careful: bool = True

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """As the ranker of the title says."""
        return ranker_for(view.title, self.temper, self.careful).rank(view, offers, rng)
