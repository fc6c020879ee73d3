"""Tables as lines of the lobby: to join, to watch, to go on with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Prefetch, QuerySet

from kursbuch.catalogue import titles
from kursbuch.core.title import Title
from kursbuch.core.words import Message
from kursbuch.web.tables.clocks.faces import nearest
from kursbuch.web.tables.lobby.removing import may_remove
from kursbuch.web.tables.models import Place, Table
from kursbuch.web.visitors import Visitor

MOST = 30


@dataclass(frozen=True)
class Row:
    """A table as one line of the lobby."""

    table: Table
    title: Title[Any]
    places: Sequence[Place]
    mine: Sequence[Place]
    waiting: Sequence[str]
    may_remove: bool

    @property
    def my_turn(self) -> bool:
        """The game waits for me; a what-if board waits for nobody."""
        return not self.table.branch_of_id and any(
            place.seat in self.table.waiting for place in self.mine
        )

    @property
    def left(self) -> Message | None:
        """How much time I have for my move, or whoever it waits for."""
        mine = [place.seat for place in self.mine if place.seat in self.table.waiting]
        return nearest(self.table, mine or self.table.waiting)

    @property
    def is_hidden(self) -> bool:
        """I do not want to see it."""
        return any(place.hidden for place in self.mine)

    @property
    def winners(self) -> list[str]:
        """Who came first in a finished game; nobody if it was ended by agreement."""
        ranks = (self.table.result or {}).get("places") or ()
        return [place.name for place, rank in zip(self.places, ranks, strict=False) if rank == 1]


def rows(tables: Iterable[Table], who: Visitor) -> list[Row]:
    """Tables, read with their places, as lines."""
    return [_row(table, who) for table in tables if table.title in titles()]


def with_places(tables: QuerySet[Table]) -> QuerySet[Table]:
    """The tables as the lines need them, newest first, in two queries."""
    newest = tables.order_by("-changed", "-pk").select_related("clock").defer("base", "setup")
    return newest.prefetch_related(Prefetch("places", Place.objects.all()))


def _row(table: Table, who: Visitor) -> Row:
    places = list(table.places.all())
    return Row(
        table,
        titles()[table.title],
        places,
        [place for place in places if place.is_held_by(who)],
        [place.name for place in places if place.seat in table.waiting],
        may_remove(table, who),
    )


def by_turn(lines: Iterable[Row]) -> list[Row]:
    """The tables that wait for me first."""
    return sorted(lines, key=lambda row: not row.my_turn)


def families() -> dict[str, list[Title[Any]]]:
    """The titles, grouped by game."""
    grouped: dict[str, list[Title[Any]]] = {}
    for title in titles().values():
        grouped.setdefault(title.family, []).append(title)
    return grouped
