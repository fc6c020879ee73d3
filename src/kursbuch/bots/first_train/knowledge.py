"""What bots know of First Train."""

from __future__ import annotations

from kursbuch.bots.care import Care
from kursbuch.bots.first_train.features import features
from kursbuch.bots.first_train.horizon import HORIZON
from kursbuch.bots.first_train.ranker import NoviceTrain
from kursbuch.bots.knowledge import Ablation, Knowledge
from kursbuch.bots.temperament import Temperament

ABLATIONS = {
    "series planned ahead": Ablation("first_train.building", "FURTHEST", 1),
    "many series thought of": Ablation("first_train.building", "WIDTH", 2),
    "pieces that others want": Ablation("first_train.catchment", "CONTESTED", 1.0),
    "cubes kept in the auction": Ablation("first_train.bidding", "CUBE", 0.0),
    "links sold in time": Ablation("first_train.selling", "AGAIN", 1_000_000),
}


def novice(temper: Temperament, care: Care) -> NoviceTrain:
    """A novice of First Train."""
    return NoviceTrain(temper, care)


KNOWLEDGE = Knowledge(novice, HORIZON, features, ABLATIONS)
