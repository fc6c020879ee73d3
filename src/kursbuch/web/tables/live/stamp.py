"""The stamp of a table: what tells an open page that it shows an older state."""

from __future__ import annotations

from hashlib import sha256

from kursbuch.web.tables.beside import read_beside
from kursbuch.web.tables.clocks.away import away
from kursbuch.web.tables.clocks.following import clock_of
from kursbuch.web.tables.models import Table


def stamp(table: Table) -> str:
    """Changes whenever the page of the table must be drawn again."""
    read_beside(table)
    asked = "".join(f"p{p.pk}{''.join(map(str, p.agreed))}" for p in table.proposals.all())
    offered = "".join(f"i{one.pk}" for one in table.invitations.all())
    if table.hints:
        hints = table.asked_hints.filter(seq=table.seq).order_by("pk")
        offered += "".join(f"h{one.pk}{'?' * (one.candidates is None)}" for one in hints)
    clock = clock_of(table)
    if clock is not None and clock.due is not None:
        offered += f"c{clock.due.timestamp():.0f}"
    places = list(table.places.all())
    offered += "".join(f"a{seat}" for seat in away(table, places))
    sitting = sha256("|".join(p.name + p.bot + p.pinned for p in places).encode()).hexdigest()[:6]
    return f"{table.status}-{table.seq}-{asked}{offered}-{sitting}"


def news_of(key: str) -> str | None:
    """What tells the pages of a table whether they show the newest; None if there is no table."""
    table = Table.objects.filter(key=key).first()
    if table is None:
        return None
    newest = table.remarks.order_by("-pk").values_list("pk", flat=True).first() or 0
    return f'{{"game": "{stamp(table)}", "chat": {newest}}}'
