"""The lines of a table: what is armed, what it plays next, and what moves mean for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from django.db.models import QuerySet

from kursbuch.core.action import Action
from kursbuch.core.errors import Unreadable
from kursbuch.core.programme import Stop
from kursbuch.core.record import read_action
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.plans import following
from kursbuch.web.tables.plans.following import Armed
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.record import positions

Lines: TypeAlias = QuerySet[Line]


@dataclass
class Following:
    """An armed line, read."""

    row: Line
    armed: Armed


def of_seats(table: Table, seats: Collection[int]) -> Lines:
    """The lines of these seats."""
    return table.lines.filter(seat__in=seats)


def mine(table: Table, seat: int) -> frozenset[int]:
    """The seats of the person in this one."""
    places = list(table.places.all())
    who = next((place.user_id, place.guest) for place in places if place.seat == seat)
    return frozenset(p.seat for p in places if not p.bot and (p.user_id, p.guest) == who)


def followed(table: Table) -> list[Following]:
    """The armed lines; one that today's code cannot read is none."""
    title, found = positions.title_of(table), []
    for row in table.lines.all():
        if not row.armed:
            continue
        try:
            steps = tuple(read_action(title, step) for step in row.steps)
        except Unreadable:
            continue
        found.append(Following(row, Armed(steps, mine(table, row.seat), row.whatever, row.done)))
    return found


def due(table: Table, state: State) -> Iterator[tuple[Line, Action | Stop]]:
    """The conditional moves whose condition holds now."""
    for line in followed(table):
        found = following.next_move(line.armed, state)
        if found is not None:
            yield line.row, found


def waited_for(before: datetime) -> Iterator[tuple[int, int, list[int]]]:
    """Table, seat, and whom the table waits for: what is armed where nothing has happened since."""
    armed = Line.objects.filter(armed=True, table__status=Status.RUNNING, table__changed__lt=before)
    return armed.values_list("table_id", "seat", "table__waiting").iterator()


def end_all(table: Table, why: Message) -> None:
    """Within a change: no line is armed any more."""
    for row in table.lines.filter(armed=True):
        row.end(why)


def forget(table: Table, seats: Collection[int]) -> None:
    """Within a change: the lines of these seats and their boards are gone."""
    Table.objects.filter(line__in=of_seats(table, seats)).delete()


class LineWatch:
    """Within a change: what moves mean for the armed lines of a table."""

    def __init__(self, table: Table) -> None:
        self._lines = followed(table)
        self._ended: dict[int, Message] = {}

    def see(self, action: Action) -> None:
        """An action was played."""
        for line in self._lines:
            if line.row.pk in self._ended:
                continue
            after = following.follow(line.armed, action)
            if isinstance(after, Stop):
                self._ended[line.row.pk] = after.why
            else:
                line.armed = after
                if after.is_over:
                    self._ended[line.row.pk] = Message("plan-played-out")

    def write(self) -> None:
        """Keep how far each line has come, and why it ends."""
        for line in self._lines:
            row, done = line.row, line.armed.done
            if done != row.done:
                Line.objects.filter(pk=row.pk, armed=True).update(done=done)
            if row.pk in self._ended:
                row.end(self._ended[row.pk])
