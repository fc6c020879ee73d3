"""The pages of a table: the whole page, its slots, one tab."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.utils.safestring import mark_safe
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.core.errors import KursbuchError
from kursbuch.web.people import known_visitor
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page import charts, fragments, log, refusals
from kursbuch.web.tables.page.context import SHEETS, Shown, moment_of, page_context, stamp
from kursbuch.web.tables.page.proposal import tried
from kursbuch.web.tables.page.table_view import Look, look, pick, speech
from kursbuch.web.tables.record import files, positions
from kursbuch.web.tables.record.tree import back

PARAMETERS = ("at", "view", "beside", "before", "offer", "seq", "quiet", "csrfmiddlewaretoken")


@require_GET
@never_cache
def page(request: HttpRequest, key: str) -> HttpResponse:
    """The table page; before the game begins, the room where people wait."""
    table = get_object_or_404(Table, key=key)
    if table.status == Status.OPEN:
        return waiting_room(request, table)
    return table_page(request, table)


def waiting_room(request: HttpRequest, table: Table) -> HttpResponse:
    """Who is there, and the link to invite others."""
    who = known_visitor(request)  # whoever joins must be the one who looked, whatever happens
    places = list(table.places.all())
    context = {
        "table": table,
        "title": positions.title_of(table),
        "places": places,
        "mine": who.seats(places),
        "owns": who.owns(table),
        "link": request.build_absolute_uri(f"/t/{table.key}/"),
    }
    return render(request, "tables/waiting.html", context)


def table_page(
    request: HttpRequest, table: Table, refusal: KursbuchError | None = None, status: int = 200
) -> HttpResponse:
    """The whole page, or those of its parts that the browser lacks."""
    view = look(request, table, _chosen(request))
    _saw(view)
    context = _context(request, view, refusal)
    drawn = [fragments.part(name, context, request) for name in fragments.PARTS]
    if is_fragment(request):
        return fragments.answer(drawn, stamp(table), request, status)
    context["parts"] = {one.name: mark_safe(fragments.marked(one)) for one in drawn}
    context["stamp"] = stamp(table)
    return render(request, "tables/page/table.html", context, status=status)


def _context(request: HttpRequest, view: Look, refusal: KursbuchError | None) -> dict[str, Any]:
    """What the parts show: the place that was clicked, what is proposed, and what was refused."""
    asks = view.is_past or request.method == "POST"
    query = {} if asks else request.GET.dict()
    place = {} if asks else _picked(request)
    view, reasons = _at_place(view, place)
    moment = moment_of(view)
    usual = moment.proposal if view.scene.offers else None
    found, wrong = tried(view.scene, view.presenter, query, usual)
    if "quiet" in query and wrong:
        wrong = None  # a proposal that the news of others has made impossible
    if found:
        view = replace(view, scene=replace(view.scene, proposed=found.action))
        moment = moment_of(view)
    context = page_context(view, moment, _shown(request), found, refusal or wrong)
    return context | reasons


def _at_place(view: Look, place: Mapping[str, str]) -> tuple[Look, dict[str, Any]]:
    """The look with a place clicked; why nothing can be done there, if nothing can."""
    if not place:
        return view, {}
    fewer = pick(view, place)
    if fewer.scene.offers:
        return replace(view, scene=replace(view.scene, picked=place)), {}
    reasons = refusals.reasons(view.scene, view.presenter, speech(view), place)
    named = [view.presenter.name(view.scene, *spot) or spot[1] for spot in place.items()]
    return view, {"whys": reasons, "why_place": ", ".join(named)}


def _shown(request: HttpRequest) -> Shown:
    """The view and the tab that were asked for."""
    asked = request.GET if request.method == "GET" else request.POST
    return Shown(asked.get("view", "")[:20], asked.get("beside", "")[:20])


def _saw(view: Look) -> None:
    """Remember what the people at the table have seen; nobody is told of it again."""
    late = [p.pk for p in view.places if p.seat in view.scene.seats and p.seen != view.table.seq]
    if late and not view.is_past:
        Place.objects.filter(pk__in=late).update(seen=view.table.seq)


def is_fragment(request: HttpRequest) -> bool:
    """Htmx asks for a part of the page."""
    return bool(request.htmx) and not request.htmx.boosted  # type: ignore[attr-defined]


def _chosen(request: HttpRequest) -> dict[str, str]:
    """The fields of an offer that were picked so far."""
    names = [n for n in request.GET if n not in PARAMETERS and "." not in n]
    return {name: request.GET[name] for name in names[:6]}


def _picked(request: HttpRequest) -> dict[str, str]:
    """The place of the board that was clicked."""
    names = [name for name in request.GET if name.startswith("pick.")]
    return {name.removeprefix("pick."): request.GET[name][:60] for name in names[:4]}


def sheet_context(view: Look, key: str) -> dict[str, Any]:
    """What a sheet of the menu shows."""
    match key:
        case "charts":
            return charts.context(view)
        case "history":
            return since_last_turn(view)
        case "table":
            return {"no_site_game": files.why_no_site_download(view.table)}
    return {}


def since_last_turn(view: Look) -> dict[str, Any]:
    """The number of the visitor's own last action, and what has happened since."""
    table, most = view.table, log.SHOWN
    for row in back(table, table.position):
        if row.by in view.scene.seats:
            newest = min(table.seq - row.seq, most)
            return {
                "since": row.number,
                "entries": log.entries(table, view.scene.words, None, newest),
            }
    return {"since": None}


@require_GET
@never_cache
def sheet(request: HttpRequest, key: str, name: str) -> HttpResponse:
    """A sheet of the menu: charts, the rules, the table itself."""
    if name not in SHEETS:
        raise Http404
    view = look(request, get_object_or_404(Table, key=key))
    context = {**page_context(view, moment_of(view), Shown()), **sheet_context(view, name)}
    template = "tables/page/sheet.html" if is_fragment(request) else "tables/page/sheet_page.html"
    return render(
        request, template, {**context, "sheet": name, "body": f"tables/panels/{name}.html"}
    )


@require_GET
@never_cache
def runs(request: HttpRequest, key: str) -> HttpResponse:
    """What each choice at a place would earn: asked for late, since it takes a while."""
    view = look(request, get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key))
    return JsonResponse(view.presenter.estimates(view.scene, _picked(request)))


@require_GET
@never_cache
def card(request: HttpRequest, key: str, kind: str, name: str) -> HttpResponse:
    """What is to be told of a thing that has a name."""
    view = look(request, get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key))
    found = view.presenter.card(view.scene, kind, name)
    if found is None:
        raise Http404
    return render(request, "tables/page/card.html", {"card": found})


@require_GET
@never_cache
def older_log(request: HttpRequest, key: str) -> HttpResponse:
    """Older entries of the log."""
    table = get_object_or_404(Table, key=key)
    view = look(request, table)
    before = request.GET.get("before", "")
    entries = log.entries(table, view.scene.words, int(before) if before.isdecimal() else None)
    return render(request, "tables/panels/entries.html", {"entries": entries, "table": table})


def done(request: HttpRequest, table: Table) -> HttpResponse:
    """The table as it is after what was asked for."""
    if is_fragment(request):
        table.refresh_from_db()
        return table_page(request, table)
    return HttpResponseRedirect(f"/t/{table.key}/")
