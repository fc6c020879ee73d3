"""What plans and programmes cost: a move at one of 500 tables, with conditions and without.

    python -m benchmarks.programmes

Every table has an armed line and a programme of a player who is not concerned; the same moves are
played at as many tables without any. A temporary database, in this process; processor time, so that
others on the machine are not measured.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from statistics import median
from time import thread_time

TABLES = 500
MOVES = 300


def main() -> None:
    """Measure, and print the medians in milliseconds."""
    os.environ["KURSBUCH_DATA"] = tempfile.mkdtemp(prefix="kursbuch-programmes-")
    Path(os.environ["KURSBUCH_DATA"], "static").mkdir()
    os.environ["DJANGO_SETTINGS_MODULE"] = "kursbuch.web.settings"
    os.environ["KURSBUCH_THINKERS"] = "0"
    import django

    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    plain, armed = _tables(False), _tables(True)
    without, with_ = list[float](), list[float]()
    for number in range(MOVES):
        for keys, times in ((plain, without), (armed, with_)):
            times.append(_move(keys[number % TABLES]))
    one, other = median(without), median(with_)
    print(f"{TABLES} tables, {MOVES} moves each way, median of a move in milliseconds")
    print(f"  without       {one:6.2f}")
    print(f"  with both     {other:6.2f}")
    print(f"  difference    {other - one:6.2f}")


def _tables(armed: bool) -> list[str]:
    """Tables of 1824 with three players in the first stock round."""
    from kursbuch.catalogue import title
    from kursbuch.web.tables.lobby import setup
    from kursbuch.web.tables.models import Table
    from kursbuch.web.visitors import Visitor

    keys = []
    for number in range(TABLES):
        sitters = [setup.Sitter("here", f"Player {seat}") for seat in range(3)]
        wanted = setup.NewTable(sitters, {}, "", seed=str(number))
        found: Table = setup.set_up(title("1824"), Visitor(None, "somebody"), wanted)
        for place in found.places.all():
            place.guest = f"player {place.seat}"
            place.save(update_fields=["guest"])
        if armed:
            _arm(found)
        keys.append(found.key)
    return keys


def _arm(table: object) -> None:
    """A line and a programme of the player who acts last."""
    from kursbuch.web.tables.models import Table
    from kursbuch.web.tables.plans.models import Line
    from kursbuch.web.tables.record import files
    from kursbuch.web.visitors import Visitor

    assert isinstance(table, Table)
    last = (table.waiting[0] + 1) % 3
    board = files.branch(table, 0, Visitor(None, f"player {last}"))
    steps = [{"do": "Pass", "by": last}]
    Line.objects.create(
        table=table, seat=last, board=board, base=0, armed=True, steps=steps, whatever=True
    )
    order = {"do": "PassQuietly", "by": last, "round": "stock-1"}
    table.programmes.create(seat=last, order=order)


def _move(key: str) -> float:
    """Milliseconds of processor time that one purchase takes, from the request on."""
    from kursbuch.core.state import offers
    from kursbuch.web.tables.models import Table
    from kursbuch.web.tables.play import game
    from kursbuch.web.tables.record import positions
    from kursbuch.web.visitors import Visitor

    table = Table.objects.get(key=key)
    (seat,) = table.waiting
    buys = (o for o in offers(positions.now(table)) if o.action.__name__ == "BuyPaper")
    action = next(next(buys).actions())
    begun = thread_time()
    game.act(table, Visitor(None, f"player {seat}"), table.seq, action)
    return (thread_time() - begun) * 1000


if __name__ == "__main__":
    main()
