"""A seat says that it passes by itself, or that it acts again."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.http import require_POST

from kursbuch.web.limits import limited
from kursbuch.web.people import visitor
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Passing, Status, Table
from kursbuch.web.tables.page.views import done
from kursbuch.web.tables.play import game
from kursbuch.web.tables.record import positions


@require_POST
@limited("act", 240)
def rest(request: HttpRequest, key: str) -> HttpResponse:
    """Pass for one of the visitor's seats from now on; without a way how, no longer."""
    table = get_object_or_404(Table, key=key, status=Status.RUNNING)
    how, seat = request.POST.get("how", ""), request.POST.get("seat", "")
    for place in table.places.all():
        if str(place.seat) == seat and place.is_held_by(visitor(request)):
            if how in Passing.values:
                policy.begin(place, positions.now(table), Passing(how))
                game.pass_on(table)
            else:
                policy.end(table, [place.seat])
            channel.publish(table.key)
    return done(request, table)
