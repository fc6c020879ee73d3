"""Load, act, take back: the only module that writes to the record of a table."""

from __future__ import annotations

from collections.abc import Sequence

from django.db import IntegrityError, transaction
from django.db.models import prefetch_related_objects

from kursbuch.core.action import Action
from kursbuch.core.codec import encode
from kursbuch.core.errors import IllegalAction, StaleTable
from kursbuch.core.record import write_action
from kursbuch.core.state import State, play, to_act
from kursbuch.core.words import Message
from kursbuch.web.people import Visitor
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.bots import worker
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Move, Passing, Place, Status, Table
from kursbuch.web.tables.record import positions, tree
from kursbuch.web.tables.record.events import write_news

SEAT_RULE = ""
"""That a seat acts only for itself is the house's rule, not the game's."""
STANDS = ("seq", "position", "number", "waiting", "result", "status")
"""What changes with every move."""


def act(table: Table, visitor: Visitor, seq: int, action: Action) -> State:
    """Play an action of a seat that the visitor holds, on the position after row *seq*."""
    prefetch_related_objects([table], "places")
    if action.by not in visitor.seats(table.places.all()):
        raise IllegalAction(SEAT_RULE, Message("page-not-your-seat"))
    return _act(table, seq, action)


def act_for_bot(table: Table, place: Place, seq: int, action: Action) -> State:
    """Play the action that a bot has chosen."""
    if not place.bot or action.by != place.seat:
        raise IllegalAction(SEAT_RULE, Message("page-not-your-seat"))
    return _act(table, seq, action)


def pass_on(table: Table) -> State:
    """Pass for whoever has said so in advance, as often as it is such a seat's turn."""
    state = positions.now(table)
    action = policy.due(table, state) if table.status == Status.RUNNING else None
    if action is None:
        return state
    try:
        return _act(table, table.seq, action, auto=True)
    except StaleTable:
        return state  # somebody was faster, and the table goes on from there


def pass_on_everywhere() -> None:
    """After a start: what was to be passed and has not been."""
    resting = Table.objects.filter(status=Status.RUNNING, places__passing__in=Passing.values)
    for table in resting.distinct():
        pass_on(table)


def _act(table: Table, seq: int, action: Action, auto: bool = False) -> State:
    if seq != table.seq or table.status == Status.OPEN:
        raise StaleTable(Message("page-stale"))
    state, news = play(positions.now(table), action)
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
    if not auto:
        policy.end(table, [action.by])
    policy.wake_up(table, state, action.by, news)
    return pass_on(table)


def go_to(table: Table, seq: int, to: int, by: int) -> None:
    """Return to the position after row *to*: taking back, or taking back the taking back."""
    if seq != table.seq:
        raise StaleTable(Message("page-stale"))
    number = table.moves.get(seq=to).number if to else 0
    move = Move(table=table, parent=to, number=number, by=by, left=table.position)
    _append(table, move, positions.after(table, to))
    policy.end(table, table.waiting)


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
    channel.publish(table.key)
    worker.wake(table)


def _stand(table: Table, seq: int, position: int, number: int, state: State) -> None:
    """Write down where the game stands now, for the lobby."""
    result = state.title.result(state)
    table.seq, table.position, table.number = seq, position, number
    table.waiting = [] if result else list(to_act(state))
    table.result = encode(result) if result else None
    table.status = Status.FINISHED if result else Status.RUNNING
    table.save(update_fields=[*STANDS, "changed"])


def begin(table: Table) -> State:
    """Start the game: everybody is there."""
    state = positions.start(table)
    positions.remember(table, 0, state)
    with transaction.atomic():
        _stand(table, 0, 0, 0, state)
    channel.publish(table.key)
    worker.wake(table)
    return state


def finish(table: Table, reason: str) -> None:
    """End the game by agreement, as it stands."""
    table.status, table.waiting = Status.FINISHED, []
    table.result = {"scores": [], "places": [], "reason": reason}
    table.save()
    channel.publish(table.key)


def write_record_of(table: Table, actions: Sequence[Action]) -> None:
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
