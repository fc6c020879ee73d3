"""Locks between processes: PostgreSQL's advisory locks, and of SQLite's one host locks of a file.

Both end with the process that holds them, so whoever dies holds none. They keep processes apart,
not the threads of one.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from functools import cache
from pathlib import Path

from django.conf import settings
from django.db import connection


class Lock(IntEnum):
    """What is locked: the first half of the name of a lock."""

    MIGRATION = 8244
    BOT_TURN = 8245
    RATINGS = 8246
    HINT = 8247
    OUTBOX = 8248


@contextmanager
def held(lock: Lock, number: int = 0) -> Iterator[None]:
    """Wait until nobody else holds the lock, and hold it."""
    if connection.vendor == "postgresql":
        _ask("pg_advisory_lock", lock, number)
    else:
        fcntl.lockf(_file(), fcntl.LOCK_EX, 1, _byte(lock, number))
    try:
        yield
    finally:
        _give_back(lock, number)


@contextmanager
def tried(lock: Lock, number: int) -> Iterator[bool]:
    """Hold the lock, unless somebody else does: whether it is held."""
    mine = _take(lock, number)
    try:
        yield mine
    finally:
        if mine:
            _give_back(lock, number)


def _take(lock: Lock, number: int) -> bool:
    if connection.vendor == "postgresql":
        return bool(_ask("pg_try_advisory_lock", lock, number))
    try:
        fcntl.lockf(_file(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _byte(lock, number))
    except OSError:
        return False
    return True


def _give_back(lock: Lock, number: int) -> None:
    if connection.vendor == "postgresql":
        _ask("pg_advisory_unlock", lock, number)
    else:
        fcntl.lockf(_file(), fcntl.LOCK_UN, 1, _byte(lock, number))


def _ask(function: str, lock: Lock, number: int) -> object:
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {function}(%s, %s)", [lock, number])
        return cursor.fetchone()[0]


@cache
def _file() -> int:
    """The file, opened once: to close it anywhere would give all locks back."""
    return os.open(Path(settings.DATA) / "locks", os.O_RDWR | os.O_CREAT, 0o600)


def _byte(lock: Lock, number: int) -> int:
    """Each lock is a byte of the file, which has none."""
    return (lock << 32) + number
