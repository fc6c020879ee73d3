"""The deadlines of a person as a calendar (RFC 5545), at an address that nobody else knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from django.conf import settings
from django.http import HttpRequest
from django.urls import reverse
from icalendar import Calendar, Event

from kursbuch.core.words import Message
from kursbuch.web import clock
from kursbuch.web.accounts.models import User
from kursbuch.web.notices.models import Feed
from kursbuch.web.notices.wording import called, words_of
from kursbuch.web.tables.clocks.shown import shown
from kursbuch.web.tables.models import Pace, Place, Status, Table


@dataclass(frozen=True)
class Deadline:
    """Until when a person must move at a table."""

    table: Table
    seat: int
    until: datetime


def deadlines(user: User) -> Iterator[Deadline]:
    """The moves of slow games that wait for this person."""
    slow = Place.objects.filter(
        user=user, table__status=Status.RUNNING, table__pace=Pace.DAYS, table__clock__isnull=False
    )
    for place in slow.select_related("table"):
        for one in shown(place.table):
            if one.seat == place.seat and one.until is not None:
                yield Deadline(place.table, place.seat, one.until)


def calendar(user: User) -> bytes:
    """The deadlines as a calendar file."""
    found, words = Calendar(), words_of(user)
    found.add("prodid", "-//Kursbuch//Deadlines//EN")
    found.add("version", "2.0")
    found.add("x-wr-calname", "Kursbuch")
    for one in deadlines(user):
        event = Event()
        event.add("uid", f"{one.table.key}-{one.seat}@kursbuch")
        event.add("dtstamp", clock.now())
        event.add("dtstart", one.until)
        event.add(
            "summary", words.say(Message("calendar-deadline", table=called(one.table, words)))
        )
        event.add("url", f"{settings.SITE or settings.HOUSE}{one.table.get_absolute_url()}")
        found.add_component(event)
    return bytes(found.to_ical())


def address(request: HttpRequest, user: User) -> str:
    """The whole address of a person's calendar; empty if there is none."""
    found = Feed.objects.filter(user=user).first()
    if found is None:
        return ""
    path = reverse("calendar", args=[found.key])
    return f"{settings.SITE}{path}" if settings.SITE else request.build_absolute_uri(path)


def reader(key: str) -> User | None:
    """Whose calendar is at this address."""
    feed = Feed.objects.filter(key=key, user__is_active=True).select_related("user").first()
    return feed.user if feed else None


def renew(user: User) -> None:
    """A new address; the old one leads nowhere."""
    Feed.objects.update_or_create(user=user, defaults={"key": Feed.new_key()})


def drop(user: User) -> None:
    """No calendar any more."""
    Feed.objects.filter(user=user).delete()
