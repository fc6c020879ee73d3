"""The clocks of a table."""

from __future__ import annotations

from datetime import date, datetime

from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.web import clock as server
from kursbuch.web.api.fields import Key
from kursbuch.web.api.tables import found
from kursbuch.web.tables.clocks.away import away
from kursbuch.web.tables.clocks.following import clock_of
from kursbuch.web.tables.clocks.models import Ending
from kursbuch.web.tables.clocks.shown import shown
from kursbuch.web.tables.models import Pace

router = Router(tags=["tables"])


class SeatClockAnswer(Schema):
    """The clock of a seat; at a slow table only while it runs, or if it has ever run out."""

    seat: int
    left: int
    """Seconds: until the deadline if it runs, else in the bank."""
    until: datetime | None
    """When it has run out, if it runs and nobody acts."""
    is_late: bool
    times_late: int


class ClocksAnswer(Schema):
    """How a table counts time, and how much everybody has by the server's time."""

    now: datetime
    pace: Pace
    """`days`: the allowance is for each move; `live`: for the game, plus the increment a move."""
    allowance: int | None
    """Seconds; null where a table has no clock."""
    increment: int
    nights: bool
    """Nights do not count."""
    ending: Ending | None
    """What happens when time has run out."""
    bot: str
    seats: list[SeatClockAnswer]
    away: dict[int, date]
    """By seat: until which day somebody is on holiday."""


@router.get("/tables/{table:key}/clocks", response=ClocksAnswer, summary="The clocks")
def clocks(request: HttpRequest, key: Key) -> ClocksAnswer:
    """The clock of a table, if it has one, and how much time each seat has left."""
    table = found(key)
    clock = clock_of(table)
    return ClocksAnswer(
        now=server.now(),
        pace=Pace(table.pace),
        allowance=clock.allowance if clock else None,
        increment=clock.increment if clock else 0,
        nights=bool(clock and clock.nights),
        ending=Ending(clock.ending) if clock else None,
        bot=clock.bot if clock else "",
        seats=[SeatClockAnswer.model_validate(one, from_attributes=True) for one in shown(table)],
        away=away(table, list(table.places.all())),
    )
