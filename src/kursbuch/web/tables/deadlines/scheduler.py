"""One thread of each process looks for clocks that are due: one question for all tables."""

from __future__ import annotations

import logging
from threading import Event, Thread

from django.db import close_old_connections

from kursbuch.core.errors import KursbuchError
from kursbuch.web import clock as server
from kursbuch.web.tables.clocks import heartbeat
from kursbuch.web.tables.clocks.models import Clock
from kursbuch.web.tables.clocks.seat_clock import LEASE
from kursbuch.web.tables.deadlines.attending import attend

EVERY = 2.0
"""Seconds between two looks."""
MOST = 200
"""Tables at one look; the others follow at the next."""

log = logging.getLogger("kursbuch.clocks")
_stop = Event()


def start() -> None:
    """Look again and again from now on."""
    Thread(target=_forever, name="clocks", daemon=True).start()


def _forever() -> None:
    while not _stop.wait(EVERY):
        try:
            if heartbeat.is_beating():  # else nobody could move, and the clocks stand
                look()
        except Exception:
            log.exception("cannot look at the clocks")
        finally:
            close_old_connections()


def look() -> int:
    """Attend to every table that is due; how many there were."""
    due = Clock.objects.filter(due__lte=server.now()).order_by("due").select_related("table")
    found = list(due[:MOST])
    for clock in found:
        _attend_safely(clock)
    return len(found)


def _attend_safely(clock: Clock) -> None:
    """What goes wrong at one table keeps no other from being looked at."""
    try:
        attend(clock.table)
    except KursbuchError:  # the game has ended meanwhile
        Clock.objects.filter(pk=clock.pk, due=clock.due).update(due=None)
    except Exception:
        Clock.objects.filter(pk=clock.pk).update(due=server.now() + LEASE)
        log.exception("table %s: its clock cannot be looked at", clock.table.key)
