"""The server's heartbeat: for how long no server was alive, all clocks stood."""

from __future__ import annotations

import logging
from datetime import timedelta
from threading import Event, Thread

from django.db import close_old_connections, transaction

from kursbuch.web import clock
from kursbuch.web.tables.clocks.following import move_all
from kursbuch.web.tables.clocks.models import Heartbeat

EVERY = timedelta(seconds=10)
DOWN = 3 * EVERY
"""A silence that is longer was no delay: nobody was there."""


log = logging.getLogger("kursbuch.clocks")
_stop = Event()


def start() -> None:
    """A server starts: make up for the time without one, and be alive from now on."""
    make_up()
    Thread(target=_forever, name="heartbeat", daemon=True).start()


def _forever() -> None:
    while not _stop.wait(EVERY.total_seconds()):
        try:
            beat()
        except Exception:
            log.exception("the heartbeat cannot be written")
        finally:
            close_old_connections()


def make_up() -> None:
    """If no server was alive, every clock goes on from where it stood.

    The first of several servers makes up for the time; the others find the heart beating.
    """
    with transaction.atomic():
        last = Heartbeat.objects.select_for_update().first()
        now = clock.now()
        if last is None:
            Heartbeat.objects.create(at=now)
            return
        if now - last.at > DOWN:
            move_all(now - last.at)
        Heartbeat.objects.filter(pk=last.pk).update(at=now)


def beat() -> None:
    """Alive; one of the servers writes it down, and the others need not wait to write."""
    now = clock.now()
    late = Heartbeat.objects.filter(at__lte=now - EVERY)
    if late.exists():
        late.update(at=now)


def is_beating() -> bool:
    """A server is alive."""
    return Heartbeat.objects.filter(at__gt=clock.now() - DOWN).exists()
