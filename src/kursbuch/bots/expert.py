"""Experts and masters: the novice's ranking, and a look at what comes of its first choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kursbuch.bots.bot import Candidate, Ranker
from kursbuch.bots.care import Care
from kursbuch.bots.lookup import knowledge_of
from kursbuch.bots.novice import ranker_for
from kursbuch.bots.search import Search
from kursbuch.bots.temperament import BALANCED, TEMPERAMENTS, Temperament
from kursbuch.core.offers import Offer
from kursbuch.core.state import State

MASTER = 5
"""How many times as much as an expert a master thinks."""


@dataclass(frozen=True, slots=True)
class Expert:
    """Looks ahead with the ranking of a novice, in every title that bots know something of."""

    temper: Temperament = BALANCED
    more: int = 1
    """How many times the thought that suits the title."""
    seconds: float | None = None
    """The cap at a live table."""

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """The novice's ranking, its first candidates in the order of what came of them."""
        novice = ranker_for(view.title, self.temper, Care.THOROUGH)
        known = knowledge_of(view.title)
        if known is None:
            return novice.rank(view, offers, rng)
        horizon = known.horizon_at(view)
        thought = horizon.thought.times(self.more, self.seconds)
        search = Search(novice, quick_players(view, self.temper), horizon, thought)
        return search.rank(view, offers, rng)


def quick_players(view: State, temper: Temperament) -> list[Ranker]:
    """Quick novices: one of the temperament itself, and one of every other."""
    others = (each for each in (BALANCED, *TEMPERAMENTS.values()) if each != temper)
    tempers = (temper, *others)
    return [ranker_for(view.title, temper, Care.QUICK) for temper in tempers]
