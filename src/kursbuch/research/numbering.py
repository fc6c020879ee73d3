"""Numbered offers: the actions of a position as a list of limited length, always in one order."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from kursbuch.core.action import Action
from kursbuch.core.offers import Offer, Span

MOST = 1024
"""The length of the list; what comes after it is left out."""
OF_A_SPAN = 5
"""How many amounts stand for all those of a span: the ends, and others between."""
OF_AN_OFFER = 64


def numbered(offers: Sequence[Offer], most: int = MOST) -> list[Action]:
    """The actions by their numbers.

    >>> import kursbuch
    >>> from kursbuch.research.numbering import numbered
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> numbered(kursbuch.offers(game))[1]
    PlaceBid(by=3, box=1, cubes=5)
    """
    found = (action for offer in offers for action in islice(some_of(offer), OF_AN_OFFER))
    return list(islice(found, most))


def some_of(offer: Offer) -> Sequence[Action]:
    """The actions of an offer, with a few amounts for each span."""
    spans = {name: domain for name, domain in offer.open.items() if isinstance(domain, Span)}
    if len(offer.open) != 1 or not spans:
        return list(islice(offer.actions(), OF_AN_OFFER))
    ((name, span),) = spans.items()
    return [offer.filled({name: amount}) for amount in amounts(span)]


def amounts(span: Span) -> list[int]:
    """The ends of a span, and others between, evenly spaced."""
    steps = (span.high - span.low) // span.step
    places = {round(part * steps / (OF_A_SPAN - 1)) for part in range(OF_A_SPAN)}
    return [span.low + place * span.step for place in sorted(places)]
