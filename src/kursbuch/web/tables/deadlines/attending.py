"""What is due at a table: somebody is reminded, or is late and what was agreed on happens."""

from __future__ import annotations

from kursbuch.web import clock as server
from kursbuch.web.tables.agreement.proposals import propose_bot
from kursbuch.web.tables.clocks.following import clock_of, keep, seats_of
from kursbuch.web.tables.clocks.models import Clock, Ending
from kursbuch.web.tables.deadlines.reminders import Reminder, send
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.play.change import change


def attend(table: Table) -> None:
    """Do what is due, once, whichever process comes first: the table is locked meanwhile.

    A move that has arrived before stopped the clock, and nothing is due any more.
    """
    with change(table):
        clock = clock_of(table)
        for reminder in _look(clock) if clock else ():
            send(table, reminder)


def _look(clock: Clock) -> list[Reminder]:
    """Within a change: look at every seat that is due; who is to be reminded."""
    now, before = server.now(), seats_of(clock)
    after = [seat.looked_at(now, bot=clock.ending == Ending.BOT) for seat in before]
    if after == before:
        return []
    keep(clock, after)
    late = [n for n, seat in enumerate(after) if seat.times > before[n].times]
    if clock.ending == Ending.SEAT:
        for seat in late:
            propose_bot(clock.table, seat)
    return [
        Reminder(n, seat.until)
        for n, seat in enumerate(after)
        if seat.until and seat != before[n] and not seat.is_late
    ]
