"""Play at a table: act, go back; what takes time is done before the table is locked."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from itertools import chain
from typing import TypeAlias

from django.db.models import prefetch_related_objects

from kursbuch.core.action import Action
from kursbuch.core.errors import StaleTable
from kursbuch.core.programme import Stop
from kursbuch.core.state import State, play
from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule, SetAside
from kursbuch.web.people import Visitor
from kursbuch.web.tables.models import ABOUT_A_SEAT, Place, Status, Table
from kursbuch.web.tables.plans import lines
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.play.change import change, expect
from kursbuch.web.tables.programmes import standing
from kursbuch.web.tables.programmes.models import StoredProgramme
from kursbuch.web.tables.record import positions, store

Server: TypeAlias = StoredProgramme | Line
"""What the server plays for somebody."""
May = Callable[[Place], bool]
"""Whether the action may be played for whoever sits there now."""

log = logging.getLogger("kursbuch.play")


def act(table: Table, visitor: Visitor, seq: int, *plan: Action) -> State:
    """Play actions of seats that the visitor holds, on the position after row *seq*.

    Several are played one after the other, all or none.
    """
    prefetch_related_objects([table], "places")
    return _act(table, seq, plan, lambda place: place.is_held_by(visitor))


def act_for_bot(table: Table, seq: int, action: Action, because: Message | None = None) -> State:
    """Play the action that a bot has chosen, and keep its reason."""
    return _act(table, seq, [action], lambda place: bool(place.bot), because=because)


def go_on(table: Table) -> State:
    """Play what plans and programmes say, as often as one of them has something to say."""
    state = positions.now(table)
    while table.status == Status.RUNNING:
        found = next(chain(lines.due(table, state), standing.due(table, state)), None)
        if found is None:
            break
        row, what = found
        if isinstance(what, Stop):
            row.end(what.why)
            continue
        try:
            state = _play(table, table.seq, [what], _acts_for(row, what.by), server=row)
        except (StaleTable, HouseRule):
            break  # somebody was faster, and the table goes on from there
    return state


def _acts_for(row: Server, seat: int) -> May:
    """The server acts for a seat, as long as nobody has stopped it."""
    return lambda place: place.seat == seat and row.runs()


def go_on_everywhere() -> None:
    """After a start: what plans and programmes were to play and have not."""
    waiting = standing.tables() | lines.tables()
    for table in waiting.filter(status=Status.RUNNING):
        try:
            go_on(table)
        except SetAside as trouble:
            log.error("table %s: %s", table.key, trouble)


def _act(
    table: Table,
    seq: int,
    plan: Sequence[Action],
    may: May,
    because: Message | None = None,
) -> State:
    _play(table, seq, plan, may, because=because)
    return go_on(table)


def _play(
    table: Table,
    seq: int,
    plan: Sequence[Action],
    may: May,
    server: Server | None = None,
    because: Message | None = None,
) -> State:
    """Play some actions, of a person or of the *server*; end the programmes that end with them.

    What a programme plays is marked. What a plan plays is not: it is a decision like any other,
    and taking it back asks its owner.
    """
    for action in plan:
        _check_seat(table, action.by, may)
    expect(table, seq)
    state, steps, auto = (
        positions.now(table),
        list[store.Step](),
        isinstance(server, StoredProgramme),
    )
    programmes, plans = standing.Watch(table), lines.Watch(table)
    for action in plan:
        before = state
        state, news = play(before, action)
        step = store.action_step(table, action, state, news, auto, because, after=len(steps))
        steps.append(step)
        programmes.see(before, action, state, news, by_hand=server is None)
        plans.see(action)
    with change(table, seq):
        for action, step in zip(plan, steps, strict=True):
            _check_seat(table, action.by, may)
            store.append(table, step)
            if server is None:
                _is_back(table, action.by)
        programmes.write()
        plans.write()
    return state


def _check_seat(table: Table, seat: int, may: May) -> None:
    if not any(place.seat == seat and may(place) for place in table.places.all()):
        raise HouseRule(Message("page-not-your-seat"))


def _is_back(table: Table, seat: int) -> None:
    """A player who acts is not absent: nobody is to take the seat any more."""
    table.proposals.filter(kind__in=ABOUT_A_SEAT, to=seat).delete()
    table.invitations.filter(seat=seat, own=False).delete()


def go_to(table: Table, seq: int, to: int, by: int) -> None:
    """Return to the position after row *to*: undo, or redo of what was undone."""
    expect(table, seq)
    step = store.return_step(table, to, by)
    with change(table, seq):
        returned(table, step)


def returned(table: Table, step: store.Step) -> None:
    """Within a change: the game stands again as it did, and whoever is to act does so."""
    store.append(table, step)
    standing.stop(table, table.waiting)
    lines.end_all(table, Message("plan-taken-back"))
