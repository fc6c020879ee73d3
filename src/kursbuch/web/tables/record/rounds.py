"""The round in which a game is, as its title calls it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from kursbuch.core.action import Event
from kursbuch.core.errors import Unreadable
from kursbuch.core.title import Title
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.news import read_news
from kursbuch.web.tables.record.tree import played


def begun_by(title: Title[Any], news: Iterable[Event]) -> str | None:
    """The last round that begins with these events; None if the round goes on."""
    labels = (title.round_name(event) for event in reversed([*news]))
    return next(filter(None, labels), None)


def round_after(table: Table, seq: int) -> str:
    """The round after a row; empty before the first that has a name."""
    title = positions.title_of(table)
    for move in played(table, seq):
        with suppress(Unreadable):
            if label := begun_by(title, read_news(title, move.news or ())):
                return label
    return ""
