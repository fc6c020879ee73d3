"""The visitor's plans: the lines of a table, and on a board the line that is played there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import prefetch_related_objects

from kursbuch.core.action import Action
from kursbuch.core.errors import Unreadable
from kursbuch.core.record import read_action
from kursbuch.web.games.presenter import Wanted
from kursbuch.web.tables.models import Status
from kursbuch.web.tables.page.table_view import TableView, labels_of
from kursbuch.web.tables.plans import lines
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.play import plan_commands
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.reasons import told


@dataclass(frozen=True)
class Move:
    """A move of a line, in words."""

    who: str
    what: str
    mine: bool
    done: bool = False


@dataclass(frozen=True)
class ShownLine:
    """A line as its owner sees it."""

    line: Line
    moves: Sequence[Move]
    why: str = ""


def shown(view: TableView) -> dict[str, Any]:
    """What the visitor sees of plans; whoever has no seat sees nothing."""
    if not view.scene.seats:
        return {"lines": [], "board_line": None, "may_plan": False}
    line = _line(view)
    prefetch_related_objects([view.table], "lines__board")
    own = [one for one in view.table.lines.all() if one.seat in view.scene.seats]
    return {
        "lines": [_shown(view, one) for one in own],
        "board_line": line
        and ShownLine(line, _moves(view, _mine(line), plan_commands.moves_of(view.table))),
        "may_plan": view.table.branch_of_id is None and view.table.status == Status.RUNNING,
    }


def _line(view: TableView) -> Line | None:
    """The line that is played on this board."""
    if view.table.branch_of_id is None:
        return None
    return Line.objects.filter(board=view.table).select_related("table").first()


def _mine(line: Line) -> frozenset[int]:
    return lines.mine(line.table, line.seat)


def _shown(view: TableView, line: Line) -> ShownLine:
    """A line with its moves while it is armed; else why it is not, if there is a reason."""
    title = positions.title_of(view.table)
    try:
        steps = [read_action(title, step) for step in line.steps] if line.armed else []
    except Unreadable:
        steps = []
    moves = _moves(view, lines.mine(view.table, line.seat), steps, line.done)
    return ShownLine(line, moves, told(line.stopped, view.scene.words))


def _moves(
    view: TableView, mine: frozenset[int], actions: Iterable[Action], done: int = 0
) -> list[Move]:
    names, labels = {place.seat: place.name for place in view.places}, labels_of(view)
    return [
        Move(names[a.by], labels.commit(Wanted(a).as_offer()), a.by in mine, number < done)
        for number, a in enumerate(actions)
    ]
