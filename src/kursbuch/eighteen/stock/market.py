"""Where the price markers stand, and what follows for prices and the order of companies."""

from __future__ import annotations

from kursbuch.eighteen.events import PriceMoved
from kursbuch.eighteen.ids import BANK, POOL, Cell, CompanyId
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shareholders


def price(state: State18, company: CompanyId) -> int:
    """The current price of one share; 0 without a marker on the chart."""
    cell = state.companies[company].cell
    return 0 if cell is None else state.title.chart.price(cell)


def set_price(state: State18, company: CompanyId, cell: Cell) -> None:
    """Put a price marker on a cell, under the markers already there."""
    record = state.companies[company]
    state.arrivals += 1
    record.cell, record.arrival = cell, state.arrivals


def on_chart(state: State18, company: CompanyId) -> bool:
    """Its price marker is on the chart; until then its price is that of its start cell."""
    record = state.companies[company]
    waits = state.title.stock.marker_at_launch and not record.launched
    return record.cell is not None and not waits


def move_price(state: State18, company: CompanyId, cell: Cell) -> None:
    """A price marker goes to *cell*; one that stays where it is keeps its place in the stack."""
    record = state.companies[company]
    assert record.cell is not None
    if cell == record.cell or not on_chart(state, company):
        return
    old = price(state, company)
    set_price(state, company, cell)
    state.emit(PriceMoved(company=company, old=old, new=state.title.chart.price(cell)))


def by_price(state: State18) -> list[CompanyId]:
    """Companies on the chart: highest price first, then furthest right, then top of the stack."""
    prices = state.title.chart.price
    keys = {
        name: (-prices(record.cell), -record.cell[1], record.cell[0], record.arrival)
        for name, record in state.companies.items()
        if record.cell is not None
    }
    return sorted(keys, key=keys.__getitem__)


def active(state: State18) -> list[CompanyId]:
    """The launched companies in operating order."""
    return [name for name in by_price(state) if state.companies[name].launched]


def rise_when_sold_out(state: State18, company: CompanyId) -> None:
    """With all shares in players' hands the price goes one space up."""
    cell = state.companies[company].cell
    if cell is not None and not {POOL, BANK} & shareholders(state, company).keys():
        move_price(state, company, state.title.chart.up(cell))
