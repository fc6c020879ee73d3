"""Quiet hours: between two times of day where the person is, nothing is sent."""

from __future__ import annotations

from datetime import datetime, time

from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.zones import zone
from kursbuch.web.notices.models import Preferences


def is_quiet(user: User, now: datetime) -> bool:
    """Whether nothing is sent to this person now."""
    found = Preferences.objects.filter(user=user).first()
    if found is None or found.quiet_from is None or found.quiet_until is None:
        return False
    return is_between(
        now.astimezone(zone(user.time_zone)).time(), found.quiet_from, found.quiet_until
    )


def is_between(now: time, start: time, end: time) -> bool:
    """Whether a time of day lies in a span, which may go over midnight."""
    if start <= end:
        return start <= now < end
    return now >= start or now < end
