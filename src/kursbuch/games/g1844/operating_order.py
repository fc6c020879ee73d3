"""Which company operates when, and which trains are on sale."""

from __future__ import annotations

from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.depot import next_card
from kursbuch.eighteen.printed.rolling_stock import TrainCard
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.market import active


def operating_order(state: State18) -> list[CompanyId]:
    """The launched companies that somebody directs, by their prices."""
    return [name for name in active(state) if director(state, name) is not None]


def only_the_next(state: State18) -> list[TrainCard]:
    """Only the lowest type is on sale."""
    card = next_card(state)
    return [] if card is None else [card]
