"""Games leave a table: as a file, or as a branch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_GET, require_POST

from kursbuch.core.errors import BadSetup
from kursbuch.web.limits import limited
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import files
from kursbuch.web.trouble import trouble


@require_GET
def record(request: HttpRequest, key: str) -> HttpResponse:
    """The record as a file; a running game keeps its seed to itself."""
    return _file(request, key, files.download, "kursbuch")


@require_GET
@limited("export", 20)
def site_game(request: HttpRequest, key: str) -> HttpResponse:
    """The game as an export of 18xx.games."""
    return _file(request, key, files.site_download, "18xx")


def _file(
    request: HttpRequest, key: str, write: Callable[[Table], dict[str, Any]], kind: str
) -> HttpResponse:
    """The game as a file, or a sentence why there is none of that kind."""
    table = get_object_or_404(Table, key=key)
    try:
        written = write(table)
    except BadSetup as error:
        return trouble(request, 422, "page-sorry", error.message)
    response = JsonResponse(written, json_dumps_params={"indent": 1})
    name = f"{table.title}-{table.key}.{kind}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_POST
def branch(request: HttpRequest, key: str) -> HttpResponse:
    """What if? Go on from any moment at a table of one's own."""
    table = get_object_or_404(Table, key=key)
    at = request.POST.get("at", "")
    number = int(at) if at.isdecimal() and len(at) < 7 else table.number
    new = files.branch(table, number, request)
    return HttpResponseRedirect(f"/t/{new.key}/")
