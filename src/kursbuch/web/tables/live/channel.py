"""Tells every open page of a table that something happened there, whichever process did it.

Every change makes the table's pulse one greater. One thread of each process looks after the
tables whose pages are open, all in one question: at once when this process has changed one, and a
few times a second for what others did, with PostgreSQL as soon as they tell; where SQLite says that
nobody has written meanwhile it does not even ask. What is new at a table is read once and handed to
all its streams.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from threading import Event, Lock, Thread

from django.db import close_old_connections, connection, transaction
from django.db.models import F

from kursbuch.web import notify
from kursbuch.web.tables.live.stamp import news_of
from kursbuch.web.tables.models import Table

LOOK = 0.3
"""Seconds between two looks at what other processes did."""
AT_ONCE, GAP = 50, 0.2
"""How many watchers are told at once, and after how many seconds the next ones: all of them
ask for the page then, and whoever plays must not wait for them."""

log = logging.getLogger("kursbuch.live")


def publish(key: str) -> None:
    """Tell all streams of the table, once the change is written."""
    Table.objects.filter(key=key).update(pulse=F("pulse") + 1)
    notify.tell("news")
    transaction.on_commit(watcher.look)


class Stream:
    """One open page: the newest news, and a bell that rings when there is some."""

    def __init__(self, waits: bool = False) -> None:
        self.waits = waits
        """Whether it is told after the others: whoever has no seat and no account."""
        self.news: str | None = None
        """None: there is no such table."""
        self.ended = False
        """Whether the process is asked to end, so that pages must ask another one."""
        self._loop = asyncio.get_running_loop()
        self._bell = asyncio.Event()

    async def next(self, patience: float) -> bool:
        """Wait for news; False if there is none in time."""
        try:
            async with asyncio.timeout(patience):
                await self._bell.wait()
        except TimeoutError:
            return False
        self._bell.clear()
        return True

    def tell(self, news: str | None, after: float = 0) -> None:
        """From another thread: this is the news now; what was not told yet is left out.

        The bell rings *after* this many seconds, whatever the news is then.
        """
        self._loop.call_soon_threadsafe(self._hear, news, after)

    def end(self) -> None:
        """No more is told here."""
        self.ended = True
        self._bell.set()

    def _hear(self, news: str | None, after: float) -> None:
        self.news = news
        if after:
            self._loop.call_later(after, self._bell.set)
        else:
            self._bell.set()


class Watcher:
    """Looks after all tables whose pages are open at this process."""

    def __init__(self) -> None:
        self._streams: dict[str, set[Stream]] = defaultdict(set)
        self._known: dict[str, str | None] = {}
        self._lock = Lock()
        self._wake = Event()
        self._thread: Thread | None = None
        self._ended = False

    def look(self) -> None:
        """There may be something new."""
        self._wake.set()

    def open(self, key: str, waits: bool = False) -> Stream:
        """A stream of the table's news; what there is now is told at first."""
        stream = Stream(waits)
        with self._lock:
            self._streams[key].add(stream)
            if key in self._known:
                stream.tell(self._known[key])
            if self._thread is None:
                self._thread = Thread(target=self._watch, name="live", daemon=True)
                self._thread.start()
        if self._ended:
            stream.end()
        self._wake.set()
        return stream

    def end(self) -> None:
        """End all streams, also those that are opened from now on; on the event loop."""
        if self._ended:
            return
        self._ended = True
        with self._lock:
            streams = [stream for those in self._streams.values() for stream in those]
        for stream in streams:
            stream.end()

    def known(self, key: str) -> str | None:
        """The newest news of a table whose page is open; None where nobody looks after it."""
        return self._known.get(key)

    def close(self, key: str, stream: Stream) -> None:
        """The page was left."""
        with self._lock:
            self._streams[key].discard(stream)
            if not self._streams[key]:
                del self._streams[key]
                self._known.pop(key, None)

    def _watch(self) -> None:
        """Look again and again, as long as anybody listens."""
        pulses = Pulses()
        while keys := self._open_tables():
            try:
                for key in self._untold(keys, pulses.changed(keys)):
                    self._tell(key, news_of(key))
            except Exception:
                log.exception("cannot see what has changed")
                pulses = Pulses()
                close_old_connections()
            self._wake.wait(LOOK)
            self._wake.clear()
        connection.close()

    def _open_tables(self) -> list[str]:
        with self._lock:
            if not self._streams:
                self._thread = None
            return list(self._streams)

    def _untold(self, keys: list[str], changed: list[str]) -> list[str]:
        """Those with news; also a table that was left and opened again between two looks."""
        with self._lock:
            return [key for key in keys if key in changed or key not in self._known]

    def _tell(self, key: str, news: str | None) -> None:
        with self._lock:
            if key in self._streams:
                self._known[key] = news
            told = sorted(self._streams.get(key, ()), key=lambda stream: stream.waits)
        for number, stream in enumerate(told):
            stream.tell(news, number // AT_ONCE * GAP if stream.waits else 0)


class Pulses:
    """What one process knows about the pulses of its tables."""

    def __init__(self) -> None:
        self._pulses: dict[str, int | None] = {}
        self._version: object = None

    def changed(self, keys: list[str]) -> list[str]:
        """Those of the tables whose pulse has moved since the last look, or that are new."""
        version = _version()
        if version is not None and version == self._version and self._pulses.keys() >= set(keys):
            return []
        self._version = version
        known = self._pulses
        found = dict(Table.objects.filter(key__in=keys).values_list("key", "pulse"))
        self._pulses = {key: found.get(key) for key in keys}
        return [key for key in keys if key not in known or known[key] != found.get(key)]


def _version() -> object:
    """Changes whenever another connection has written; None where the database cannot tell."""
    if connection.vendor != "sqlite":
        return None
    with connection.cursor() as cursor:
        return cursor.execute("PRAGMA data_version").fetchone()[0]


watcher = Watcher()
