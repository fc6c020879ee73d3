"""The pages of a table: look, act, take back, follow live."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

from asgiref.sync import sync_to_async
from django.http import (
    Http404,
    HttpRequest,
    HttpResponse,
    HttpResponseRedirect,
    JsonResponse,
    StreamingHttpResponse,
)
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from kursbuch.core.codec import canonical, fingerprint
from kursbuch.core.errors import IllegalAction, KursbuchError, StaleTable, Unreadable
from kursbuch.core.record import read_action
from kursbuch.core.state import why_not
from kursbuch.core.words import Message
from kursbuch.web.limits import limited
from kursbuch.web.people import known_visitor, visitor
from kursbuch.web.tables import asks, charts, consent, live, log, play, positions, records
from kursbuch.web.tables.line import back, row_of
from kursbuch.web.tables.models import Move, Place, Remark, Status, Table, Wish
from kursbuch.web.tables.showing import GENERAL, Look, look, pick, preview, slots, stamp

PARAMETERS = ("at", "panel", "before", "offer", "seq", "board", "csrfmiddlewaretoken")


@require_GET
@never_cache
def page(request: HttpRequest, key: str) -> HttpResponse:
    """The table page; before the game begins, the room where people wait."""
    table = get_object_or_404(Table, key=key)
    if table.status == Status.OPEN:
        return waiting_room(request, table)
    return _page(request, table)


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


def _page(
    request: HttpRequest, table: Table, refusal: KursbuchError | None = None, status: int = 200
) -> HttpResponse:
    """The whole page, or its slots for htmx."""
    view = look(request, table, _chosen(request))
    _saw(view)
    place = _picked(request)
    whys: list[IllegalAction] = []
    if place and not view.is_past:
        fewer = pick(view, place)
        whys = [] if fewer.scene.offers else reasons(view, place)
        view = fewer if fewer.scene.offers else view
    context = slots(view, request.GET.get("panel") or request.POST.get("panel") or "", refusal)
    if "offer" in request.GET and not view.is_past and request.method == "GET":
        context |= _previewed(view, request)
    context |= panel_context(view, context["panel"], request)
    if whys:
        named = [view.presenter.name(view.scene, *spot) or spot[1] for spot in place.items()]
        context |= {"whys": whys, "why_place": ", ".join(named)}
    context["stamp"] = stamp(table)
    context["board_key"] = fingerprint(str(context["board"]))
    if _is_fragment(request):
        context["board_here"] = request.GET.get("board") or request.POST.get("board")
    template = "tables/slots.html" if _is_fragment(request) else "tables/table.html"
    return render(request, template, context, status=status)


def _saw(view: Look) -> None:
    """Remember what the people at the table have seen; nobody is told of it again."""
    late = [p.pk for p in view.places if p.seat in view.scene.seats and p.seen != view.table.seq]
    if late and not view.is_past:
        Place.objects.filter(pk__in=late).update(seen=view.table.seq)


def _previewed(view: Look, request: HttpRequest) -> dict[str, Any]:
    """What an action would bring, to confirm or to cancel."""
    try:
        asked = asks.filled(request.GET.dict())
        action = read_action(view.state.title, asked)
        if action.by not in view.scene.seats:
            raise IllegalAction("", Message("page-not-your-seat"))
        after, told = preview(view, action)
    except (IllegalAction, Unreadable) as refusal:
        return {"refusal": refusal}
    board = after.presenter.board(after.scene)
    return {"preview": told, "asked": canonical(asked), "board": board, "chosen": True}


def _is_fragment(request: HttpRequest) -> bool:
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
        context["since"] = last_turn(view)
    return context


def last_turn(view: Look) -> int | None:
    """The number of the visitor's own last action."""
    for move in back(view.table, view.table.position):
        if move.by in view.scene.seats:
            return move.number
    return None


@require_GET
@never_cache
def panel(request: HttpRequest, key: str, name: str) -> HttpResponse:
    """One tab alone."""
    return panel_page(request, get_object_or_404(Table, key=key), name)


def panel_page(request: HttpRequest, table: Table, name: str) -> HttpResponse:
    """One tab and the list of tabs, for htmx; without it the whole page with the tab open."""
    if request.method == "POST" and not _is_fragment(request):
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


@require_POST
@limited("act", 240)
def act(request: HttpRequest, key: str) -> HttpResponse:
    """Play the filled form of an offer."""
    table = get_object_or_404(Table, key=key)
    try:
        action = read_action(positions.title_of(table), asks.filled(request.POST.dict()))
        play.act(table, visitor(request), _seq(request), action)
    except StaleTable as stale:
        table.refresh_from_db()
        return _page(request, table, None if _is_repeated(request, table) else stale, 409)
    except IllegalAction as refusal:
        return _page(request, table, refusal, 422)
    except Unreadable as error:
        return _page(request, table, error, 400)
    return _done(request, table)


def _seq(request: HttpRequest) -> int:
    text = request.POST.get("seq", "")
    return int(text) if text.isdecimal() and len(text) < 8 else -1


