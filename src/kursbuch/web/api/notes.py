"""Notes of a player, and what players show to everybody."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kursbuch.web.api.fields import NO_NUL, Key, Whole
from kursbuch.web.api.security import PLAY, check_limit, me
from kursbuch.web.api.tables import TableAnswer, begun, changed
from kursbuch.web.tables.notes import notebook

router = Router(tags=["notes"])


class Notes(Schema):
    """A player's notes, and the version from which they were written."""

    text: Annotated[str, Field(max_length=notebook.LONGEST, pattern=NO_NUL)]
    version: Whole = 0
    subject: Annotated[str, Field(max_length=40, pattern=NO_NUL)] = ""
    """`company:JS`, `round:SR 3`; empty for the table."""


class Pinned(Schema):
    """A note for everybody."""

    text: Annotated[str, Field(max_length=280, pattern=NO_NUL)]


class NotesAnswer(Schema):
    """My notes, and the pinned ones by seat."""

    text: str
    version: int
    pinned: dict[int, str]
    subjects: list[str]
    """Of what I have noted something at this table."""


class VersionAnswer(Schema):
    """The version of the notes as they are now."""

    version: int


@router.get("/tables/{table:key}/notes", response=NotesAnswer, summary="My notes, and pinned ones")
def my_notes(request: HttpRequest, key: Key, subject: str = "") -> NotesAnswer:
    """My notes, which nobody else can read, and those that players show to everybody."""
    table = begun(key)
    mine = notebook.notes_of(table, me(request), subject)
    return NotesAnswer(
        text=mine.text if mine else "",
        version=mine.version if mine else 0,
        pinned={place.seat: place.pinned for place in notebook.pinned(table.places.all())},
        subjects=sorted(notebook.subjects_of(table, me(request))),
    )


@router.post(
    "/tables/{table:key}/notes", auth=PLAY, response=VersionAnswer, summary="Write my notes"
)
def write_notes(request: HttpRequest, key: Key, wish: Notes) -> VersionAnswer:
    """Write my notes; `version` is that of the notes as they were read."""
    note = notebook.write(begun(key), me(request), wish.text, wish.version, wish.subject)
    return VersionAnswer(version=note.version)


@router.post(
    "/tables/{table:key}/pin", auth=PLAY, response=TableAnswer, summary="Show a note to everybody"
)
def pin_note(request: HttpRequest, key: Key, wish: Pinned) -> TableAnswer:
    """Show a note to everybody at the table; an empty one takes it down."""
    table = begun(key)
    check_limit(request, "chat", 30)
    notebook.pin(table, me(request), wish.text)
    return changed(table, me(request))
