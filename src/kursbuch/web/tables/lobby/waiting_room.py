"""The room where people wait for the game to begin: who is there, and the link for others."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from kursbuch.web.people import promise_guest_key, visitor
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.seed import seed_hash


def waiting_room(request: HttpRequest, table: Table) -> HttpResponse:
    """Who is there, and the link to invite others."""
    who = visitor(request)
    places = list(table.places.all())
    context = {
        "table": table,
        "title": positions.title_of(table),
        "places": places,
        "mine": who.seats(places),
        "owns": who.owns(table),
        "stamp": stamp(table),
        "seed_hash": seed_hash(table) if table.secret_seed else "",
        "link": request.build_absolute_uri(table.get_absolute_url()),
    }
    page = render(request, "tables/lobby/waiting_room.html", context)
    promise_guest_key(request, page)
    return page
