"""The record: what happened, and the game as a file."""

from __future__ import annotations

from dataclasses import asdict

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kursbuch.core.words import Words
from kursbuch.web.api.fields import Key, Plain, Whole
from kursbuch.web.api.refusals import Refusal, refusal_of
from kursbuch.web.api.security import MANAGE, check_limit, me
from kursbuch.web.api.tables import TableAnswer, begun, found, table_answer
from kursbuch.web.tables.page import log
from kursbuch.web.tables.page.landmarks import chapters
from kursbuch.web.tables.page.table_view import look
from kursbuch.web.tables.record import files, importing

router = Router(tags=["record"])


class Game(Schema):
    """A game to be imported: the text of a record, or of an export of 18xx.games."""

    text: str = Field(max_length=importing.LARGEST)


class BranchPoint(Schema):
    """A moment of a game: after how many actions; without it, now."""

    at: Whole | None = None


class ImportAnswer(Schema):
    """The table with the game on it; and why not all of it, if it could not be played."""

    table: TableAnswer
    refusal: Refusal | None


class EntryAnswer(Schema):
    """A row of the record, told in the caller's language."""

    seq: int
    number: int
    by: int | None
    lines: list[str]
    taken_back: bool
    because: str
    """Why a bot did it."""


@router.get("/tables/{table:key}/log", response=list[EntryAnswer], summary="What happened")
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


class LandmarkAnswer(Schema):
    """A company's turn or a phase that begins, and how many actions had been played then."""

    number: int
    label: str


class ChapterAnswer(Schema):
    """A round, and what begins within it; the first, without a name, begins with the game."""

    number: int
    label: str
    landmarks: list[LandmarkAnswer]


@router.get(
    "/tables/{table:key}/moments", response=list[ChapterAnswer], summary="Where to go in a game"
)
def moments(request: HttpRequest, key: Key) -> list[ChapterAnswer]:
    """The rounds that led to now, and the companies' turns and phases within them."""
    view = look(begun(key), me(request), str(request.LANGUAGE_CODE))
    return [ChapterAnswer.model_validate(asdict(one)) for one in chapters(view)]


@router.get("/tables/{table:key}/record", response=Plain, summary="The record of the game")
def record(request: HttpRequest, key: Key) -> Plain:
    """The record of the game; while it runs without its seed."""
    return files.download(found(key))


@router.get("/tables/{table:key}/18xx", response=Plain, summary="The game for 18xx.games")
def site_game(request: HttpRequest, key: Key) -> Plain:
    """The game as an export of 18xx.games, for titles that are played there."""
    check_limit(request, "export", 20)
    return files.site_download(found(key))


@router.post("/import", auth=MANAGE, response=ImportAnswer, summary="Import a game")
def import_game(request: HttpRequest, wish: Game) -> ImportAnswer:
    """Put a game on a table of my own, to step through or to play on."""
    check_limit(request, "import", 10)
    imported = importing.import_game(wish.text.encode(errors="replace"), me(request))
    refusal = refusal_of(request, imported.refusal) if imported.refusal else None
    return ImportAnswer(table=table_answer(imported.table, me(request)), refusal=refusal)


@router.post("/tables/{table:key}/branch", auth=MANAGE, response=TableAnswer, summary="What if")
def branch(request: HttpRequest, key: Key, wish: BranchPoint) -> TableAnswer:
    """A table of my own that begins at a moment of this game, with all seats mine."""
    check_limit(request, "branch", 10)
    table, who = found(key), me(request)
    number = table.number if wish.at is None else wish.at
    return table_answer(files.branch(table, number, who), who)
