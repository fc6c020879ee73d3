"""The end of a stock round: what the holdings do to prices."""

from __future__ import annotations

from kursbuch.eighteen.holdings import shareholders
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.market import by_price, move_price
from kursbuch.eighteen.state import State18


def active(state: State18) -> list[CompanyId]:
    """The launched companies in operating order."""
    return [name for name in by_price(state) if state.companies[name].launched]


def rise_when_sold_out(state: State18, company: CompanyId) -> None:
    """With all shares in players' hands the price goes one space up."""
    cell = state.companies[company].cell
    if cell is not None and not {POOL, BANK} & shareholders(state, company).keys():
        move_price(state, company, state.title.chart.up(cell))
