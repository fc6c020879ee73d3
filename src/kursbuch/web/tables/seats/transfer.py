"""Seats change hands: to a bot, or to a person who is invited and accepts."""

from __future__ import annotations

from kursbuch.bots import DEFAULT_LEVEL, seated
from kursbuch.core.errors import StaleTable
from kursbuch.core.words import Message
from kursbuch.web.accounts.guest_names import check_guest_name
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends.blocks import check_may_ask, check_may_sit
from kursbuch.web.tables.clocks.following import renew
from kursbuch.web.tables.models import ABOUT_A_SEAT, Invitation, Table
from kursbuch.web.tables.plans import lines
from kursbuch.web.tables.play.absence import may_be_replaced
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.programmes import running
from kursbuch.web.visitors import Visitor


def to_bot(table: Table, seat: int, level: str = DEFAULT_LEVEL) -> None:
    """Within a change: a bot plays on in this seat."""
    bot = seated(level, seat)
    table.places.filter(seat=seat).update(user=None, guest="", bot=bot, resigned=True, pinned="")
    table.invitations.filter(seat=seat).delete()
    running.stop(table, [seat])
    lines.forget(table, [seat])


def resign(table: Table, visitor: Visitor) -> None:
    """All seats of the visitor go to bots."""
    with change(table):
        seats = visitor.seats(table.places.all())
        if not seats:
            raise HouseRule(Message("page-not-your-seat"))
        for seat in seats:
            to_bot(table, seat)


def account(name: str) -> User | None:
    """The person of this name; nobody for no name."""
    if not name:
        return None
    found = User.objects.filter(username=name, is_active=True).first()
    if found is None:
        raise HouseRule(Message("hand-no-account", name=name))
    return found


def offer(table: Table, visitor: Visitor, seat: int | None, whom: str) -> None:
    """The visitor offers a seat of their own."""
    check_may_ask(visitor.user, account(whom))
    with change(table):
        if seat is None or seat not in visitor.seats(table.places.all()):
            raise HouseRule(Message("page-not-your-seat"))
        invite(table, seat, whom)


def invite(table: Table, seat: int, whom: str = "", own: bool = True) -> None:
    """Within a change: offer a seat to the person of this name, or to anyone with the link."""
    meant = account(whom)
    table.invitations.filter(seat=seat).delete()
    Invitation.objects.create(table=table, seat=seat, user=meant, own=own)


def withdraw(invitation: Invitation, visitor: Visitor) -> None:
    """The person who made the offer withdraws it; the person invited declines it."""
    is_meant = invitation.user is not None and invitation.user == visitor.user
    with change(invitation.table, status=None):
        if not (is_meant or may_withdraw(invitation, visitor)):
            raise HouseRule(Message("hand-not-you"))
        gone, _ = invitation.delete()
        if not gone:
            raise StaleTable(Message("page-stale"))


def may_withdraw(invitation: Invitation, visitor: Visitor) -> bool:
    """The person in the seat; for an offer of the whole table, everybody there."""
    seats = visitor.seats(invitation.table.places.all())
    return invitation.seat in seats or bool(seats and not invitation.own)


def may_take(invitation: Invitation, visitor: Visitor) -> bool:
    """The person invited, unless already seated at the table."""
    is_meant = invitation.user is None or invitation.user == visitor.user
    return is_meant and not visitor.seats(invitation.table.places.all())


def take(invitation: Invitation, visitor: Visitor, name: str) -> None:
    """The visitor sits in the seat from now on; only one person can take it."""
    table, seat = invitation.table, invitation.seat
    check_may_sit(visitor.user, table.owner)
    guest = "" if visitor.user else visitor.guest
    with change(table):
        if not table.invitations.filter(pk=invitation.pk).exists():
            raise StaleTable(Message("page-stale"))
        if not may_take(invitation, visitor):
            raise HouseRule(Message("hand-not-you"))
        place = table.places.get(seat=seat)
        if not (invitation.own or may_be_replaced(table, place)):
            raise HouseRule(Message("hand-not-waited-for", name=place.name))
        if not visitor.user:
            others = table.places.exclude(seat=seat)
            check_guest_name(name, others.values_list("name", flat=True))
        table.places.filter(seat=seat).update(
            user=visitor.user,
            guest=guest,
            name=name[:40],
            bot="",
            resigned=False,
            pinned="",
            hidden=False,
            seen=-1,
        )
        renew(table, seat)
        table.invitations.filter(seat=seat).delete()
        table.proposals.filter(kind__in=ABOUT_A_SEAT, to=seat).delete()
        running.stop(table, [seat])
        lines.forget(table, [seat])
