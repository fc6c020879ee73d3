"""Tells the bots of this process that a table may wait for one."""

from __future__ import annotations

from kursbuch.web import jobs
from kursbuch.web.tables.clocks.following import bot_for
from kursbuch.web.tables.models import Table

WITH_PEOPLE, ALONE = 0, 1
"""Where people wait for a bot it plays first; bots among themselves play when there is time."""


def rouse(table: Table) -> None:
    """Ask for a bot's turn, if the table waits for one."""
    bots = dict(table.places.values_list("seat", "bot"))
    if any(bots.get(seat) or bot_for(table, seat) for seat in table.waiting):
        jobs.bot_turns.put(table.pk, ALONE if all(bots.values()) else WITH_PEOPLE)
