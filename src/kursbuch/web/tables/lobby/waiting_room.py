"""The room where people wait for the game to begin: who is there, and the link for others."""

from __future__ import annotations

import segno
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.safestring import mark_safe

from kursbuch.web.address import address_for_others, reaches_others
from kursbuch.web.friends import blocks
from kursbuch.web.groups.membership import groups_of
from kursbuch.web.groups.models import Announcement
from kursbuch.web.options import change_texts
from kursbuch.web.requests import words
from kursbuch.web.tables.clocks.away import away
from kursbuch.web.tables.clocks.shown import terms
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import positions
from kursbuch.web.tables.record.seed import seed_hash
from kursbuch.web.visitors import promise_guest_key, visitor


def qr_code(link: str) -> str:
    """The link as a picture that a telephone reads."""
    return segno.make(link).svg_inline(border=2, omitsize=True, svgclass="qr", light="#fff")


def waiting_room(request: HttpRequest, table: Table) -> HttpResponse:
    """Who is there, and the link to invite others."""
    who = visitor(request)
    places = list(table.places.all())
    title = positions.title_of(table)
    holidays = away(table, places)
    link = address_for_others(request, table.get_absolute_url())
    context = {
        "table": table,
        "title": title,
        "changes": change_texts(title, table.setup["options"], words(request)),
        "places": places,
        "names": [place.name for place in places],
        "remarks": table.remarks.order_by("pk"),
        "folded": blocks.numbers(who.user),
        "announcement": Announcement.objects.filter(table=table).select_related("group").first(),
        "groups": groups_of(who.user) if who.user else (),
        "seats": [{"place": place, "away": holidays.get(place.seat)} for place in places],
        "clock_terms": terms(table),
        "mine": who.seats(places),
        "owns": who.owns(table),
        "stamp": stamp(table),
        "seed_hash": seed_hash(table),
        "link": link,
        "qr": mark_safe(qr_code(link)) if reaches_others(link) else "",
    }
    page = render(request, "tables/lobby/waiting_room.html", context)
    promise_guest_key(request, page)
    return page
