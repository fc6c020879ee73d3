"""The requests for pictures."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.render import pictures
from kursbuch.web import error_pages
from kursbuch.web.limits import address, too_often
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.table_view import view_table
from kursbuch.web.tables.pictures import files


@require_GET
@never_cache
def picture(request: HttpRequest, key: str, what: str, kind: str) -> HttpResponse:
    """What the visitor sees, now or at the move that `?at=` names, as a picture."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    view = view_table(request, table)
    if what not in pictures(view.state) or kind not in ("svg", "png"):
        raise Http404
    if too_often("picture", address(request), 60):
        return error_pages.too_often(request)
    response = _answer(files.picture(view, what, kind), "inline")
    response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    return response


@require_GET
@never_cache
def animation(request: HttpRequest, key: str) -> HttpResponse:
    """The whole game as a file that plays by itself; a running game has none."""
    table = get_object_or_404(Table, key=key)
    if not files.is_animated(table):
        raise Http404
    if too_often("animation", address(request), 6):
        return error_pages.too_often(request)
    return _answer(files.animation(table, str(request.LANGUAGE_CODE)), "attachment")


def _answer(file: files.File, how: str) -> HttpResponse:
    response = HttpResponse(file.body, content_type=file.kind)
    response["Content-Disposition"] = f'{how}; filename="{file.name}"'
    return response
