"""What happened in each row of a table, as events; kept beside the row as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from kursbuch.core.action import Event
from kursbuch.core.codec import Codec
from kursbuch.core.errors import Unreadable
from kursbuch.core.offers import Plain
from kursbuch.core.record import read_action
from kursbuch.core.state import play
from kursbuch.core.title import Title
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import played


def write_news(title: Title[Any], news: Sequence[Event]) -> list[Plain]:
    """What happened, as JSON."""
    return [_codec(title.events).write(event) for event in news]


def read_news(title: Title[Any], plain: Sequence[Plain]) -> list[Event]:
    """What happened, or an error if these events are not known any more."""
    return [_codec(title.events).record(Event, part, "news") for part in plain]


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


@cache
def _codec(events: tuple[type[Event], ...]) -> Codec:
    return Codec("is", {kind.__name__: kind for kind in events})
