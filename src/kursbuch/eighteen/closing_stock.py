"""The end of a stock round: turn order by cash, and what the holdings do to prices."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.eighteen.holdings import shareholders
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.market import by_price, move_price
from kursbuch.eighteen.state import State18


def most_cash_first(state: State18, last: Seat | None = None) -> list[Seat]:
    """Most cash gets card 1; who has equal cash keeps the order."""
    return sorted(state.order, key=lambda seat: -state.players[seat].cash)


def least_cash_first(state: State18) -> list[Seat]:
    """Least cash gets card 1; who has equal cash keeps the order."""
    return sorted(state.order, key=lambda seat: state.players[seat].cash)


def active(state: State18) -> list[CompanyId]:
    """The launched companies in operating order."""
    return [name for name in by_price(state) if state.companies[name].launched]


def fall_for_the_pool(state: State18, company: CompanyId) -> None:
    """With shares in the pool the price goes one space left."""
    cell = state.companies[company].cell
    if cell is not None and POOL in shareholders(state, company):
        move_price(state, company, state.title.chart.left(cell))


def rise_when_sold_out(state: State18, company: CompanyId) -> None:
    """With all shares in players' hands the price goes one space up."""
    cell = state.companies[company].cell
    if cell is not None and not {POOL, BANK} & shareholders(state, company).keys():
        move_price(state, company, state.title.chart.up(cell))


def rise_sold_out(state: State18) -> None:
    """All rises, in operating order."""
    for company in active(state):
        rise_when_sold_out(state, company)


def move_prices(state: State18) -> None:
    """First all falls, then all rises, each in operating order."""
    companies = active(state)
    for company in companies:
        fall_for_the_pool(state, company)
    for company in companies:
        rise_when_sold_out(state, company)


def move_prices_company_by_company(state: State18) -> None:
    """Falls and rises mixed, in operating order."""
    for company in active(state):
        fall_for_the_pool(state, company)
        rise_when_sold_out(state, company)
