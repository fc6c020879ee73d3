"""Locks between processes, also of several hosts: PostgreSQL's advisory locks.

Such a lock ends with the connection that holds it, so whoever dies holds none. SQLite has no such
locks: there whatever is done twice must be refused the second time.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum

from django.db import connection


class Lock(IntEnum):
    """What is locked: the first half of the name of an advisory lock."""

    MIGRATION = 8244
    BOT_TURN = 8245
    RATINGS = 8246


def between_hosts() -> bool:
    """Whether the database has locks at all."""
    return connection.vendor == "postgresql"


@contextmanager
def held(lock: Lock, number: int = 0) -> Iterator[None]:
    """Wait until nobody else holds the lock, and hold it."""
    if not between_hosts():
        yield
        return
    _ask("pg_advisory_lock", lock, number)
    try:
        yield
    finally:
        _ask("pg_advisory_unlock", lock, number)


@contextmanager
def tried(lock: Lock, number: int) -> Iterator[bool]:
    """Hold the lock, unless somebody else does: whether it is held."""
    mine = not between_hosts() or bool(_ask("pg_try_advisory_lock", lock, number))
    try:
        yield mine
    finally:
        if mine and between_hosts():
            _ask("pg_advisory_unlock", lock, number)


def _ask(function: str, lock: Lock, number: int) -> object:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {function}(%s, %s)", [lock, number])
        return cursor.fetchone()[0]
