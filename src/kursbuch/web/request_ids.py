"""The id of the request that is answered, in every line of the log that belongs to it."""

from __future__ import annotations

import logging
from contextvars import ContextVar

current: ContextVar[str] = ContextVar("request", default="-")


class WithRequest(logging.Filter):
    """Adds the id of the request to each line of the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every line is written."""
        record.request = current.get()
        return True
