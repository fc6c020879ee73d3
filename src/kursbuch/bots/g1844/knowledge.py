"""What bots know of the titles of 1844."""

from __future__ import annotations

from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.ablations import ABLATIONS
from kursbuch.bots.eighteen.features import features
from kursbuch.bots.eighteen.horizon import IN_STOCK_ROUNDS, horizon
from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.eighteen.valuation import Valuation
from kursbuch.bots.g1844.advice import ADVICE
from kursbuch.bots.g1844.promises import promised
from kursbuch.bots.knowledge import Knowledge
from kursbuch.bots.temperament import Temperament
from kursbuch.games.g1844.auction import Bid
from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.state import State44

WEIGHTY = IN_STOCK_ROUNDS | {Bid, PlaceMountainRailway}
"""Trains and stations are left to the ranking, which sees further than the next stock round."""


def novice(temper: Temperament, care: Care) -> Novice18[State44]:
    """A novice of 1844."""
    return Novice18(ADVICE, temper, care)


HORIZON = horizon(Valuation(ADVICE, promised), WEIGHTY)
KNOWLEDGE = Knowledge(novice, HORIZON, features, ABLATIONS)
