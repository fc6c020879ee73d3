"""Which days an account has taken off, and how many it still may."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from django.db import transaction

from kursbuch.core.words import Message
from kursbuch.web import clock
from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.zones import zone
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.clocks.following import recount
from kursbuch.web.tables.clocks.models import Holiday
from kursbuch.web.tables.models import Pace, Status, Table
from kursbuch.web.tables.play.change import change

MOST = 30
"""Days of a calendar year."""
AHEAD = timedelta(days=366)
"""How far ahead they can be taken."""


@dataclass(frozen=True)
class DaysOff:
    """The holidays of an account that are not over, and what it has left."""

    today: date
    holidays: list[Holiday]
    left: int
    most: int = MOST


def days_off(user: User) -> DaysOff:
    """What the page of the account shows."""
    here = today(user)
    coming = [one for one in user.holidays.all() if one.last >= here]
    return DaysOff(here, coming, MOST - _taken(user, here.year))


def today(user: User) -> date:
    """The day that it is where the person lives."""
    return clock.now().astimezone(zone(user.time_zone)).date()


def take(user: User, first: date, last: date) -> None:
    """Take days off, the first and the last included; the slow games rest on them."""
    with transaction.atomic():
        User.objects.select_for_update().get(pk=user.pk)  # two requests may not take twice as many
        _check(user, first, last)
        Holiday.objects.create(user=user, first=first, last=last)
    recount_for(user)


def _check(user: User, first: date, last: date) -> None:
    here = today(user)
    if not here <= first <= last <= here + AHEAD:
        raise HouseRule(Message("holidays-wrong"))
    if user.holidays.filter(first__lte=last, last__gte=first).exists():
        raise HouseRule(Message("holidays-twice"))
    for year in {first.year, last.year}:
        if _taken(user, year) + _days_in(year, first, last) > MOST:
            raise HouseRule(Message("holidays-too-many", most=MOST, year=str(year)))


def end(user: User, number: int) -> None:
    """Holidays that have not begun are not taken; those that have end with this day."""
    here = today(user)
    for holiday in user.holidays.filter(pk=number, last__gte=here):
        if holiday.first > here:
            holiday.delete()
        else:
            Holiday.objects.filter(pk=holiday.pk).update(last=here)
    recount_for(user)


def recount_for(user: User) -> None:
    """The deadlines of the person's slow games again, by the present holidays and time zone.

    Those who look at one of them are told, too: there is a mark beside the name of whoever is away.
    """
    mine = Table.objects.filter(places__user=user, pace=Pace.DAYS, status=Status.RUNNING)
    for table in mine.distinct():
        with change(table, status=None):
            recount(table)


def _taken(user: User, year: int) -> int:
    return sum(_days_in(year, one.first, one.last) for one in user.holidays.all())


def _days_in(year: int, first: date, last: date) -> int:
    begin, end_ = max(first, date(year, 1, 1)), min(last, date(year, 12, 31))
    return max((end_ - begin).days + 1, 0)
