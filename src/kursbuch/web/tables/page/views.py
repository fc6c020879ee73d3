"""The pages of a table: the whole page, its slots, one tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.core.codec import canonical, fingerprint
from kursbuch.core.errors import IllegalAction, KursbuchError, Unreadable
from kursbuch.core.record import read_action
from kursbuch.core.words import Message
from kursbuch.web.people import known_visitor
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page import charts, log, offer_forms, refusals
from kursbuch.web.tables.page.context import slots, stamp, told
from kursbuch.web.tables.page.table_view import GENERAL, Look, look, only, pick, preview, speech
from kursbuch.web.tables.record import files, positions
from kursbuch.web.tables.record.tree import back

PARAMETERS = ("at", "panel", "before", "offer", "seq", "board", "csrfmiddlewaretoken")


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
    """The whole page, or its slots for htmx."""
    view = look(request, table, _chosen(request))
    _saw(view)
    place = _picked(request)
    reasons: Sequence[refusals.Denial] = ()
    if place and not view.is_past:
        fewer = pick(view, place)
        if fewer.scene.offers:
            view = fewer
        else:
            reasons = refusals.reasons(view.scene, view.presenter, speech(view), place)
    shown: dict[str, Any] = {}
    if "offer" in request.GET and not view.is_past and request.method == "GET":
        view, shown = _previewed(view, request)
    panel = request.GET.get("panel") or request.POST.get("panel") or ""
    context = {**slots(view, panel, refusal), **shown}
    context |= panel_context(view, context["panel"], request)
    if reasons:
        named = [view.presenter.name(view.scene, *spot) or spot[1] for spot in place.items()]
        context |= {"whys": reasons, "why_place": ", ".join(named)}
    context["stamp"] = stamp(table)
    context["board_key"] = fingerprint(str(context["board"]))
    if is_fragment(request):
        context["board_here"] = request.GET.get("board") or request.POST.get("board")
    template = "tables/slots.html" if is_fragment(request) else "tables/table.html"
    return render(request, template, context, status=status)


def _saw(view: Look) -> None:
    """Remember what the people at the table have seen; nobody is told of it again."""
    late = [p.pk for p in view.places if p.seat in view.scene.seats and p.seen != view.table.seq]
    if late and not view.is_past:
        Place.objects.filter(pk__in=late).update(seen=view.table.seq)


def _previewed(view: Look, request: HttpRequest) -> tuple[Look, dict[str, Any]]:
    """What an action would bring, to confirm or to cancel; its offer stays, to change it."""
    try:
        asked = offer_forms.filled(request.GET.dict())
        action = read_action(view.state.title, asked)
        if action.by not in view.scene.seats:
            raise IllegalAction("", Message("page-not-your-seat"))
        after, news = preview(view, action)
    except (IllegalAction, Unreadable) as refusal:
        return view, {"refusal": told(view, refusal)}
    board = after.presenter.board(after.scene)
    return only(view, action), {"preview": news, "asked": canonical(asked), "board": board}


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


def panel_context(view: Look, key: str, request: HttpRequest) -> dict[str, Any]:
    """What the open tab shows."""
    for panel in view.panels():
        if panel.key == key:
            return {"panel_template": panel.template, **panel.context(view.scene)}
    context: dict[str, Any] = {"panel_template": f"tables/panels/{key}.html"}
    if key == "log":
        context["entries"] = log.entries(view.table, view.scene.words)
    elif key == "chat":
        context["remarks"] = list(view.table.remarks.order_by("-pk")[:100])
    elif key == "charts":
        context |= charts.context(view)
    elif key == "history":
        context |= since_last_turn(view)
    elif key == "table":
        context["no_site_game"] = files.why_no_site_download(view.table)
    return context


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
def panel(request: HttpRequest, key: str, name: str) -> HttpResponse:
    """One tab alone."""
    return panel_page(request, get_object_or_404(Table, key=key), name)


def panel_page(request: HttpRequest, table: Table, name: str) -> HttpResponse:
    """One tab and the list of tabs, for htmx; without it the whole page with the tab open."""
    if request.method == "POST" and not is_fragment(request):
        return HttpResponseRedirect(f"/t/{table.key}/?panel={name}")
    view = look(request, table)
    if name not in {*(p.key for p in view.panels()), *GENERAL}:
        raise Http404
    context = {**slots(view, name), **panel_context(view, name, request)}
    return render(request, "tables/panel.html", context)


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
