"""What a player may do at any time can open a choice that a step does not have yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, TypeVar

from kursbuch.core.action import Action, Seat
from kursbuch.core.copying import copy
from kursbuch.core.offers import Domain, Offer, Span
from kursbuch.core.state import Step, since
from kursbuch.eighteen.state import State18

S = TypeVar("S", bound=State18)
T = TypeVar("T", bound=Step[Any])
LONGEST = 3
"""How many things in a row are looked at: a private sold, a line laid, a debt repaid."""


def opens_choice(
    state: S, step: T, seats: tuple[Seat, ...], has_choice: Callable[[T, S], bool]
) -> bool:
    """The step on top has a choice after something that one of the seats may do at any time."""
    if not since(state, 2) or not state.title.rounds.foresees:
        return False
    place = len(state.agenda) - 1
    return any(
        has_choice(there, after)
        for seat in seats
        for after in futures(state, seat)
        for there in after.agenda[place : place + 1]
        if isinstance(there, type(step))
    )


def futures(state: S, seat: Seat, longest: int = LONGEST) -> Iterator[S]:
    """The positions that a player can bring about alone, without using up their moment."""
    if not longest or not state.agenda:
        return
    for step in state.title.anytime:
        for offer in step.offers(state):
            if offer.by == seat:
                for action in extremes(offer):
                    after = copy(state)
                    step.apply(after, action)
                    yield after
                    yield from futures(after, seat, longest - 1)


def extremes(offer: Offer) -> Iterator[Action]:
    """The actions of an offer; of amounts only the least and the most."""
    for values in product(*(_ends(domain) for domain in offer.open.values())):
        yield offer.filled(dict(zip(offer.open, values, strict=True)))


def _ends(domain: Domain) -> list[object]:
    if isinstance(domain, Span):
        return [*dict.fromkeys((domain.low, domain.high))]
    return list(domain.values())
