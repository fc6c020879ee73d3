"""The last move that somebody made, and how many have been made since."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record.tree import back


@dataclass(frozen=True)
class Since:
    """A stretch of the game: from the position after move *number* to now."""

    number: int
    moves: int


def since_last_turn(table: Table, seats: Collection[int]) -> Since:
    """Since the last move of these seats; what the server passed for them is none of theirs."""
    rows = back(table, table.position)
    last = next((row.number for row in rows if row.by in seats and not row.auto), 0)
    return Since(last, table.number - last)
