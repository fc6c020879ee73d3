"""Bringing games in: a Kursbuch record or an export of 18xx.games, told apart by their content."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from kursbuch.core.errors import KursbuchError, Unreadable
from kursbuch.core.record import Record
from kursbuch.core.words import Message
from kursbuch.formats.eighteen_games.importing import ImpossibleAction
from kursbuch.formats.sources import recognise
from kursbuch.records import LARGEST_FILE
from kursbuch.web.limits import limited
from kursbuch.web.people import known_visitor
from kursbuch.web.tables.record import files


@require_http_methods(["GET", "POST"])
@limited("import", 10)
def import_game(request: HttpRequest) -> HttpResponse:
    """Read a file and lay the game on a table of one's own, to step through or to go on."""
    refusal: KursbuchError | None = None
    kept = ""
    if request.method == "POST":
        try:
            return HttpResponseRedirect(_laid_out(request, read(_text(request))))
        except ImpossibleAction as error:
            refusal, kept = error, _laid_out(request, error.record)
        except KursbuchError as error:
            refusal = error
    status = 422 if refusal else 200
    found = {"refusal": refusal, "kept": kept}
    return render(request, "tables/import.html", found, status=status)


def _laid_out(request: HttpRequest, record: Record) -> str:
    """The address of a table of one's own with this game on it."""
    table = files.lay_out(record, known_visitor(request), private=True)
    return f"/t/{table.key}/?at=0&panel=history"


def _text(request: HttpRequest) -> bytes:
    file = request.FILES.get("file")
    if file is None:
        return request.POST.get("text", "").encode()
    if (file.size or 0) > LARGEST_FILE:
        raise Unreadable(Message("file-huge"))
    return bytes(file.read())


def read(text: bytes) -> Record:
    """The record of a game, whichever of the two kinds the text is."""
    try:
        whole = text.decode()
    except UnicodeDecodeError:
        raise Unreadable(Message("no-json-value")) from None
    return recognise(whole).as_record()
