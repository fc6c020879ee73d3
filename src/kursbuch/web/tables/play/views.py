"""Acting at a table: play, take back, go forward again."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_POST

from kursbuch.core.errors import IllegalAction, StaleTable, Unreadable
from kursbuch.core.record import read_action
from kursbuch.core.words import Message
from kursbuch.web.limits import limited
from kursbuch.web.people import visitor
from kursbuch.web.tables.agreement import consent
from kursbuch.web.tables.models import Move, Table
from kursbuch.web.tables.page import offer_forms
from kursbuch.web.tables.page.views import done, table_page
from kursbuch.web.tables.play import game
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.tree import row_of


@require_POST
@limited("act", 240)
def act(request: HttpRequest, key: str) -> HttpResponse:
    """Play the filled form of an offer."""
    table = get_object_or_404(Table, key=key)
    try:
        action = read_action(positions.title_of(table), offer_forms.filled(request.POST.dict()))
        game.act(table, visitor(request), _seq(request), action)
        consent.is_back(table, action.by)
    except StaleTable as stale:
        table.refresh_from_db()
        return table_page(request, table, None if _is_repeated(request, table) else stale, 409)
    except IllegalAction as refusal:
        return table_page(request, table, refusal, 422)
    except Unreadable as error:
        return table_page(request, table, error, 400)
    return done(request, table)


def _seq(request: HttpRequest) -> int:
    text = request.POST.get("seq", "")
    return int(text) if text.isdecimal() and len(text) < 8 else -1


def _is_repeated(request: HttpRequest, table: Table) -> bool:
    """A double click: the very action that was asked for has just been played."""
    try:
        asked = offer_forms.filled(request.POST.dict())
    except Unreadable:
        return False
    played = Move.objects.filter(table=table, seq=_seq(request) + 1).first()
    return played is not None and played.action == asked


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
        return table_page(request, table, stale, 409)
    except IllegalAction as refusal:
        return table_page(request, table, refusal, 422)
    return done(request, table)


@require_POST
@limited("act", 240)
def redo(request: HttpRequest, key: str) -> HttpResponse:
    """Take the taking back back."""
    table = get_object_or_404(Table, key=key)
    who = visitor(request)
    forward = consent.redoable(table, who)
    if forward is not None:
        try:
            game.go_to(table, _seq(request), forward, who.seats(table.places.all())[0])
        except StaleTable as stale:
            table.refresh_from_db()
            return table_page(request, table, stale, 409)
    return done(request, table)
