"""What the people at a table ask of each other: to end, to replace somebody, to say something."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_POST

from kursbuch.core.errors import IllegalAction, StaleTable
from kursbuch.core.words import Message
from kursbuch.web.limits import limited
from kursbuch.web.people import visitor
from kursbuch.web.tables.agreement import consent
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Proposal, Remark, Status, Table, Wish
from kursbuch.web.tables.page.views import done, table_page
from kursbuch.web.tables.seats import transfer

WISHES = (Wish.END, Wish.REPLACE, Wish.INVITE)


@require_POST
@limited("act", 240)
def answer(request: HttpRequest, key: str) -> HttpResponse:
    """Agree to what somebody asked, refuse it, or withdraw it."""
    table = get_object_or_404(Table, key=key)
    seats = visitor(request).seats(table.places.all())
    number = request.POST.get("proposal", "")
    asked = get_object_or_404(table.proposals, pk=int(number) if number.isdecimal() else 0)
    if asked not in consent.standing(table):
        asked.delete()
        return table_page(request, table, StaleTable(Message("page-stale")), 409)
    if request.POST.get("answer") == "yes":
        if consent.agree(asked, seats):
            consent.fulfil(table, asked)
    elif asked.by in seats or set(asked.missing()) & set(seats):
        asked.delete()
    channel.publish(table.key)
    return done(request, table)


@require_POST
@limited("act", 240)
def ask(request: HttpRequest, key: str) -> HttpResponse:
    """Ask the others to end the game here, or to let a bot or a person play for somebody."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    who = visitor(request)
    seats, kind = who.seats(table.places.all()), request.POST.get("kind", "")
    seat, whom = request.POST.get("seat", ""), request.POST.get("whom", "").strip()[:150]
    if seats and kind in WISHES:
        seat = seat if kind in consent.ABOUT_A_SEAT else "0"
        place = get_object_or_404(table.places, seat=int(seat) if seat.isdecimal() else -1)
        wish = Proposal(kind=kind, by=seats[0], to=place.seat, whom=whom)
        try:
            transfer.account(whom)
            consent.ask(table, who, wish)
        except IllegalAction as refusal:
            return table_page(request, table, refusal, 422)
    return done(request, table)


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
        channel.publish(table.key)
    return done(request, table)
