"""Lets a bot think about the hints that were asked for."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor

from kursbuch.core.errors import KursbuchError
from kursbuch.core.record import snapshot
from kursbuch.web import jobs, processes
from kursbuch.web.tables.hints import thinking
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Hint
from kursbuch.web.tables.record import positions

PATIENCE = 120
"""Seconds to wait for the process, which has other questions too."""

log = logging.getLogger("kursbuch.hints")


def start() -> None:
    """Answer from now on; what was asked before a restart must be asked again."""
    Hint.objects.filter(candidates=None).delete()
    jobs.hints.start(run, 1)


def run(pk: int) -> None:
    """Think about one hint; if that fails the question is withdrawn."""
    asked = Hint.objects.select_related("table").filter(pk=pk).first()
    if asked is None or asked.table.seq != asked.seq:
        return
    table = asked.table
    question = thinking.Question(table.setup, snapshot(positions.now(table)), asked.seat)
    try:
        found = processes.bots.ask(PATIENCE, thinking.answer, question)
        Hint.objects.filter(pk=pk).update(candidates=found)
    except (KursbuchError, TimeoutError, BrokenExecutor):
        log.exception("no hint at table %s", table.key)
        asked.delete()
    channel.publish(table.key)
