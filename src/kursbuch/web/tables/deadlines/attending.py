"""What is due at a table: somebody is reminded, or is late and what was agreed on happens."""

from __future__ import annotations

from datetime import datetime

from kursbuch.web import clock as server
from kursbuch.web.tables.agreement.proposals import propose_bot
from kursbuch.web.tables.clocks.following import clock_of, keep, seats_of
from kursbuch.web.tables.clocks.models import Clock, Ending
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.signals import deadline_near


def attend(table: Table) -> None:
    """Do what is due, once, whichever process comes first: the table is locked meanwhile.

    A move that has arrived before stopped the clock, and nothing is due any more.
    """
    with change(table):
        clock = clock_of(table)
        for seat, until in _look(clock) if clock else ():
            deadline_near.send(Table, table=table, seat=seat, until=until)


def _look(clock: Clock) -> list[tuple[int, datetime]]:
    """Within a change: look at every seat that is due; who is to be reminded, of what time."""
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
        (n, seat.until)
        for n, seat in enumerate(after)
        if seat.until and seat != before[n] and not seat.is_late
    ]
