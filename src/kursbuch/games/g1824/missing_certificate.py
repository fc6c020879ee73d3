"""How 18xx.games treats a director whose certificate the former coal owner has (24-CR-13)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Step
from kursbuch.eighteen.ids import CompanyId, Holder
from kursbuch.eighteen.law import allowed
from kursbuch.eighteen.stock.directors import swap_certificates
from kursbuch.eighteen.stock.holdings import held
from kursbuch.eighteen.stock.sell_shares import give_to_the_bank
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.state import State24


@dataclass(frozen=True, slots=True, kw_only=True)
class SellForHalf(Action):
    """Sell single shares and the director's certificate, which brings the money of one share."""

    company: CompanyId
    singles: int


def other_director(state: State24, company: CompanyId) -> Seat | None:
    """The director, if somebody else has the certificate."""
    return state.directors.get(company)


def swap(state: State24, company: CompanyId, old: Holder, new: Seat) -> None:
    """Certificates are swapped, unless the old director has none to give."""
    if company in state.directors:
        pass_on(state, company, new)
    else:
        swap_certificates(state, company, old, new)


def pass_on(state: State24, company: CompanyId, new: Seat) -> None:
    """Another player directs the company; if they hold its certificate, all is as usual."""
    state.directors.pop(company, None)
    if state.holder[state.title.certificates[company][0].id] != new:
        state.directors[company] = new


@dataclass(slots=True)
class HalfSale(Step[State24]):
    """On a turn of a stock round, beside other sales."""

    takes = (SellForHalf,)
    rule = "24-CR-13"

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """The player whose turn it is."""
        top = state.agenda[-1]
        return top.actors(state) if isinstance(top, StockRound) else ()

    def offers(self, state: State24) -> Iterator[Offer]:
        """For each company whose certificate the player has without directing it."""
        for seat in self.actors(state):
            for company in state.directors:
                numbers = tuple(
                    number
                    for number in range(len(held(state, company, seat)))
                    if allowed(check_half, state, seat, company, number)
                )
                if numbers:
                    singles = Choices(numbers)
                    yield Offer(SellForHalf, seat, {"company": company}, {"singles": singles})

    def check(self, state: State24, action: SellForHalf) -> None:
        """The law of this sale."""
        check_half(state, action.by, action.company, action.singles)

    def apply(self, state: State24, action: SellForHalf) -> None:
        """The certificates go to the bank."""
        own = held(state, action.company, action.by)[: action.singles + 1]
        top = state.agenda[-1]
        assert isinstance(top, StockRound)
        top.acted, top.last = True, action.by
        top.sold_now.append(action.company)
        top.sold.setdefault(action.by, []).append(action.company)
        give_to_the_bank(state, action.by, action.company, own, action.singles + 1)


def check_half(state: State24, seat: Seat, company: CompanyId, singles: int) -> None:
    """The seller has the certificate without being director, and that many single shares."""
    own = held(state, company, seat) if company in state.directors else []
    fits = own and own[0].director and 0 <= singles < len(own)
    require(fits, "24-CR-13", "sell-own-shares", company=company)
    state.title.stock.check_saleable(state, company)
    room = state.title.stock.room(state, company)
    require(singles + 1 <= room, "24-SE-05", "pool-full", company=company, room=max(room, 0))
