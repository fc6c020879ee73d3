"""Money and certificates change hands here and nowhere else."""

from __future__ import annotations

from kursbuch.core.state import since
from kursbuch.eighteen.events import BankBroken
from kursbuch.eighteen.ids import BANK, CertificateId, CompanyId, Holder, PaperId
from kursbuch.eighteen.state import State18


def is_empty(bank: int) -> bool:
    """The bank is broken when it has no money."""
    return bank <= 0


def is_overdrawn(bank: int) -> bool:
    """The bank is broken when it cannot pay."""
    return bank < 0


def pay(state: State18, payer: Holder, payee: Holder, amount: int) -> None:
    """Money goes from one to another; only the bank may pay more than it has."""
    assert amount >= 0, f"{payer} cannot pay {amount}"
    _add(state, payer, -amount)
    _add(state, payee, amount)
    if payer == BANK and not since(state, 2):
        see_whether_broken(state)


def judge_bank(state: State18) -> None:
    """The bank is judged by what is left after everything that happens together."""
    if since(state, 2):
        see_whether_broken(state)


def see_whether_broken(state: State18) -> None:
    """The end is announced once, and never undone."""
    if not state.broken and state.title.stock.is_broken(state.bank):
        state.broken = True
        state.emit(BankBroken())


def _add(state: State18, holder: Holder, amount: int) -> None:
    if isinstance(holder, int):
        state.players[holder].cash += amount
        assert state.players[holder].cash >= 0, f"seat {holder} has no such money"
    elif holder == BANK:
        state.bank += amount
    else:
        company = state.companies[CompanyId(holder)]
        company.cash += amount
        assert company.cash >= 0, f"{holder} has no such money"


def transfer(state: State18, certificate: CertificateId | PaperId, to: Holder) -> None:
    """A certificate or another paper goes to a new holder."""
    assert certificate in state.holder
    state.holder[certificate] = to
