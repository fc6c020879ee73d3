"""Tables as lines of the lobby: to join, to watch, to go on with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Prefetch, QuerySet

from kursbuch.catalogue import titles
from kursbuch.core.title import Title
from kursbuch.web.people import Visitor
from kursbuch.web.tables.models import Place, Table

MOST = 30


@dataclass(frozen=True)
class Row:
    """A table as one line of the lobby."""

    table: Table
    title: Title[Any]
    places: list[Place]
    my_turn: bool
    waiting: list[str]


def mine(who: Visitor) -> QuerySet[Table]:
    """The tables at which the visitor sits."""
    places = Place.objects.filter(who.holds())
    return Table.objects.filter(pk__in=places.values("table"))


def invited(who: Visitor) -> QuerySet[Table]:
    """The tables at which a seat is offered to this person."""
    return Table.objects.filter(invitations__user=who.user) if who.user else Table.objects.none()


def filtered(tables: QuerySet[Table], wanted: Mapping[str, str]) -> QuerySet[Table]:
    """Only the tables of a title, of a pace, with a word in their name or a person at them."""
    if wanted.get("title"):
        tables = tables.filter(title=wanted["title"])
    if wanted.get("pace"):
        tables = tables.filter(pace=wanted["pace"])
    if search := wanted.get("q", "")[:60]:
        named = Place.objects.filter(name__icontains=search)
        tables = tables.filter(name__icontains=search) | tables.filter(pk__in=named.values("table"))
    return tables


def rows(tables: QuerySet[Table], who: Visitor) -> list[Row]:
    """The tables as lines, newest first."""
    newest = tables.order_by("-changed").defer("base", "setup")
    seated = newest.prefetch_related(Prefetch("places", Place.objects.all()))[:MOST]
    return [_row(table, who) for table in seated if table.title in titles()]


def _row(table: Table, who: Visitor) -> Row:
    places = list(table.places.all())
    seats = who.seats(places)
    waiting = [place.name for place in places if place.seat in table.waiting]
    my_turn = any(seat in seats for seat in table.waiting)
    return Row(table, titles()[table.title], places, my_turn, waiting)


def by_turn(lines: Iterable[Row]) -> list[Row]:
    """The tables that wait for me first."""
    return sorted(lines, key=lambda row: not row.my_turn)


def families() -> dict[str, list[Title[Any]]]:
    """The titles, grouped by game."""
    grouped: dict[str, list[Title[Any]]] = {}
    for title in titles().values():
        grouped.setdefault(title.family, []).append(title)
    return grouped
