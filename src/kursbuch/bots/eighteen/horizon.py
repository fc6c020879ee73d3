"""Looking ahead in an 18xx game: to the end of the series of operating rounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeAlias, cast

from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.advice import Advice, Situation
from kursbuch.bots.eighteen.prospects import director_may_add, rounds_left
from kursbuch.bots.eighteen.worth import share_worth
from kursbuch.bots.search import Horizon, Thought
from kursbuch.bots.temperament import BALANCED
from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import papers, shareholders
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.title.slots import S

WEIGHTY: frozenset[type[Action]] = frozenset(
    {BuyShare, StartCompany, BuyPaper, SellShares}
    | {BuyTrain, TradeTrain, AnswerTrade, PlaceMarker}
)

Promise: TypeAlias = Callable[[Situation[S], Seat], float]
"""What, in a situation, a seat has that is no share and not scored as what it will be worth."""
USUAL = Thought()
"""How much is thought about a choice if a title says nothing else."""
DOUBT = 250.0
"""What the ranking puts ahead by this much is better."""


def to_the_next_stock_round(start: State, now: State) -> bool:
    """The series of operating rounds is over; from the opening on, the first one."""
    assert isinstance(start, State18)
    assert isinstance(now, State18)
    return now.turn > max(start.turn, 1)


def incomes(s: Situation[State18], seat: Seat) -> float:
    """What papers pay for a while."""
    held = papers(s.state, seat)
    return sum(s.state.title.papers[name].income for name in held) * min(rounds_left(s.state), 4.0)


def prospects_of(advice: Advice[S], promise: Promise[S], state: State) -> Sequence[float]:
    """What every seat is worth, with what its shares and papers may be expected to bring."""
    assert isinstance(state, State18)
    seats = [Seat(seat) for seat in range(len(state.players))]
    values = [float(state.title.scored(state, seat)) for seat in seats]
    if not state.agenda:
        return values
    s = Situation(cast(S, state), seats[0], BALANCED, advice, Random(0), Care.QUICK)
    for company, record in state.companies.items():
        if record.closed or not record.par:
            continue
        growth = share_worth(s, company) - price(state, company)
        for holder, number in shareholders(state, company).items():
            if isinstance(holder, int):
                values[holder] += growth * number
    return [
        value + promise(s, seat) - burden(state, seat)
        for seat, value in zip(seats, values, strict=True)
    ]


def burden(state: State18, seat: Seat) -> float:
    """What a director may have to add beyond their cash."""
    return 0.8 * max(0.0, director_may_add(state, seat) - 0.5 * state.players[seat].cash)


def horizon(
    advice: Advice[S],
    own: frozenset[type[Action]] = frozenset(),
    promise: Promise[S] = incomes,
    thought: Thought = USUAL,
) -> Horizon:
    """How far a title is looked ahead, given its advice, weighty actions and what papers bring."""
    weighty = WEIGHTY | own

    def is_weighty(state: State, offers: Sequence[Offer]) -> bool:
        return any(offer.action in weighty for offer in offers)

    def values(state: State) -> Sequence[float]:
        return prospects_of(advice, promise, state)

    until = "until-stock-round"
    return Horizon(to_the_next_stock_round, values, is_weighty, until, DOUBT, thought)
