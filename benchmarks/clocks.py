"""Clocks: 500 tables with deadlines on one server, what they cost while nobody acts and a move.

`python -m benchmarks.clocks [TABLES] [MOVES]` makes a data folder of its own. The moves are passes
of First Train's first auction, in turn at a table without and at one with a clock; processor time,
so that others on the machine are not measured.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time, thread_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kursbuch.web.tables.models import Table

TITLE = "first-train-nuremberg"


def main() -> None:
    said = dict(enumerate(sys.argv[1:]))
    tables, moves = int(said.get(0, 500)), int(said.get(1, 200))
    with tempfile.TemporaryDirectory(prefix="kursbuch-clocks-") as folder:
        from kursbuch.web.serving import prepare

        prepare(Path(folder), static=False)
        _measure(tables, moves)


def _measure(tables: int, moves: int) -> None:
    """With Django ready."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    from kursbuch.web.tables.clocks.models import Clock
    from kursbuch.web.tables.deadlines import scheduler

    for number in range(tables):
        _table(f"idle {number}", with_clock=True)
    with CaptureQueriesContext(connection) as asked:
        began = thread_time()
        assert scheduler.look() == 0
        spent = thread_time() - began
    due = Clock.objects.exclude(due=None).count()
    print(f"{tables} tables, {due} clocks that run: a look asks {len(asked)} query for all of them")
    print(f"  {1000 * spent:.2f} ms, every {scheduler.EVERY:.0f} s; {_plan(asked[0]['sql'])}")
    plain, clocked = _moves(moves)
    print(f"{moves} moves each, median ms: {plain:.2f} without, {clocked:.2f} with a clock")
    print(f"  {clocked - plain:+.2f} ms for a move")


def _plan(query: str) -> str:
    """How the database finds the tables that are due."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(f"EXPLAIN QUERY PLAN {query}")
        return str(cursor.fetchall()[0][-1])


def _moves(count: int) -> tuple[float, float]:
    """The median time of a move without and with a clock, the tables in turn."""
    from kursbuch.bots import choose
    from kursbuch.web.tables.play import game
    from kursbuch.web.tables.record import positions
    from kursbuch.web.visitors import Visitor

    times: dict[bool, list[float]] = {False: [], True: []}
    played: dict[bool, Table] = {}
    for number in range(count):
        for with_clock in (False, True):
            if number % 20 == 0:
                played[with_clock] = _table(f"played {number}", with_clock)
            table = played[with_clock]
            table.refresh_from_db()
            action = choose(positions.now(table), "random", Random(number))
            began = process_time()
            game.act(table, Visitor(guest="bench"), table.seq, action)
            times[with_clock].append(1000 * (process_time() - began))
    return median(times[False]), median(times[True])


def _table(name: str, with_clock: bool) -> Table:
    """A slow table of one person with two seats."""
    from kursbuch.catalogue import title
    from kursbuch.web.tables.clocks.setup import NewClock
    from kursbuch.web.tables.clocks.shown import DAY
    from kursbuch.web.tables.lobby.setup import HERE, ME, NewTable, Sitter, set_up
    from kursbuch.web.tables.models import Pace
    from kursbuch.web.visitors import Visitor

    clock = NewClock(3 * DAY, nights=True) if with_clock else None
    sitters = (Sitter(ME, "Anna"), Sitter(HERE, "Bert"))
    wanted = NewTable(sitters, {}, name, Pace.DAYS, seed=name, clock=clock)
    return set_up(title(TITLE), Visitor(guest="bench"), wanted)


if __name__ == "__main__":
    main()
