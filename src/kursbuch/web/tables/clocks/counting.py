"""Time that counts: from a moment on, without the nights and days on which a player rests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import TypeAlias
from zoneinfo import ZoneInfo

Span: TypeAlias = tuple[datetime, datetime]

EVENING, MORNING = time(23), time(7)
"""The night, where a player lives."""
FOREVER = datetime.max.replace(tzinfo=UTC)


def deadline(start: datetime, left: timedelta, pauses: Iterable[Span] = ()) -> datetime:
    """The moment at which this much time has passed since *start*, without the pauses."""
    for begin, end in _counted(start, pauses):
        if left <= end - begin:
            return begin + left
        left -= end - begin
    raise AssertionError("there is time for ever")


def spent(start: datetime, end: datetime, pauses: Iterable[Span] = ()) -> timedelta:
    """How much time has passed, without the pauses."""
    total = timedelta()
    for begin, stop in _counted(start, pauses):
        if begin >= end:
            break
        total += min(stop, end) - begin
    return total


def _counted(start: datetime, pauses: Iterable[Span]) -> Iterator[Span]:
    """The stretches of time that count; pauses come by their beginning, and may overlap."""
    here = start
    for begin, end in pauses:
        if begin > here:
            yield here, begin
        here = max(here, end)
    yield here, FOREVER


def nights(zone: ZoneInfo, start: datetime) -> Iterator[Span]:
    """Every night from *start* on, also the one that it is."""
    day = start.astimezone(zone).date() - timedelta(days=1)
    while True:
        yield _moment(day, EVENING, zone), _moment(day + timedelta(days=1), MORNING, zone)
        day += timedelta(days=1)


def days(first: date, last: date, zone: ZoneInfo) -> Span:
    """Whole days, both included."""
    return _moment(first, time(), zone), _moment(last + timedelta(days=1), time(), zone)


def _moment(day: date, at: time, zone: ZoneInfo) -> datetime:
    """In UTC, since Python compares the times of one zone without looking at its offsets."""
    return datetime.combine(day, at, zone).astimezone(UTC)
