"""Replays every table with this code, and compares each position with what was written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.record import read_action, state_fingerprint
from kursbuch.core.state import State, play
from kursbuch.web.operations.snapshot import database_snapshot
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.record import positions


@dataclass(frozen=True)
class Finding:
    """What is wrong with a table."""

    key: str
    title: str
    row: int
    why: str


def check_tables() -> Iterator[Finding | None]:
    """For each table that has begun: what is wrong with it, or nothing; people may play on."""
    begun = Table.objects.exclude(status=Status.OPEN).order_by("pk")
    for pk in list(begun.values_list("pk", flat=True)):
        with database_snapshot():
            found = [check_table(table) for table in begun.filter(pk=pk)]
        yield from found


def check_table(table: Table) -> Finding | None:
    """Play all rows, also those that were taken back; the first that differs is told."""
    row = 0
    try:
        title = positions.title_of(table)
        after: dict[int, State] = {0: positions.start(table)}
        for move in table.moves.all().iterator(500):
            row = move.seq
            if row != len(after):
                return _finding(table, len(after), "the row is missing")
            state = after[move.parent]
            if move.action is not None:
                state, _ = play(state, read_action(title, move.action))
            after[row] = state
            if move.fingerprint and move.fingerprint != state_fingerprint(state):
                return _finding(table, row, "the position differs from the one written down")
    except Exception as error:
        return _finding(table, row, f"cannot be played: {error}")
    if table.seq != len(after) - 1 or table.position not in after:
        return _finding(table, len(after) - 1, f"the table says that there are {table.seq} rows")
    return _snapshots(table, after)


def _snapshots(table: Table, after: dict[int, State]) -> Finding | None:
    for kept in table.snapshots.filter(code=positions.code()):
        if kept.seq not in after or positions.digest(kept.text) != kept.digest:
            return _finding(table, kept.seq, "the snapshot is damaged")
    return None


def _finding(table: Table, row: int, why: str) -> Finding:
    return Finding(table.key, table.title, row, why)
