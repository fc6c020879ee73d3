"""What is shown of the clocks of a table: plain records, for pages and programs."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kursbuch.core.words import Message
from kursbuch.web import clock as server
from kursbuch.web.tables.clocks.counting import EVENING, MORNING
from kursbuch.web.tables.clocks.following import clock_of, seats_of
from kursbuch.web.tables.clocks.models import Clock
from kursbuch.web.tables.clocks.seat_clock import SeatClock
from kursbuch.web.tables.models import Status, Table

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


@dataclass(frozen=True)
class ShownClock:
    """The clock of a seat at a moment of the server's time."""

    seat: int
    left: int
    """Seconds: until the deadline if it runs, else in the bank."""
    until: datetime | None
    """When it has run out, if it runs and nobody acts."""
    is_late: bool
    times_late: int

    @property
    def is_running(self) -> bool:
        """The game waits for this seat."""
        return self.until is not None

    @property
    def is_low(self) -> bool:
        """Less than a minute is left."""
        return self.is_running and self.left < MINUTE


def shown(table: Table) -> list[ShownClock]:
    """The clocks that there is something to tell of; none without a clock or after the game.

    At a slow table a clock that stands says nothing: the next move has a deadline of its own.
    """
    clock = clock_of(table) if table.status == Status.RUNNING else None
    if clock is None:
        return []
    found = [_shown(number, seat) for number, seat in enumerate(seats_of(clock))]
    return [one for one in found if one.is_running or one.times_late or not clock.is_slow]


def _shown(number: int, seat: SeatClock) -> ShownClock:
    left = seat.left
    if seat.until is not None:
        left = max((seat.until - server.now()).total_seconds(), 0.0)
    return ShownClock(number, int(left), seat.until, seat.is_late, seat.times)


def time_left(seconds: int, slow: bool) -> Message:
    """A time in words: two days and four hours, hours and minutes, or minutes and seconds."""
    days, hours = divmod(seconds // HOUR, 24)
    minutes, rest = seconds // MINUTE % 60, seconds % 60
    if seconds >= DAY:
        return Message("clock-days-hours", days=days, hours=hours)
    if slow and seconds >= HOUR:
        return Message("clock-hours-minutes", hours=hours, minutes=minutes)
    text = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return Message("clock-running", time=text)


def terms(table: Table) -> list[Message]:
    """What was agreed on at setup, in sentences; nothing without a clock."""
    clock = clock_of(table)
    if clock is None:
        return []
    told = [_allowance(clock)]
    if clock.nights:
        told.append(Message("clock-without-nights", evening=EVENING.hour, morning=MORNING.hour))
    return [*told, Message(f"clock-then-{clock.ending}", bot=clock.bot)]


def _allowance(clock: Clock) -> Message:
    if clock.is_slow:
        return Message("clock-terms-days", days=clock.allowance // DAY)
    return Message("clock-terms-live", minutes=clock.allowance // MINUTE, seconds=clock.increment)
