"""A server's clock that tests move: nobody waits."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from django.test import Client

from kursbuch.web.tables.models import Table
from tests.web.steps import new_table


class MovedClock:
    """Stands until it is moved; put in the place of `kursbuch.web.clock.now`."""

    def __init__(self, start: datetime = datetime(2026, 3, 10, 12, tzinfo=UTC)) -> None:
        self.time = start

    def __call__(self) -> datetime:
        return self.time

    def forward(self, **by: float) -> None:
        """So much later: `days`, `hours`, `minutes`, `seconds`."""
        self.time += timedelta(**by)


def slow(client: Client, *sitters: str, **fields: str) -> Table:
    """A table with two days for each move."""
    form = {"pace": "days", "days": "2"} | fields
    return new_table(client, *(sitters or ("me", "here")), **form)


def live(client: Client, *sitters: str, **fields: str) -> Table:
    """A table with ten minutes for the game and thirty seconds for each move."""
    form = {"pace": "live", "minutes": "10", "seconds": "30"} | fields
    return new_table(client, *(sitters or ("me", "here")), **form)
