"""Debts of players to the bank: borrowing, interest, repayment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer, Span
from kursbuch.core.state import Step
from kursbuch.eighteen.events import DebtIncurred, DebtRepaid, InterestAdded
from kursbuch.eighteen.ids import BANK
from kursbuch.eighteen.law import require_law
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.state import State18


@dataclass(frozen=True, slots=True, kw_only=True)
class Repay(Action):
    """Repay a debt to the bank, or a part of it."""

    amount: int


def borrow(state: State18, seat: Seat, missing: int) -> None:
    """The bank lends what is missing, and adds interest at once. The cash is the player's now."""
    pay(state, BANK, seat, missing)
    owe(state, seat, missing + interest(missing, state.title.loans.at_once))


def owe(state: State18, seat: Seat, amount: int) -> None:
    """A player owes more than before."""
    player = state.players[seat]
    player.debt += amount
    state.emit(DebtIncurred(seat=seat, amount=amount, debt=player.debt))


def interest(debt: int, percent: int) -> int:
    """Interest, rounded up to a whole coin."""
    return -(-debt * percent // 100)


def add_interest(state: State18) -> None:
    """At the end of a stock round every debt grows."""
    for seat, player in enumerate(state.players):
        if player.debt:
            more = interest(player.debt, state.title.loans.each_round)
            player.debt += more
            state.emit(InterestAdded(seat=Seat(seat), amount=more, debt=player.debt))


def repayable(state: State18, seat: Seat) -> int:
    """The most that a player can pay back now."""
    return min(state.players[seat].cash, state.players[seat].debt)


def check_repayment(state: State18, seat: Seat, action: Repay) -> None:
    """A repayment is at most the debt and at most the player's cash."""
    require_law(state, 1 <= action.amount <= repayable(state, seat), "no-such-repayment")


def repay(state: State18, seat: Seat, amount: int) -> None:
    """Money goes to the bank, and the debt shrinks by as much."""
    pay(state, seat, BANK, amount)
    player = state.players[seat]
    player.debt -= amount
    state.emit(DebtRepaid(seat=seat, amount=amount, debt=player.debt))


@dataclass(slots=True)
class RepayAnyTime(Step[State18]):
    """A player in debt may repay at any time."""

    takes = (Repay,)

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """Those who owe and have money."""
        return tuple(Seat(n) for n, player in enumerate(state.players) if player.debt)

    def offers(self, state: State18) -> Iterator[Offer]:
        """Any amount up to the debt."""
        for seat in self.actors(state):
            if most := repayable(state, seat):
                yield Offer(Repay, seat, open={"amount": Span(1, most)})

    def check(self, state: State18, action: Repay) -> None:
        """The law of repayments."""
        check_repayment(state, action.by, action)

    def apply(self, state: State18, action: Repay) -> None:
        """Pay back."""
        repay(state, action.by, action.amount)
