"""Positions: the state after any row, from memory, from a snapshot, or by playing on from one."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import kursbuch
from kursbuch.core.cache import Cache
from kursbuch.core.errors import Unreadable
from kursbuch.core.record import read_action, read_setup, restore, snapshot
from kursbuch.core.state import State, play
from kursbuch.core.title import Setup, Title
from kursbuch.web import solving
from kursbuch.web.tables.models import Snapshot, Table
from kursbuch.web.tables.record import tree
from kursbuch.web.tables.record.tree import played, row_of

EVERY = 25
_cache: Cache[tuple[int, int], State] = Cache(200)


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
    """The title that is played here."""
    return solving.title(table.title)


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
    """The position after row *seq*."""
    if known := _cached(table, seq):
        return known
    kept = set(table.snapshots.filter(code=code()).values_list("seq", flat=True))
    state, todo = None, []
    for move in played(table, seq):
        state = _cached(table, move.seq) or _restored(table, move.seq, kept)
        if state:
            break
        todo.append(move)
    title = title_of(table)
    state = state or start(table)
    for move in reversed(todo):
        state, _ = play(state, read_action(title, move.action))
        if move.number % EVERY == 0:
            keep(table, move.seq, move.number, state)
    remember(table, seq, state)
    return state


def keep(table: Table, seq: int, number: int, state: State) -> None:
    """Remember a position, and write every 25th down."""
    remember(table, seq, state)
    if number % EVERY == 0:
        Snapshot.objects.get_or_create(
            table=table, seq=seq, code=code(), defaults={"text": snapshot(state)}
        )


def remember(table: Table, seq: int, state: State) -> None:
    """Keep a position in memory for a while."""
    _cache.set((table.pk, seq), state)


def forget() -> None:
    """Empty the memory, as a restart would."""
    tree.forget()
    _cache.clear()


def _cached(table: Table, seq: int) -> State | None:
    return _cache.get((table.pk, seq))


def _restored(table: Table, seq: int, kept: set[int]) -> State | None:
    if seq not in kept:
        return None
    text = table.snapshots.get(seq=seq, code=code()).text
    try:
        return restore(title_of(table), setup_of(table), text)
    except Unreadable:
        return None
