"""What goes wrong, as exceptions: each says why, and which rule forbids it."""

from __future__ import annotations


class Refused(Exception):
    """The server refuses; nothing has changed."""

    def __init__(self, status: int, why: str, key: str = "", rule: str = "") -> None:
        super().__init__(f"[{rule}] {why}" if rule else why)
        self.status = status
        self.why = why
        self.key = key
        self.rule = rule
        """The ledger entry; empty where it is not the game that forbids it."""


class NoToken(Refused):
    """The token is missing, or nobody's."""


class LacksScope(Refused):
    """The token does not allow it."""


class NotFound(Refused):
    """There is nothing by that name."""


class Stale(Refused):
    """Somebody was faster: look again."""


class TooOften(Refused):
    """Too many calls in a minute."""


BY_STATUS = {401: NoToken, 403: LacksScope, 404: NotFound, 409: Stale, 429: TooOften}


def refused(status: int, why: str, key: str = "", rule: str = "") -> Refused:
    """The exception for a status of HTTP."""
    return BY_STATUS.get(status, Refused)(status, why, key, rule)
