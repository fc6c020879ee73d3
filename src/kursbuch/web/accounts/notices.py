"""Tells people that it is their turn: by e-mail or webhook, seldom, all tables in one message."""

from __future__ import annotations

import logging
from datetime import timedelta
from threading import Event, Thread

from django.conf import settings
from django.core.mail import send_mail
from django.db import close_old_connections, transaction
from django.db.models import Q
from django.utils import timezone

from kursbuch.core.words import Message, Words
from kursbuch.web.accounts.models import User
from kursbuch.web.outbox.models import Way
from kursbuch.web.outbox.putting import put
from kursbuch.web.tables.models import Place, Status, Table

EVERY = 30
"""Seconds between two looks."""

log = logging.getLogger("kursbuch.notices")
_stop = Event()


def start() -> None:
    """Look again and again, in the background."""
    Thread(target=_forever, name="notices", daemon=True).start()


def _forever() -> None:
    while not _stop.wait(EVERY):
        try:
            tell_all()
        except Exception:
            log.exception("notices could not be sent")
        finally:
            close_old_connections()


def tell_all() -> int:
    """Tell everybody who is waited for and wants to be told; how many were told."""
    wanting = User.objects.filter(Q(by_email=True) | ~Q(webhook=""), is_active=True)
    return sum(_tell_safely(user) for user in wanting)


def _tell_safely(user: User) -> bool:
    """Tell one person; what goes wrong there keeps nobody else from being told."""
    try:
        return _tell(user)
    except Exception:
        log.exception("account %s could not be told", user.pk)
        return False


def _tell(user: User) -> bool:
    now = timezone.now()
    if user.notified and user.notified > now - timedelta(minutes=user.quiet):
        return False
    tables = waiting_for(user)
    if not tables:
        return False
    text = _text(user, tables)
    with transaction.atomic():  # whoever ends here has told nothing, or everything
        if not User.objects.filter(pk=user.pk, notified=user.notified).update(notified=now):
            return False  # another process has just told them
        deliver(user, text)
    return True


def deliver(user: User, text: str) -> None:
    """Send a text, its subject first, in the ways that this person has chosen."""
    subject, _, body = text.partition("\n\n")
    if user.by_email and user.email:
        send_mail(subject, body, None, [user.email])
    if user.webhook:
        put(Way.WEBHOOK, {"address": user.webhook, "text": text})


def link(table: Table) -> str:
    """The address of a table, for messages."""
    return f"{settings.SITE}{table.get_absolute_url()}"


def waiting_for(user: User) -> list[Table]:
    """The tables that wait for this person and have moved since they looked or were told."""
    places = Place.objects.filter(user=user, table__status=Status.RUNNING).select_related("table")
    return [
        place.table
        for place in places
        if place.seat in place.table.waiting
        and place.seen < place.table.seq
        and not (user.notified and user.notified > place.table.changed)
    ]


def _text(user: User, tables: list[Table]) -> str:
    words = Words(user.language or "en")
    lines = [f"{table.name or table.title}: {link(table)}" for table in tables]
    title = words.say(Message("page-notice", count=len(tables)))
    return "\n\n".join([title, "\n".join(lines)])
