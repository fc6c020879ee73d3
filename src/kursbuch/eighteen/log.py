"""Events in words: each has one message, filled with its fields."""

from __future__ import annotations

from functools import cache

from kursbuch.core.action import Event, Seat
from kursbuch.core.fields import mentions, stored
from kursbuch.core.words import Arg, Message, Who
from kursbuch.eighteen.events import DividendReceived, RoundBegan
from kursbuch.eighteen.ids import BANK, POOL
from kursbuch.eighteen.operating.events import TrainBought

ROUNDS = {"stock": "SR {number}", "operating": "OR {number}.{part}"}


def round_name(event: Event) -> str:
    """The round that begins with an event, as players write it: SR 2, OR 3.1."""
    if not isinstance(event, RoundBegan) or event.kind not in ROUNDS:
        return ""
    return ROUNDS[event.kind].format(number=event.number, part=event.part)


def tell(event: Event) -> Message:
    """The event as a message of the catalogues."""
    if isinstance(event, DividendReceived) and event.owner == event.company:
        return Message("told-PoolDividend", company=event.company, amount=event.amount)
    kind: type = type(event)
    filled = {name: _arg(getattr(event, name), seat) for name, seat in _fields(kind)}
    if isinstance(event, TrainBought) and event.seller not in (BANK, POOL):
        return Message("told-TrainTraded", **filled)
    return Message(f"told-{kind.__name__}", **filled)


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of an event, and whether a number in them is a seat."""
    return tuple((name, mentions(hint, Seat)) for name, hint in stored(kind).items())


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
