"""Limits: how often one visitor may do a thing in a minute, counted where the settings say."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial, wraps
from hashlib import sha256
from typing import Any

from django.conf import settings
from django.core.cache import BaseCache, caches
from django.http import HttpRequest, HttpResponseBase
from redis.exceptions import RedisError

from kursbuch.web import error_pages
from kursbuch.web.breaker import Breaker, LeftAlone

View = Callable[..., HttpResponseBase]
MINUTE = 60
shared = Breaker(10)
"""The shared store is asked through this: while it is gone, each process counts for itself."""

log = logging.getLogger("kursbuch.limits")


def limited(what: str, most: int, looking: bool = False) -> Callable[[View], View]:
    """Let a form be sent at most this often a minute from one address.

    Looking is free, except at what takes long to make.
    """

    def wrap(view: View) -> View:
        @wraps(view)
        def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
            counts = looking or request.method == "POST"
            if counts and too_often(what, address(request), most):
                return error_pages.too_often(request)
            return view(request, *args, **kwargs)

        return guarded

    return wrap


def too_often(what: str, who: str, most: int) -> bool:
    """Count one call; True if there were more than *most* in the minute since the first.

    Where the shared store does not answer, this process counts for itself, and play goes on.
    """
    key = f"limit-{what}-{sha256(who.encode()).hexdigest()[:24]}"
    try:
        calls = shared.ask(partial(_count, caches["default"], key))
    except LeftAlone:
        calls = _count(caches["own"], key)
    except RedisError as error:
        log.warning("limits are counted by each process: %s", error)
        calls = _count(caches["own"], key)
    return calls > most * settings.LIMITS


def _count(store: BaseCache, key: str) -> int:
    if store.add(key, 1, MINUTE):
        return 1
    try:
        return store.incr(key)
    except ValueError:
        return 0  # the minute ended between the two questions


def forget() -> None:
    """Start counting again."""
    shared.forget()
    for store in caches.all():
        store.clear()


def address(request: HttpRequest) -> str:
    """Where the request comes from."""
    return str(request.META.get("REMOTE_ADDR", ""))
