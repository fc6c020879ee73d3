"""Tells the bots, wherever they think, that a table may wait for one."""

from __future__ import annotations

from kursbuch.web import jobs
from kursbuch.web.tables.clocks.following import bot_for
from kursbuch.web.tables.models import Table

WITH_PEOPLE, ALONE = 0, 1
"""Where people wait for a bot it plays first; bots among themselves play when there is time."""


def wake_bots(table: Table) -> None:
    """Ask for a bot's turn, if the table waits for one."""
    for place in table.places.all():
        if place.seat in table.waiting and (place.bot or bot_for(table, place.seat)):
            jobs.bot_turns.put(table.pk, rank(table))
            return


def rank(table: Table) -> int:
    """How long a bot's turn at this table can wait."""
    return ALONE if all(place.bot for place in table.places.all()) else WITH_PEOPLE
