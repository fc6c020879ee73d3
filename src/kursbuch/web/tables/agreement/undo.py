"""Taking moves back: which way back there is, and who must agree to it."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.agreement.proposals import is_somebody_else, propose
from kursbuch.web.tables.models import Status, Table, Wish
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.change import change, expect
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import Row, back, row, row_of
from kursbuch.web.visitors import Visitor


@dataclass(frozen=True)
class Return:
    """A way back: the row to return to, how many actions it takes back, and who must agree."""

    to: int
    actions: int
    needs: tuple[int, ...]
    chance: bool

    @property
    def is_free(self) -> bool:
        """Nobody has to be asked."""
        return not self.needs


def last_own(table: Table, visitor: Visitor) -> Return | None:
    """The way back to before the visitor's own last action; None if there is none."""
    places = list(table.places.all())
    mine = visitor.seats(places)
    if not mine or table.status != Status.RUNNING:
        return None
    for move in back(table, table.position):
        if move.by in mine:
            return way_back(table, visitor, move.parent)
    return None


def way_back(table: Table, visitor: Visitor, to: int) -> Return:
    """The way back to the position after row *to*.

    One's own actions, those of bots and what the server passed are free; others must agree to
    theirs, and all to a return past revealed chance. Where one person holds all seats everything
    is free.
    """
    taken: list[Row] = []
    for move in back(table, table.position):
        if move.seq == to:
            break
        taken.append(move)
    chance = positions.after(table, to).draw.count != positions.now(table).draw.count
    others = [place for place in table.places.all() if is_somebody_else(place, visitor)]
    seats = {move.by for move in taken if not move.auto}
    needs = tuple(place.seat for place in others if chance or place.seat in seats)
    return Return(to, len(taken), needs, chance)


def redoable(table: Table, visitor: Visitor) -> int | None:
    """The row to which the visitor may go forward again: where the last return came from."""
    newest = row(table, table.seq)
    if not newest.returns or table.status != Status.RUNNING:
        return None
    mine = visitor.seats(table.places.all())
    forward = newest.number < row(table, newest.left).number
    return newest.left if newest.by in mine and forward else None


def take_back(table: Table, visitor: Visitor, seq: int, to: int | None = None) -> None:
    """Take one's last action back, or all after move *to*: at once, or if the others agree."""
    seats = visitor.seats(table.places.all())
    if not seats:
        raise HouseRule(Message("page-not-your-seat"))
    expect(table, seq)
    way = last_own(table, visitor) if to is None else way_back(table, visitor, row_of(table, to))
    if way is None:
        raise HouseRule(Message("page-nothing-to-take-back"))
    if way.is_free:
        game.go_to(table, seq, way.to, seats[0])
        return
    with change(table, seq):
        propose(table, Wish.UNDO, seats[0], way.to, way.needs)


def redo(table: Table, visitor: Visitor, seq: int) -> None:
    """Go forward again to where the visitor's last return came from."""
    expect(table, seq)
    forward, seats = redoable(table, visitor), visitor.seats(table.places.all())
    if forward is None or not seats:  # who has resigned meanwhile has none
        raise HouseRule(Message("page-nothing-to-redo"))
    game.go_to(table, seq, forward, seats[0])
