"""When the players of a slow game rest: at night, where the table says so, and on holidays."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from functools import partial
from heapq import merge
from zoneinfo import ZoneInfo

from kursbuch.web.accounts.zones import zone
from kursbuch.web.tables.clocks.counting import Span, days, nights
from kursbuch.web.tables.clocks.models import Clock, Holiday
from kursbuch.web.tables.clocks.seat_clock import Rests, never
from kursbuch.web.tables.models import Place


def calendar(clock: Clock, places: Sequence[Place]) -> dict[int, Rests]:
    """How each seat rests; at a live table nobody does."""
    if not clock.is_slow:
        return {place.seat: never for place in places}
    holidays = _holidays(places)
    return {
        place.seat: partial(_rests, clock.nights, _zone(clock, place), holidays[place.user_id])
        for place in places
    }


def _holidays(places: Iterable[Place]) -> defaultdict[int | None, list[Holiday]]:
    found: defaultdict[int | None, list[Holiday]] = defaultdict(list)
    users = {place.user_id for place in places if place.user_id}
    for holiday in Holiday.objects.filter(user__in=users) if users else ():
        found[holiday.user_id].append(holiday)
    return found


def _zone(clock: Clock, place: Place) -> ZoneInfo:
    """Where the player lives; guests, where whoever set the table up does."""
    home = place.user or clock.table.owner
    return zone(home.time_zone if home else "")


def _rests(
    at_night: bool, home: ZoneInfo, holidays: list[Holiday], start: datetime
) -> Iterator[Span]:
    away = [days(one.first, one.last, home) for one in holidays]
    return merge(nights(home, start) if at_night else (), sorted(away))
