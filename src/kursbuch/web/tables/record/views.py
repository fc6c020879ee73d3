"""Games leave a table and come in: as files, or as a branch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from kursbuch.core.errors import KursbuchError
from kursbuch.web.errors import Busy
from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.limits import limited
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import files, importing
from kursbuch.web.visitors import known_visitor

FROM_THE_START = urlencode({"at": 0})
"""An imported game is shown from its first move on."""


class BranchForm(RequestForm):
    """The moment at which the branch begins."""

    at = WholeNumber()


@require_GET
def record(request: HttpRequest, key: str) -> HttpResponse:
    """The record as a file; a running game keeps its seed to itself."""
    return _file(key, files.download, "kursbuch")


@require_GET
@limited("export", 20, looking=True)
def site_game(request: HttpRequest, key: str) -> HttpResponse:
    """The game as an export of 18xx.games."""
    return _file(key, files.site_download, "18xx")


def _file(key: str, write: Callable[[Table], dict[str, Any]], kind: str) -> HttpResponse:
    """The game as a file."""
    table = get_object_or_404(Table, key=key)
    response = JsonResponse(write(table), json_dumps_params={"indent": 1})
    name = f"{table.title}-{table.key}.{kind}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_POST
@limited("branch", 10)
def branch(request: HttpRequest, key: str) -> HttpResponse:
    """Branch: play on from any move at a table of the visitor's own."""
    table = get_object_or_404(Table, key=key)
    at = BranchForm(request.POST).number("at")
    number = table.number if at is None else at
    return redirect(files.branch(table, number, known_visitor(request)))


@require_http_methods(["GET", "POST"])
@limited("import", 10)
def import_game(request: HttpRequest) -> HttpResponse:
    """Read a file and put the game on a table of the visitor's own, to step through or play on."""
    refusal: KursbuchError | None = None
    kept = ""
    if request.method == "POST":
        try:
            found = importing.import_game(_text(request), known_visitor(request))
            kept, refusal = f"{found.table.get_absolute_url()}?{FROM_THE_START}", found.refusal
        except Busy:
            raise  # told by a page of its own: nothing is wrong with the file
        except KursbuchError as error:
            refusal = error
    if kept and not refusal:
        return redirect(kept)
    status = 422 if refusal else 200
    context = {"refusal": refusal, "kept": kept}
    return render(request, "tables/record/import.html", context, status=status)


def _text(request: HttpRequest) -> bytes:
    file = request.FILES.get("file")
    if file is None:
        return request.POST.get("text", "").encode(errors="replace")
    return bytes(file.read(importing.LARGEST + 1))
