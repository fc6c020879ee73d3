"""Bankruptcy, which the rulebook does not know and some tables play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step
from kursbuch.eighteen.game import end_now
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.depot import for_sale, price
from kursbuch.eighteen.operating.emergency import is_emergency
from kursbuch.eighteen.stock.sell_shares import possible_sales, sale_price
from kursbuch.games.g1844.operating_events import WentBankrupt
from kursbuch.games.g1844.state import State44


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclareBankruptcy(Action):
    """Give up: there is not enough for the cheapest train."""


@dataclass(slots=True)
class Bankruptcy(Step[State44]):
    """A director who cannot raise the price of a train that is owed may end the game (44-EF-17)."""

    takes = (DeclareBankruptcy,)
    rule = "44-EF-17"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director of a company that buys trains."""
        top = state.agenda[-1]
        allowed = state.title.switches.bankruptcy and isinstance(top, BuyTrains)
        return top.actors(state) if allowed else ()

    def offers(self, state: State44) -> Iterator[Offer]:
        """Only for those who have no other way but a loan."""
        for seat in self.actors(state):
            if is_ruined(state, seat):
                yield Offer(DeclareBankruptcy, seat)

    def check(self, state: State44, action: DeclareBankruptcy) -> None:
        """Cash, treasury and shares together do not pay for the cheapest train."""
        require(is_ruined(state, action.by), "44-EF-17", "not-ruined")

    def apply(self, state: State44, action: DeclareBankruptcy) -> None:
        """The game is over at once."""
        state.emit(WentBankrupt(seat=action.by))
        end_now(state, "bankrupt")


def is_ruined(state: State44, seat: Seat) -> bool:
    """A train is owed, and money and shares that can be sold do not pay for the cheapest."""
    top = state.agenda[-1]
    if not isinstance(top, BuyTrains) or not is_emergency(state, top.company):
        return False
    cheapest = min(price(state, train) for _, train in for_sale(state, top.company))
    return top.at_hand(state) + _worth_of_sales(state, seat) < cheapest


def _worth_of_sales(state: State44, seat: Seat) -> int:
    """What the largest possible sale of each company's shares would bring."""
    worth = 0
    for company in state.companies:
        sales = possible_sales(state, seat, company, may_change_director=False)
        most = max((sale.shares for sale in sales), default=0)
        worth += most * sale_price(state, company) if most else 0
    return worth
