"""Tells every open page of a table that something happened there, whichever process did it.

Every change makes the table's pulse one greater. A process whose pages listen looks at the pulses
of their tables a few times a second, all in one question; where SQLite says that nobody has
written meanwhile it does not even ask.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from threading import Lock, Thread
from time import sleep

from django.db import close_old_connections, connection
from django.db.models import F

from kursbuch.web.tables.models import Table

BEAT = 15
"""Seconds after which a silent stream says that it is still there."""
LOOK = 0.3
"""Seconds between two looks at what other processes did."""

log = logging.getLogger("kursbuch.live")
_listeners: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Event]]] = defaultdict(set)
_lock = Lock()
_watching: list[Thread] = []


def publish(key: str) -> None:
    """Wake all streams of the table: those of this process at once, the others soon."""
    Table.objects.filter(key=key).update(pulse=F("pulse") + 1)
    _ring(key)


def _ring(key: str) -> None:
    with _lock:
        waiting = list(_listeners.get(key, ()))
    for loop, bell in waiting:
        loop.call_soon_threadsafe(bell.set)


async def changes(key: str) -> AsyncIterator[bool]:
    """True whenever the table may have changed, at first too; False as a sign of life."""
    bell = asyncio.Event()
    listener = (asyncio.get_running_loop(), bell)
    with _lock:
        _listeners[key].add(listener)
        if not _watching:
            _watching.append(Thread(target=_watch, name="live", daemon=True))
            _watching[0].start()
    try:
        yield True
        while True:
            try:
                await asyncio.wait_for(bell.wait(), BEAT)
            except TimeoutError:
                yield False
                continue
            bell.clear()
            yield True
    finally:
        with _lock:
            _listeners[key].discard(listener)
            if not _listeners[key]:
                del _listeners[key]


def _watch() -> None:
    """Look again and again, as long as anybody listens."""
    watch = Watch()
    while True:
        sleep(LOOK)
        with _lock:
            keys = list(_listeners)
            if not keys:
                _watching.clear()
                break
        try:
            for key in watch.changed(keys):
                _ring(key)
        except Exception:
            log.exception("cannot see what other processes did")
            close_old_connections()
    connection.close()


class Watch:
    """What one process knows about the pulses of its tables."""

    def __init__(self) -> None:
        self._pulses: dict[str, int] = {}
        self._version: object = None

    def changed(self, keys: list[str]) -> list[str]:
        """Those of the tables whose pulse has moved since the last look, or that are new."""
        version = _version()
        if version is not None and version == self._version and self._pulses.keys() >= set(keys):
            return []
        self._version = version
        known = self._pulses
        self._pulses = dict(Table.objects.filter(key__in=keys).values_list("key", "pulse"))
        return [key for key, pulse in self._pulses.items() if known.get(key) != pulse]


def _version() -> object:
    """Changes whenever another connection has written; None where the database cannot tell."""
    if connection.vendor != "sqlite":
        return None
    with connection.cursor() as cursor:
        return cursor.execute("PRAGMA data_version").fetchone()[0]
