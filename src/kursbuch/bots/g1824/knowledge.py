"""What bots know of the titles of 1824."""

from __future__ import annotations

from kursbuch.bots.eighteen.features import features
from kursbuch.bots.eighteen.horizon import horizon
from kursbuch.bots.eighteen.ranker import Novice18
from kursbuch.bots.g1824.advice import ADVICE
from kursbuch.bots.g1824.promises import promised
from kursbuch.bots.knowledge import Knowledge
from kursbuch.bots.temperament import Temperament
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway

WEIGHTY = frozenset({BuyRailway, BuyCoalRailway, ExchangeCoal, ExchangeMountain, TradeIn})


def novice(temper: Temperament, careful: bool) -> Novice18:
    """A novice of 1824."""
    return Novice18(ADVICE, temper, careful)


KNOWLEDGE = Knowledge(novice, horizon(ADVICE, WEIGHTY, promised), features)
