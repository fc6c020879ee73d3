"""Play at a table: act, go back; what takes time is done before the table is locked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import datetime

from django.db.models import prefetch_related_objects

from kursbuch.core.action import Action
from kursbuch.core.errors import StaleTable
from kursbuch.core.state import State, play
from kursbuch.core.words import Message
from kursbuch.web import jobs
from kursbuch.web.errors import HouseRule, SetAside
from kursbuch.web.people import Visitor
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.clocks.following import bot_for, is_back
from kursbuch.web.tables.models import ABOUT_A_SEAT, Place, Status, Table
from kursbuch.web.tables.play.change import change, expect
from kursbuch.web.tables.record import positions, store

May = Callable[[Place], bool]
"""Whether the action may be played for whoever sits there now."""


def act(table: Table, visitor: Visitor, seq: int, *plan: Action) -> State:
    """Play actions of seats that the visitor holds, on the position after row *seq*.

    Several are played one after the other, all or none.
    """
    prefetch_related_objects([table], "places")
    return _act(table, seq, plan, lambda place: place.is_held_by(visitor))


def act_for_bot(table: Table, seq: int, action: Action, because: Message | None = None) -> State:
    """Play the action that a bot has chosen, and keep its reason.

    It may also act for a person whose time has run out, as long as that person does not.
    """
    late = bool(bot_for(table, action.by))

    def may(place: Place) -> bool:
        return bool(place.bot or bot_for(table, place.seat))

    return _act(table, seq, [action], may, auto=late, because=because)


def auto_pass(table: Table) -> State:
    """Pass for every seat that has switched auto-pass on, as often as it is its turn."""
    state = positions.now(table)
    action = policy.due(table, state) if table.status == Status.RUNNING else None
    if action is None:
        return state
    try:
        return _act(table, table.seq, [action], lambda place: bool(place.passing), auto=True)
    except (StaleTable, HouseRule):
        return state  # somebody was faster, and the table goes on from there


def passes_left(before: datetime) -> Iterator[tuple[int, int]]:
    """The tables where a pass is due since then: whoever should have passed has ended."""
    running = Place.objects.filter(table__status=Status.RUNNING, table__changed__lt=before)
    seats = running.exclude(passing="").values_list("table_id", "seat", "table__waiting")
    for pk in {table for table, seat, waited_for in seats if seat in waited_for}:
        yield pk, 0


def pass_at(pk: int) -> None:
    """Pass what is to be passed at this table and has not been; not at one that is set aside."""
    with suppress(SetAside):
        auto_pass(Table.objects.get(pk=pk))


def _act(
    table: Table,
    seq: int,
    plan: Sequence[Action],
    may: May,
    auto: bool = False,
    because: Message | None = None,
) -> State:
    for action in plan:
        _check_seat(table, action.by, may)
    expect(table, seq)
    state, steps, roused = positions.now(table), list[store.Step](), set[int]()
    for action in plan:
        state, news = play(state, action)
        step = store.action_step(table, action, state, news, auto, because, after=len(steps))
        steps.append(step)
        roused.update(policy.concerned(table, state, action.by, news))
    with change(table, seq):
        for action, step in zip(plan, steps, strict=True):
            _check_seat(table, action.by, may)
            store.append(table, step)
            if not auto:
                policy.end(table, [action.by])
                _is_back(table, action.by)
                is_back(table, action.by)
        policy.end(table, roused)
    return auto_pass(table)


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
    policy.end(table, table.waiting)


PASSES = jobs.Work(jobs.passes, pass_at, passes_left)
