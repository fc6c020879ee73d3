"""Positions: the state after any row, from memory, from a snapshot, or by playing on from one."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from django.db import IntegrityError, transaction

import kursbuch
from kursbuch.core.cache import Cache
from kursbuch.core.errors import BadSetup, KursbuchError, Unreadable
from kursbuch.core.record import read_action, read_setup, restore, snapshot
from kursbuch.core.state import State, play
from kursbuch.core.title import Setup, Title
from kursbuch.web import solving
from kursbuch.web.errors import SetAside
from kursbuch.web.tables.models import Move, Snapshot, Table
from kursbuch.web.tables.record import tree
from kursbuch.web.tables.record.tree import row_of

EVERY = 25
log = logging.getLogger("kursbuch.record")


class Newest(NamedTuple):
    """The position in which a table stands, and the newest row when it stood there."""

    seq: int
    position: int
    state: State


_newest: Cache[int, Newest] = Cache(500)
"""By table: whoever moves next needs it, however many others have moved meanwhile.

A late position of an 18xx game holds up to 1 MB, nearly all of it derived from its last boards.
"""
_others: Cache[tuple[int, int], State] = Cache(200)
"""By table and row: the positions before, and those that somebody looks at."""


@cache
def code() -> str:
    """Sixteen digits of the rules' source: a snapshot of other code is not read."""
    whole = sha256()
    root = Path(kursbuch.__file__).parent
    for path in sorted(root.rglob("*")):
        if path.suffix in (".py", ".toml") and "web" not in path.relative_to(root).parts:
            whole.update(path.read_bytes())
    return whole.hexdigest()[:16]


def title_of(table: Table) -> Title[Any]:
    """The title that is played here; a table of one that is not known here is set aside."""
    try:
        return solving.title(table.title)
    except BadSetup as unknown:
        raise SetAside(0, str(unknown)) from unknown


def setup_of(table: Table) -> Setup:
    """How the game began."""
    return read_setup(table.setup)


def start(table: Table) -> State:
    """The position before the first action."""
    if table.base:
        return restore(title_of(table), setup_of(table), table.base)
    state: State = title_of(table).resume(setup_of(table))
    return state


def now(table: Table) -> State:
    """The position in which the game stands."""
    return after(table, table.position)


def at(table: Table, number: int) -> State:
    """The position after *number* actions."""
    return after(table, row_of(table, number))


def after(table: Table, seq: int) -> State:
    """The position after row *seq*; a table whose record cannot be played is set aside."""
    if known := _cached(table, seq):
        return known
    if table.broken and table.broken["code"] == code():
        raise SetAside(table.broken["number"], table.broken["why"])
    try:
        state, rows = _nearest(table, seq)
        todo = _moves(table, rows)
    except tree.MissingRow as missing:
        raise _set_aside(table, seq, missing.number, missing) from missing
    state, made = _played_on(table, seq, state, todo)
    for one in made:
        write_down(table, one)
    remember(table, seq, state)
    return state


def _nearest(table: Table, seq: int) -> tuple[State | None, list[int]]:
    """The last position on the way that is known, and the rows after it, newest first."""
    kept: set[int] | None = None
    todo = list[int]()
    for row in tree.back(table, seq):
        state = _cached(table, row.seq)
        if state is None and row.number % EVERY == 0:
            if kept is None:
                kept = set(table.snapshots.filter(code=code()).values_list("seq", flat=True))
            state = _restored(table, row.seq, kept)
        if state is not None:
            return state, todo
        todo.append(row.seq)
    return None, todo


def _moves(table: Table, rows: Sequence[int]) -> list[Move]:
    """These rows with what was done in them, in the same order."""
    found = {move.seq: move for move in tree.read(table, rows)}
    for seq in rows:
        if seq not in found:
            raise tree.missing(table, seq)
    return [found[seq] for seq in rows]


def _played_on(
    table: Table, seq: int, state: State | None, todo: Sequence[Move]
) -> tuple[State, list[Snapshot]]:
    """The position after the rows still *todo*, newest first, and the snapshots on the way.

    The one place where stored actions are played: whatever goes wrong here is the fault of the
    record or of the code, never of the person who looks.
    """
    number, found = 0, []
    try:
        state = state or start(table)
        for move in reversed(todo):
            number = move.number
            state, _ = play(state, read_action(title_of(table), move.action))
            if made := snapshot_of(move.seq, move.number, state):
                found.append(made)
    except Exception as cause:
        raise _set_aside(table, seq, number, cause) from cause
    return state, found


def _set_aside(table: Table, seq: int, number: int, cause: Exception) -> SetAside:
    """Nobody plays on where the record does not lead; other code will try again."""
    why = str(cause) if isinstance(cause, KursbuchError) else repr(cause)
    why = cause.why if isinstance(cause, SetAside) else why
    log.error("table %s is set aside at action %s: %s", table.key, number, why, exc_info=cause)
    if seq == table.position:
        table.broken = {"code": code(), "number": number, "why": why[:300]}
        Table.objects.filter(pk=table.pk).update(broken=table.broken)
    return SetAside(number, why)


def snapshot_of(seq: int, number: int, state: State) -> Snapshot | None:
    """Every 25th position is written down."""
    if number % EVERY:
        return None
    text = snapshot(state)
    return Snapshot(seq=seq, code=code(), text=text, digest=digest(text))


def write_down(table: Table, made: Snapshot) -> None:
    """Keep a snapshot, unless there is one, or no table any more."""
    fresh = {"text": made.text, "digest": made.digest}
    with suppress(IntegrityError), transaction.atomic():
        table.snapshots.get_or_create(seq=made.seq, code=made.code, defaults=fresh)


def digest(text: str) -> str:
    """What tells whether a snapshot was altered."""
    return sha256(text.encode()).hexdigest()


def remember(table: Table, seq: int, state: State) -> None:
    """Keep a position in memory: the newest of each table, and any other for a while."""
    known = _newest.get(table.pk)
    if seq != table.position or (known and known.seq > table.seq):
        _others.set((table.pk, seq), state)
        return
    if known and known.position != seq:
        _others.set((table.pk, known.position), known.state)
    _newest.set(table.pk, Newest(table.seq, seq, state))


def forget() -> None:
    """Empty the memory, as a restart would."""
    tree.forget()
    _newest.clear()
    _others.clear()


def _cached(table: Table, seq: int) -> State | None:
    known = _newest.get(table.pk)
    return known.state if known and known.position == seq else _others.get((table.pk, seq))


def _restored(table: Table, seq: int, kept: set[int]) -> State | None:
    """The position that a snapshot holds; one that was altered is thrown away."""
    if seq not in kept:
        return None
    found = table.snapshots.filter(seq=seq, code=code()).first()
    try:
        if found and found.digest == digest(found.text):
            return restore(title_of(table), setup_of(table), found.text)
    except Unreadable:
        pass
    log.error("the snapshot of table %s after row %s is damaged", table.key, seq)
    table.snapshots.filter(seq=seq, code=code()).delete()
    return None
