"""The line of play: rows form a tree, because taking back returns to an earlier row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from django.db.models import Q
from django.http import Http404

from kursbuch.core.cache import Cache
from kursbuch.web.errors import SetAside
from kursbuch.web.tables.models import Move, Table

CHUNK = 40


class MissingRow(SetAside):
    """A row that the record needs is not there."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq, f"row {seq} is missing")
        self.number = seq


class Row(NamedTuple):
    """A row of the record without what was done: where it stands in the tree."""

    seq: int
    parent: int
    number: int
    by: int | None
    left: int
    auto: bool
    returns: bool


FIRST = Row(0, 0, 0, None, 0, False, False)
"""Before the first action."""

_cache: Cache[int, dict[int, Row]] = Cache(500)
"""The rows of the tables looked at last. A row never changes, so what is kept is never wrong."""
_written: Cache[tuple[int, int], Move] = Cache(1000)
"""The rows that this process wrote last, with what was done: every page asks for the newest."""


def row(table: Table, seq: int) -> Row:
    """One row, from memory if it was read before."""
    if seq == 0:
        return FIRST
    rows = _cache.get_or_set(table.pk, dict)
    if seq not in rows:
        older = table.moves.filter(seq__lte=seq, seq__gt=seq - CHUNK)
        asked = older.annotate(returns=Q(action__isnull=True)).values_list(*Row._fields)
        rows.update({values[0]: Row(*values) for values in asked})
    if seq not in rows:
        raise missing(table, seq)
    return rows[seq]


def missing(table: Table, seq: int) -> Exception:
    """Why a row is not there: the record has a gap, or the table was removed meanwhile."""
    there = Table.objects.filter(pk=table.pk).exists()
    return MissingRow(seq) if there else Http404()


def learn(table: Table, move: Move) -> None:
    """Remember a row that has just been written."""
    _written.set((table.pk, move.seq), move)
    if rows := _cache.get(table.pk):
        place = (move.seq, move.parent, move.number, move.by, move.left)
        rows[move.seq] = Row(*place, auto=move.auto, returns=move.action is None)


def forget() -> None:
    """Empty the memory, as a restart would."""
    _cache.clear()
    _written.clear()


def moves(table: Table, seqs: Sequence[int]) -> list[Move]:
    """These rows with what was done in them, as far as they are there."""
    known = [move for seq in seqs if (move := _written.get((table.pk, seq)))]
    return known + read(table, sorted(set(seqs).difference(move.seq for move in known)))


def read(table: Table, seqs: Sequence[int]) -> list[Move]:
    """The same as the database has them, in case that somebody mends them there."""
    chunks = (seqs[first : first + CHUNK] for first in range(0, len(seqs), CHUNK))
    return [move for chunk in chunks for move in table.moves.filter(seq__in=chunk)]


def back(table: Table, seq: int) -> Iterator[Row]:
    """The rows with an action that led to the position after row *seq*, newest first."""
    while seq:
        found = row(table, seq)
        if not found.returns:
            yield found
        seq = found.parent


def played(table: Table, seq: int) -> Iterator[Move]:
    """The same rows with what was done in them."""
    moves: dict[int, Move] = {}
    for found in back(table, seq):
        if found.seq not in moves:
            older = table.moves.filter(seq__lte=found.seq, seq__gt=found.seq - CHUNK)
            moves = {move.seq: move for move in older}
        if found.seq not in moves:
            raise missing(table, found.seq)
        yield moves[found.seq]


def row_of(table: Table, number: int) -> int:
    """The row after which *number* actions had been played, on the line that led to now."""
    if number >= table.number:
        return table.position
    return next((r.seq for r in back(table, table.position) if r.number <= number), 0)
