"""Dealings that only 1844 has: private companies sold, EVA given, claims, the SBB."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.prospects import next_price, rounds_until, stake, without_train_in
from kursbuch.bots.eighteen.stations import value
from kursbuch.bots.eighteen.track import price_of_money
from kursbuch.bots.eighteen.trains import brings
from kursbuch.core.offers import Offer, Span
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId, PaperId, PhaseId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.games.g1844.eva import EVA, GiveEva
from kursbuch.games.g1844.sbb import KeepMarker
from kursbuch.games.g1844.state import State44


def rank_private_sales(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Money of the treasury for the seat, as long as the company does not need it."""
    company = company_at_turn(s.state)
    assert company is not None
    for offer in offers:
        paper, span = PaperId(str(offer.fixed["paper"])), offer.open["price"]
        assert isinstance(span, Span)
        mine = s.state.holder[paper] == s.seat
        amount = span.high if mine else span.low
        score = gain_of_sale(s, company, paper, amount) if mine else -1.0
        because = Message("because-private-sold", paper=paper, price=amount)
        yield Candidate(offer.filled({"price": amount}), score, because)


def gain_of_sale(s: Situation[State44], company: CompanyId, paper: PaperId, amount: int) -> float:
    """What the seat gets, less the income it gives up and what the company then lacks."""
    state = s.state
    left = state.companies[company].cash - amount
    short = max(0, next_price(state, company) - left)
    urgency = 1.2 if without_train_in(state, company) < 1 else 0.7
    rounds = rounds_until(state, PhaseId("5"))
    lost = state.title.papers[paper].income * rounds * (1 - stake(state, s.seat, company))
    return amount - lost - urgency * short - price_of_money(s, company, amount)


def rank_eva(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """To the company that earns most with it."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, GiveEva)
            trains = s.state.companies[action.company].trains
            gain = 30 + brings(s, action.company, trains, EVA)
            yield Candidate(action, gain, Message("because-eva", company=action.company))


def rank_kept_markers(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Keep the marker in the better city."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, KeepMarker)
            yield Candidate(action, float(value(s, action.stop)), Message("because-marker"))


def rank_claims(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Whatever is due is claimed."""
    for offer in offers:
        yield Candidate(offer.filled({}), 1e4, Message("because-claim"))


def rank_bankruptcy(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Never as long as anything else can be done."""
    for offer in offers:
        yield Candidate(offer.filled({}), -1e9, Message("because-only"))


def rank_exchange_debt(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Debts are paid back as soon as there is money."""
    for offer in offers:
        span = offer.open["amount"]
        assert isinstance(span, Span)
        yield Candidate(offer.filled({"amount": span.high}), 1e5, Message("because-repay"))
