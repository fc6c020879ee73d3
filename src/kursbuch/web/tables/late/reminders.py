"""Reminders: whoever has little time left for a move is told until when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from kursbuch.core.words import Message, Words
from kursbuch.web.accounts import notices
from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.zones import zone
from kursbuch.web.tables.models import Table


@dataclass(frozen=True)
class Reminder:
    """A seat whose deadline is near."""

    seat: int
    until: datetime


def send(table: Table, reminder: Reminder) -> None:
    """Tell the person in the seat, if they wish to be told of their turns; guests cannot be."""
    place = table.places.select_related("user").filter(seat=reminder.seat).first()
    if place is not None and place.user is not None:
        notices.deliver(place.user, text(place.user, table, reminder.until))


def text(user: User, table: Table, until: datetime) -> str:
    """What the person is told: a subject, and the table with its deadline where they live."""
    words = Words(user.language or "en")
    there = until.astimezone(zone(user.time_zone))
    said = Message(
        "clock-reminder-until",
        table=table.name or table.title,
        until=f"{there:%Y-%m-%d %H:%M}",
        zone=there.tzname() or "",
    )
    lines = [words.say(Message("clock-reminder")), words.say(said)]
    return "\n\n".join([lines[0], f"{lines[1]}\n{notices.link(table)}"])
