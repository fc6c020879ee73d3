"""Plans are made, armed and given up by whoever holds the seat; nobody else hears of it."""

from __future__ import annotations

from collections.abc import Sequence

from django.shortcuts import get_object_or_404

from kursbuch.core.action import Action
from kursbuch.core.programme import Stop
from kursbuch.core.record import read_action, write_action
from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.plans import following, lines
from kursbuch.web.tables.plans.models import Line
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.change import unseen_change
from kursbuch.web.tables.record import files, positions
from kursbuch.web.tables.record.tree import played, row_of
from kursbuch.web.visitors import Visitor

MOST = 30
"""How many lines a person may have at a table."""


def begin(table: Table, visitor: Visitor, number: int) -> Line:
    """A board of the visitor's own that begins after *number* moves."""
    seats = _seats(table, visitor)
    if lines.of_seats(table, seats).count() >= MOST:
        raise HouseRule(Message("plan-too-many", most=MOST))
    number = min(number, table.number)
    board, base = files.branch(table, number, visitor), row_of(table, number)
    with unseen_change(table, status=None):
        return Line.objects.create(table=table, seat=seats[0], board=board, base=base)


def write(board: Table, visitor: Visitor, name: str, note: str) -> None:
    """The name of a line, and what its owner notes about it."""
    Line.objects.filter(pk=_line(board, visitor).pk).update(name=name, note=note)


def arm(board: Table, visitor: Visitor, whatever: bool = False) -> Line:
    """Turn the moves of a line, as it stands on its board, into conditional moves."""
    line = _line(board, visitor)
    table, moves = line.table, moves_of(board)
    with unseen_change(table):
        armed = following.armed(moves, lines.mine(table, line.seat), whatever)
        if armed.is_over:
            raise HouseRule(Message("plan-no-move"))
        for action in _played_since(table, line.base):
            after = following.follow(armed, action)
            if isinstance(after, Stop):
                raise HouseRule(after.why)
            armed = after
        if armed.is_over:
            raise HouseRule(Message("plan-played-out"))
        line.steps = [write_action(action) for action in armed.steps]
        line.done, line.whatever, line.armed, line.stopped = armed.done, whatever, True, None
        line.save(update_fields=["steps", "done", "whatever", "armed", "stopped"])
    game.go_on(table)
    return line


def disarm(table: Table, visitor: Visitor, number: int) -> None:
    """The moves of a line are not played any more; what it had to say is put away."""
    with unseen_change(table, status=None):
        own = lines.of_seats(table, _seats(table, visitor))
        own.filter(pk=number).update(armed=False, stopped=None)


def drop(table: Table, visitor: Visitor, number: int) -> None:
    """Give a line up, with its board."""
    with unseen_change(table, status=None):
        own = lines.of_seats(table, _seats(table, visitor)).filter(pk=number)
        Table.objects.filter(line__in=own).delete()


def moves_of(board: Table) -> list[Action]:
    """The moves on a board from where the line begins."""
    title = positions.title_of(board)
    moves = [read_action(title, move.action) for move in played(board, board.position)]
    return moves[::-1][0 if board.base else board.branch_at :]


def _played_since(table: Table, base: int) -> Sequence[Action]:
    """What has been played since a row; refused if the game has gone another way."""
    title, found = positions.title_of(table), list[Action]()
    if table.position != base:
        for move in played(table, table.position):
            found.append(read_action(title, move.action))
            if move.parent == base:
                break
        else:
            raise HouseRule(Message("plan-taken-back"))
    return found[::-1]


def _line(board: Table, visitor: Visitor) -> Line:
    """The line of a board, for its owner."""
    line = get_object_or_404(Line.objects.select_related("table"), board=board)
    if line.seat not in _seats(line.table, visitor):
        raise HouseRule(Message("page-not-your-seat"))
    return line


def _seats(table: Table, visitor: Visitor) -> list[int]:
    seats = visitor.seats(table.places.all())
    if not seats:
        raise HouseRule(Message("page-not-your-seat"))
    return seats
