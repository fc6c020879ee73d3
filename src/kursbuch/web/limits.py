"""Limits: how often one visitor may do a thing in a minute."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import wraps
from threading import Lock
from time import monotonic
from typing import Any

from django.http import HttpRequest, HttpResponseBase

from kursbuch.web import trouble

View = Callable[..., HttpResponseBase]
MINUTE = 60
_seen: dict[tuple[str, str], deque[float]] = {}
_lock = Lock()


def limited(what: str, most: int) -> Callable[[View], View]:
    """Let a form be sent at most so often a minute from one address; looking is free."""

    def wrap(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            if request.method == "POST" and too_often(what, address(request), most):
                return trouble.too_often(request)
            return view(request, *args, **kwargs)

        return guarded

    return wrap


def too_often(what: str, who: str, most: int) -> bool:
    """Count one call; True if there were more than *most* in the last minute."""
    now = monotonic()
    with _lock:
        if len(_seen) > 10_000:
            _seen.clear()
        calls = _seen.setdefault((what, who), deque())
        while calls and calls[0] < now - MINUTE:
            calls.popleft()
        calls.append(now)
        return len(calls) > most


def forget() -> None:
    """Start counting again."""
    with _lock:
        _seen.clear()


def address(request: HttpRequest) -> str:
    """Where the request comes from."""
    return str(request.META.get("REMOTE_ADDR", ""))