def _is_repeated(request: HttpRequest, table: Table) -> bool:
    """A double click: the very action that was asked for has just been played."""
    try:
        asked = asks.filled(request.POST.dict())
    except Unreadable:
        return False
    played = Move.objects.filter(table=table, seq=_seq(request) + 1).first()
    return played is not None and played.action == asked


def _done(request: HttpRequest, table: Table) -> HttpResponse:
    if _is_fragment(request):
        table.refresh_from_db()
        return _page(request, table)
    return HttpResponseRedirect(f"/t/{table.key}/")


@require_POST
@limited("act", 240)
def undo(request: HttpRequest, key: str) -> HttpResponse:
    """Take one's last action back, or everything after a moment; ask if others are concerned."""
    table = get_object_or_404(Table, key=key)
    who = visitor(request)
    to = request.POST.get("to", "")
    try:
        if not who.seats(table.places.all()):
            raise IllegalAction("", Message("page-not-your-seat"))
        if to.isdecimal() and len(to) < 7:
            way = consent.way_back(table, who, row_of(table, int(to)))
        else:
            found = consent.last_own(table, who)
            if found is None:
                raise IllegalAction("", Message("page-nothing-to-take-back"))
            way = found
        consent.take_back(table, who, _seq(request), way)
    except StaleTable as stale:
        table.refresh_from_db()
        return _page(request, table, stale, 409)
    except IllegalAction as refusal:
        return _page(request, table, refusal, 422)
    return _done(request, table)


@require_POST
@limited("act", 240)
def redo(request: HttpRequest, key: str) -> HttpResponse:
    """Take the taking back back."""
    table = get_object_or_404(Table, key=key)
    who = visitor(request)
    forward = consent.redoable(table, who)
    if forward is not None:
        try:
            play.go_to(table, _seq(request), forward, who.seats(table.places.all())[0])
        except StaleTable as stale:
            table.refresh_from_db()
            return _page(request, table, stale, 409)
    return _done(request, table)


def reasons(view: Look, place: Mapping[str, str]) -> list[IllegalAction]:
    """Why nothing can be done at a place of the board: each refusal once."""
    found: dict[tuple[str, str], IllegalAction] = {}
    for action in view.presenter.tries(view.scene, place):
        if refusal := why_not(view.state, action):
            found.setdefault((refusal.rule, str(refusal)), refusal)
    return list(found.values())


async def events(request: HttpRequest, key: str) -> StreamingHttpResponse:
    """A stream that says whenever something changed at the table."""
    if not await Table.objects.filter(key=key).aexists():
        raise Http404

    async def stream() -> AsyncIterator[str]:
        async for changed in live.changes(key):
            yield f"data: {await sync_to_async(_stamps)(key)}\n\n" if changed else ": here\n\n"

    headers = {"Cache-Control": "no-cache", "Content-Encoding": "identity"}
    return StreamingHttpResponse(stream(), content_type="text/event-stream", headers=headers)


def _stamps(key: str) -> str:
    table = Table.objects.get(key=key)
    newest = table.remarks.order_by("-pk").values_list("pk", flat=True).first() or 0
    return f'{{"game": "{stamp(table)}", "chat": {newest}}}'


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


@require_POST
@limited("act", 240)
def answer(request: HttpRequest, key: str) -> HttpResponse:
    """Agree to what somebody asked, refuse it, or withdraw it."""
    table = get_object_or_404(Table, key=key)
    seats = visitor(request).seats(table.places.all())
    asked = get_object_or_404(table.proposals, pk=request.POST.get("proposal", "0"))
    if asked not in consent.standing(table):
        asked.delete()
        return _page(request, table, StaleTable(Message("page-stale")), 409)
    if request.POST.get("answer") == "yes":
        if consent.agree(asked, seats):
            consent.fulfil(table, asked)
    elif asked.by in seats or set(asked.missing()) & set(seats):
        asked.delete()
    live.publish(table.key)
    return _done(request, table)


@require_POST
@limited("act", 240)
def ask(request: HttpRequest, key: str) -> HttpResponse:
    """Ask the others to end the game here, or to let a bot play for somebody."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    seats = visitor(request).seats(table.places.all())
    kind, seat = request.POST.get("kind", ""), request.POST.get("seat", "0")
    if seats and kind in (Wish.END, Wish.REPLACE) and seat.isdecimal():
        consent.ask(table, visitor(request), Wish(kind), seats[0], int(seat))
    return _done(request, table)


@require_POST
@limited("act", 240)
def resign(request: HttpRequest, key: str) -> HttpResponse:
    """Give one's seat to a bot."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    for place in table.places.all():
        if place.is_held_by(visitor(request)):
            consent.hand_to_bot(table, place)
    return HttpResponseRedirect(f"/t/{table.key}/")


@require_POST
@limited("chat", 30)
def chat(request: HttpRequest, key: str) -> HttpResponse:
    """Say something at the table."""
    table = get_object_or_404(Table, key=key)
    who = visitor(request)
    mine = [place for place in table.places.all() if place.is_held_by(who)]
    name = who.name or (mine[0].name if mine else "")
    text = request.POST.get("text", "").strip()[:1000]
    if name and text:
        Remark.objects.create(table=table, name=name[:40], user=who.user, text=text)
        live.publish(table.key)
    return panel_page(request, table, "chat")
