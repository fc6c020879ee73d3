"""Two debts of a player: loans, and what is owed for the exchange into SBB shares."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer, Span
from kursbuch.core.state import Step
from kursbuch.eighteen.events import DividendReceived, IncomePaid, PaperBought
from kursbuch.eighteen.ids import BANK
from kursbuch.eighteen.money import pay
from kursbuch.games.g1844.events import ExchangeDebt
from kursbuch.games.g1844.state import State44


@dataclass(frozen=True, slots=True, kw_only=True)
class RepayExchange(Action):
    """Repay a debt for the exchange into SBB shares, or a part of it."""

    amount: int


def in_debt(state: State44, seat: Seat) -> bool:
    """A player with a debt of either kind buys nothing (44-BU-16)."""
    return state.players[seat].debt > 0 or state.sbb_debt[seat] > 0


def call_in(state: State44, seat: Seat) -> None:
    """From a player's first turn of a stock round on, all cash repays this debt (44-SB-20)."""
    if state.sbb_debt[seat]:
        if seat not in state.called:
            state.called.append(seat)
        _pay(state, seat, min(state.players[seat].cash, state.sbb_debt[seat]))


def must_sell(state: State44, seat: Seat) -> str:
    """A player who owes for the exchange sells as long as possible (44-SB-20)."""
    return "sell-for-the-exchange" if state.sbb_debt[seat] else ""


def pay_from_later_cash(state: State44, event: Event) -> None:
    """A remainder is paid as soon as there is money (44-SB-20)."""
    assert isinstance(event, IncomePaid | DividendReceived)
    if event.owner in state.called and isinstance(event.owner, int):
        call_in(state, Seat(event.owner))


def pay_from_a_sold_private(state: State44, event: PaperBought) -> None:
    """What a company pays a player for a private company goes the same way (44-SB-20)."""
    if event.seller in state.called and isinstance(event.seller, int):
        call_in(state, Seat(event.seller))


def _pay(state: State44, seat: Seat, amount: int) -> None:
    if amount:
        pay(state, seat, BANK, amount)
        state.sbb_debt[seat] -= amount
        state.emit(ExchangeDebt(seat=seat, debt=state.sbb_debt[seat]))


@dataclass(slots=True)
class RepayExchangeAnyTime(Step[State44]):
    """The player may repay earlier (44-SB-20)."""

    takes = (RepayExchange,)
    rule = "44-SB-20"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """Those who owe."""
        return tuple(Seat(seat) for seat, debt in enumerate(state.sbb_debt) if debt)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Any amount up to the debt."""
        for seat in self.actors(state):
            if most := min(state.players[seat].cash, state.sbb_debt[seat]):
                yield Offer(RepayExchange, seat, open={"amount": Span(1, most)})

    def check(self, state: State44, action: RepayExchange) -> None:
        """At most the debt, and at most the player's cash."""
        most = min(state.players[action.by].cash, state.sbb_debt[action.by])
        require(1 <= action.amount <= most, "44-SB-20", "no-such-repayment")

    def apply(self, state: State44, action: RepayExchange) -> None:
        """Pay."""
        _pay(state, action.by, action.amount)
