"""What people wish to be told, and when not: read, and written down."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import time

from django.db import transaction

from kursbuch.web.accounts.models import User
from kursbuch.web.notices.models import Channel, Kind, Preferences


def of(user: User) -> Preferences:
    """What a person wishes; whoever has not said anything wants to know everything."""
    return Preferences.objects.filter(user=user).first() or Preferences(user=user)


def choose(
    user: User,
    channels: Mapping[str, bool | int | str],
    wanted: Mapping[Kind, Collection[Channel]],
    quiet_hours: tuple[time, time] | None,
) -> None:
    """Change what is said; hours from a time to the same time are none."""
    with transaction.atomic():
        if channels:
            User.objects.filter(pk=user.pk).update(**channels)
            user.refresh_from_db()
        told = of(user)
        unwanted = [
            f"{kind}-{channel}"
            for kind in Kind
            for channel in Channel
            if not (channel in wanted[kind] if kind in wanted else told.wants(kind, channel))
        ]
        start, end = quiet_hours or (told.quiet_from, told.quiet_until)
        hours = (None, None) if start == end else (start, end)
        fields = {"unwanted": unwanted, "quiet_from": hours[0], "quiet_until": hours[1]}
        Preferences.objects.update_or_create(user=user, defaults=fields)
