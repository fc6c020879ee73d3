"""Takeovers: links that cost more than they bring are sold in time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.first_train.bidding import Sight, point_worth
from kursbuch.bots.first_train.plans import access_worth, all_rivals, turns_left, with_links
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.games.first_train.takeovers import SellSeries, links_of, price_of

AGAIN = 0.75
"""What access left for later turns is worth, as a part of it."""


def rank_sales(s: Sight, offers: Sequence[Offer]) -> Iterator[Candidate]:
    """What the links would still cost, against what they still give access to."""
    state = s.state
    later = turns_left(state)
    rivals = all_rivals(state, s.seat)
    before = access_worth(state, s.seat, rivals)
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, SellSeries)
            links = links_of(action.areas)
            after = access_worth(with_links(state, s.seat, (), links), s.seat, rivals)
            point = point_worth(s, action.company) if later else 0.0
            saved = len(links) * (1 + min(later, 2) * s.temper.trading**0.3)
            lost = AGAIN * (before - after) * bool(later) + point * price_of(len(links))
            because = Message("because-ft-sale", links=len(links))
            yield Candidate(action, saved - lost, because)
