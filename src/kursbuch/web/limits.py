"""Limits: how often one visitor may do a thing in a minute, counted where the settings say."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from hashlib import sha256
from typing import Any

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponseBase

from kursbuch.web import trouble

View = Callable[..., HttpResponseBase]
MINUTE = 60


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
    """Count one call; True if there were more than *most* in the minute since the first."""
    most *= settings.LIMITS
    key = f"limit-{what}-{sha256(who.encode()).hexdigest()[:24]}"
    if cache.add(key, 1, MINUTE):
        return most < 1
    try:
        return cache.incr(key) > most
    except ValueError:
        return False  # the minute ended between the two questions


def forget() -> None:
    """Start counting again."""
    cache.clear()


def address(request: HttpRequest) -> str:
    """Where the request comes from."""
    return str(request.META.get("REMOTE_ADDR", ""))
