"""Play at a table: act, go back; what takes time is done before the table is locked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import chain
from typing import NamedTuple, TypeAlias

from kursbuch.core.action import Action, Event
from kursbuch.core.errors import StaleTable
from kursbuch.core.programme import Stop
from kursbuch.core.state import State, play
from kursbuch.core.words import Message
from kursbuch.web import jobs
from kursbuch.web.errors import HouseRule, SetAside
from kursbuch.web.tables.beside import read_beside, read_places
from kursbuch.web.tables.clocks.following import bot_for, resume
from kursbuch.web.tables.models import ABOUT_A_SEAT, Place, Status, Table
from kursbuch.web.tables.plans import lines
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.play.change import change, expect
from kursbuch.web.tables.programmes import running
from kursbuch.web.tables.programmes.models import StoredProgramme
from kursbuch.web.tables.record import positions, store
from kursbuch.web.visitors import Visitor

Server: TypeAlias = StoredProgramme | Line
"""What the server plays for somebody."""
ABSENCE = ("proposals", "invitations")
"""What is said at a table about people who are missed."""
SERVED = ("programmes", "lines")
"""What the server may have to play at a table."""
May = Callable[[Place], bool]
"""Whether the action may be played for whoever sits there now."""


def act(table: Table, visitor: Visitor, seq: int, *plan: Action) -> State:
    """Play actions of seats that the visitor holds, on the position after row *seq*.

    Several are played one after the other, all or none.
    """
    read_places(table)
    return _act(table, seq, plan, lambda place: place.is_held_by(visitor))


def act_for_bot(table: Table, seq: int, action: Action, because: Message | None = None) -> State:
    """Play the action that a bot has chosen, and keep its reason.

    It may also act for a person whose time has run out, as long as that person does not.
    """
    late = bool(bot_for(table, action.by))

    def may(place: Place) -> bool:
        return bool(place.bot or bot_for(table, place.seat))

    return _act(table, seq, [action], may, auto=late, because=because)


def go_on(table: Table) -> State:
    """Play what plans and programmes say, as often as one of them has something to say."""
    state = positions.now(table)
    while table.status == Status.RUNNING:
        read_beside(table)
        found = next(_due(table, state), None)
        if found is None:
            break
        row, what = found
        if isinstance(what, Stop):
            row.end(what.why)
            table.refresh_from_db(fields=SERVED)  # to be read again
            continue
        try:
            marked, may = isinstance(row, StoredProgramme), _acts_for(row, what.by)
            state = _play(table, table.seq, [what], may, auto=marked, by_hand=False)
        except (StaleTable, HouseRule):
            break  # somebody was faster, and the table goes on from there
    return state


def _due(table: Table, state: State) -> Iterator[tuple[Server, Action | Stop]]:
    """What the server has to play now: a plan before a programme."""
    yield from lines.due(table, state)
    yield from running.due(table, state)


def _acts_for(row: Server, seat: int) -> May:
    """The server acts for a seat, as long as nobody has stopped it."""
    return lambda place: place.seat == seat and row.runs()


def programmes_left(before: datetime) -> Iterator[tuple[int, int]]:
    """The tables where a plan or a programme may have something to play since then."""
    rows = chain(running.waited_for(before), lines.waited_for(before))
    for pk in {table for table, seat, waiting in rows if seat in waiting}:
        yield pk, 0


def go_on_at(pk: int) -> None:
    """Play what plans and programmes say at this table; not at one that is set aside."""
    with suppress(SetAside):
        go_on(Table.objects.get(pk=pk))


def _act(
    table: Table,
    seq: int,
    plan: Sequence[Action],
    may: May,
    auto: bool = False,
    because: Message | None = None,
) -> State:
    _play(table, seq, plan, may, auto, because, by_hand=not auto)
    return go_on(table)


def _play(
    table: Table,
    seq: int,
    plan: Sequence[Action],
    may: May,
    auto: bool = False,
    because: Message | None = None,
    by_hand: bool = True,
) -> State:
    """Play some actions, and end the plans and programmes that end with them.

    What the server plays of itself is marked (*auto*). What a plan plays is not: it is a decision
    like any other, and taking it back asks its owner.
    """
    for action in plan:
        _check_seat(table, action.by, may)
    expect(table, seq)
    state, played, steps = positions.now(table), list[_Played](), list[store.NewRow]()
    for action in plan:
        one = _Played(action, state, *play(state, action))
        step = store.action_step(table, action, one.after, one.news, auto, because, len(steps))
        played.append(one)
        steps.append(step)
        state = one.after
    with change(table, seq):
        read_places(table)
        read_beside(table)
        for action, step in zip(plan, steps, strict=True):
            _check_seat(table, action.by, may)
            store.append(table, step)
            if by_hand:
                _withdraw_absence(table, action.by)
                resume(table, action.by)
        _end_served(table, played, by_hand)
    return state


class _Played(NamedTuple):
    """An action with the position before and after it, and what happened."""

    action: Action
    before: State
    after: State
    news: Sequence[Event]


def _end_served(table: Table, played: Sequence[_Played], by_hand: bool) -> None:
    """Within a change: plans and programmes see what was played, and end if they end with it."""
    if not table.programmes.all() and not table.lines.all():
        return
    programmes, plans = running.ProgrammeWatch(table), lines.LineWatch(table)
    for action, before, after, news in played:
        programmes.see(before, action, after, news, by_hand)
        plans.see(action)
    programmes.write()
    plans.write()
    table.refresh_from_db(fields=SERVED)  # to be read again


def _check_seat(table: Table, seat: int, may: May) -> None:
    if not any(place.seat == seat and may(place) for place in table.places.all()):
        raise HouseRule(Message("page-not-your-seat"))


def _withdraw_absence(table: Table, seat: int) -> None:
    """A player who acts is not absent: nobody is to take the seat any more."""
    asked = [one for one in table.proposals.all() if one.kind in ABOUT_A_SEAT and one.to == seat]
    offered = [one for one in table.invitations.all() if one.seat == seat and not one.own]
    for gone in (*asked, *offered):
        gone.delete()
    if asked or offered:
        table.refresh_from_db(fields=ABSENCE)  # to be read again


def returned(table: Table, step: store.NewRow) -> None:
    """Within a change: the game stands again as it did, and whoever is to act does so."""
    store.append(table, step)
    running.stop(table, table.waiting)
    lines.end_all(table, Message("plan-taken-back"))


PROGRAMMES = jobs.Work(jobs.programmes, go_on_at, programmes_left)
