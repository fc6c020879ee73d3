"""The duty to own a train, and where the money comes from when the treasury is too small."""

from __future__ import annotations

from kursbuch.eighteen.ids import CompanyId, Holder, TrainId
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.depot import for_sale, price
from kursbuch.eighteen.operating.events import DirectorPaid
from kursbuch.eighteen.operating.operating_round import director_of
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.debt import borrow


def owes_train(state: State18, company: CompanyId) -> bool:
    """The company has no train and must have one at the end of its turn."""
    return not state.companies[company].trains and state.title.trade.duty(state, company)


def is_emergency(state: State18, company: CompanyId) -> bool:
    """A train is owed, and the treasury cannot pay for the cheapest one of bank and pool."""
    if not owes_train(state, company):
        return False
    if state.title.trade.help_for_any_train == "yes":
        return True
    return not can_afford_any(state, company)


def can_afford_any(state: State18, company: CompanyId) -> bool:
    """The treasury can pay for the cheapest train of bank and pool."""
    cheapest = min(price(state, train) for _, train in for_sale(state, company))
    return state.companies[company].cash >= cheapest


def most_payable(state: State18, company: CompanyId, train: TrainId) -> int:
    """The most that can be paid for a train; with the director's help at most the printed price."""
    cash = state.companies[company].cash
    if is_emergency(state, company):
        return max(cash, price(state, train))
    if owes_train(state, company) and state.title.trade.help_for_any_train == "cash":
        private = state.players[director_of(state, company)].cash
        return max(cash, min(price(state, train), cash + private))
    return cash


def pay_for_train(state: State18, company: CompanyId, seller: Holder, amount: int) -> None:
    """The whole treasury first, then the director's cash, and the bank lends the rest."""
    missing = amount - state.companies[company].cash
    if missing > 0:
        seat = director_of(state, company)
        lacking = missing - state.players[seat].cash
        if lacking > 0:
            borrow(state, seat, lacking)
        pay(state, seat, company, missing)
        state.emit(DirectorPaid(seat=seat, company=company, amount=missing))
    pay(state, company, seller, amount)
