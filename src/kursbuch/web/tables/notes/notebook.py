"""A player's notebook: read and written by that player alone, as long as they have a seat."""

from __future__ import annotations

import re
from collections.abc import Iterable

from django.db.models import QuerySet

from kursbuch.core.errors import StaleTable
from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.models import Note, Place, Table
from kursbuch.web.tables.play.change import change, unseen_change
from kursbuch.web.visitors import Visitor

LONGEST = 10_000
MOST = 200
"""Subjects of which one person notes something at one table."""
SUBJECT = re.compile(r"(company|round):\S[^\0]{0,30}")


def notes_of(table: Table, visitor: Visitor, subject: str = "") -> Note | None:
    """What the visitor has noted here, perhaps nothing yet; None for whoever has no seat."""
    if not visitor.seats(table.places.all()):
        return None
    found = _own(table, visitor).filter(subject=subject).first()
    return found or Note(table=table, subject=subject, version=0)


def subjects_of(table: Table, visitor: Visitor) -> set[str]:
    """The subjects of which the visitor has noted something."""
    return set(_own(table, visitor).exclude(text="").values_list("subject", flat=True))


def write(table: Table, visitor: Visitor, text: str, version: int, subject: str = "") -> Note:
    """Write the notes that were read as *version*; another screen may have been faster."""
    if not visitor.seats(table.places.all()):
        raise HouseRule(Message("page-not-your-seat"))
    if subject and not SUBJECT.fullmatch(subject):
        raise HouseRule(Message("notes-no-subject"))
    own = _own(table, visitor)
    if version == 0:
        guest = "" if visitor.user else visitor.guest
        with unseen_change(table, status=None):
            if own.filter(subject=subject).exists():
                raise StaleTable(Message("notes-stale"))
            if own.count() >= MOST:
                raise HouseRule(Message("notes-many", most=MOST))
            return Note.objects.create(
                table=table, user=visitor.user, guest=guest, subject=subject, text=text
            )
    if not own.filter(subject=subject, version=version).update(text=text, version=version + 1):
        raise StaleTable(Message("notes-stale"))
    return own.get(subject=subject)


def _own(table: Table, visitor: Visitor) -> QuerySet[Note]:
    if visitor.user:
        return table.notes.filter(user=visitor.user)
    return table.notes.filter(user=None, guest=visitor.guest)


def hand_over(guest: str, user: User) -> None:
    """A guest signs in: what they noted becomes the account's; what that has noted stays."""
    for note in Note.objects.filter(user=None, guest=guest):
        same = Note.objects.filter(table=note.table_id, user=user, subject=note.subject)
        known = same.first()
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
