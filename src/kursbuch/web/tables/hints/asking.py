"""Who may ask for a hint, and what was answered."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import transaction

from kursbuch.core.words import Message
from kursbuch.web import jobs
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.models import Hint, Status, Table
from kursbuch.web.tables.play.change import change
from kursbuch.web.visitors import Visitor


def seats_that_may_ask(table: Table, seats: Sequence[int]) -> list[int]:
    """Those of the visitor's seats that have a choice now, where the table allows hints."""
    if not table.hints or table.status != Status.RUNNING:
        return []
    return [seat for seat in table.waiting if seat in seats]


def ask(table: Table, visitor: Visitor, seq: int) -> None:
    """Let a bot think about the visitor's choice; asked twice, it thinks once."""
    with change(table, seq):
        asking = seats_that_may_ask(table, visitor.seats(table.places.all()))
        if not asking:
            raise HouseRule(Message("hint-not-here"))
        table.asked_hints.exclude(seq=seq).delete()
        wanted, new = Hint.objects.get_or_create(table=table, seq=seq, seat=asking[0])
        if new:
            transaction.on_commit(lambda: jobs.hints.put(wanted.pk))


def asked(table: Table, seats: Sequence[int]) -> Hint | None:
    """What one of these seats has asked in the position now."""
    return table.asked_hints.filter(seq=table.seq, seat__in=seats).first()
