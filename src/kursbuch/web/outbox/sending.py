"""Sends what is in the outbox: each message at least once, and again later if it was not taken."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime, timedelta
from typing import Any

from kursbuch.web import clock, jobs, locks
from kursbuch.web.outbox import mail
from kursbuch.web.outbox.enqueue import RANK
from kursbuch.web.outbox.models import Outgoing, Way

TRIES = 8
"""How often a message is tried: a minute later, two, four …, in all two hours."""

Delivery = Callable[[Mapping[str, Any]], bool]
"""Hands the content of a message on; whether it was taken."""
_deliveries: dict[Way, Delivery] = {Way.MAIL: mail.send}

log = logging.getLogger("kursbuch.outbox")


def deliver_by(way: Way, delivery: Delivery) -> None:
    """From now on the messages of this way are handed on so."""
    _deliveries[way] = delivery


def left(before: datetime) -> Iterator[tuple[int, int]]:
    """What is due and was not sent."""
    for pk, way in Outgoing.objects.filter(due__lte=before).values_list("pk", "way"):
        yield pk, RANK[Way(way)]


def send(pk: int) -> None:
    """Send one message, unless somebody does."""
    with locks.tried(locks.Lock.OUTBOX, pk) as mine:
        message = Outgoing.objects.filter(pk=pk, due__lte=clock.now()).first() if mine else None
        if message is not None:
            _send(message)


def _send(message: Outgoing) -> None:
    try:
        taken = _deliveries[Way(message.way)](message.content)
    except Exception as error:
        log.warning("%s %s could not be sent: %s", message.way, message.pk, error)
        taken = False
    if not taken and message.tries < TRIES - 1:
        wait = timedelta(minutes=2**message.tries)
        message.tries, message.due = message.tries + 1, clock.now() + wait
        message.save(update_fields=["tries", "due"])
        return
    if not taken:
        log.error("%s %s is given up", message.way, message.pk)
    message.delete()


WORK = jobs.Work(jobs.outbox, send, left, threads=4)
