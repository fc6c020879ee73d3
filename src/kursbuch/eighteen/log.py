"""Events in words: each has one message, filled with its fields."""

from __future__ import annotations

from dataclasses import fields
from functools import cache

from kursbuch.core.action import Event
from kursbuch.core.words import Arg, Message, Who
from kursbuch.eighteen.ids import BANK, POOL

SEATS = ("Seat", "Holder")
"""Types of fields in which a whole number is a seat."""


def tell(event: Event) -> Message:
    """The event as a message of the catalogues."""
    kind: type = type(event)
    filled = {name: _arg(getattr(event, name), seat) for name, seat in _fields(kind)}
    return Message(f"told-{kind.__name__}", **filled)


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of an event, and whether a number in them is a seat."""
    return tuple(
        (part.name, any(word in str(part.type) for word in SEATS)) for part in fields(kind)
    )


def _arg(value: object, seat: bool) -> Arg:
    match value:
        case bool():
            return str(value).lower()
        case int() if seat:
            return Who(value)
        case str() if value in (BANK, POOL):
            return Message(f"holder-{value}")
        case int() | str():
            return value
        case tuple() | list():
            return [_arg(part, seat) for part in value]
        case None:
            return ""
    raise TypeError(f"cannot tell {value!r}")
