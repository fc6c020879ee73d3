"""What happened at a table, row by row, as events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.core.action import Event
from kursbuch.core.errors import Unreadable
from kursbuch.core.record import read_action
from kursbuch.core.state import play
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.events import read_news
from kursbuch.web.tables.record.tree import played


def news(table: Table, move: Move) -> Sequence[Event]:
    """What happened in a row; told again by playing it if the kept news cannot be read."""
    title = positions.title_of(table)
    try:
        return read_news(title, move.news or ())
    except Unreadable:
        before = positions.after(table, move.parent)
        return play(before, read_action(title, move.action))[1]


def newest_first(table: Table) -> Iterator[Event]:
    """All that happened on the line that led to now, read as far as it is wanted."""
    for move in played(table, table.position):
        yield from reversed(news(table, move))
