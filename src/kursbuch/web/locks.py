"""Locks between processes: PostgreSQL's advisory locks, and of SQLite's one host locks of a file.

Both end with the process that holds them, so whoever dies holds none. They keep processes apart,
not the threads of one.

Locks of a file belong to the opened file where the system can do that (Linux). Those that belong
to a process take two processes for deadlocked of which one thread each waits for what another
thread of the other holds, and refuse to wait.
"""

from __future__ import annotations

import fcntl
import os
import struct
import sys
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
    WRITING = 8249
    """Of SQLite alone, by whoever writes."""


@contextmanager
def held(lock: Lock, number: int = 0) -> Iterator[None]:
    """Wait until nobody else holds the lock, and hold it."""
    if connection.vendor == "postgresql":
        _ask("pg_advisory_lock", lock, number)
    else:
        _lock_file(fcntl.LOCK_EX, _byte(lock, number))
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
        _lock_file(fcntl.LOCK_EX | fcntl.LOCK_NB, _byte(lock, number))
    except OSError:
        return False
    return True


def _give_back(lock: Lock, number: int) -> None:
    if connection.vendor == "postgresql":
        _ask("pg_advisory_unlock", lock, number)
    else:
        _lock_file(fcntl.LOCK_UN, _byte(lock, number))


if sys.platform == "linux":

    def _lock_file(how: int, byte: int) -> None:
        """Lock a byte for this opened file, or unlock it; as `fcntl.lockf` takes it."""
        command = fcntl.F_OFD_SETLK if how & fcntl.LOCK_NB else fcntl.F_OFD_SETLKW
        kind = fcntl.F_UNLCK if how & fcntl.LOCK_UN else fcntl.F_WRLCK
        flock = struct.pack("hhqqi", kind, os.SEEK_SET, byte, 1, 0)
        fcntl.fcntl(_file(), command, flock)

else:

    def _lock_file(how: int, byte: int) -> None:
        """Lock a byte for this process, or unlock it."""
        fcntl.lockf(_file(), how, 1, byte)


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
