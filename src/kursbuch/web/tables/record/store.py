"""The only module that writes to the record of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from django.db import IntegrityError, transaction

from kursbuch.core.action import Action, Event
from kursbuch.core.codec import encode
from kursbuch.core.errors import StaleTable
from kursbuch.core.record import write_action
from kursbuch.core.state import State, play, to_act
from kursbuch.core.words import Message
from kursbuch.web.tables.models import Move, Status, Table
from kursbuch.web.tables.record import positions, tree
from kursbuch.web.tables.record.events import write_news

STANDS = ("seq", "position", "number", "waiting", "result", "status")
"""What changes with every move."""


Played: TypeAlias = tuple[Action, State, Sequence[Event]]
"""An action, the position that it led to, and its news."""


def append_actions(table: Table, played: Sequence[Played], auto: bool = False) -> None:
    """Write down actions that were played one after the other from the position now; all or none.

    Once the first row is written nobody else's can come between.
    """
    with transaction.atomic():
        for action, state, news in played:
            append_action(table, action, state, news, auto)


def append_action(
    table: Table, action: Action, state: State, news: Sequence[Event], auto: bool = False
) -> None:
    """Write down an action that led from the position now to *state*."""
    move = Move(
        table=table,
        parent=table.position,
        number=table.number + 1,
        action=write_action(action),
        news=write_news(state.title, news),
        by=action.by,
        auto=auto,
    )
    _append(table, move, state)


def append_return(table: Table, to: int, by: int) -> None:
    """Write down that the game stands again as after row *to*."""
    number = table.moves.get(seq=to).number if to else 0
    move = Move(table=table, parent=to, number=number, by=by, left=table.position)
    _append(table, move, positions.after(table, to))


def _append(table: Table, move: Move, state: State) -> None:
    """Write the row; the database lets only one row follow another."""
    move.seq = table.seq + 1
    position = move.parent if move.action is None else move.seq
    try:
        with transaction.atomic():
            move.save(force_insert=True)
            positions.keep(table, position, move.number, state)
            _stand(table, move.seq, position, move.number, state)
    except IntegrityError:
        raise StaleTable(Message("page-stale")) from None
    tree.learn(table, move)


def append_all(table: Table, actions: Sequence[Action]) -> None:
    """Write the actions of a read record down, each one played and checked."""
    state = positions.start(table)
    rows: list[Move] = []
    for number, action in enumerate(actions, start=1):
        state, news = play(state, action)
        rows.append(
            Move(
                table=table,
                seq=number,
                parent=number - 1,
                number=number,
                action=write_action(action),
                news=write_news(state.title, news),
                by=action.by,
            )
        )
        if number % positions.EVERY == 0:
            positions.keep(table, number, number, state)
    with transaction.atomic():
        Move.objects.bulk_create(rows)
        positions.remember(table, len(rows), state)
        _stand(table, len(rows), len(rows), len(rows), state)


def begin(table: Table) -> State:
    """The record begins, without a row."""
    state = positions.start(table)
    positions.remember(table, 0, state)
    with transaction.atomic():
        _stand(table, 0, 0, 0, state)
    return state


def end(table: Table, reason: str) -> None:
    """The game ends as it stands, without a result by the rules."""
    table.status, table.waiting = Status.FINISHED, []
    table.result = {"scores": [], "places": [], "reason": reason}
    table.save()


def _stand(table: Table, seq: int, position: int, number: int, state: State) -> None:
    """Write down where the game stands now, for the lobby."""
    result = state.title.result(state)
    table.seq, table.position, table.number = seq, position, number
    table.waiting = [] if result else list(to_act(state))
    table.result = encode(result) if result else None
    table.status = Status.FINISHED if result else Status.RUNNING
    table.save(update_fields=[*STANDS, "changed"])
