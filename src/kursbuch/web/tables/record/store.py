"""The only module that writes to the record of a table, always within a change of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import IntegrityError, connection, transaction

from kursbuch.core.action import Action, Event
from kursbuch.core.codec import encode
from kursbuch.core.errors import StaleTable
from kursbuch.core.record import state_fingerprint, write_action
from kursbuch.core.state import State, play, to_act
from kursbuch.core.words import Message
from kursbuch.web.tables.models import Move, Snapshot, Status, Table
from kursbuch.web.tables.record import positions, tree
from kursbuch.web.tables.record.news import write_news
from kursbuch.web.tables.record.reasons import write_message
from kursbuch.web.tables.record.rounds import begun_by, round_after

STANDS = ("seq", "position", "number", "waiting", "result", "status", "round", "directed")
"""What changes with every move."""


@dataclass(frozen=True)
class NewRow:
    """A row made ready to be written, and the position to which it leads."""

    move: Move
    state: State
    snapshot: Snapshot | None = None
    round: str | None = None
    """The round that begins; None if it goes on."""


def action_step(
    table: Table,
    action: Action,
    state: State,
    news: Sequence[Event],
    auto: bool = False,
    because: Message | None = None,
    after: int = 0,
) -> NewRow:
    """An action that leads to *state* from the position now, or from *after* actions later."""
    parent = table.seq + after if after else table.position
    move = _move(action, state, news, table.seq + after + 1, parent, table.number + after + 1)
    move.auto = auto
    move.because = write_message(because) if because else None
    snapshot = positions.snapshot_of(move.seq, move.number, state)
    return NewRow(move, state, snapshot, begun_by(state.title, news))


def return_step(table: Table, to: int, by: int) -> NewRow:
    """The game stands again as after row *to*."""
    number = tree.row(table, to).number
    move = Move(seq=table.seq + 1, parent=to, number=number, by=by, left=table.position)
    state = positions.after(table, to)
    move.fingerprint = state_fingerprint(state)
    return NewRow(move, state, round=round_after(table, to))


def append(table: Table, step: NewRow) -> None:
    """Write the row; the database lets only one row follow another."""
    move = step.move
    move.table = table
    position = move.parent if move.action is None else move.seq
    try:
        with transaction.atomic(savepoint=False):  # what fails here undoes the whole change
            move.save(force_insert=True)
    except IntegrityError:
        raise StaleTable(Message("page-stale")) from None
    if step.snapshot:
        positions.write_down(table, step.snapshot)
    table.round = table.round if step.round is None else step.round
    stand(table, move.seq, position, move.number, step.state)
    transaction.on_commit(lambda: _learn(table, position, step))


def _learn(table: Table, position: int, step: NewRow) -> None:
    """What was written is kept in memory, once it is sure."""
    positions.remember(table, position, step.state)
    tree.learn(table, step.move)


@dataclass(frozen=True)
class Whole:
    """The rows of a whole record made ready to be written, and the position to which they lead.

    Of all the positions only that one is kept: a long game has as many as rows.
    """

    state: State
    moves: Sequence[Move] = ()
    snapshots: Sequence[Snapshot] = ()
    round: str = ""


def whole_of(state: State, actions: Iterable[Action]) -> Whole:
    """A record that is read, each action played and checked."""
    moves, snapshots, current = list[Move](), list[Snapshot](), ""
    for number, action in enumerate(actions, start=1):
        state, news = play(state, action)
        moves.append(_move(action, state, news, number, number - 1, number))
        if made := positions.snapshot_of(number, number, state):
            snapshots.append(made)
        current = begun_by(state.title, news) or current
    return Whole(state, moves, snapshots, current)


def append_all(table: Table, whole: Whole) -> None:
    """Write a whole record down at a new table."""
    for move in whole.moves:
        move.table = table
    for made in whole.snapshots:
        made.table = table
    Move.objects.bulk_create(whole.moves)
    Snapshot.objects.bulk_create(whole.snapshots)
    table.round, last = whole.round, len(whole.moves)
    stand(table, last, last, last, whole.state)


@dataclass(frozen=True)
class Excerpt:
    """The record of a table up to a row, and the position to which it leads."""

    table: Table
    seq: int
    number: int
    state: State
    round: str


def part_of(table: Table, number: int) -> Excerpt:
    """The record until this many actions were played, on the line that led to now."""
    seq = tree.row_of(table, number)
    return Excerpt(table, seq, number, positions.after(table, seq), round_after(table, seq))


def copy(table: Table, part: Excerpt) -> None:
    """Write a part of another record down at a new table; the database copies the rows."""
    for model in (Move, Snapshot):
        _copy_rows(model, part.table.pk, table.pk, part.seq)
    table.round = part.round
    stand(table, part.seq, part.seq, part.number, part.state)
    transaction.on_commit(lambda: positions.remember(table, part.seq, part.state))


def _copy_rows(model: type[Move] | type[Snapshot], origin: int, table: int, upto: int) -> None:
    """The rows of one table once more for another, as they are."""
    quoted = connection.ops.quote_name
    fields = [field for field in model._meta.concrete_fields if field.name not in ("id", "table")]
    kept = [field.column for field in fields if field.column]
    names, rows = ", ".join(map(quoted, kept)), quoted(model._meta.db_table)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {rows} (table_id, {names}) "
            f"SELECT %s, {names} FROM {rows} WHERE table_id = %s AND seq <= %s ORDER BY seq",
            [table, origin, upto],
        )


def _move(
    action: Action, state: State, news: Sequence[Event], seq: int, parent: int, number: int
) -> Move:
    return Move(
        seq=seq,
        parent=parent,
        number=number,
        action=write_action(action),
        news=write_news(state.title, news),
        by=action.by,
        fingerprint=state_fingerprint(state),
    )


def begin(table: Table, state: State) -> None:
    """The record begins, without a row."""
    stand(table, 0, 0, 0, state)


def end(table: Table, reason: str) -> None:
    """The game ends as it stands, without a result by the rules."""
    table.status, table.waiting = Status.FINISHED, []
    table.result = {"scores": [], "places": [], "reason": reason}
    table.save(update_fields=["status", "waiting", "result", "changed"])


def stand(table: Table, seq: int, position: int, number: int, state: State) -> None:
    """Write down where the game stands now, for the lobby."""
    result = state.title.result(state)
    table.seq, table.position, table.number = seq, position, number
    table.waiting = [] if result else list(to_act(state))
    table.result = encode(result) if result else None
    table.directed = dict(state.title.directors(state)) if result else None
    table.status = Status.FINISHED if result else Status.RUNNING
    table.save(update_fields=[*STANDS, "changed"])
