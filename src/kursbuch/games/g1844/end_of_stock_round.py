"""The end of a stock round of 1844: turn order by cash, and prices that fall and rise."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import POOL, CompanyId
from kursbuch.eighteen.stock.holdings import shareholders
from kursbuch.eighteen.stock.market import active, move_price, rise_when_sold_out
from kursbuch.games.g1844.state import State44


def most_cash_first(state: State44, last: Seat | None = None) -> list[Seat]:
    """Most cash gets card 1; players with equal cash keep their order."""
    return sorted(state.order, key=lambda seat: -state.players[seat].cash)


def least_cash_first(state: State44) -> list[Seat]:
    """Least cash gets card 1; players with equal cash keep their order."""
    return sorted(state.order, key=lambda seat: state.players[seat].cash)


def fall_for_the_pool(state: State44, company: CompanyId) -> None:
    """With shares in the pool the price goes one space left."""
    cell = state.companies[company].cell
    if cell is not None and POOL in shareholders(state, company):
        move_price(state, company, state.title.chart.left(cell))


def move_prices(state: State44) -> None:
    """First all falls, then all rises, each in operating order."""
    companies = active(state)
    for company in companies:
        fall_for_the_pool(state, company)
    for company in companies:
        rise_when_sold_out(state, company)


def move_prices_company_by_company(state: State44) -> None:
    """Falls and rises mixed, in operating order."""
    for company in active(state):
        fall_for_the_pool(state, company)
        rise_when_sold_out(state, company)
