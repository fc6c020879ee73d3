"""The log: what happened, told in the reader's language from the kept news."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from kursbuch.core.action import Event
from kursbuch.core.errors import Unreadable
from kursbuch.core.record import read_action
from kursbuch.core.state import play
from kursbuch.core.words import Message, Who, Words
from kursbuch.web.tables import positions
from kursbuch.web.tables.line import back
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.news import read_news

SHOWN = 40


@dataclass(frozen=True)
class Entry:
    """One row of the record, told."""

    seq: int
    number: int
    by: int | None
    lines: Sequence[str]
    at: datetime
    taken_back: bool
    is_return: bool


def entries(
    table: Table, words: Words, before: int | None = None, most: int = SHOWN
) -> list[Entry]:
    """The newest rows first, also those that were taken back."""
    rows = table.moves.order_by("-seq")
    if before is not None:
        rows = rows.filter(seq__lt=before)
    shown = list(rows[:most])
    if not shown:
        return []
    standing = _standing(table, shown[-1].seq)
    return [_told(table, move, words, move.seq in standing) for move in shown]


def _standing(table: Table, oldest: int) -> set[int]:
    """The rows from *oldest* on that led to the position now."""
    found = set()
    for move in back(table, table.position):
        if move.seq < oldest:
            break
        found.add(move.seq)
    return found


def _told(table: Table, move: Move, words: Words, standing: bool) -> Entry:
    if move.action is None:
        who = Who(move.by or 0)
        count = _number(table, move.left) - move.number
        key = "page-took-back" if count > 0 else "page-took-forward"
        lines = [words.say(Message(key, who=who, count=abs(count)))]
        return Entry(move.seq, move.number, move.by, lines, move.at, False, True)
    lines = [words.say(tell(table, event)) for event in news(table, move)]
    return Entry(move.seq, move.number, move.by, lines, move.at, not standing, False)


def _number(table: Table, seq: int) -> int:
    return table.moves.values_list("number", flat=True).get(seq=seq) if seq else 0


def tell(table: Table, event: Event) -> Message:
    """What happened, as the title tells it."""
    return positions.now(table).title.tell(event)


def news(table: Table, move: Move) -> Sequence[Event]:
    """What happened in a row; told again by playing it if the kept news cannot be read."""
    title = positions.title_of(table)
    try:
        return read_news(title, move.news or ())
    except Unreadable:
        before = positions.after(table, move.parent)
        return play(before, read_action(title, move.action))[1]
