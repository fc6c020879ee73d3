"""Money for a train that must be bought: own cash, then shares that are missed least, then debt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.stock import rank_sales
from kursbuch.bots.eighteen.trains import LOAN
from kursbuch.bots.eighteen.worth import share_worth
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.depot import for_sale, price
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.debt import Repay
from kursbuch.eighteen.stock.sell_shares import SellShares, sale_price


def rank_any_sales(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Sales of the stock round, or of an emergency."""
    top = s.state.agenda[-1]
    if isinstance(top, BuyTrains):
        yield from rank_emergency_sales(s, top, offers)
    else:
        yield from rank_sales(s, offers)


def rank_emergency_sales(
    s: Situation[State18], top: BuyTrains, offers: Sequence[Offer]
) -> Iterator[Candidate]:
    """Sell if the cheapest train cannot be paid without a loan, and what is missed least."""
    state = s.state
    cheapest = min(price(state, train) for _, train in for_sale(state, top.company))
    lacking = cheapest - top.at_hand(state)
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, SellShares)
            money = sale_price(state, action.company) * action.shares
            lost = share_worth(s, action.company) * action.shares
            saved = LOAN * min(max(0, lacking), money)
            because = Message("because-forced-sale", company=action.company, shares=action.shares)
            worth = saved - lost + money if lacking > 0 else -1e6 - lost
            yield Candidate(action, worth, because)


def rank_repayments(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Debts are paid back at once, all that can be."""
    for offer in offers:
        amount = max(offer.open["amount"].values(), key=lambda n: int(str(n)))
        action = offer.filled({"amount": amount})
        assert isinstance(action, Repay)
        yield Candidate(action, 1e5, Message("because-repay"))
