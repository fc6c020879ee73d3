"""The pages of a table: the whole page, one panel, older entries of the log, a chart."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.tables.beside import table_of
from kursbuch.web.tables.lobby.waiting_room import waiting_room
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page import charts, log, panels, programmes
from kursbuch.web.tables.page.fragments import Shown, moment_of, page_context
from kursbuch.web.tables.page.landmarks import chapters
from kursbuch.web.tables.page.refusals import acting, unavailable
from kursbuch.web.tables.page.responses import is_fragment, picked, table_page
from kursbuch.web.tables.page.table_view import labels_of, view_table


class OlderForm(RequestForm):
    """Entries of the log before this row."""

    before = WholeNumber()


@require_GET
@never_cache
def page(request: HttpRequest, key: str) -> HttpResponse:
    """The table page; before the game begins, the room where people wait."""
    table = table_of(key)
    if table.status == Status.OPEN:
        return waiting_room(request, table)
    return table_page(request, table)


@require_GET
@never_cache
def sheet(request: HttpRequest, key: str, name: str) -> HttpResponse:
    """A sheet of the menu: charts, the rules, the table itself."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    if name not in panels.SHEETS:
        raise Http404
    view = view_table(request, table)
    context = page_context(view, moment_of(view), Shown()) | panels.sheet(view, name)
    return render(request, "tables/page/sheet.html", context)


@require_GET
@never_cache
def moments(request: HttpRequest, key: str) -> HttpResponse:
    """The rounds of the game, companies' turns and phases: a dialog; else on the sheet."""
    if not is_fragment(request):
        return sheet(request, key, "history")
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    view = view_table(request, table)
    context = {"chapters": chapters(view), "table": table}
    return render(request, "tables/page/moments.html", context)


@require_GET
@never_cache
def runs(request: HttpRequest, key: str) -> HttpResponse:
    """What each choice at a place would earn: asked for late, since it takes a while."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    view = view_table(request, table)
    return JsonResponse(dict(view.presenter.estimates(view.scene, picked(request))))


@require_GET
@never_cache
def card(request: HttpRequest, key: str, kind: str, name: str) -> HttpResponse:
    """What is to be told of a thing that has a name."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    view = view_table(request, table)
    found = view.presenter.card(view.scene, kind, name)
    if found is None:
        raise Http404
    return render(request, "tables/page/card.html", {"card": found})


@require_GET
@never_cache
def beginnings(request: HttpRequest, key: str, seat: str) -> HttpResponse:
    """The programmes that can begin for a seat of the visitor's: asked for when they are opened."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    view = view_table(request, table)
    own = next((one for one in view.scene.seats if str(one) == seat), None)
    if own is None:
        raise Http404
    context = {"forms": programmes.forms(view, own), "table": table}
    return render(request, "tables/programmes/forms.html", context)


@require_GET
@never_cache
def refusals(request: HttpRequest, key: str) -> HttpResponse:
    """What a player would expect and cannot do now, and why: asked for when it is opened."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    view = view_table(request, table)
    if acting(view.scene) is None:
        raise Http404
    found = unavailable(view.scene, view.presenter, labels_of(view))
    context = {"kinds": found, "table_words": view.scene.words}
    return render(request, "tables/page/refusals.html", context)


@require_GET
@never_cache
def older_log(request: HttpRequest, key: str) -> HttpResponse:
    """Older entries of the log."""
    table = get_object_or_404(Table, key=key)
    view = view_table(request, table)
    before = OlderForm(request.GET).number("before")
    entries = log.entries(table, view.scene.words, before, own=view.scene.seats)
    context = {"entries": entries, "table": table}
    return render(request, "tables/page/panels/entries.html", context)


@require_GET
def chart(request: HttpRequest, key: str, chart: str) -> HttpResponse:
    """One chart as a picture."""
    table = get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)
    view = view_table(request, table)
    if chart not in charts.known(view):
        raise Http404
    size = charts.SMALL if "small" in request.GET else charts.WIDE
    response = HttpResponse(charts.draw(view, chart, size), content_type="image/svg+xml")
    response["Content-Security-Policy"] = "default-src 'none'; style-src 'unsafe-inline'"
    return response
