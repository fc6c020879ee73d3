"""Tells every open page of a table that something happened there."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from threading import Lock

BEAT = 15
"""Seconds after which a silent stream says that it is still there."""

_listeners: dict[str, set[tuple[asyncio.AbstractEventLoop, asyncio.Event]]] = defaultdict(set)
_lock = Lock()


def publish(key: str) -> None:
    """Wake all streams of the table, from any thread."""
    with _lock:
        waiting = list(_listeners.get(key, ()))
    for loop, bell in waiting:
        loop.call_soon_threadsafe(bell.set)


async def changes(key: str) -> AsyncIterator[bool]:
    """True whenever the table changed, False as a sign of life; the first comes at once."""
    bell = asyncio.Event()
    listener = (asyncio.get_running_loop(), bell)
    with _lock:
        _listeners[key].add(listener)
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
