"""Lets a bot think about the hints that were asked for."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from datetime import datetime

from django.db.models import F

from kursbuch.core.errors import KursbuchError
from kursbuch.core.record import snapshot
from kursbuch.web import jobs, locks, processes
from kursbuch.web.tables.hints import thinking
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Hint
from kursbuch.web.tables.record import positions

PATIENCE = 120
"""Seconds to wait for the process, which may have other hints to think about."""

log = logging.getLogger("kursbuch.hints")


def left(before: datetime) -> Iterator[tuple[int, int]]:
    """What was asked and not answered, also before a restart."""
    waiting = Hint.objects.filter(candidates__isnull=True, seq=F("table__seq"))
    for pk in waiting.values_list("pk", flat=True):
        yield pk, 0


def run(pk: int) -> None:
    """Think about one hint, unless somebody does; if that fails the question is withdrawn."""
    with locks.tried(locks.Lock.HINT, pk) as mine:
        if mine:
            _think(pk)


def _think(pk: int) -> None:
    asked = Hint.objects.select_related("table").filter(pk=pk, candidates__isnull=True).first()
    if asked is None or asked.table.seq != asked.seq:
        return
    table = asked.table
    question = thinking.Question(table.setup, snapshot(positions.now(table)), asked.seat)
    try:
        found = processes.advisers.ask(PATIENCE, thinking.answer, question)
        Hint.objects.filter(pk=pk).update(candidates=found)
    except (KursbuchError, TimeoutError, BrokenExecutor):
        log.exception("no hint at table %s", table.key)
        asked.delete()
    channel.publish(table.key)


WORK = jobs.Work(jobs.hints, run, left)
