"""News: what is to be told is written down once for each channel that the person wants it by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from kursbuch.web import clock
from kursbuch.web.accounts.models import User
from kursbuch.web.notices.models import Channel, Device, Kind, Notice, Preferences
from kursbuch.web.tables.models import Table


@dataclass(frozen=True)
class News:
    """One thing that one person should know."""

    user: User
    kind: Kind
    key: str
    """What it is about: nobody is told the same thing twice."""
    table: Table | None = None
    path: str = ""
    """Where to look; by default the table."""
    args: Mapping[str, str] = field(default_factory=dict)


def write(news: Iterable[News]) -> None:
    """Write down what is new, for each person by the channels that they want it by."""
    found = [one for one in news if one.user.is_active]
    users = {one.user.pk: one.user for one in found}
    if not users:
        return
    channels = _channels(users)
    chosen = {one.user_id: one for one in Preferences.objects.filter(user__in=users)}
    known = set(
        Notice.objects.filter(user__in=users, key__in={one.key for one in found}).values_list(
            "user", "channel", "key"
        )
    )
    rows = [
        _row(one, channel)
        for one in found
        for channel in channels[one.user.pk]
        if chosen.get(one.user.pk, Preferences()).wants(one.kind, channel)
        and (one.user.pk, channel, one.key) not in known
    ]
    Notice.objects.bulk_create(rows, ignore_conflicts=True)


def _channels(users: Mapping[int, User]) -> dict[int, list[Channel]]:
    """By which channels each person can be reached."""
    with_device = set(Device.objects.filter(user__in=users).values_list("user", flat=True))
    return {
        pk: [
            *([Channel.MAIL] if user.by_email and user.email else []),
            *([Channel.WEBHOOK] if user.webhook else []),
            *([Channel.PUSH] if pk in with_device else []),
        ]
        for pk, user in users.items()
    }


def _row(news: News, channel: Channel) -> Notice:
    path = news.path or (news.table.get_absolute_url() if news.table else "")
    return Notice(
        user=news.user,
        channel=channel,
        kind=news.kind,
        key=news.key[:60],
        table=news.table,
        path=path,
        args=dict(news.args),
        at=clock.now(),
    )
