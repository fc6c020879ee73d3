"""The database as it is at one moment, while others go on writing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from django.db import DEFAULT_DB_ALIAS, connection, connections, transaction

from kursbuch.web.sqlite.base import DatabaseWrapper


@contextmanager
def database_snapshot() -> Iterator[None]:
    """A transaction that sees the database as it is now, and lets others write meanwhile."""
    with _reading(), transaction.atomic():
        yield


@contextmanager
def _reading() -> Iterator[None]:
    """Transactions that begin meanwhile only read; the next ones write again."""
    embedded = connections[DEFAULT_DB_ALIAS]
    if isinstance(embedded, DatabaseWrapper):
        with embedded.reading():
            yield
        return
    _isolation_level("REPEATABLE READ")
    try:
        yield
    finally:
        _isolation_level("READ COMMITTED")


def _isolation_level(level: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL {level}")
