"""Trains that change hands between companies: what the one wins and the other loses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from kursbuch.bots.bot import Candidate
from kursbuch.bots.care import Care
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.prospects import going_on, is_permanent, life, stake
from kursbuch.bots.eighteen.trains import NEVER, brings, costs, standing_still
from kursbuch.core.offers import Offer, Span
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.depot import for_sale, price, shown
from kursbuch.eighteen.operating.emergency import owes_train
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, AskConsent, TradeTrain
from kursbuch.eighteen.running.imagined_runs import revenue
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director

STILL_THERE = 0.8
"""How sure a train is to be had still when a company's next turn comes."""


def rank_trades(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Trains of other companies: of one's own for little, of others' at the printed price."""
    state, company = s.state, company_at(s)
    trains = state.companies[company].trains
    for offer in offers:
        seller, train = CompanyId(str(offer.fixed["seller"])), TrainId(str(offer.fixed["train"]))
        span = offer.open["price"]
        assert isinstance(span, Span)
        mine = director(state, seller) == s.seat
        if not (s.care or owes_train(state, company)):
            continue
        if mine:
            amount = max(span.low, min(span.high, fair_price(s, company, seller, train)))
        else:
            least = wanted_for(s, seller, train)
            enough = next((amount for amount in span.values() if amount >= least), None)
            if enough is None:
                continue  # the other director would refuse: nobody is asked in vain
            amount = enough
        action = offer.filled({"price": amount})
        assert isinstance(action, TradeTrain)
        score = brings(s, company, trains, train) - costs(
            s, company, amount, is_permanent(state, train)
        )
        if mine:
            score -= given_up(s, seller, train) - 0.3 * stake(state, s.seat, seller) * amount
        else:
            score -= 0.1 * amount  # the other may refuse all the same
        name = shown(state, train)
        yield Candidate(action, score, Message("because-trade", train=name, seller=seller))


def wanted_for(s: Situation[State18], seller: CompanyId, train: TrainId) -> float:
    """The price from which on the seller's director has more of the money than of the train."""
    seat = director(s.state, seller)
    assert seat is not None
    theirs = replace(s, seat=seat, known={})
    return loss(theirs, seller, train) / max(stake(s.state, seat, seller), 0.05) + 1


def fair_price(s: Situation[State18], buyer: CompanyId, seller: CompanyId, train: TrainId) -> int:
    """Between one's own companies: what the buyer can spare, up to the printed price."""
    state = s.state
    return min(price(state, train), state.companies[buyer].cash // 2)


def loss(s: Situation[State18], seller: CompanyId, train: TrainId) -> float:
    """What a company of the seat loses with a train."""
    state = s.state
    left = list(state.companies[seller].trains)
    left.remove(train)
    most = life(state, train)
    less = revenue(state, seller) - revenue(state, seller, trains=left)
    part = stake(state, s.seat, seller)
    gone = less * most * part
    if not left:
        gone += standing_still(s, seller, min(most, 5.0))
        gone += costs(s, seller, price(state, train)) * 0.5
    return gone


def given_up(s: Situation[State18], seller: CompanyId, train: TrainId) -> float:
    """What a company of the seat loses with a train, unless it is better off with another one."""
    lost = loss(s, seller, train)
    if len(s.state.companies[seller].trains) > 1 or not sees_renewal(s):
        return lost
    return min(lost, -renewal(s, seller))


def sees_renewal(s: Situation[State18]) -> bool:
    """Only who looks closely sees what a company without a train is good for."""
    return s.advice.renews and s.care is Care.THOROUGH


def renewal(s: Situation[State18], company: CompanyId) -> float:
    """What it brings that a director may pay for a better train if the company has none.

    It stands still for a round, and then runs the new one to the end.
    """
    state, part = s.state, stake(s.state, s.seat, company)
    purse = state.companies[company].cash + state.players[s.seat].cash
    lasting = [
        new
        for source, new in for_sale(state, company)
        if source == BANK and is_permanent(state, new) and price(state, new) <= purse
    ]
    best = max((brought_later(s, company, new) for new in lasting), default=-NEVER)
    return best - part * revenue(state, company) - standing_still(s, company, 2)


def brought_later(s: Situation[State18], company: CompanyId, new: TrainId) -> float:
    """What a train brings from the round after next on, instead of those that a company has."""
    state, cost = s.state, price(s.state, new)
    more = revenue(state, company, trains=(new,)) - revenue(state, company)
    rounds = max(0.0, life(state, new) - 1)
    gain = STILL_THERE * stake(state, s.seat, company) * more * rounds
    return gain - costs(s, company, cost, lasting=True) + going_on(state, s.seat, cost)


def rank_answers(s: Situation[State18], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Agree if the money is worth more to the company than the train."""
    top = s.state.agenda[-1]
    assert isinstance(top, AskConsent)
    worth = loss(s, top.seller, top.train)
    money = stake(s.state, s.seat, top.seller) * top.price
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, AnswerTrade)
            if action.agreed:
                yield Candidate(action, money - worth, Message("because-agreed"))
            else:
                yield Candidate(action, 0.0, Message("because-refused"))
