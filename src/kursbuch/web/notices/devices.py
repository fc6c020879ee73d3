"""The browsers of a person that show notices."""

from __future__ import annotations

import re

from django.db import transaction
from django.db.models import Q

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.notices import push
from kursbuch.web.notices.models import Device
from kursbuch.web.notices.outside import is_public

MOST = 10
BROWSERS = {"Firefox": "Firefox", "Edg": "Edge", "Chrome": "Chrome", "Safari": "Safari"}
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


def subscribe(user: User, endpoint: str, public_key: str, secret: str, agent: str) -> Device:
    """Show notices on a device; the same browser belongs to whoever subscribed last."""
    if not endpoint.startswith("https:") or not push.is_readable(public_key, secret):
        raise HouseRule(Message("notices-device-unreadable"))
    if not is_public(endpoint):
        raise HouseRule(Message("notices-device-refused"))
    fields = {"user": user, "public_key": public_key, "secret": secret, "name": called(agent)}
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)
        if user.devices.exclude(endpoint=endpoint).count() >= MOST:
            raise HouseRule(Message("notices-devices-many", most=MOST))
        device, _ = Device.objects.update_or_create(endpoint=endpoint, defaults=fields)
    return device


def unsubscribe(user: User, number: int | None, endpoint: str) -> None:
    """Stop showing notices there."""
    user.devices.filter(Q(pk=number or 0) | Q(endpoint=endpoint or "-")).delete()


def called(agent: str) -> str:
    """A name by which a person knows the browser again."""
    browser = next((name for mark, name in BROWSERS.items() if re.search(mark, agent)), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return " · ".join(part for part in (browser, system) if part) or "–"
