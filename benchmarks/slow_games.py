"""Slow games: 500 tables with clocks and conditions on one server, idle and for a move.

`python -m benchmarks.slow_games [TABLES] [MOVES]` makes a data folder of its own. Every table has a
deadline of three days, and its last player an armed line and a programme. The same purchases of
1824 are made in turn at tables without any of it, with a clock, with conditions, and with both;
processor time, so that others on the machine are not measured.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from threading import active_count
from time import thread_time
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from kursbuch.web.tables.models import Table


class Kind(NamedTuple):
    """What a table has."""

    name: str
    clock: bool
    conditions: bool


PLAIN = Kind("plain", clock=False, conditions=False)
BOTH = Kind("both", clock=True, conditions=True)
KINDS = (PLAIN, Kind("a clock", True, False), Kind("conditions", False, True), BOTH)


def main() -> None:
    said = dict(enumerate(sys.argv[1:]))
    tables, moves = int(said.get(0, 500)), int(said.get(1, 200))
    with tempfile.TemporaryDirectory(prefix="kursbuch-slow-games-") as folder:
        from kursbuch.web.serving import prepare

        prepare(Path(folder), static=False)
        _idle(tables)
        _played(moves)


def _idle(tables: int) -> None:
    """What the server does for tables at which nobody acts."""
    from kursbuch.web import background, clock
    from kursbuch.web.tables.clocks.models import Clock
    from kursbuch.web.tables.deadlines import scheduler

    threads = active_count()
    for number in range(tables):
        _table(BOTH, f"idle {number}")
    running = Clock.objects.exclude(due=None).count()
    print(f"Idle: {tables} tables with conditions, {running} clocks that run")
    print(f"timers and threads of theirs      {active_count() - threads}")
    _look("clocks that are due", scheduler.EVERY, scheduler.look)
    _look("work that was left", background.LEFT, lambda: background.take_left(clock.now()))


def _look(what: str, every: float, look: Callable[[], object]) -> None:
    """What a look at all tables costs."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    with CaptureQueriesContext(connection) as asked:
        began = thread_time()
        look()
        spent = 1000 * (thread_time() - began)
    print(f"{what:<28} {spent:8.2f} ms {len(asked):2} queries for all tables, every {every:.0f} s")


def _played(count: int) -> None:
    """The median of a move at each kind of table, the kinds in turn."""
    times: dict[Kind, list[float]] = {kind: [] for kind in KINDS}
    for number in range(count):
        for kind in KINDS:
            times[kind].append(_move(_table(kind, f"played {number}")))
    plain = median(times[PLAIN])
    print(f"Moves: {count} at each kind of table, median of processor time")
    for kind, spent in times.items():
        print(f"{kind.name:<28} {median(spent):8.2f} ms {median(spent) - plain:+6.2f} more")


def _move(table: Table) -> float:
    """Milliseconds of processor time that one purchase takes, from the request on."""
    from kursbuch.core.state import offers
    from kursbuch.web.tables.play import game
    from kursbuch.web.tables.record import positions
    from kursbuch.web.visitors import Visitor

    table.refresh_from_db()
    buyer = Visitor(guest=f"player {table.waiting[0]}")
    buys = (o for o in offers(positions.now(table)) if o.action.__name__ == "BuyPaper")
    action = next(next(buys).actions())
    began = thread_time()
    game.act(table, buyer, table.seq, action)
    return 1000 * (thread_time() - began)


def _table(kind: Kind, seed: str) -> Table:
    """A slow table of 1824 with three people in the first stock round."""
    from kursbuch.catalogue import title
    from kursbuch.web.tables.clocks.setup import NewClock
    from kursbuch.web.tables.clocks.shown import DAY
    from kursbuch.web.tables.lobby.setup import HERE, NewTable, Sitter, set_up
    from kursbuch.web.tables.models import Pace
    from kursbuch.web.visitors import Visitor

    clock = NewClock(3 * DAY, nights=True) if kind.clock else None
    sitters = [Sitter(HERE, f"Player {seat}") for seat in range(3)]
    wanted = NewTable(sitters, {}, "", Pace.DAYS, seed=seed, clock=clock)
    found: Table = set_up(title("1824"), Visitor(guest="bench"), wanted)
    for place in found.places.all():
        place.guest = f"player {place.seat}"
        place.save(update_fields=["guest"])
    if kind.conditions:
        _arm(found)
    return found


def _arm(table: Table) -> None:
    """A line and a programme of the player after the one who acts."""
    from kursbuch.web.tables.plans.models import Line
    from kursbuch.web.tables.record import files
    from kursbuch.web.visitors import Visitor

    other = (table.waiting[0] + 1) % 3
    Line.objects.create(
        table=table,
        seat=other,
        board=files.branch(table, 0, Visitor(guest=f"player {other}")),
        base=0,
        armed=True,
        steps=[{"do": "Pass", "by": other}],
        whatever=True,
    )
    order = {"do": "PassQuietly", "by": other, "round": "stock-1"}
    table.programmes.create(seat=other, order=order)


if __name__ == "__main__":
    main()
