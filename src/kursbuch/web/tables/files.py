"""Games leave a table: as a file, or as a branch."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_GET, require_POST

from kursbuch.web.tables import records
from kursbuch.web.tables.models import Table


@require_GET
def record(request: HttpRequest, key: str) -> HttpResponse:
    """The record as a file; a running game keeps its seed to itself."""
    table = get_object_or_404(Table, key=key)
    response = JsonResponse(records.download(table), json_dumps_params={"indent": 1})
    response["Content-Disposition"] = f'attachment; filename="{table.title}-{table.key}.json"'
    return response


@require_POST
def branch(request: HttpRequest, key: str) -> HttpResponse:
    """What if? Go on from any moment at a table of one's own."""
    table = get_object_or_404(Table, key=key)
    at = request.POST.get("at", "")
    number = int(at) if at.isdecimal() and len(at) < 7 else table.number
    new = records.branch(table, number, request)
    return HttpResponseRedirect(f"/t/{new.key}/")
