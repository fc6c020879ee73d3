"""One writes at a time: by itself SQLite lets the others look now and then whether they may.

It sleeps up to a tenth of a second between two looks, so that with many writers nobody works most
of the time, and whoever is unlucky never may. Here threads wait for a lock of the process, and
processes for one of a file; both wake the next at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from threading import Lock as ThreadLock

from django.db import OperationalError
from django.db.backends.sqlite3 import base

from kursbuch.web import locks

PATIENCE = 10
"""Seconds, as SQLite itself would wait."""
_turn = ThreadLock()


class DatabaseWrapper(base.DatabaseWrapper):
    """A connection, which takes its turn before it begins to write and gives it back after."""

    _held: ExitStack | None = None

    transaction_mode: str | None
    """How Django begins a transaction; it is read from the settings when a connection is made."""

    @contextmanager
    def reading(self) -> Iterator[None]:
        """Transactions that begin meanwhile do not write: they wait for nobody."""
        self.ensure_connection()
        usual, self.transaction_mode = self.transaction_mode, "DEFERRED"
        try:
            yield
        finally:
            self.transaction_mode = usual

    def _start_transaction_under_autocommit(self) -> None:
        if self.transaction_mode == "IMMEDIATE":
            self._held = _in_turn()
        try:
            super()._start_transaction_under_autocommit()  # type: ignore[misc]
        except BaseException:
            self._give_back()
            raise

    def _commit(self) -> None:
        super()._commit()  # type: ignore[misc]
        self._give_back()

    def _rollback(self) -> None:
        super()._rollback()  # type: ignore[misc]
        self._give_back()

    def _close(self) -> None:
        try:
            super()._close()  # type: ignore[misc]
        finally:
            self._give_back()

    def _give_back(self) -> None:
        if self._held:
            self._held.close()
            self._held = None


def _in_turn() -> ExitStack:
    """The turn of this thread among those of this process, and then of the process."""
    if not _turn.acquire(timeout=PATIENCE):
        raise OperationalError("database is locked")
    with ExitStack() as held:
        held.callback(_turn.release)
        held.enter_context(locks.held(locks.Lock.WRITING))
        return held.pop_all()
