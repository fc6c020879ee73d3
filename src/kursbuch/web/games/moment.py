"""What a title tells of a moment: where the turn stands, what can be chosen, what it brings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import urlencode

from django.utils.safestring import SafeString

from kursbuch.core.action import Action
from kursbuch.core.codec import canonical
from kursbuch.core.offers import Offer, Plain, plain
from kursbuch.core.record import write_action

Place = Literal["did", "is", ""]
"""Behind us, here, or still to come."""


def place_on_line(number: int, now: int) -> Place:
    """Where a stop is, seen from the one where we are."""
    if number == now:
        return "is"
    return "did" if number < now else ""


@dataclass(frozen=True)
class Stop:
    """A stop on a line: a round, a step of a turn, a train to come."""

    label: str
    place: Place = ""


@dataclass(frozen=True)
class Entry:
    """One figure of the plate: its name and its value."""

    label: str
    value: str


@dataclass(frozen=True)
class Phase:
    """The phase, the colour of its newest tiles, and what its end will bring."""

    label: str
    colour: str = ""
    next: str = ""
    card: str = ""
    """What the card of the phase is asked for, if it has one."""


@dataclass(frozen=True)
class Line:
    """A line of what would happen, with its figure if it has one."""

    text: str
    figure: str = ""


@dataclass(frozen=True)
class Choice:
    """Something that can be proposed by one click."""

    label: str
    want: str
    """The part of the page's query that proposes it."""
    proposed: bool = False


@dataclass(frozen=True)
class Moment:
    """All that the page shows of one moment besides the board."""

    template: str = ""
    """What shows it; below it stand default forms for all else that is offered."""
    context: Mapping[str, object] = field(default_factory=dict)
    shows: frozenset[type[Action]] = frozenset()
    """The kinds of action that its own template offers; the others are offered below it."""
    view: str = "map"
    """What stands on the stage, if nobody asks for another view."""
    steps: Sequence[Stop] = ()
    plate: Sequence[Entry] = ()
    hint: str = ""
    proposal: Action | None = None
    """The one sensible choice, filled in at once."""
    passing: str = ""
    """What passing is called here."""
    declining: Action | None = None
    """The action that declines to choose here, where it is not the usual pass."""
    commit: str = ""
    """What the button says that commits what is proposed; empty: what the action is called."""
    overlay: SafeString = SafeString("")
    focus: str = ""
    """The place of the board that matters, in its own units."""


def asked(plan: Sequence[Action]) -> str:
    """Actions as the page asks for them: one as itself, several as a list."""
    written: list[Plain] = [write_action(action) for action in plan]
    return canonical(written[0] if len(written) == 1 else written)


def proposing(*plan: Action) -> str:
    """The part of the page's query that proposes an action, or several in a row."""
    return urlencode({"offer": asked(plan)})


def fixed_part(offer: Offer) -> str:
    """What a form sends of an offer besides the fields that are filled in."""
    fixed = {name: plain(value) for name, value in offer.fixed.items()}
    asked = {"do": offer.action.__name__, "by": offer.by, **fixed}
    return json.dumps(asked, ensure_ascii=False)


def choice(label: str, action: Action, plan: Sequence[Action]) -> Choice:
    """The choice of an action, marked if it is the one that is proposed."""
    return Choice(label, proposing(action), [*plan] == [action])
