"""Jobs: work that somebody asks for and a thread of this process does.

A job says no more than where to look. What is to do there is read when it is done, so that a job
that gets lost costs time but never a move: `serve` looks for left work at its start and later.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Hashable
from itertools import count
from queue import PriorityQueue
from threading import Lock, Thread
from typing import Generic, TypeVar

from django.db import close_old_connections

Key = TypeVar("Key", bound=Hashable)

log = logging.getLogger("kursbuch.jobs")


class Jobs(Generic[Key]):
    """Jobs of one kind, each named by a key; no two of the same key are done at once."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._queue: PriorityQueue[tuple[int, int, Key]] = PriorityQueue()
        self._order = count()
        self._pending: set[Key] = set()
        self._again: dict[Key, int] = {}
        self._lock = Lock()
        self._started = False

    def put(self, key: Key, rank: int = 0) -> None:
        """Ask for a job; one that is under way is done once more, after those that wait.

        A lower *rank* comes first, and within a rank who has waited longest.
        """
        if not self._started:
            return
        with self._lock:
            if key in self._pending:
                self._again[key] = rank
                return
            self._pending.add(key)
        self._queue.put((rank, next(self._order), key))

    def start(self, work: Callable[[Key], object], workers: int) -> None:
        """From now on threads of this process do the jobs."""
        self._started = True
        for number in range(workers):
            name = f"{self._name}-{number}"
            Thread(target=self._forever, args=(work,), name=name, daemon=True).start()

    def _forever(self, work: Callable[[Key], object]) -> None:
        while True:
            _, _, key = self._queue.get()
            try:
                work(key)
            except Exception:
                log.exception("%s: job %s failed", self._name, key)
            finally:
                close_old_connections()
                self._done(key)

    def _done(self, key: Key) -> None:
        with self._lock:
            self._pending.discard(key)
            rank = self._again.pop(key, None)
        if rank is not None:
            self.put(key, rank)


bot_turns: Jobs[int] = Jobs("bots")
"""The tables, by primary key, at which it may be a bot's turn."""
hints: Jobs[int] = Jobs("hints")
"""The hints, by primary key, that somebody waits for."""
ended_games: Jobs[int] = Jobs("ratings")
"""The tables, by primary key, whose game has ended."""
