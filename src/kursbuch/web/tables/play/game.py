"""Play at a table: act, undo, begin, end; watchers are told."""

from __future__ import annotations

from django.db.models import prefetch_related_objects

from kursbuch.core.action import Action
from kursbuch.core.errors import StaleTable
from kursbuch.core.state import State, play
from kursbuch.core.words import Message
from kursbuch.web import jobs
from kursbuch.web.errors import HouseRule
from kursbuch.web.people import Visitor
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Passing, Place, Status, Table
from kursbuch.web.tables.record import positions, store


def act(table: Table, visitor: Visitor, seq: int, *plan: Action) -> State:
    """Play actions of seats that the visitor holds, on the position after row *seq*.

    Several are played one after the other, all or none.
    """
    prefetch_related_objects([table], "places")
    seats = visitor.seats(table.places.all())
    if not plan or any(action.by not in seats for action in plan):
        raise HouseRule(Message("page-not-your-seat"))
    return _act(table, seq, *plan)


def act_for_bot(table: Table, place: Place, seq: int, action: Action) -> State:
    """Play the action that a bot has chosen."""
    if not place.bot or action.by != place.seat:
        raise HouseRule(Message("page-not-your-seat"))
    return _act(table, seq, action)


def auto_pass(table: Table) -> State:
    """Pass for every seat that has switched auto-pass on, as often as it is its turn."""
    state = positions.now(table)
    action = policy.due(table, state) if table.status == Status.RUNNING else None
    if action is None:
        return state
    try:
        return _act(table, table.seq, action, auto=True)
    except StaleTable:
        return state  # somebody was faster, and the table goes on from there


def auto_pass_everywhere() -> None:
    """After a start: what was to be passed and has not been."""
    passing = Table.objects.filter(status=Status.RUNNING, places__passing__in=Passing.values)
    for table in passing.distinct():
        auto_pass(table)


def _act(table: Table, seq: int, *plan: Action, auto: bool = False) -> State:
    if seq != table.seq or table.status == Status.OPEN:
        raise StaleTable(Message("page-stale"))
    state, played = positions.now(table), list[store.Played]()
    for action in plan:
        state, news = play(state, action)
        played.append((action, state, news))
    store.append_actions(table, played, auto)
    changed(table)
    for action, after, told in played:
        if not auto:
            policy.end(table, [action.by])
        policy.end_where_concerned(table, after, action.by, told)
    return auto_pass(table)


def go_to(table: Table, seq: int, to: int, by: int) -> None:
    """Return to the position after row *to*: undo, or redo of what was undone."""
    if seq != table.seq:
        raise StaleTable(Message("page-stale"))
    store.append_return(table, to, by)
    changed(table)
    policy.end(table, table.waiting)


def begin(table: Table) -> State:
    """Start the game: everybody is there."""
    state = store.begin(table)
    changed(table)
    return state


def finish(table: Table, reason: str) -> None:
    """End the game by agreement, as it stands."""
    store.end(table, reason)
    changed(table)


def changed(table: Table) -> None:
    """Tell the watchers, and the bots: it may be their turn."""
    channel.publish(table.key)
    if table.status == Status.RUNNING:
        jobs.bot_turns.put(table.pk)
