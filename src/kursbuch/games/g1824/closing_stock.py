"""The end of a stock round: prices of companies that are sold out rise."""

from __future__ import annotations

from kursbuch.eighteen.closing_stock import active, rise_when_sold_out
from kursbuch.eighteen.state import State18


def rise_sold_out(state: State18) -> None:
    """All rises, in operating order."""
    for company in active(state):
        rise_when_sold_out(state, company)
