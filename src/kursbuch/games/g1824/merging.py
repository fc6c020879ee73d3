"""A small railway becomes part of a larger one."""

from __future__ import annotations

from kursbuch.eighteen.ids import OUT, CompanyId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.games.g1824.events import Merged
from kursbuch.games.g1824.state import State24


def merge(state: State24, company: CompanyId, into: CompanyId) -> None:
    """The railway closes; its cash and trains go to the other's charter (24-CR-16, 24-FO-08)."""
    record, heir = state.companies[company], state.companies[into]
    cash, trains = record.cash, tuple(record.trains)
    pay(state, company, into, cash)
    heir.trains += record.trains
    record.trains = []
    close(state, company)
    state.emit(Merged(company=company, into=into, cash=cash, trains=trains))


def close(state: State24, company: CompanyId) -> None:
    """A railway of one certificate leaves the game."""
    state.companies[company].closed = True
    state.companies[company].markers = 0
    transfer(state, state.title.certificates[company][0].id, OUT)
