"""The room where people wait for the game to begin: who is there, and the link for others."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from kursbuch.web.people import known_visitor
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions


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
        "stamp": stamp(table),
        "link": request.build_absolute_uri(table.get_absolute_url()),
    }
    return render(request, "tables/lobby/waiting_room.html", context)
