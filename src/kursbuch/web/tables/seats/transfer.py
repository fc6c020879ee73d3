"""Seats change hands: to a bot, or to a person who is invited and accepts."""

from __future__ import annotations

from kursbuch.bots import DEFAULT_LEVEL, seated
from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.people import Visitor
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Invitation, Place, Table
from kursbuch.web.tables.play import game


def to_bot(table: Table, place: Place) -> None:
    """A bot plays on in this seat."""
    place.user, place.guest, place.bot = None, "", seated(DEFAULT_LEVEL, place.seat)
    place.resigned, place.passing = True, ""
    place.save()
    table.invitations.filter(seat=place.seat).delete()
    game.changed(table)


def account(name: str) -> User | None:
    """The person of this name; nobody for no name."""
    if not name:
        return None
    found = User.objects.filter(username=name, is_active=True).first()
    if found is None:
        raise HouseRule(Message("hand-no-account", name=name))
    return found


def invite(table: Table, seat: int, whom: str = "", own: bool = True) -> Invitation:
    """Offer a seat to the person of this name, or to anyone who has the link."""
    table.invitations.filter(seat=seat).delete()
    offered = Invitation.objects.create(table=table, seat=seat, user=account(whom), own=own)
    channel.publish(table.key)
    return offered


def may_withdraw(invitation: Invitation, visitor: Visitor) -> bool:
    """The person in the seat; for an offer of the whole table, everybody there."""
    seats = visitor.seats(invitation.table.places.all())
    return invitation.seat in seats or bool(seats and not invitation.own)


def may_take(invitation: Invitation, visitor: Visitor) -> bool:
    """The person invited, unless already seated at the table."""
    is_meant = invitation.user is None or invitation.user == visitor.user
    return is_meant and not visitor.seats(invitation.table.places.all())


def take(invitation: Invitation, visitor: Visitor, name: str) -> None:
    """The visitor sits in the seat from now on."""
    table = invitation.table
    place = table.places.get(seat=invitation.seat)
    place.user, place.guest = visitor.user, "" if visitor.user else visitor.guest
    place.name, place.bot = name[:40], ""
    place.resigned, place.passing, place.seen = False, "", -1
    place.save()
    invitation.delete()
    table.proposals.filter(to=place.seat).delete()
    channel.publish(table.key)
