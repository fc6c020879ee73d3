"""The server's clock: whatever depends on the time of day asks here, so that tests can move it."""

from __future__ import annotations

from datetime import datetime

from django.utils import timezone


def now() -> datetime:
    """The moment that it is; always asked as `clock.now()`."""
    return timezone.now()
