"""Which company operates when, and which trains are on sale."""

from __future__ import annotations

from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.depot import next_card
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.market import by_price
from kursbuch.eighteen.title.rolling_stock import TrainCard


def operating_order(state: State18) -> list[CompanyId]:
    """The companies that operate, by their prices."""
    return [name for name in by_price(state) if may_operate(state, name)]


def may_operate(state: State18, company: CompanyId) -> bool:
    """It is launched and somebody directs it."""
    record = state.companies[company]
    return record.launched and not record.closed and director(state, company) is not None


def only_the_next(state: State18) -> list[TrainCard]:
    """Only the lowest type is on sale."""
    card = next_card(state)
    return [] if card is None else [card]
