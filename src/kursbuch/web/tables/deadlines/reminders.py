"""Reminders: whoever has little time left for a move is told until when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kursbuch.web.accounts.zones import zone
from kursbuch.web.notices import news
from kursbuch.web.notices.models import Kind
from kursbuch.web.notices.news import News
from kursbuch.web.tables.models import Table


@dataclass(frozen=True)
class Reminder:
    """A seat whose deadline is near."""

    seat: int
    until: datetime


def send(table: Table, reminder: Reminder) -> None:
    """Tell the person in the seat, if they wish to be told; guests cannot be."""
    place = table.places.select_related("user").filter(seat=reminder.seat).first()
    if place is None or place.user is None:
        return
    there = reminder.until.astimezone(zone(place.user.time_zone))
    key = f"reminder-{table.pk}-{table.seq}-{reminder.until:%Y%m%d%H%M}"
    args = {"until": f"{there:%Y-%m-%d %H:%M} ({there.tzname() or ''})"}
    news.write([News(place.user, Kind.REMINDER, key, table, args=args)])
