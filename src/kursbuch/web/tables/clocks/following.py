"""A table's clocks follow its game: they run for the people whom it waits for."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from kursbuch.bots import DEFAULT_LEVEL, seated
from kursbuch.web import clock as server
from kursbuch.web.tables.clocks.calendar import calendar
from kursbuch.web.tables.clocks.models import Clock, Ending
from kursbuch.web.tables.clocks.seat_clock import SeatClock, read, write
from kursbuch.web.tables.models import Place, Status, Table

REMINDER = 4
"""A reminder comes when a fourth of the time for a move is left; as much is also what somebody
has at least who takes a move back, or comes back late."""


def clock_of(table: Table) -> Clock | None:
    """The clock of a table, if it has one; asked for once."""
    try:
        return table.clock
    except Clock.DoesNotExist:
        return None


def seats_of(clock: Clock) -> list[SeatClock]:
    """The clock of each seat."""
    return [read(plain) for plain in clock.seats]


def follow(table: Table) -> None:
    """Within a change: start and stop the clocks by whom the game waits for now."""
    clock = clock_of(table)
    if clock is None:
        return
    before, places = seats_of(clock), list(table.places.select_related("user"))
    waited = [p.seat for p in places if p.seat in _waited(table) and not p.bot]
    switched = [n for n, seat in enumerate(before) if (n in waited) != (seat.since is not None)]
    if not switched:
        return
    keep(clock, _switched(clock, before, [p for p in places if p.seat in switched]))


def _waited(table: Table) -> list[int]:
    return table.waiting if table.status == Status.RUNNING else []


def _switched(
    clock: Clock, before: Sequence[SeatClock], places: Sequence[Place]
) -> list[SeatClock]:
    now, after, rests = server.now(), list(before), calendar(clock, places)
    number = clock.table.number
    for place in places:
        seat, rest = before[place.seat], rests[place.seat]
        if seat.since is not None:
            after[place.seat] = seat.stopped(number - 1, now, rest)
        else:
            left = _granted(clock, seat, number)
            after[place.seat] = seat.started(
                left, max(number, seat.turn), now, rest, _remind(clock)
            )
    return after


def _granted(clock: Clock, seat: SeatClock, number: int) -> float:
    """What a seat has for the turn that begins, or goes on after a return."""
    if number <= seat.turn:
        return max(seat.left, _least(clock))
    return float(clock.allowance) if clock.is_slow else seat.left + clock.increment


def _least(clock: Clock) -> float:
    """What a seat has at least whose turn goes on after it was over."""
    return clock.allowance / REMINDER if clock.is_slow else float(clock.increment)


def _remind(clock: Clock) -> float:
    return clock.allowance / REMINDER if clock.is_slow else 0.0


def resume(table: Table, seat: int) -> None:
    """Within a change: whoever was late has acted, and has some time for the rest of the turn."""
    clock = clock_of(table)
    if clock is None or not seats_of(clock)[seat].is_late or not _least(clock):
        return
    places, now = list(table.places.select_related("user").filter(seat=seat)), server.now()
    rests, seats = calendar(clock, places)[seat], seats_of(clock)
    late = seats[seat]
    seats[seat] = late.started(_least(clock), late.turn, now, rests, _remind(clock))
    keep(clock, seats)


def renew(table: Table, seat: int) -> None:
    """Within a change: somebody new sits here, for whom the turn begins."""
    clock = clock_of(table)
    if clock is not None:
        seats = seats_of(clock)
        stood = seats[seat].stopped(table.number, server.now())
        seats[seat] = SeatClock(max(stood.left, clock.allowance / REMINDER))
        keep(clock, seats)


def recount(table: Table) -> None:
    """Within a change: the deadlines again, by the present holidays and time zones."""
    clock = clock_of(table)
    if clock is not None and clock.is_slow:
        rests = calendar(clock, list(table.places.select_related("user")))
        seats = [s.counted(rests[n], _remind(clock)) for n, s in enumerate(seats_of(clock))]
        keep(clock, seats)


def keep(clock: Clock, seats: Sequence[SeatClock]) -> None:
    """Write the clocks down, and when the first of them is due."""
    clock.seats = [write(seat) for seat in seats]
    clock.due = min((seat.look for seat in seats if seat.look), default=None)
    clock.save(update_fields=["seats", "due"])


def bot_for(table: Table, seat: int) -> str:
    """The bot that acts for a person whose time has run out; empty if none does."""
    clock = clock_of(table)
    if clock is None or clock.ending != Ending.BOT or not seats_of(clock)[seat].is_late:
        return ""
    return seated(clock.bot, seat)


def level_at(table: Table) -> str:
    """The level of the bots that act at a table whose clock has run out."""
    clock = clock_of(table)
    return clock.bot if clock else DEFAULT_LEVEL


def move_all(by: timedelta) -> None:
    """Within a transaction: every clock that runs stood for this long."""
    running = Table.objects.select_for_update(of=("self",)).filter(clock__due__isnull=False)
    for table in running:
        clock = clock_of(table)
        assert clock is not None
        keep(clock, [seat.moved(by) for seat in seats_of(clock)])
