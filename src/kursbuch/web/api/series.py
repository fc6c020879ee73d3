"""Series of a group: several tables with one table of results."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Field, Router, Schema

from kursbuch.catalogue import title as find_title
from kursbuch.web.api.fields import NO_NUL, Key, Text, Whole
from kursbuch.web.api.groups import of_mine
from kursbuch.web.api.security import MANAGE, account, check_limit, me
from kursbuch.web.api.tables import ClockWish, Done, TableAnswer, table_answer
from kursbuch.web.groups import membership
from kursbuch.web.series import results, starting
from kursbuch.web.series.models import Series
from kursbuch.web.tables.models import Pace
from kursbuch.web.visitors import Visitor

router = Router(tags=["series"])


class NewSeries(Schema):
    """A series to be started: titles are played in turn, members are seated by a rotation."""

    name: Annotated[str, Field(max_length=50, pattern=NO_NUL)]
    titles: list[Text] = Field(max_length=20)
    players: list[Text] = Field(max_length=60)
    """Members of the group."""
    tables: Whole
    seats: Whole
    pace: Pace = Pace.DAYS
    private: bool = False
    clock: ClockWish | None = None
    """Of each of its tables."""


class StandingAnswer(Schema):
    """How somebody stands in a series."""

    name: str
    account: str
    points: float
    games: int
    """Finished ones."""
    wins: int


class SeriesAnswer(Schema):
    """The results and the tables, for everybody who has the key."""

    key: str
    name: str
    group: str
    """The name of the group."""
    results: list[StandingAnswer]
    tables: list[TableAnswer]


@router.post("/groups/{key}/series", auth=MANAGE, response=SeriesAnswer, summary="Start a series")
def new_series(request: HttpRequest, key: Key, wish: NewSeries) -> SeriesAnswer:
    """Start a series in a group that I own; all its games begin."""
    check_limit(request, "series", 6)
    group, user = of_mine(request, key), account(request)
    wanted = starting.NewSeries(
        wish.name,
        [find_title(title) for title in wish.titles],
        [member for member in membership.members(group) if member.username in wish.players],
        wish.tables,
        wish.seats,
        wish.pace,
        wish.private,
        wish.clock.clock(wish.pace) if wish.clock else None,
    )
    return _series(starting.start(group, user, wanted), me(request))


@router.get("/series/{key}", response=SeriesAnswer, summary="A series")
def one_series(request: HttpRequest, key: Key) -> SeriesAnswer:
    """The results and the tables of a series."""
    return _series(_found(key), me(request))


@router.delete("/series/{key}", auth=MANAGE, response=Done, summary="Delete a series")
def delete_series(request: HttpRequest, key: Key) -> Done:
    """Delete a series of a group that I own; its tables stay."""
    check_limit(request, "groups", 30)
    starting.delete(_found(key), account(request))
    return Done()


def _found(key: str) -> Series:
    return get_object_or_404(Series.objects.select_related("group"), key=key)


def _series(series: Series, who: Visitor) -> SeriesAnswer:
    tables = results.tables_of(series)
    return SeriesAnswer(
        key=series.key,
        name=series.name,
        group=series.group.name,
        results=[
            StandingAnswer.model_validate(one, from_attributes=True)
            for one in results.results(tables)
        ],
        tables=[table_answer(table, who) for table in tables],
    )
