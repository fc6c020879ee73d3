"""What bots know of First Train."""

from __future__ import annotations

from kursbuch.bots.first_train.features import features
from kursbuch.bots.first_train.horizon import HORIZON
from kursbuch.bots.first_train.ranker import NoviceTrain
from kursbuch.bots.knowledge import Knowledge
from kursbuch.bots.temperament import Temperament


def novice(temper: Temperament, careful: bool) -> NoviceTrain:
    """A novice of First Train."""
    return NoviceTrain(temper, careful)


KNOWLEDGE = Knowledge(novice, HORIZON, features)
