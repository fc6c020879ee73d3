"""Answers with the table page: whole, as fragments for htmx, with what was refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.safestring import mark_safe
from django.views.decorators.http import require_POST

from kursbuch.core.errors import KursbuchError
from kursbuch.core.state import offers
from kursbuch.web.errors import STATUS, SetAside, status_of
from kursbuch.web.games.moment import Moment
from kursbuch.web.games.presenter import Scene
from kursbuch.web.limits import limited
from kursbuch.web.requests import ours
from kursbuch.web.tables.beside import read_beside, read_places, table_of
from kursbuch.web.tables.live.shared import SHARED
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.notes.notebook import notes_of
from kursbuch.web.tables.page import parts, refusals
from kursbuch.web.tables.page.draft import Draft, tried, usual
from kursbuch.web.tables.page.fragments import Shown, moment_of, page_context
from kursbuch.web.tables.page.note_subjects import note_subjects
from kursbuch.web.tables.page.table_view import TableView, labels_of, view_table
from kursbuch.web.tables.page.watchers import drawn_once, only_watches
from kursbuch.web.visitors import visitor

PARAMETERS = (
    "at",
    "view",
    "beside",
    "before",
    "offer",
    "draw",
    "stage",
    "seq",
    "quiet",
    "csrfmiddlewaretoken",
)
ERRORS = tuple(kind for kind in STATUS if kind is not SetAside)
"""What the page of the table itself can tell."""

P = ParamSpec("P")
Command = Callable[Concatenate[HttpRequest, Table, P], HttpResponse | None]


def table_command(
    *statuses: Status, limit: tuple[str, int] = ("act", 240)
) -> Callable[[Command[P]], Callable[..., HttpResponseBase]]:
    """A request that changes a table of one of these statuses, by default of any.

    The answer is the table as it is then. What is refused is said on the page, with the status
    that fits the error.
    """

    def wrap(command: Command[P]) -> Callable[..., HttpResponseBase]:
        @require_POST
        @limited(*limit)
        @wraps(command)
        def answer(
            request: HttpRequest, key: str, *args: P.args, **named: P.kwargs
        ) -> HttpResponse:
            table = table_of(key)
            if statuses and table.status not in statuses:
                raise Http404
            try:
                return command(request, table, *args, **named) or done(request, table)
            except ERRORS as error:
                table = get_object_or_404(Table, pk=table.pk)
                return table_page(request, table, error, status_of(error))

        return answer

    return wrap


def done(request: HttpRequest, table: Table) -> HttpResponse:
    """The table as it is after what was asked for."""
    if is_fragment(request):
        return table_page(request, get_object_or_404(Table, pk=table.pk))
    return redirect(table)


def table_page(
    request: HttpRequest, table: Table, refusal: KursbuchError | None = None, status: int = 200
) -> HttpResponse:
    """The whole page, or those of its parts that the browser lacks."""
    read_places(table)
    read_beside(table)
    if is_fragment(request):
        now = stamp(table)
        draw = partial(_fragments, request, table, refusal)
        response = parts.answer(drawn_once(request, table, now, draw), now, request, status)
        if only_watches(request, table):
            response.headers[SHARED] = "1"
        return response
    context = _seen(request, table, refusal)
    drawn = parts.drawn(context, request)
    context["parts"] = {one.name: mark_safe(parts.marked(one)) for one in drawn}
    context["stamp"] = stamp(table)
    context["now"] = parts.now()
    context["notes"] = notes_of(table, visitor(request))
    if context["notes"]:
        context["note_subjects"] = note_subjects(context["looking"])
    return render(request, "tables/page/table.html", context, status=status)


def _fragments(
    request: HttpRequest, table: Table, refusal: KursbuchError | None
) -> list[parts.Part]:
    return parts.drawn(_seen(request, table, refusal), request)


def _seen(request: HttpRequest, table: Table, refusal: KursbuchError | None) -> dict[str, Any]:
    """What the parts show to this visitor, who has seen it now."""
    view = view_table(request, table, _chosen(request))
    _remember_seen(view)
    return _context(request, view, refusal)


def _context(
    request: HttpRequest, view: TableView, refusal: KursbuchError | None
) -> dict[str, Any]:
    """What the parts show: the place that was clicked, what is proposed, and what was refused."""
    asks = request.method == "GET" and not view.is_past
    query = request.GET.dict() if asks else {}
    view = replace(view, scene=replace(view.scene, drawn=query.get("draw", "")[:600]))
    found, wrong = tried(view.scene, view.presenter, query)
    view = _with(view, found)
    view, reasons = _at_place(view, picked(request) if asks else {})
    moment = moment_of(view)
    if not found and not wrong and moment.proposal and view.scene.offers:
        found = usual(view.scene, view.presenter, moment.proposal)
        view = _with(view, found)
        moment = moment_of(view)
    if "quiet" in query:
        wrong = None  # the news of others has made the proposal impossible
    return page_context(view, moment, _shown(request, moment), found, refusal or wrong) | reasons


def _with(view: TableView, found: Draft | None) -> TableView:
    """The view with what is proposed."""
    return replace(view, scene=replace(view.scene, plan=found.plan)) if found else view


def _at_place(view: TableView, place: Mapping[str, str]) -> tuple[TableView, dict[str, Any]]:
    """The view with a place clicked; why nothing can be done there, if nothing can."""
    if not place:
        return view, {}
    there = _last_scene(view.scene)
    if view.presenter.pick(there, place):
        return replace(view, scene=replace(view.scene, picked=place)), {}
    reasons = refusals.reasons(there, view.presenter, labels_of(view), place)
    named = [view.presenter.name(view.scene, *spot) or spot[1] for spot in place.items()]
    return view, {"whys": reasons, "why_place": ", ".join(named)}


def _last_scene(scene: Scene) -> Scene:
    """The scene in which the last action of what is proposed would be played."""
    if len(scene.plan) < 2:
        return scene
    position = scene.last_position()
    return replace(scene, view=position, offers=offers(position).for_seat(*scene.seats))


def _shown(request: HttpRequest, moment: Moment) -> Shown:
    """The view and the tab that were asked for; a new stage ends the choice of a view."""
    asked = request.GET if request.method == "GET" else request.POST
    same = asked.get("stage", moment.view) == moment.view
    return Shown(asked.get("view", "")[:20] if same else "", asked.get("beside", "")[:20])


def is_fragment(request: HttpRequest) -> bool:
    """Htmx asks for a part of the page."""
    htmx = ours(request).htmx
    return bool(htmx) and not htmx.boosted


def _remember_seen(view: TableView) -> None:
    """Remember what the people at the table have seen; nobody is told of it again.

    A guest is told nothing, so nothing is written while guests play.
    """
    mine = [p for p in view.places if p.seat in view.scene.seats and p.user_id]
    late = [place.pk for place in mine if place.seen != view.table.seq]
    if late and not view.is_past:
        Place.objects.filter(pk__in=late).update(seen=view.table.seq)


def _chosen(request: HttpRequest) -> dict[str, str]:
    """The fields of an offer that were picked so far."""
    names = [n for n in request.GET if n not in PARAMETERS and "." not in n]
    return {name: request.GET[name] for name in names[:6]}


def picked(request: HttpRequest) -> dict[str, str]:
    """The place of the board that was clicked."""
    names = [name for name in request.GET if name.startswith("pick.")]
    return {name.removeprefix("pick."): request.GET[name][:60] for name in names[:4]}
