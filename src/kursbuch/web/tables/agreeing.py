"""What the people at a table ask of each other: to end, to replace somebody, to say something."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_POST

from kursbuch.core.errors import StaleTable
from kursbuch.core.words import Message
from kursbuch.web.limits import limited
from kursbuch.web.people import visitor
from kursbuch.web.tables import consent, live
from kursbuch.web.tables.models import Remark, Status, Table, Wish
from kursbuch.web.tables.views import done, panel_page, table_page


@require_POST
@limited("act", 240)
def answer(request: HttpRequest, key: str) -> HttpResponse:
    """Agree to what somebody asked, refuse it, or withdraw it."""
    table = get_object_or_404(Table, key=key)
    seats = visitor(request).seats(table.places.all())
    asked = get_object_or_404(table.proposals, pk=request.POST.get("proposal", "0"))
    if asked not in consent.standing(table):
        asked.delete()
        return table_page(request, table, StaleTable(Message("page-stale")), 409)
    if request.POST.get("answer") == "yes":
        if consent.agree(asked, seats):
            consent.fulfil(table, asked)
    elif asked.by in seats or set(asked.missing()) & set(seats):
        asked.delete()
    live.publish(table.key)
    return done(request, table)


@require_POST
@limited("act", 240)
def ask(request: HttpRequest, key: str) -> HttpResponse:
    """Ask the others to end the game here, or to let a bot play for somebody."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    seats = visitor(request).seats(table.places.all())
    kind, seat = request.POST.get("kind", ""), request.POST.get("seat", "0")
    if seats and kind in (Wish.END, Wish.REPLACE) and seat.isdecimal():
        consent.ask(table, visitor(request), Wish(kind), seats[0], int(seat))
    return done(request, table)


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
