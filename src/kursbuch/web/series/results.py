"""The table of results of a series: points by place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db.models import Prefetch

from kursbuch.web.series.models import Series
from kursbuch.web.tables.models import Place, Table


@dataclass(frozen=True)
class Result:
    """How somebody stands in a series."""

    name: str
    account: str
    """The name of the account, if it still is one."""
    points: float
    games: int
    """Finished ones."""
    wins: int


def tables_of(series: Series) -> list[Table]:
    """The tables in the order of play, with who sits there."""
    tables = Table.objects.filter(in_series__series=series)
    seated = Prefetch("places", Place.objects.select_related("user"))
    read = tables.select_related("clock").defer("base", "setup").prefetch_related(seated)
    return list(read.order_by("in_series__pk"))


def points(ranks: Sequence[int]) -> list[float]:
    """The last place of a table brings one point, each place before it one more.

    Those who share a place share the points of the places that they take.

    >>> points([1, 3, 1])
    [2.5, 1.0, 2.5]
    """
    best = len(ranks) + 1
    return [best - rank - (ranks.count(rank) - 1) / 2 for rank in ranks]


def results(tables: Iterable[Table]) -> list[Result]:
    """Everybody who sits at one of the tables, best first; bots take part in nothing."""
    played: dict[int, list[tuple[Place, float | None, bool]]] = {}
    for table in tables:
        ranks = (table.result or {}).get("places") or ()
        brought = points(ranks)
        for place in table.places.all():
            if place.user_id:
                over = place.seat < len(ranks)
                gained = brought[place.seat] if over else None
                won = over and ranks[place.seat] == 1
                played.setdefault(place.user_id, []).append((place, gained, won))
    found = [_result(entries) for entries in played.values()]
    return sorted(found, key=lambda one: (-one.points, -one.wins, one.name.lower()))


def _result(entries: Sequence[tuple[Place, float | None, bool]]) -> Result:
    place = entries[0][0]
    user = place.user
    gained = [points for _, points, _ in entries if points is not None]
    return Result(
        place.name,
        user.username if user and user.is_active else "",
        sum(gained),
        len(gained),
        sum(won for _, _, won in entries),
    )
