"""Who must agree before something is taken back, the game ends, or a seat changes hands."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.errors import StaleTable
from kursbuch.core.words import Message
from kursbuch.web.people import Visitor
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Place, Proposal, Table, Wish
from kursbuch.web.tables.play import game
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import Row, back, row
from kursbuch.web.tables.seats import transfer

ABOUT_A_SEAT = (Wish.REPLACE, Wish.INVITE)
"""What may be asked about somebody who is absent; it does not lapse when the game goes on."""


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
    if not mine:
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
    others = [place for place in table.places.all() if _is_somebody_else(place, visitor)]
    seats = {move.by for move in taken if not move.auto}
    needs = tuple(place.seat for place in others if chance or place.seat in seats)
    return Return(to, len(taken), needs, chance)


def _is_somebody_else(place: Place, visitor: Visitor) -> bool:
    return not (place.bot or place.is_free or place.resigned or place.is_held_by(visitor))


def redoable(table: Table, visitor: Visitor) -> int | None:
    """The row to which the visitor may go forward again: where the last return came from."""
    newest = row(table, table.seq)
    if not newest.returns:
        return None
    mine = visitor.seats(table.places.all())
    forward = newest.number < row(table, newest.left).number
    return newest.left if newest.by in mine and forward else None


def take_back(table: Table, visitor: Visitor, seq: int, way: Return) -> Proposal | None:
    """Return at once if nobody must be asked, else ask."""
    if seq != table.seq:
        raise StaleTable(Message("page-stale"))
    by = visitor.seats(table.places.all())[0]
    if way.is_free:
        game.go_to(table, seq, way.to, by)
        return None
    return propose(table, Wish.UNDO, by, way.to, list(way.needs))


def propose(
    table: Table, kind: Wish, by: int, to: int, needs: list[int], whom: str = ""
) -> Proposal:
    """Ask the seats concerned."""
    table.proposals.filter(kind=kind).delete()
    asked = Proposal.objects.create(
        table=table, kind=kind, seq=table.seq, by=by, to=to, needs=needs, whom=whom
    )
    channel.publish(table.key)
    return asked


def standing(table: Table) -> list[Proposal]:
    """The proposals that still wait for somebody; they lapse when the game goes on."""
    asked = table.proposals.all()
    return [p for p in asked if p.seq == table.seq or p.kind in ABOUT_A_SEAT]


def agree(proposal: Proposal, seats: list[int]) -> bool:
    """Add the agreement of these seats; True when nobody is missing any more."""
    proposal.agreed = sorted({*proposal.agreed, *(s for s in seats if s in proposal.needs)})
    proposal.save()
    return not proposal.missing()


def ask(table: Table, visitor: Visitor, wish: Proposal) -> None:
    """Ask everybody else at the table; if there is nobody else, it happens at once."""
    others = [p.seat for p in table.places.all() if _is_somebody_else(p, visitor)]
    if wish.kind in ABOUT_A_SEAT:
        others = [other for other in others if other != wish.to]
    asked = propose(table, Wish(wish.kind), wish.by, wish.to, others, wish.whom)
    if not others:
        fulfil(table, asked)


def is_back(table: Table, seat: int) -> None:
    """Whoever acts is not absent: nobody else is wanted for the seat."""
    table.proposals.filter(kind__in=ABOUT_A_SEAT, to=seat).delete()


def fulfil(table: Table, asked: Proposal) -> None:
    """Everybody has agreed: do it."""
    asked.delete()
    match asked.kind:
        case Wish.UNDO:
            game.go_to(table, asked.seq, asked.to, asked.by)
        case Wish.END:
            game.finish(table, "agreement")
        case Wish.REPLACE:
            transfer.to_bot(table, table.places.get(seat=asked.to))
        case Wish.INVITE:
            transfer.invite(table, asked.to, asked.whom, own=False)
