"""A bot ranks what may be done, with a reason for each action, and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.core.words import Message


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, what the seat expects of it, and why."""

    action: Action
    score: float
    because: Message


class Ranker(Protocol):
    """Somebody who judges what may be done."""

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """Actions worth a thought, the best first; never none."""


class Bot(Protocol):
    """Somebody who chooses one of the offers."""

    def explain(self, view: State, offers: Sequence[Offer], rng: Random) -> Candidate:
        """The action to play, and why."""


@dataclass(frozen=True, slots=True)
class RankingBot:
    """Takes what its ranker likes best."""

    ranker: Ranker

    def explain(self, view: State, offers: Sequence[Offer], rng: Random) -> Candidate:
        """The best action and its reason."""
        return self.ranker.rank(view, offers, rng)[0]


class ByChance:
    """Any offer, filled by chance. It tests the rules; nobody should have to play against it."""

    def rank(self, view: State, offers: Sequence[Offer], rng: Random) -> list[Candidate]:
        """One action out of all."""
        return [Candidate(rng.choice(offers).sample(rng), 0.0, Message("because-chance"))]


class RandomBot:
    """Plays by chance."""

    def explain(self, view: State, offers: Sequence[Offer], rng: Random) -> Candidate:
        """An offer by chance, filled by chance."""
        return ByChance().rank(view, offers, rng)[0]
