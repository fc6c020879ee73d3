"""Jobs: work that somebody asks for and a thread of some process does.

A job says no more than where to look. What is to do there is read when it is done, so that a job
that gets lost costs time but never a move: `work` looks again and again for what was left.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from heapq import heappop, heappush
from itertools import count
from threading import Condition, Thread

from django.db import close_old_connections
from prometheus_client import Gauge

from kursbuch.web import notify

WAITING = Gauge(
    "kursbuch_jobs", "Jobs that wait or are under way", ["kind"], multiprocess_mode="livesum"
)

log = logging.getLogger("kursbuch.jobs")


class Jobs:
    """Jobs of one kind, each named by a key; a process does no two of the same key at once."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._heap: list[tuple[int, int, int]] = []
        self._order = count()
        self._pending: set[int] = set()
        self._again: dict[int, int] = {}
        self._later = 0
        """How many jobs of a rank that can wait are under way."""
        self._most_later = 0
        self._change = Condition()
        self._started = False

    def put(self, key: int, rank: int = 0) -> None:
        """Ask for a job, of whichever process takes it.

        A lower *rank* comes first, and within a rank the one waiting longest. All ranks but the
        first can wait: they never take the last of a process's threads.
        """
        notify.tell(self.name, key, rank)
        self.take(key, rank)

    def take(self, key: int, rank: int = 0) -> None:
        """Let this process do it; what is under way is done once more, after what waits."""
        with self._change:
            if not self._started:
                return
            if key in self._pending:
                self._again[key] = rank
                return
            self._pending.add(key)
            WAITING.labels(self.name).inc()
            heappush(self._heap, (rank, next(self._order), key))
            self._change.notify_all()

    def start(self, work: Callable[[int], object], threads: int) -> None:
        """From now on threads of this process do the jobs."""
        self._started = True
        self._most_later = max(1, threads // 2)
        for number in range(threads):
            name = f"{self.name}-{number}"
            Thread(target=self._forever, args=(work,), name=name, daemon=True).start()

    def _forever(self, work: Callable[[int], object]) -> None:
        while True:
            rank, key = self._next()
            try:
                work(key)
            except Exception:
                log.exception("%s: job %s failed", self.name, key)
            finally:
                close_old_connections()
                self._done(rank, key)

    def _next(self) -> tuple[int, int]:
        with self._change:
            self._change.wait_for(self._may_begin)
            rank, _, key = heappop(self._heap)
            self._later += rank > 0
            return rank, key

    def _may_begin(self) -> bool:
        if not self._heap:
            return False
        return self._heap[0][0] == 0 or self._later < self._most_later

    def _done(self, rank: int, key: int) -> None:
        with self._change:
            self._later -= rank > 0
            self._pending.discard(key)
            WAITING.labels(self.name).dec()
            again = self._again.pop(key, None)
            self._change.notify_all()
        if again is not None:
            self.take(key, again)


@dataclass(frozen=True)
class Work:
    """A kind of work: who does a job of it, and what was left, whoever had been asked for it."""

    jobs: Jobs
    do: Callable[[int], object]
    left: Callable[[datetime], Iterable[tuple[int, int]]]
    """The keys and ranks of jobs about which nothing has happened since a moment."""
    threads: int = 1


bot_turns = Jobs("bots")
"""The tables, by primary key, at which it may be a bot's turn."""
hints = Jobs("hints")
"""The hints, by primary key, that somebody waits for."""
programmes = Jobs("programmes")
"""The tables, by primary key, at which a programme has not yet played what it should."""
ended_games = Jobs("ratings")
"""The tables, by primary key, whose games have ended and are to be rated."""
outbox = Jobs("outbox")
"""The messages, by primary key, that are to be sent."""
