"""The novice: for every title the ranker that knows it, or one that suits its family."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from kursbuch.bots.bot import ByChance, Candidate, Ranker
from kursbuch.bots.care import Care
from kursbuch.bots.lookup import knowledge_of
from kursbuch.bots.temperament import BALANCED, Temperament
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.title import Title


def ranker_for(title: Title[Any], temper: Temperament, care: Care) -> Ranker:
    """The ranker that knows the title or its family; without one, chance."""
    known = knowledge_of(title)
    return known.novice(temper, care) if known else ByChance()


@dataclass(frozen=True, slots=True)
class Novice:
    """Sensible at once, in every title; *care* says how much time it takes."""

    temper: Temperament = BALANCED
    care: Care = Care.USUAL

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """As the ranker of the title says."""
        return ranker_for(view.title, self.temper, self.care).rank(view, offers, rng)
