"""The server's heartbeat: for how long no server was alive, all clocks stood."""

from __future__ import annotations

from datetime import timedelta

from django.db import transaction

from kursbuch.web import clock
from kursbuch.web.tables.clocks.following import move_all
from kursbuch.web.tables.clocks.models import Heartbeat

EVERY = timedelta(seconds=10)
DOWN = 3 * EVERY
"""A silence that is longer was no delay: nobody was there."""


def start() -> None:
    """A server starts: if no other was alive, every clock goes on from where it stood.

    The first of several makes up for the time; the others find the heart beating.
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
    """Alive; one of the servers writes it down."""
    last, now = Heartbeat.objects.first(), clock.now()
    if last is not None and abs(now - last.at) >= EVERY:
        Heartbeat.objects.filter(pk=last.pk).update(at=now)
