"""Starting a series: its tables are set up with the members seated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.db import transaction

from kursbuch.core.title import Title
from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends.blocks import check_may_ask
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Group
from kursbuch.web.series.models import Series, SeriesTable
from kursbuch.web.series.rotation import rotation
from kursbuch.web.tables.clocks.setup import NewClock
from kursbuch.web.tables.lobby.setup import MEMBER, NewTable, Sitter, set_up
from kursbuch.web.tables.models import Pace
from kursbuch.web.visitors import Visitor

MOST_PLAYERS = 12
MOST_TABLES = 24


@dataclass(frozen=True)
class NewSeries:
    """What a new series should be like."""

    name: str
    titles: Sequence[Title[Any]]
    """Played in turn."""
    players: Sequence[User]
    tables: int
    seats: int
    pace: str = Pace.DAYS
    private: bool = False
    clock: NewClock | None = None
    """Of each of its tables."""


def start(group: Group, user: User, wanted: NewSeries) -> Series:
    """The owner of a group starts a series; all its games begin."""
    _check(group, user, wanted)
    seated = rotation(len(wanted.players), wanted.tables, wanted.seats)
    with transaction.atomic():
        series = Series.objects.create(name=wanted.name.strip()[:50], group=group)
        for number, players in enumerate(seated):
            sitters = [_sitter(wanted.players[one]) for one in players]
            name = f"{series.name} {number + 1}"
            new = NewTable(sitters, {}, name, wanted.pace, wanted.private, clock=wanted.clock)
            title = wanted.titles[number % len(wanted.titles)]
            table = set_up(title, Visitor(user), new)
            SeriesTable.objects.create(series=series, table=table)
    return series


def delete(series: Series, user: User) -> None:
    """The owner of the group deletes the series; its tables stay."""
    if series.group.owner_id != user.pk:
        raise HouseRule(Message("group-not-owner"))
    series.delete()


def _sitter(user: User) -> Sitter:
    return Sitter(MEMBER, user.username, user)


def _check(group: Group, user: User, wanted: NewSeries) -> None:
    """All that forbids a series, each with its sentence."""
    if group.owner_id != user.pk:
        raise HouseRule(Message("group-not-owner"))
    if not wanted.name.strip():
        raise HouseRule(Message("series-nameless"))
    if not wanted.titles:
        raise HouseRule(Message("series-no-title"))
    if any(wanted.seats not in title.players for title in wanted.titles):
        raise HouseRule(Message("series-seats"))
    if not wanted.seats <= len(wanted.players) <= MOST_PLAYERS:
        raise HouseRule(Message("series-players", least=wanted.seats, most=MOST_PLAYERS))
    if not 1 <= wanted.tables <= MOST_TABLES:
        raise HouseRule(Message("series-tables", most=MOST_TABLES))
    members = {one.pk for one in membership.members(group)}
    if any(one.pk not in members for one in wanted.players):
        raise HouseRule(Message("series-members"))
    for one in wanted.players:
        check_may_ask(user, one)
