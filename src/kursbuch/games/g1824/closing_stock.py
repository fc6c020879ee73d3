"""The end of a stock round: prices of companies that are sold out rise."""

from __future__ import annotations

from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.market import active, rise_when_sold_out


def rise_sold_out(state: State18) -> None:
    """All rises, in operating order."""
    for company in active(state):
        rise_when_sold_out(state, company)
