"""What a bot is, and the simplest one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from kursbuch.core.action import Action
from kursbuch.core.offers import Offer
from kursbuch.core.state import State


class Bot(Protocol):
    """Somebody who chooses one of the offers."""

    def choose(self, view: State, offers: Sequence[Offer], rng: Random) -> Action:
        """The action to play."""


class RandomBot:
    """Takes any offer, and any action of it. It doubles as a tester of the rules."""

    def choose(self, view: State, offers: Sequence[Offer], rng: Random) -> Action:
        """An offer by chance, filled by chance."""
        return rng.choice(offers).sample(rng)
