"""One change of a table: its row is locked and read again, compared, and written once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import transaction
from django.http import Http404

from kursbuch.core.errors import StaleTable
from kursbuch.core.words import Message
from kursbuch.web import jobs
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.clocks.following import follow
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.play.absence import withdraw_unfounded
from kursbuch.web.tables.play.wake_bots import wake_bots


@contextmanager
def change(
    table: Table, seq: int | None = None, status: Status | None = Status.RUNNING
) -> Iterator[None]:
    """Change *table* in one transaction; meanwhile nobody else changes it.

    The table is read again under the lock, so that nothing is decided on what somebody else has
    changed since. All that takes time belongs before: only one change is written at a time.
    """
    with unseen_change(table, seq, status):
        yield
        channel.publish(table.key)
        if table.pk is None:
            return  # it was removed
        follow(table)
        if table.status == Status.RUNNING:
            withdraw_unfounded(table)
            transaction.on_commit(lambda: wake_bots(table))
        elif table.status == Status.FINISHED:
            transaction.on_commit(lambda: jobs.ended_games.put(table.pk))


@contextmanager
def unseen_change(
    table: Table, seq: int | None = None, status: Status | None = Status.RUNNING
) -> Iterator[None]:
    """The same for what is nobody else's business: no page hears of it."""
    with transaction.atomic():
        try:
            table.refresh_from_db(from_queryset=Table.objects.select_for_update())
        except Table.DoesNotExist:
            raise Http404 from None
        expect(table, seq, status)
        yield


def expect(table: Table, seq: int | None = None, status: Status | None = Status.RUNNING) -> None:
    """Refuse what was meant for another row or status; an ended game stays ended."""
    if status and table.status != status:
        if table.status == Status.FINISHED:
            raise HouseRule(Message("page-game-is-over"))
        raise StaleTable(Message("page-stale"))
    if seq is not None and seq != table.seq:
        raise StaleTable(Message("page-stale"))
