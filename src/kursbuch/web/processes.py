"""Heavy thought, of bots and over hard routes, happens in processes of its own."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Lock, Thread
from typing import ParamSpec, TypeVar

from django.conf import settings

P = ParamSpec("P")
T = TypeVar("T")


class Thinkers:
    """Some processes that answer questions; they are started when the first one is asked."""

    def __init__(self) -> None:
        self._executor: Executor | None = None
        self._lock = Lock()

    def ask(self, patience: float, job: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The answer, or TimeoutError; if a process dies the question is asked once more."""
        executor = self._ready()
        try:
            return executor.submit(job, *args, **named).result(patience)
        except BrokenProcessPool:
            return self._ready(instead_of=executor).submit(job, *args, **named).result(patience)

    def _ready(self, instead_of: Executor | None = None) -> Executor:
        with self._lock:
            if self._executor is None or self._executor is instead_of:
                self._executor = _start()
            return self._executor


def _start() -> Executor:
    """The processes; without any, a thread."""
    if not settings.THINKERS:
        return ThreadPoolExecutor(1)
    spawn = get_context("spawn")
    return ProcessPoolExecutor(settings.THINKERS, mp_context=spawn, initializer=_end_with_parent)


def _end_with_parent() -> None:
    """A process whose server was killed has nothing left to answer."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


bots = Thinkers()
advisers = Thinkers()
"""Apart, so that nobody who asks for a hint waits for bots of any table."""
solvers = Thinkers()
"""Apart, so that nobody who wants to run trains waits for a bot."""
painters = Thinkers()
"""Apart, so that nobody waits for a whole game being drawn."""
