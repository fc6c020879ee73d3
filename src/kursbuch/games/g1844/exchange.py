"""The exchange of pre-SBB shares into SBB shares, and the first director of the SBB."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import BANK, OUT, POOL, CompanyId, Holder
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.stock.debt import owe
from kursbuch.eighteen.stock.holdings import director, shareholders
from kursbuch.eighteen.stock.market import price
from kursbuch.games.g1844.events import ExchangeDebt, SharesExchanged, Swapped
from kursbuch.games.g1844.state import State44

SHARE = 100
"""What an SBB share costs in the exchange."""


@dataclass(slots=True)
class Portions:
    """The SBB certificates that everybody gets, before they are handed out."""

    doubles: list[Holder] = field(default_factory=list)
    """One for each director's certificate, in the order V1 to V5."""
    singles: Counter[Holder] = field(default_factory=Counter)

    def shares(self, holder: Holder) -> int:
        """How many SBB shares somebody gets."""
        return 2 * self.doubles.count(holder) + self.singles[holder]


def exchange_shares(state: State44, merged: list[CompanyId], sbb: CompanyId) -> None:
    """Every share is exchanged, differences are settled, the largest holder becomes director."""
    former = [director(state, name) for name in merged]
    portions = _portions(state, merged)
    _settle_differences(state, merged)
    new = first_director(state, portions, former)
    if new is not None:
        _provide_double(state, portions, new)
    _hand_out(state, portions, new, sbb)
    for name in merged:
        for certificate in state.title.certificates[name]:
            transfer(state, certificate.id, OUT)


def _portions(state: State44, merged: list[CompanyId]) -> Portions:
    """A director's certificate becomes a double, a share a single; the bank's go to the pool."""
    portions = Portions()
    for name in merged:
        for certificate in state.title.certificates[name]:
            holder = state.holder[certificate.id]
            owner = holder if isinstance(holder, int) else POOL
            if certificate.director:
                portions.doubles.append(owner)
            else:
                portions.singles[owner] += 1
    return portions


def _settle_differences(state: State44, merged: list[CompanyId]) -> None:
    """Players receive what a share was worth above 100, and pay what it lacked (44-SB-16)."""
    each = [_balances(state, name) for name in merged]
    if state.title.switches.exchange == "by company":
        for balances in each:
            for seat, (number, balance) in balances.items():
                _settle(state, seat, number, balance)
        return
    for seat in state.order:
        own = [balances[seat] for balances in each if seat in balances]
        if own:
            _settle(state, seat, sum(n for n, _ in own), sum(b for _, b in own))


def _balances(state: State44, company: CompanyId) -> dict[Seat, tuple[int, int]]:
    """The shares of one company that players hold, and what they get for them, or pay."""
    difference = price(state, company) - SHARE
    found = shareholders(state, company)
    return {seat: (found[seat], found[seat] * difference) for seat in state.order if seat in found}


def _settle(state: State44, seat: Seat, number: int, balance: int) -> None:
    """A player who cannot pay owes the rest (44-SB-20)."""
    paid = max(balance, -state.players[seat].cash)
    if paid > 0:
        pay(state, BANK, seat, paid)
    else:
        pay(state, seat, BANK, -paid)
    state.emit(SharesExchanged(seat=seat, shares=number, balance=balance))
    missing = paid - balance
    if not missing:
        return
    if state.title.switches.exchange_debt == "loan":
        owe(state, seat, missing)
    else:
        state.sbb_debt[seat] += missing
        state.emit(ExchangeDebt(seat=seat, debt=state.sbb_debt[seat]))


def first_director(state: State44, portions: Portions, former: list[Seat | None]) -> Seat | None:
    """Most shares, at least two; then the director of V1, of V2 …; then the lower order card."""
    most = max(portions.shares(seat) for seat in state.order)
    if most < 2:
        return None
    tied = [seat for seat in state.order if portions.shares(seat) == most]
    return next((seat for seat in former if seat in tied), tied[0])


def _provide_double(state: State44, portions: Portions, new: Seat) -> None:
    """A director without a double swaps with the pool, or with the last former director."""
    doubles = portions.doubles
    if new in doubles:
        return
    place = doubles.index(POOL) if POOL in doubles else len(doubles) - 1
    partner, doubles[place] = doubles[place], new
    portions.singles[new] -= 2
    portions.singles[partner] += 2
    state.emit(Swapped(seat=new, partner=partner))


def _hand_out(state: State44, portions: Portions, new: Seat | None, sbb: CompanyId) -> None:
    """The director's certificate is one of the doubles; it goes to the director, or the pool."""
    top, *others = state.title.certificates[sbb]
    doubles = list(portions.doubles)
    doubles.remove(POOL if new is None else new)
    transfer(state, top.id, POOL if new is None else new)
    singles = list(portions.singles.elements())
    for certificate in others:
        owner = doubles.pop() if certificate.shares == 2 else singles.pop()
        transfer(state, certificate.id, owner)
