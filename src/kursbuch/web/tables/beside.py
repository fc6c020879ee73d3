"""What every move reads of a table: the table, its places, and what may lie beside it.

Making a query costs far more than a short answer. So those of every move are written once, and a
table is asked once of which other kinds it has any, most often of none; only those are read, and
the others are known to be empty.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from django.db import connection, models
from django.db.models import prefetch_related_objects
from django.http import Http404

from kursbuch.web.tables.models import Place, Table

ROWS: Mapping[str, Callable[[Table], models.QuerySet[Any]]] = {
    "proposals": lambda table: table.proposals.get_queryset(),
    "invitations": lambda table: table.invitations.get_queryset(),
    "programmes": lambda table: table.programmes.get_queryset(),
    "lines": lambda table: table.lines.get_queryset(),
}
CLOCK = "clock"
KINDS = (*ROWS, CLOCK)


def table_of(key: str) -> Table:
    """The table with this key, if there is one."""
    for table in Table.objects.raw(_by_key(), [key]):
        return table
    raise Http404


@cache
def _by_key() -> str:
    return _written(Table.objects.filter(key=""))


def read_places(table: Table) -> None:
    """Read who sits at a table, unless it is known."""
    if "places" in _kept(table):
        return
    rows = table.places.get_queryset()
    rows._result_cache = list(Place.objects.raw(_of_table(), [table.pk]))
    for place in rows:
        place.table = table
    _kept(table)["places"] = rows


@cache
def _of_table() -> str:
    return _written(Place.objects.filter(table=0))


def _written(rows: models.QuerySet[Any]) -> str:
    """The query, to be asked with other values."""
    text: str = rows.query.sql_with_params()[0]
    return text


def read_beside(table: Table) -> None:
    """Read what lies beside a table, as far as it is not known."""
    unknown = [kind for kind in KINDS if not _is_known(table, kind)]
    if not unknown:
        return
    there = _there(table.pk)
    prefetch_related_objects([table], *(kind for kind in unknown if kind in there))
    for kind in unknown:
        if kind not in there:
            _know_empty(table, kind)


def _there(number: int) -> set[str]:
    """The kinds of which a table has any."""
    with connection.cursor() as cursor:
        cursor.execute(_question(), [number] * len(KINDS))
        return {kind for kind, is_there in zip(KINDS, cursor.fetchone(), strict=True) if is_there}


@cache
def _question() -> str:
    rows = (
        connection.ops.quote_name(_relation(kind).related_model._meta.db_table) for kind in KINDS
    )
    asked = (f"EXISTS (SELECT 1 FROM {row} WHERE table_id = %s)" for row in rows)
    return "SELECT " + ", ".join(asked)


@cache
def _relation(kind: str) -> models.ForeignObjectRel:
    return next(one for one in Table._meta.related_objects if one.name == kind)


def _is_known(table: Table, kind: str) -> bool:
    return _relation(kind).is_cached(table) if kind == CLOCK else kind in _kept(table)


def _know_empty(table: Table, kind: str) -> None:
    """As if it had been read."""
    if kind == CLOCK:
        _relation(kind).set_cached_value(table, None)
        return
    rows = ROWS[kind](table)
    rows._result_cache = []
    _kept(table)[kind] = rows


def _kept(table: Table) -> dict[str, models.QuerySet[Any]]:
    """Where Django keeps what was read ahead; there is no other way to tell it of an absence."""
    kept: dict[str, models.QuerySet[Any]]
    kept = table.__dict__.setdefault("_prefetched_objects_cache", {})
    return kept
