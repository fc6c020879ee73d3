"""The auction of the private companies, and the issue price that comes with one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation
from kursbuch.core.offers import Offer, Span
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import PaperId
from kursbuch.games.g1844.auction import SetIssuePrice
from kursbuch.games.g1844.state import State44

LIMITS: Mapping[str, float] = {
    "P1": 1.6,
    "P2": 1.4,
    "P3": 1.4,
    "P4": 1.4,
    "P5": 1.45,
    "P6": 1.6,
    "P7": 1.35,
}
"""The most that is bid, as a part of the printed price: income, power and what comes with it."""


def rank_bids(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Bid as little as possible, up to a limit."""
    for offer in offers:
        paper, span = PaperId(str(offer.facts["paper"])), offer.open["amount"]
        assert isinstance(span, Span)
        most = LIMITS.get(paper, 1.2) * s.state.title.papers[paper].price
        most *= 1 + 0.15 * (2 * s.rng.random() - 1)
        score = min(most, 0.75 * s.state.title.start_cash[len(s.state.players)]) - span.low
        because = Message("because-bid", paper=paper, most=round(most))
        yield Candidate(offer.filled({"amount": span.low}), score, because)


def rank_issue_prices(s: Situation[State44], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The certificate is paid already: the highest price brings the most capital."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, SetIssuePrice)
            yield Candidate(action, float(action.price), Message("because-high-price"))
