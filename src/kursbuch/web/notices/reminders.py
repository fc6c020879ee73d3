"""Reminders: somebody with little time left for a move is told until when."""

from __future__ import annotations

from datetime import datetime

from django.dispatch import receiver

from kursbuch.web.accounts.zones import zone
from kursbuch.web.notices import news
from kursbuch.web.notices.models import Kind
from kursbuch.web.notices.news import News
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.signals import deadline_near


@receiver(deadline_near)
def send(table: Table, seat: int, until: datetime, **_: object) -> None:
    """Tell the person in the seat, if they wish to be told; guests cannot be."""
    place = table.places.select_related("user").filter(seat=seat).first()
    if place is None or place.user is None:
        return
    there = until.astimezone(zone(place.user.time_zone))
    key = f"reminder-{table.pk}-{table.seq}-{until:%Y%m%d%H%M}"
    args = {"until": f"{there:%Y-%m-%d %H:%M} ({there.tzname() or ''})"}
    news.write([News(place.user, Kind.REMINDER, key, table, args=args)])
