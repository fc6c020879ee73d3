"""What the house forbids, and which answer each of our errors is."""

from __future__ import annotations

from django.db import OperationalError

from kursbuch.core.errors import BadSetup, IllegalAction, KursbuchError, StaleTable, Unreadable
from kursbuch.core.words import Message


class HouseRule(KursbuchError):
    """The house forbids it, not the game: a seat of somebody else, an unknown account."""


class LacksScope(KursbuchError):
    """The token of a program does not allow it."""

    def __init__(self, scope: str) -> None:
        super().__init__(Message("token-lacks-scope", scope=scope))


class Busy(KursbuchError):
    """The server is doing as much of this as it does at once; later it will."""


class SetAside(KursbuchError):
    """The record of a table cannot be played by this code: never the fault of the visitor."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(Message("page-set-aside-why", number=number, why=why))
        self.why = why


NO_ROOM = ("disk is full", "disk I/O error", "No space left on device")
"""What SQLite and PostgreSQL say when something cannot be written."""


def is_full(error: Exception) -> bool:
    """Whether the database could not write, and so has changed nothing."""
    return isinstance(error, OperationalError) and any(text in str(error) for text in NO_ROOM)


STATUS: dict[type[KursbuchError], int] = {
    StaleTable: 409,
    IllegalAction: 422,
    HouseRule: 422,
    Unreadable: 400,
    BadSetup: 400,
    LacksScope: 403,
    SetAside: 423,
    Busy: 503,
}


def status_of(error: KursbuchError) -> int:
    """The HTTP status that answers a request which met this error."""
    return next((status for kind, status in STATUS.items() if isinstance(error, kind)), 400)


def rule_of(error: KursbuchError) -> str:
    """The ledger entry that forbids it; what the house forbids has none."""
    return error.rule if isinstance(error, IllegalAction) else ""
