"""Where the games of a tournament are played: here, in processes, or wherever joblib reaches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import TypeVar

from kursbuch.core.errors import BadSetup
from kursbuch.core.words import Message

T = TypeVar("T")
R = TypeVar("R")

PROCESSES = "processes"
CLUSTERS = ("loky", "dask", "ray")
"""Engines of joblib; dask connects to the scheduler that DASK_SCHEDULER_ADDRESS names."""
BACKENDS = (PROCESSES, *CLUSTERS)


def played(
    game: Callable[[T], R], todo: Sequence[T], jobs: int = 1, backend: str = PROCESSES
) -> Iterator[R]:
    """The results in the order of the games, however they are shared out."""
    if backend != PROCESSES:
        yield from by_joblib(game, todo, jobs, backend)
    elif jobs == 1:
        yield from map(game, todo)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            yield from pool.map(game, todo)


def by_joblib(game: Callable[[T], R], todo: Sequence[T], jobs: int, backend: str) -> Iterator[R]:
    """Shared out by joblib, which is an extra."""
    try:
        joblib = import_module("joblib")
        client = import_module("distributed").Client() if backend == "dask" else None
    except ImportError:
        raise BadSetup(Message("backend-missing", backend=backend)) from None
    try:
        with joblib.parallel_config(backend=backend, n_jobs=jobs):
            share = joblib.Parallel(return_as="generator", batch_size=1)
            yield from share(joblib.delayed(game)(each) for each in todo)
    finally:
        if client is not None:
            client.close()
