"""The record: what happened, and the game as a file."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.core.words import Words
from kursbuch.web.api.fields import Key, Plain, Whole
from kursbuch.web.api.tables import begun, found
from kursbuch.web.tables.page import log
from kursbuch.web.tables.record import files

router = Router(tags=["record"])


class EntryAnswer(Schema):
    """A row of the record, told in the caller's language."""

    seq: int
    number: int
    by: int | None
    lines: list[str]
    taken_back: bool
    because: str
    """Why a bot did it."""


@router.get("/tables/{key}/log", response=list[EntryAnswer], summary="What happened")
def table_log(request: HttpRequest, key: Key, before: Whole | None = None) -> list[EntryAnswer]:
    """What happened, newest first; `before` names the row from which on to read older ones."""
    table = begun(key)
    names = [place.name for place in table.places.all()]
    told = log.entries(table, Words(str(request.LANGUAGE_CODE), names), before)
    return [
        EntryAnswer(
            seq=entry.seq,
            number=entry.number,
            by=entry.by,
            lines=list(entry.lines),
            taken_back=entry.taken_back,
            because=entry.because,
        )
        for entry in told
    ]


@router.get("/tables/{key}/record", response=Plain, summary="The record of the game")
def record(request: HttpRequest, key: Key) -> Plain:
    """The record of the game; while it runs without its seed."""
    return files.download(found(key))
