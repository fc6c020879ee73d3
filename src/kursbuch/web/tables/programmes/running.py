"""The programmes of a table: begun, stopped, and what they have to say after a move."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from kursbuch.core.action import Action, Event
from kursbuch.core.errors import Unreadable
from kursbuch.core.programme import Stop
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.programmes import policy
from kursbuch.web.tables.programmes.models import StoredProgramme
from kursbuch.web.tables.programmes.policy import AnyProgramme
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.news import newest_first


@dataclass(frozen=True)
class RunningProgramme:
    """A programme that runs."""

    row: StoredProgramme
    programme: AnyProgramme


def programmes_of(table: Table) -> list[RunningProgramme]:
    """The programmes of a table that run."""
    return _read(table, [row for row in table.programmes.all() if not row.stopped])


def _read(table: Table, rows: Iterable[StoredProgramme]) -> list[RunningProgramme]:
    """The programmes in these rows; one that today's code does not know is none."""
    title, found = positions.title_of(table), []
    for row in rows:
        try:
            found.append(RunningProgramme(row, policy.read(title, row.order)))
        except Unreadable:
            continue
    return found


def of_seats(table: Table, seats: Collection[int]) -> list[StoredProgramme]:
    """What runs for these seats, and what has stopped since they last acted."""
    return [row for row in table.programmes.all() if row.seat in seats]


def start(table: Table, state: State, programme: AnyProgramme) -> None:
    """Within a change: begin a programme; another one for the same moment ends."""
    if why := policy.why_not_begin(state, programme):
        raise HouseRule(why)
    begun = programme.begun(newest_first(table))
    if isinstance(begun, Stop):
        raise HouseRule(begun.why)
    for one in programmes_of(table):
        if programme.replaces(one.programme):
            one.row.delete()
    table.programmes.filter(seat=programme.by, stopped__isnull=False).delete()
    table.programmes.create(seat=programme.by, order=policy.write(begun))


def stop(table: Table, seats: Collection[int], number: int | None = None) -> None:
    """Within a change: end what runs for these seats, or one of it, and forget what has ended."""
    found = table.programmes.filter(seat__in=seats)
    (found if number is None else found.filter(pk=number)).delete()


def waited_for(before: datetime) -> Iterator[tuple[int, int, list[int]]]:
    """Table, seat, and whom the table waits for: what runs where nothing has happened since."""
    running = StoredProgramme.objects.filter(
        stopped__isnull=True, table__status=Status.RUNNING, table__changed__lt=before
    )
    return running.values_list("table_id", "seat", "table__waiting").iterator()


def due(table: Table, state: State) -> Iterator[tuple[StoredProgramme, Action | Stop]]:
    """What programmes have to do now, oldest first."""
    for one in programmes_of(table):
        found = policy.next_action(state, one.programme)
        if found is not None:
            yield one.row, found


class ProgrammeWatch:
    """Within a change: what moves mean for the programmes of a table."""

    def __init__(self, table: Table) -> None:
        rows = list(table.programmes.all())
        self._told = [row for row in rows if row.stopped]
        self._running = _read(table, [row for row in rows if not row.stopped])
        self._ended: dict[int, Message | None] = {}
        """By number why it ends; None: its owner has acted."""
        self._acted: set[int] = set()

    def see(
        self, before: State, action: Action, after: State, news: Sequence[Event], by_hand: bool
    ) -> None:
        """An action was played, by a person or by the server."""
        if by_hand:
            self._acted.add(action.by)
        for one in self._running:
            programme, number = one.programme, one.row.pk
            own = by_hand and programme.by == action.by
            if number in self._ended:
                continue
            if own and programme.ends_by(before, action):
                self._ended[number] = None
            elif why := policy.why_ended(after, programme, news):
                self._ended[number] = why

    def write(self) -> None:
        """End what ends; whoever has acted has read what stopped before."""
        gone = [row.pk for row in self._told if row.seat in self._acted]
        gone += [number for number, why in self._ended.items() if why is None]
        if gone:
            StoredProgramme.objects.filter(pk__in=gone).delete()
        for one in self._running:
            if why := self._ended.get(one.row.pk):
                one.row.end(why)
