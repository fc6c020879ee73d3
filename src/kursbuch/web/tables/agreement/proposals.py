"""Proposals: what happens at a table when everybody concerned has agreed."""

from __future__ import annotations

from kursbuch.web.people import Visitor
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Place, Proposal, Table, Wish
from kursbuch.web.tables.play import game
from kursbuch.web.tables.seats import transfer

ABOUT_A_SEAT = (Wish.REPLACE, Wish.INVITE)
"""What may be asked about somebody who is absent; it does not lapse when the game goes on."""


def is_somebody_else(place: Place, visitor: Visitor) -> bool:
    """Another person sits there, who has a say."""
    return not (place.bot or place.is_free or place.resigned or place.is_held_by(visitor))


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
    others = [p.seat for p in table.places.all() if is_somebody_else(p, visitor)]
    if wish.kind in ABOUT_A_SEAT:
        others = [other for other in others if other != wish.to]
    asked = propose(table, Wish(wish.kind), wish.by, wish.to, others, wish.whom)
    if not others:
        fulfil(table, asked)


def is_back(table: Table, seat: int) -> None:
    """A player who acts is not absent: proposals to replace them lapse."""
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
