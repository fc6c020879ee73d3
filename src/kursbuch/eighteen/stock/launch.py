"""Launch: with enough shares out a company gets its money and its station markers."""

from __future__ import annotations

from kursbuch.eighteen.events import CompanyLaunched
from kursbuch.eighteen.ids import BANK, CompanyId
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.holdings import director, shares
from kursbuch.eighteen.stock.market import set_price


def settle_launch(state: State18, company: CompanyId) -> None:
    """A company with a director is launched the moment enough of its shares are out."""
    record, own = state.companies[company], kind(state, company)
    out = own.shares - shares(state, company, BANK)
    if record.launched or not record.par or not 0 < own.launched_at <= out:
        return
    if director(state, company) is None:
        return
    record.launched = True
    if state.title.stock.marker_at_launch:
        set_price(state, company, state.title.chart.issue[record.par])
    capital = state.title.stock.capital(state, company)
    pay(state, BANK, company, capital)
    record.markers = own.markers_by_price.get(record.par, own.markers)
    state.emit(CompanyLaunched(company=company, capital=capital, markers=record.markers))
