"""Who is missed at a table, and what is said there about the seats of those who are."""

from __future__ import annotations

from kursbuch.web.tables.models import ABOUT_A_SEAT, Place, Table


def may_be_replaced(table: Table, place: Place) -> bool:
    """The game waits for whoever sits there, or a bot does, which nobody misses."""
    return bool(place.bot) or place.resigned or place.seat in table.waiting


def withdraw_unfounded(table: Table) -> None:
    """Within a change: nobody takes the seat of a person whom the game does not wait for.

    Whatever the game waits for now, a move, a move taken back or a plan has changed it since the
    others asked for a seat or offered it.
    """
    asked = [one for one in table.proposals.all() if one.kind in ABOUT_A_SEAT]
    offered = [one for one in table.invitations.all() if not one.own]
    if not (asked or offered):
        return
    open_to_others = {
        place.seat for place in table.places.iterator() if may_be_replaced(table, place)
    }
    for proposal in asked:
        if proposal.to not in open_to_others:
            proposal.delete()
    for invitation in offered:
        if invitation.seat not in open_to_others:
            invitation.delete()
