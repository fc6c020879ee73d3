"""The scrubber: the game as a line, with a stop where each round began."""

from __future__ import annotations

from dataclasses import dataclass

from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from kursbuch.core.cache import Cache
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.record.news import news
from kursbuch.web.tables.record.positions import title_of
from kursbuch.web.tables.record.tree import moves, played, row


@dataclass(frozen=True)
class Round:
    """A round by its name, and how many actions had been played when it began."""

    number: int
    label: str

    @property
    def major(self) -> bool:
        """Not a part of a round: "SR 3", "Turn 2", and not "OR 3.1"."""
        return "." not in self.label


_rounds: Cache[tuple[int, int], tuple[Round, ...]] = Cache(10_000)
"""By table and row: what led to a row never changes. Most rows share those of the row before."""


def rounds(table: Table) -> tuple[Round, ...]:
    """The rounds that led to the position now, oldest first."""
    key = table.pk, table.position
    if (known := _rounds.get(key)) is not None:
        return known
    newest = row(table, table.position)
    before = _rounds.get((table.pk, newest.parent)) if newest.seq else ()
    if before is None:
        oldest = [*played(table, table.position)][::-1]
        found = tuple(begun for move in oldest for begun in _begun(table, move))
    else:
        last = _last(table)
        found = (*before, *last) if last else before
    return _rounds.set(key, found)


def _last(table: Table) -> list[Round]:
    newest = moves(table, [table.position]) if table.position else ()
    return [begun for move in newest for begun in _begun(table, move)]


def _begun(table: Table, move: Move) -> list[Round]:
    """The rounds that began with one move."""
    name = title_of(table).round_name
    labels = [label for event in news(table, move) if (label := name(event))]
    return [Round(move.number, label) for label in labels]


def stops(table: Table) -> SafeString:
    """The rounds as circles on the line, each with its name."""
    return mark_safe("".join(_stop(one, table.number) for one in rounds(table)))


def _stop(one: Round, of: int) -> str:
    at, size = share(one.number, of), 4 if one.major else 2
    return f'<circle cx="{at}%" cy="9" r="{size}"><title>{escape(one.label)}</title></circle>'


def share(number: int, of: int) -> str:
    """Where a move stands on the line, in percent."""
    return f"{100 * number / max(of, 1):.2f}"
