"""Who of a slow table is on holiday, and until when."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from kursbuch.web import clock
from kursbuch.web.accounts.zones import zone
from kursbuch.web.tables.clocks.models import Holiday
from kursbuch.web.tables.models import Pace, Place, Status, Table


def away(table: Table, places: Sequence[Place]) -> dict[int, date]:
    """By seat the last day off, by the calendar where the player lives; nobody at a live table."""
    users = {place.user_id for place in places if place.user_id}
    if table.pace != Pace.DAYS or table.status == Status.FINISHED or not users:
        return {}
    taken = Holiday.objects.filter(user__in=users).select_related("user")
    last = {one.user_id: one.last for one in taken if _is_now(one)}
    return {place.seat: last[place.user_id] for place in places if place.user_id in last}


def _is_now(holiday: Holiday) -> bool:
    today = clock.now().astimezone(zone(holiday.user.time_zone)).date()
    return holiday.first <= today <= holiday.last
