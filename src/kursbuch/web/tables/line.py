"""The line of play: rows form a tree, because taking back returns to an earlier row."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.web.tables.models import Move, Table

CHUNK = 40


def back(table: Table, seq: int) -> Iterator[Move]:
    """The actions that led to the position after row *seq*, newest first."""
    rows: dict[int, Move] = {}
    while seq:
        if seq not in rows:
            older = table.moves.filter(seq__lte=seq).order_by("-seq")[:CHUNK]
            rows = {move.seq: move for move in older}
        move = rows[seq]
        if move.action is not None:
            yield move
        seq = move.parent


def row_of(table: Table, number: int) -> int:
    """The row after which *number* actions had been played, on the line that led to now."""
    if number <= 0:
        return 0
    if number >= table.number:
        return table.position
    rows = table.moves.filter(seq__lte=table.position).values_list("seq", "parent", "number")
    parents = {seq: (parent, count) for seq, parent, count in rows}
    seq = table.position
    while parents[seq][1] > number:
        seq = parents[seq][0]
    return seq
