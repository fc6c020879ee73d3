"""A step is passed over only if no sequence of what its seat may do leads to a choice in it."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from kursbuch.core.action import Action, Event
from kursbuch.core.copying import copy
from kursbuch.core.offers import Offer, Span
from kursbuch.core.state import State, Step
from tests.contract.cases import Case, plain_cases, random_game

SKIPPED = ("NothingToDo", "PassedOver")
"""The events with which a step says that nobody is asked."""
NOTHING = ("Pass",)
DEEP = 2


def choices(state: State, step: Step[State]) -> list[Action]:
    """What the step offers besides doing nothing; runs of no train are nothing."""
    found = []
    for offer in step.offers(state):
        if any(isinstance(domain, Span) and not domain for domain in offer.open.values()):
            continue  # an amount that nobody has
        action = offer.sample(Random(1))
        if type(action).__name__ not in NOTHING and getattr(action, "runs", True):
            found.append(action)
    return found


def could_have_acted(state: State, depth: int = DEEP) -> list[Action]:
    """A way to a choice in the step on top, of things that its seat may do at any time."""
    place = len(state.agenda) - 1
    seats = state.agenda[place].actors(state)
    if found := choices(state, state.agenda[place]):
        return found[:1]
    for step in state.title.anytime if depth else ():
        for offer in [o for o in step.offers(state) if o.by in seats]:
            for action in ends(offer):
                after = copy(state)
                step.apply(after, action)
                if len(after.agenda) == len(state.agenda) and (
                    more := could_have_acted(after, depth - 1)
                ):
                    return [action, *more]
    return []


def ends(offer: Offer) -> list[Action]:
    """The actions of an offer; of amounts the least and the most."""
    domains = [
        (d.low, d.high) if isinstance(d, Span) else tuple(d.values()) for d in offer.open.values()
    ]
    return [offer.filled(dict(zip(offer.open, v, strict=True))) for v in product(*domains)]


@pytest.mark.parametrize(
    "case", [case for case in plain_cases() if case.title.family == "18xx"], ids=str
)
def test_nobody_is_passed_over_who_could_act(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    emit, wronged, asked = State.emit, list[object](), 0

    def listen(state: State, event: Event) -> None:
        nonlocal asked
        auction = type(state.agenda[-1]).__name__ == "Auction"  # before any power can be used
        if type(event).__name__ in SKIPPED and not auction:
            asked += 1
            if ways := could_have_acted(copy(state)):
                wronged.append((event, ways))
        emit(state, event)

    monkeypatch.setattr(State, "emit", listen)
    random_game(case, seed=7)
    assert asked
    assert wronged == []
