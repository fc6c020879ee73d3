"""What there is to do besides answering: bots, hints, programmes, clocks, ratings, mail, notices.

Jobs are asked for when something happens, and any process that is at work may take them. All of
them can also be read from the tables: what a process left that has ended, others find.
"""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from threading import Thread
from time import sleep

from django.db import close_old_connections

from kursbuch.web import clock, notify
from kursbuch.web.notices import sending as notices
from kursbuch.web.outbox import sending
from kursbuch.web.ratings import update
from kursbuch.web.tables.bots import worker as bots
from kursbuch.web.tables.deadlines import scheduler
from kursbuch.web.tables.hints import worker as hints
from kursbuch.web.tables.play import game

LEFT = 10
"""Seconds after which what nobody seems to do is looked for, by all processes at work."""
WORK = (bots.WORK, hints.WORK, game.PROGRAMMES, update.WORK, sending.WORK)

log = logging.getLogger("kursbuch.work")


def start() -> None:
    """Work from now on, in the background; first at what was left."""
    scheduler.start()
    for kind in WORK:
        kind.jobs.start(kind.do, kind.threads)
        notify.hear(kind.jobs.name, kind.jobs.take)
    take_left(clock.now())
    Thread(target=_forever, name="work-left", daemon=True).start()
    notices.start()


def take_left(before: datetime) -> None:
    """Take whatever nobody has done since then; what cannot be looked for keeps back nothing."""
    for kind in WORK:
        try:
            for key, rank in kind.left(before):
                kind.jobs.take(key, rank)
        except Exception:
            log.exception("cannot look for what is left of %s", kind.jobs.name)


def _forever() -> None:
    while True:
        sleep(LEFT)
        take_left(clock.now() - timedelta(seconds=LEFT))
        close_old_connections()
