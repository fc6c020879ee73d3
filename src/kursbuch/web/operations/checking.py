"""Replays every table with this code, and compares each position with what was written down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from kursbuch.core.record import read_action, snapshot, state_fingerprint
from kursbuch.core.state import State, play, to_act
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
    row, stands = 0, Stands()
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
            stands = Stands(row, move.parent if move.action is None else row, move.number)
            if move.fingerprint and move.fingerprint != state_fingerprint(state):
                return _finding(table, row, "the position differs from the one written down")
    except Exception as error:
        return _finding(table, row, f"cannot be played: {error}")
    if stands != Stands(table.seq, table.position, table.number):
        return _finding(
            table, row, f"the table says that there are {table.seq} rows, or stands else"
        )
    if table.status == Status.RUNNING and table.waiting != list(to_act(after[table.position])):
        return _finding(table, row, f"the table says that it waits for {table.waiting}")
    return _snapshots(table, after)


class Stands(NamedTuple):
    """Where a table stands: its newest row, the row of the position, and how many moves it took."""

    seq: int = 0
    position: int = 0
    number: int = 0


def _snapshots(table: Table, after: dict[int, State]) -> Finding | None:
    """A snapshot of this code is what this code would write down now."""
    for kept in table.snapshots.filter(code=positions.code()):
        if kept.seq not in after or positions.digest(kept.text) != kept.digest:
            return _finding(table, kept.seq, "the snapshot is damaged")
        if kept.text != snapshot(after[kept.seq]):
            return _finding(table, kept.seq, "the snapshot is of another position")
    return None


def _finding(table: Table, row: int, why: str) -> Finding:
    return Finding(table.key, table.title, row, why)
