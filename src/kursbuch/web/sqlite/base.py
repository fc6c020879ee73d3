"""Every request has a thread of its own, and so a connection of its own: they are handed on.

To open one takes longer than a request asks in all. PostgreSQL has a pool for the same reason.
"""

from __future__ import annotations

import atexit
import os
from collections import defaultdict
from threading import Lock
from typing import Any

from django.db.backends.sqlite3 import base

MOST = 28
"""Connections that are kept; as many as requests are answered at once, and some for other work."""

_kept: dict[tuple[int, str], list[Any]] = defaultdict(list)
"""By process and file: a connection must not be used beyond a fork."""
_lock = Lock()


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection that is not opened if there is one, and not closed if it can be used again."""

    def get_new_connection(self, conn_params: dict[str, Any]) -> Any:
        """One that was kept, else a new one."""
        with _lock:
            kept = _kept[self._place()]
            if kept:
                return kept.pop()
        return super().get_new_connection(conn_params)

    def _close(self) -> None:
        if not self._hand_on():
            super()._close()  # type: ignore[misc] # typed nowhere

    def _hand_on(self) -> bool:
        """Keep the connection, unless it is in doubt or there are enough."""
        if self.errors_occurred or self.connection.in_transaction:
            return False
        with _lock:
            kept = _kept[self._place()]
            if len(kept) < MOST:
                kept.append(self.connection)
                return True
        return False

    def _place(self) -> tuple[int, str]:
        return os.getpid(), str(self.settings_dict["NAME"])


@atexit.register
def close_kept() -> None:
    """Close what this process has kept."""
    with _lock:
        for place, kept in _kept.items():
            while place[0] == os.getpid() and kept:
                kept.pop().close()
