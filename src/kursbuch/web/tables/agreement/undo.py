"""Taking moves back: which way back there is, and who must agree to it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.agreement.proposals import is_somebody_else, propose
from kursbuch.web.tables.models import Status, Table, Wish
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.change import change, expect
from kursbuch.web.tables.record import positions, store
from kursbuch.web.tables.record.seed import know_chance
from kursbuch.web.tables.record.tree import Row, back, row, row_of
from kursbuch.web.visitors import Visitor


@dataclass(frozen=True)
class Return:
    """A way back: the row to return to, how many actions it takes back, and who must agree."""

    to: int
    actions: int
    movers: frozenset[int]
    """The seats whose actions are taken back; what bots and the server did does not count."""
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
    movers = frozenset(move.by for move in taken if move.by is not None and not move.auto)
    return Return(to, len(taken), movers, _needs(table, visitor, movers, chance), chance)


def _needs(
    table: Table, visitor: Visitor, movers: Collection[int], chance: bool
) -> tuple[int, ...]:
    """Who must agree, of those who sit there now."""
    others = [place for place in table.places.all() if is_somebody_else(place, visitor)]
    return tuple(place.seat for place in others if chance or place.seat in movers)


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
    by = _seat(table, visitor)
    expect(table, seq)
    way = last_own(table, visitor) if to is None else way_back(table, visitor, row_of(table, to))
    if way is None:
        raise HouseRule(Message("page-nothing-to-take-back"))
    step = store.return_step(table, way.to, by)
    with change(table, seq):
        _still_sits(table, visitor, by)
        if needs := _needs(table, visitor, way.movers, way.chance):
            propose(table, Wish.UNDO, by, way.to, needs)
            return
        game.returned(table, step)
        if way.chance:
            know_chance(table)  # nobody else was there to agree that it is seen


def redo(table: Table, visitor: Visitor, seq: int) -> None:
    """Go forward again to where the visitor's last return came from."""
    by = _seat(table, visitor)
    expect(table, seq)
    forward = redoable(table, visitor)
    if forward is None:
        raise HouseRule(Message("page-nothing-to-redo"))
    step = store.return_step(table, forward, by)
    with change(table, seq):
        _still_sits(table, visitor, by)
        game.returned(table, step)


def _seat(table: Table, visitor: Visitor) -> int:
    """The seat in whose name the visitor takes back."""
    if seats := visitor.seats(table.places.all()):
        return seats[0]
    raise HouseRule(Message("page-not-your-seat"))


def _still_sits(table: Table, visitor: Visitor, seat: int) -> None:
    """Within a change: refuse anybody whose seat was taken or given up meanwhile."""
    if seat not in visitor.seats(table.places.all()):
        raise HouseRule(Message("page-not-your-seat"))
