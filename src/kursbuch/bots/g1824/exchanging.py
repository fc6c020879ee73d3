"""What is exchanged in 1824: coal and mountain railways for shares, old trains for new."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation, company_at
from kursbuch.bots.eighteen.prospects import going_on, is_permanent, life, rounds_until, stake
from kursbuch.bots.eighteen.stations import value
from kursbuch.bots.eighteen.stock import gain_of_shares, out_now
from kursbuch.bots.eighteen.trains import adds, costs, phase_started, upheaval
from kursbuch.bots.eighteen.worth import share_worth
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import PhaseId
from kursbuch.eighteen.state import kind
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.part_exchange import TradeIn, reduced_price, smaller
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.wien import TakeMarkerBack

FORCED = PhaseId("4")
"""The phase that makes the owners of mountain railways exchange them."""


def best_share(s: Situation[State24]) -> float:
    """What the best share of a regional railway would bring."""
    worths = (share_worth(s, name, 80) for name in s.state.title.regionals)
    return 0.8 * max(worths, default=0.0)


def rank_coal_exchanges(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """As soon as the regional railway can be opened with it."""
    state = s.state
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, ExchangeCoal)
            regional = state.title.coal[action.company]
            lacking = kind(state, regional).launched_at - out_now(s, regional) - 2
            each = state.title.stock.new_price(state, regional)
            affordable = state.players[s.seat].cash // max(each, 1)
            score = 120.0 if lacking <= 0 else 60.0 if lacking <= affordable else -5.0
            yield Candidate(action, score, Message("because-coal-exchange", company=regional))


def rank_mountain_exchanges(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The best share there is, once it brings more than the income that is left."""
    state = s.state
    forced = not isinstance(state.agenda[-1], StockRound)
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, ExchangeMountain)
            gain = gain_of_shares(s, action.company, 1, 1, state.players[s.seat].cash)
            income = state.title.papers[action.paper].income
            wait = 0.0 if forced else income * rounds_until(state, FORCED) + 0.9 * best_share(s)
            because = Message("because-mountain-exchange", company=action.company)
            yield Candidate(action, gain - wait, because)


def rank_trade_ins(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """How much more the new train earns than the old, for the price that is left."""
    state, company = s.state, company_at(s)
    trains = state.companies[company].trains
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, TradeIn)
            old = smaller(state, action.train)
            rest = list(trains)
            assert old is not None
            rest.remove(old)
            before = adds(state, company, rest, old) * life(state, old)
            after = adds(state, company, rest, action.train) * life(state, action.train)
            score = stake(state, s.seat, company) * (after - before)
            score -= costs(
                s,
                company,
                reduced_price(state, action.train),
                is_permanent(state, action.train),
            )
            score += going_on(state, s.seat, reduced_price(state, action.train))
            phase = phase_started(state, action.train)
            score += upheaval(s, phase) if phase else 0.0
            yield Candidate(action, score, Message("because-trade-in", train=action.train))


def rank_half_sales(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """For half the money nothing is sold."""
    for offer in offers:
        yield Candidate(next(offer.actions()), -1e3, Message("because-only"))


def rank_towns(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Anywhere: nobody owns a railway yet."""
    offer = s.rng.choice(list(offers))
    yield Candidate(offer.sample(s.rng), 0.0, Message("because-towns"))


def rank_markers_back(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The marker in the lesser city goes back."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, TakeMarkerBack)
            yield Candidate(action, -float(value(s, action.stop)), Message("because-marker"))
