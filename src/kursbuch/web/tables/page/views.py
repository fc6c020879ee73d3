"""The pages of a table: the whole page, one panel, older entries of the log, a chart."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.tables.lobby.waiting_room import waiting_room
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page import charts, log
from kursbuch.web.tables.page.responses import panel_page, table_page
from kursbuch.web.tables.page.table_view import view_table


class OlderForm(RequestForm):
    """Entries of the log before this row."""

    before = WholeNumber()


@require_GET
@never_cache
def page(request: HttpRequest, key: str) -> HttpResponse:
    """The table page; before the game begins, the room where people wait."""
    table = get_object_or_404(Table, key=key)
    if table.status == Status.OPEN:
        return waiting_room(request, table)
    return table_page(request, table)


@require_GET
@never_cache
def panel(request: HttpRequest, key: str, name: str) -> HttpResponse:
    """One panel alone."""
    return panel_page(request, get_object_or_404(Table, key=key), name)


@require_GET
@never_cache
def older_log(request: HttpRequest, key: str) -> HttpResponse:
    """Older entries of the log."""
    table = get_object_or_404(Table, key=key)
    view = view_table(request, table)
    before = OlderForm(request.GET).number("before")
    entries = log.entries(table, view.scene.words, before)
    context = {"entries": entries, "table": table}
    return render(request, "tables/page/panels/entries.html", context)


@require_GET
def chart(request: HttpRequest, key: str, chart: str) -> HttpResponse:
    """One chart as a picture."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    view = view_table(request, table)
    if chart not in view.presenter.charts:
        raise Http404
    response = HttpResponse(charts.draw(view, chart), content_type="image/svg+xml")
    response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    return response
