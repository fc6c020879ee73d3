"""The clocks as the seats show them: a text that a script counts down from there."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.words import Message, Words
from kursbuch.web.tables.clocks.shown import ShownClock, shown, time_left
from kursbuch.web.tables.models import Pace, Table


@dataclass(frozen=True)
class Face:
    """The clock of a seat, in the reader's language."""

    clock: ShownClock
    text: str
    marks: str
    """That its time has run out, and how often; empty if it never has."""


def faces(table: Table, words: Words) -> dict[int, Face]:
    """What the clock of each seat shows."""
    slow = table.pace == Pace.DAYS
    return {clock.seat: _face(clock, slow, words) for clock in shown(table)}


def _face(clock: ShownClock, slow: bool, words: Words) -> Face:
    tells = clock.is_running or not slow
    text = words.say(time_left(clock.left, slow)) if tells else ""
    late = Message("clock-times-late", times=clock.times_late)
    return Face(clock, text, words.say(late) if clock.times_late else "")


def nearest(table: Table, seats: list[int]) -> Message | None:
    """How much time these seats have for the move that the game waits for."""
    running = [one for one in shown(table) if one.is_running and one.seat in seats]
    if not running:
        return None
    first = min(running, key=lambda one: one.left)
    return (
        Message("clock-late") if first.is_late else time_left(first.left, table.pace == Pace.DAYS)
    )
