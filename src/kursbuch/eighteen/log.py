"""Events in words: each has one message, filled with its fields."""

from __future__ import annotations

from functools import cache

from kursbuch.core.action import Event, Seat
from kursbuch.core.fields import mentions, stored
from kursbuch.core.words import Arg, Message, Who
from kursbuch.eighteen.events import DividendReceived, RoundBegan
from kursbuch.eighteen.ids import BANK, POOL, Holder

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
    holders = {f"{name}_is": _kind_of(getattr(event, name)) for name in _holders(kind)}
    return Message(f"told-{kind.__name__}", **filled, **holders)


@cache
def _fields(kind: type) -> tuple[tuple[str, bool], ...]:
    """The fields of an event, and whether a number in them is a seat."""
    return tuple((name, mentions(hint, Seat)) for name, hint in stored(kind).items())


@cache
def _holders(kind: type) -> tuple[str, ...]:
    """The fields of an event in which a player, a company or the bank may stand."""
    return tuple(name for name, hint in stored(kind).items() if hint == Holder)


def _kind_of(holder: Holder) -> str:
    """What a holder is: languages with articles give one to a company, and none to a player."""
    if isinstance(holder, int):
        return "player"
    return "bank" if holder in (BANK, POOL) else "company"


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
