"""Answers with the table page: whole, as fragments for htmx, with what was refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_POST

from kursbuch.core.codec import canonical
from kursbuch.core.errors import IllegalAction, KursbuchError, Unreadable
from kursbuch.core.record import read_action
from kursbuch.core.words import Message
from kursbuch.web.errors import STATUS, HouseRule, status_of
from kursbuch.web.limits import limited
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page import refusals
from kursbuch.web.tables.page.fragments import fragments, frame, seats, stage, told
from kursbuch.web.tables.page.panels import beside, has_panel
from kursbuch.web.tables.page.table_view import (
    TableView,
    labels_of,
    only,
    pick,
    preview,
    view_table,
)
from kursbuch.web.tables.play.forms import filled

PARAMETERS = ("at", "panel", "before", "offer", "seq", "board", "csrfmiddlewaretoken")
ERRORS = tuple(STATUS)

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
            table = get_object_or_404(Table, key=key, status__in=statuses or Status.values)
            try:
                return command(request, table, *args, **named) or done(request, table)
            except ERRORS as error:
                table.refresh_from_db()
                return table_page(request, table, error, status_of(error))

        return answer

    return wrap


def done(request: HttpRequest, table: Table) -> HttpResponse:
    """The table as it is after what was asked for."""
    if is_fragment(request):
        table.refresh_from_db()
        return table_page(request, table)
    return redirect(table)


def table_page(
    request: HttpRequest, table: Table, refusal: KursbuchError | None = None, status: int = 200
) -> HttpResponse:
    """The whole page, or its fragments for htmx."""
    view = view_table(request, table, _chosen(request))
    _remember_seen(view)
    place = _picked(request)
    reasons: Sequence[refusals.Refusal] = ()
    if place and not view.is_past:
        fewer = pick(view, place)
        if fewer.scene.offers:
            view = fewer
        else:
            reasons = refusals.reasons(view.scene, view.presenter, labels_of(view), place)
    shown: dict[str, Any] = {}
    if "offer" in request.GET and not view.is_past and request.method == "GET":
        view, shown = _previewed(view, request)
    panel = request.GET.get("panel") or request.POST.get("panel") or ""
    context = {**fragments(view, refusal), **shown, **beside(view, panel)}
    if reasons:
        named = [view.presenter.name(view.scene, *spot) or spot[1] for spot in place.items()]
        context |= {"whys": reasons, "why_place": ", ".join(named)}
    if not is_fragment(request):
        return render(request, "tables/page/table.html", context, status=status)
    context["board_here"] = request.GET.get("board") or request.POST.get("board")
    return render(request, "tables/page/fragments.html", context, status=status)


def panel_page(request: HttpRequest, table: Table, name: str) -> HttpResponse:
    """One panel and the list of tabs, for htmx; without it the whole page with the panel open."""
    if request.method == "POST" and not is_fragment(request):
        return HttpResponseRedirect(f"{table.get_absolute_url()}?{urlencode({'panel': name})}")
    view = view_table(request, table)
    if not has_panel(view, name):
        raise Http404
    context = {**frame(view), **seats(view), **beside(view, name)}
    return render(request, "tables/page/beside.html", context)


def is_fragment(request: HttpRequest) -> bool:
    """Htmx asks for a part of the page."""
    return bool(request.htmx) and not request.htmx.boosted  # type: ignore[attr-defined]


def _remember_seen(view: TableView) -> None:
    """Remember what the people at the table have seen; nobody is told of it again."""
    late = [p.pk for p in view.places if p.seat in view.scene.seats and p.seen != view.table.seq]
    if late and not view.is_past:
        Place.objects.filter(pk__in=late).update(seen=view.table.seq)


def _previewed(view: TableView, request: HttpRequest) -> tuple[TableView, dict[str, Any]]:
    """What an action would bring, to confirm or to cancel; its offer stays, to change it."""
    try:
        asked = filled(request.GET.dict())
        action = read_action(view.state.title, asked)
        if action.by not in view.scene.seats:
            raise HouseRule(Message("page-not-your-seat"))
        after, news = preview(view, action)
    except (IllegalAction, HouseRule, Unreadable) as refusal:
        return view, {"refusal": told(view, refusal)}
    return only(view, action), {"preview": news, "asked": canonical(asked), **stage(after)}


def _chosen(request: HttpRequest) -> dict[str, str]:
    """The fields of an offer that were picked so far."""
    names = [n for n in request.GET if n not in PARAMETERS and "." not in n]
    return {name: request.GET[name] for name in names[:6]}


def _picked(request: HttpRequest) -> dict[str, str]:
    """The place of the board that was clicked."""
    names = [name for name in request.GET if name.startswith("pick.")]
    return {name.removeprefix("pick."): request.GET[name][:60] for name in names[:4]}
