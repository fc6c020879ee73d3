"""The log: what happened, told in the reader's language from the kept news."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import cached_property

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from kursbuch.core.action import Event
from kursbuch.core.cache import Cache
from kursbuch.core.words import Message, Who, Words
from kursbuch.web.games.lookup import presenter
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.record import positions, reasons
from kursbuch.web.tables.record.news import news
from kursbuch.web.tables.record.tree import back, moves, row, row_of

SHOWN = 40


@dataclass(frozen=True)
class Entry:
    """One row of the record, told."""

    table: str
    seq: int
    number: int
    by: int | None
    lines: Sequence[str]
    at: datetime
    taken_back: bool
    is_return: bool
    auto: str = ""
    """That the server played it, in the reader's language."""
    why: str = ""
    """What the reason is folded away under."""
    because: str = ""
    """Why a bot did it."""

    @cached_property
    def html(self) -> SafeString:
        """The row as the page shows it."""
        return render_to_string("tables/page/panels/entry.html", {"entry": self})


_told_rows: Cache[tuple[int, int, Hashable, bool], Entry] = Cache(8000)
"""A row never changes, so it is told once in each language and for each set of names."""


def entries(
    table: Table,
    words: Words,
    before: int | None = None,
    most: int = SHOWN,
    upto: int | None = None,
    own: Sequence[int] = (),
) -> list[Entry]:
    """The newest rows first, also those that were taken back; none after move *upto*.

    What the server played for a seat is marked for the person in it alone: the *own* seats.
    """
    newest = table.seq if upto is None else row_of(table, upto)
    newest = newest if before is None else min(before - 1, newest)
    shown = range(newest, max(newest - most, 0), -1)
    if not shown:
        return []
    standing = _standing(table, shown[-1])
    wanted = {seq: (table.pk, seq, words.voice, seq in standing) for seq in shown}
    found = {seq: _told_rows.get(key) for seq, key in wanted.items()}
    missing = [seq for seq, entry in found.items() if entry is None]
    for move in moves(table, missing):
        told = _told(table, move, words, move.seq in standing)
        found[move.seq] = _told_rows.set(wanted[move.seq], told)
    return [_without_mark(entry, own) for entry in found.values() if entry]


def _without_mark(entry: Entry, own: Sequence[int]) -> Entry:
    """That the server played it is nobody else's business."""
    return entry if not entry.auto or entry.by in own else replace(entry, auto="")


def forget() -> None:
    """Empty the memory, as a restart would."""
    _told_rows.clear()


def _standing(table: Table, oldest: int) -> set[int]:
    """The rows from *oldest* on that led to the position now."""
    found = set()
    for move in back(table, table.position):
        if move.seq < oldest:
            break
        found.add(move.seq)
    return found


def _told(table: Table, move: Move, words: Words, standing: bool) -> Entry:
    returns = move.action is None
    lines = _return(table, move, words) if returns else _happened(table, move, words)
    back_again = not standing and not returns
    by_whom = "clock-automatic" if move.because else "passing-automatic"
    auto = words.say(Message(by_whom)) if move.auto else ""
    where = (table.key, move.seq, move.number, move.by)
    why, because = words.say(Message("log-why")), reasons.told(move.because, words)
    return Entry(*where, lines, move.at, back_again, returns, auto, why, because)


def _return(table: Table, move: Move, words: Words) -> list[str]:
    count = row(table, move.left).number - move.number
    key = "page-took-back" if count > 0 else "page-took-forward"
    return [words.say(Message(key, who=Who(move.by or 0), count=abs(count)))]


def _happened(table: Table, move: Move, words: Words) -> list[str]:
    return [words.say(tell(table, event)) for event in news(table, move)]


def tell(table: Table, event: Event) -> Message:
    """What happened, as the title tells it and the page says it."""
    state = positions.now(table)
    return presenter(state.title).told(state, state.title.tell(event))
