"""Whoever does not answer is left alone for a while, so that not every request waits for it."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import TypeVar

Told = TypeVar("Told")


class LeftAlone(Exception):
    """It did not answer lately, and is not asked yet."""


class Breaker:
    """Asks something that may be gone; after a failure, one thread tries again now and then."""

    def __init__(self, seconds: float, clock: Callable[[], float] = monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._lock = Lock()
        self._again: float | None = None
        """When it may be asked again; None while it answers."""

    def ask(self, question: Callable[[], Told]) -> Told:
        """The answer; LeftAlone if it is not asked, or whatever goes wrong when it is."""
        self._take_turn()
        try:
            answer = question()
        except Exception:
            self._again = self._clock() + self._seconds
            raise
        self._again = None
        return answer

    def _take_turn(self) -> None:
        """While it does not answer, the others go on leaving it alone until this one knows."""
        with self._lock:
            if self._again is None:
                return
            now = self._clock()
            if now < self._again:
                raise LeftAlone
            self._again = now + self._seconds

    def forget(self) -> None:
        """Ask again at once."""
        self._again = None
