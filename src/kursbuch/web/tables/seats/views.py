"""One's own seat: give it up, offer it to somebody, or take one that is offered."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST

from kursbuch.core.errors import IllegalAction
from kursbuch.web.limits import limited
from kursbuch.web.people import known_visitor, visitor
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Invitation, Status, Table
from kursbuch.web.tables.page.views import done, table_page
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.seats import transfer


@require_POST
@limited("act", 240)
def resign(request: HttpRequest, key: str) -> HttpResponse:
    """Give one's seats to bots."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    for place in table.places.all():
        if place.is_held_by(visitor(request)):
            transfer.to_bot(table, place)
    return HttpResponseRedirect(f"/t/{table.key}/")


@require_POST
@limited("act", 240)
def offer(request: HttpRequest, key: str) -> HttpResponse:
    """Offer a seat of one's own to somebody by name, or by a link."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    whom = request.POST.get("whom", "").strip()[:150]
    for place in table.places.all():
        if str(place.seat) == request.POST.get("seat") and place.is_held_by(visitor(request)):
            try:
                transfer.invite(table, place.seat, whom)
            except IllegalAction as refusal:
                return table_page(request, table, refusal, 422)
    return done(request, table)


@never_cache
@require_http_methods(["GET", "POST"])
@limited("join", 60)
def take(request: HttpRequest, key: str, offered: str) -> HttpResponse:
    """Look at a seat that is offered, and take it."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    invitation = get_object_or_404(Invitation, table=table, key=offered)
    who = known_visitor(request)
    name = who.name or request.POST.get("name", "").strip()
    may = transfer.may_take(invitation, who)
    if request.method == "POST" and may and name:
        transfer.take(invitation, who, name)
        return HttpResponseRedirect(f"/t/{table.key}/")
    context = {
        "table": table,
        "title": positions.title_of(table),
        "place": table.places.get(seat=invitation.seat),
        "may": may,
    }
    return render(request, "tables/seat.html", context)


@require_POST
@limited("act", 240)
def withdraw(request: HttpRequest, key: str, offered: str) -> HttpResponse:
    """Whoever has made the offer takes it back; whoever it is made to declines it."""
    table = get_object_or_404(Table, key=key)
    invitation = get_object_or_404(Invitation, table=table, key=offered)
    who = visitor(request)
    is_meant = invitation.user is not None and invitation.user == who.user
    if is_meant or transfer.may_withdraw(invitation, who):
        invitation.delete()
        channel.publish(table.key)
    return done(request, table)
