"""What a title tells of a moment: where the turn stands, what can be chosen, what it brings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal
from urllib.parse import urlencode

from django.utils.safestring import SafeString

from kursbuch.core.action import Action
from kursbuch.core.codec import canonical
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

    template: str = "tables/page/offers.html"
    context: Mapping[str, Any] = field(default_factory=dict)
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
    overlay: SafeString = SafeString("")
    focus: str = ""
    """The place of the board that matters, in its own units."""


def proposing(action: Action) -> str:
    """The part of the page's query that proposes an action."""
    return urlencode({"offer": canonical(write_action(action))})


def choice(label: str, action: Action, proposed: Action | None) -> Choice:
    """The choice of an action, marked if it is the one that is proposed."""
    return Choice(label, proposing(action), action == proposed)
