"""Looking ahead in an 18xx game: to the end of the series of operating rounds."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kursbuch.bots.eighteen.advice import Advice, Situation
from kursbuch.bots.eighteen.prospects import director_may_add, rounds_left
from kursbuch.bots.eighteen.worth import share_worth
from kursbuch.bots.search import Horizon
from kursbuch.bots.temperament import BALANCED
from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import shareholders
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.sell_shares import SellShares

WEIGHTY: frozenset[type[Action]] = frozenset(
    {BuyShare, StartCompany, BuyPaper, SellShares, UseRevenue}
    | {BuyTrain, TradeTrain, AnswerTrade, PlaceMarker}
)

DOUBT = 100.0
"""What the ranking sees better by so much is better."""


def to_the_next_stock_round(start: State, now: State) -> bool:
    """The series of operating rounds is over; from the opening on, the first one."""
    assert isinstance(start, State18)
    assert isinstance(now, State18)
    return now.turn > max(start.turn, 1)


def prospects_of(advice: Advice, state: State) -> Sequence[float]:
    """What every seat is worth, with the dividends and the growth that its shares may expect."""
    assert isinstance(state, State18)
    seats = [Seat(seat) for seat in range(len(state.players))]
    values = [float(state.title.scored(state, seat)) for seat in seats]
    if not state.agenda:
        return values
    s = Situation(state, seats[0], BALANCED, advice, Random(0), False)
    for company, record in state.companies.items():
        if record.closed or not record.par:
            continue
        growth = share_worth(s, company) - price(state, company)
        for holder, number in shareholders(state, company).items():
            if isinstance(holder, int):
                values[holder] += growth * number
    rounds = rounds_left(state)
    for name, paper in state.title.papers.items():
        owner = state.holder[name]
        if isinstance(owner, int):
            values[owner] += paper.income * min(rounds, 4.0)
    return [
        value - 0.8 * max(0.0, director_may_add(state, seat) - 0.5 * state.players[seat].cash)
        for seat, value in zip(seats, values, strict=True)
    ]


def horizon(advice: Advice, own: frozenset[type[Action]] = frozenset()) -> Horizon:
    """How far a title is looked ahead, given its advice and its own weighty actions."""
    weighty = WEIGHTY | own

    def is_weighty(state: State, offers: Sequence[Offer]) -> bool:
        return any(offer.action in weighty for offer in offers)

    def values(state: State) -> Sequence[float]:
        return prospects_of(advice, state)

    return Horizon(to_the_next_stock_round, values, is_weighty, "until-stock-round", DOUBT)
