"""The trains that a company may soon have."""

from __future__ import annotations

from kursbuch.bots.eighteen.prospects import GOODS
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.depot import for_sale, limit, price
from kursbuch.eighteen.state import State18


def planned(state: State18, company: CompanyId) -> tuple[TrainId, ...]:
    """The trains of a company with the one it would buy next, within its limit."""
    own = state.companies[company]
    new = [train for source, train in for_sale(state, company) if source == BANK]
    new = [train for train in new if state.title.trains[train].runs != GOODS] or new
    if not new:
        return tuple(own.trains)
    payable = [train for train in new if price(state, train) <= own.cash]
    best = max(payable or new, key=lambda train: price(state, train))
    room = limit(state, company) - 1
    kept = sorted(own.trains, key=lambda train: -price(state, train))[: max(room, 0)]
    return (*kept, best)
