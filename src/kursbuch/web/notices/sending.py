"""Sends what is due: by mail as often as wished, by webhook and push at once, never in quiet hours.

A reminder of a deadline waits for no later mail.

Several processes look; each notice is sent by the one that marks it first, in the transaction
that puts it into the outbox.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta
from threading import Event, Thread

from django.core.mail import send_mail
from django.db import close_old_connections, transaction

from kursbuch.web import clock
from kursbuch.web.accounts.models import User
from kursbuch.web.notices import news, sources, wording
from kursbuch.web.notices.models import Channel, Kind, Notice
from kursbuch.web.notices.quiet_hours import is_quiet
from kursbuch.web.outbox.enqueue import enqueue
from kursbuch.web.outbox.models import Way

EVERY = 30
"""Seconds between two looks."""
KEPT = timedelta(days=60)
"""How long it is known what was told."""

log = logging.getLogger("kursbuch.notices")
_stop = Event()


def start() -> None:
    """Look again and again, in the background."""
    Thread(target=_forever, name="notices", daemon=True).start()


def _forever() -> None:
    while not _stop.wait(EVERY):
        try:
            look()
        except Exception:
            log.exception("notices could not be sent")
        finally:
            close_old_connections()


def look() -> int:
    """Find what is new and send what is due; how many people were told, by each channel."""
    news.write(sources.everything())
    due = defaultdict[tuple[User, Channel], list[Notice]](list)
    for notice in Notice.objects.filter(sent=None).select_related("user", "table"):
        due[notice.user, Channel(notice.channel)].append(notice)
    count = sum(_send_safely(*to, notices) for to, notices in due.items())
    if count:
        Notice.objects.filter(sent__lt=clock.now() - KEPT).delete()
    return count


def _send_safely(user: User, channel: Channel, notices: Sequence[Notice]) -> bool:
    """Tell one person; what goes wrong there keeps nobody else from being told."""
    try:
        with transaction.atomic():
            return _send(user, channel, notices)
    except Exception:
        log.exception("account %s could not be told by %s", user.pk, channel)
        return False


def _send(user: User, channel: Channel, notices: Sequence[Notice]) -> bool:
    urgent = any(one.kind == Kind.REMINDER for one in notices)
    if is_quiet(user, clock.now()) or (channel == Channel.MAIL and not urgent and _too_early(user)):
        return False
    mine = [one for one in notices if _mark(one) and sources.still_holds(one)]
    if mine:
        _WAYS[channel](user, mine)
    return bool(mine)


def _too_early(user: User) -> bool:
    """The last mail was sent less long ago than the person wishes."""
    return bool(user.notified and user.notified > clock.now() - timedelta(minutes=user.quiet))


def _mark(notice: Notice) -> bool:
    """Mark a notice as sent, unless another process has."""
    return bool(Notice.objects.filter(pk=notice.pk, sent=None).update(sent=clock.now()))


def _by_mail(user: User, notices: Sequence[Notice]) -> None:
    User.objects.filter(pk=user.pk).update(notified=clock.now())
    words = wording.words_of(user)
    send_mail(wording.subject(notices, words), wording.body(notices, words), None, [user.email])


def _by_webhook(user: User, notices: Sequence[Notice]) -> None:
    text = wording.body(notices, wording.words_of(user))
    enqueue(Way.WEBHOOK, {"address": user.webhook, "text": text})


def _by_push(user: User, notices: Sequence[Notice]) -> None:
    words = wording.words_of(user)
    for device in user.devices.all():
        for notice in notices:
            enqueue(Way.PUSH, {"device": device.pk, "news": wording.pushed(notice, words)})


_WAYS = {Channel.MAIL: _by_mail, Channel.WEBHOOK: _by_webhook, Channel.PUSH: _by_push}
