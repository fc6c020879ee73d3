"""A player's notebook: read and written by that player alone, as long as they have a seat."""

from __future__ import annotations

from collections.abc import Iterable

from django.db import transaction
from django.db.models import QuerySet

from kursbuch.core.errors import StaleTable
from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.people import Visitor
from kursbuch.web.tables.models import Note, Place, Table
from kursbuch.web.tables.play.change import change

LONGEST = 10_000


def notes_of(table: Table, visitor: Visitor) -> Note | None:
    """What the visitor has noted here, perhaps nothing yet; None for whoever has no seat."""
    if not visitor.seats(table.places.all()):
        return None
    return _own(table, visitor).first() or Note(table=table, version=0)


def write(table: Table, visitor: Visitor, text: str, version: int) -> Note:
    """Write the notes that were read as *version*; another screen may have been faster."""
    if not visitor.seats(table.places.all()):
        raise HouseRule(Message("page-not-your-seat"))
    if version == 0:
        guest = "" if visitor.user else visitor.guest
        with transaction.atomic():
            Table.objects.select_for_update().get(pk=table.pk)
            if _own(table, visitor).exists():
                raise StaleTable(Message("notes-stale"))
            return Note.objects.create(table=table, user=visitor.user, guest=guest, text=text)
    same = _own(table, visitor).filter(version=version)
    if not same.update(text=text, version=version + 1):
        raise StaleTable(Message("notes-stale"))
    return _own(table, visitor).get()


def _own(table: Table, visitor: Visitor) -> QuerySet[Note]:
    if visitor.user:
        return table.notes.filter(user=visitor.user)
    return table.notes.filter(user=None, guest=visitor.guest)


def hand_over(guest: str, user: User) -> None:
    """A guest signs in: what they noted becomes the account's; what that has noted stays."""
    for note in Note.objects.filter(user=None, guest=guest):
        known = Note.objects.filter(table=note.table_id, user=user).first()
        if known is None:
            Note.objects.filter(pk=note.pk).update(user=user, guest="")
            continue
        both = f"{known.text}\n\n{note.text}"[:LONGEST]
        Note.objects.filter(pk=known.pk).update(text=both, version=known.version + 1)
        note.delete()


def pin(table: Table, visitor: Visitor, text: str) -> None:
    """Show a note to everybody at the table; an empty one takes it down."""
    seats = visitor.seats(table.places.all())
    if not seats:
        raise HouseRule(Message("page-not-your-seat"))
    if visitor.user and visitor.user.muted:
        raise HouseRule(Message("chat-muted"))
    with change(table, status=None):
        table.places.filter(seat__in=seats).update(pinned="")
        table.places.filter(seat=seats[0]).update(pinned=text)


def pinned(places: Iterable[Place]) -> list[Place]:
    """The places whose players show a note."""
    return [place for place in places if place.pinned]
