"""Whoever only watches sees what everybody sees who does: the parts are drawn once for all."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock

from django.http import HttpRequest

from kursbuch.core.cache import Cache
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page.parts import Part, handed_on
from kursbuch.web.visitors import visitor

Parts = list[Part]

_drawn: Cache[tuple[str, ...], Parts] = Cache(200)
_drawing = Lock()
TABS = ("", "order", "log")
"""What is said is no part of the stamp."""


def drawn_once(request: HttpRequest, table: Table, stamp: str, draw: Callable[[], Parts]) -> Parts:
    """The parts for this visitor; those of a watcher may have been drawn for another one.

    When a move is told, all watchers ask at once: one of them draws, the others wait for it.
    """
    if not only_watches(request, table):
        return draw()
    key = (table.key, stamp, table.name, str(request.LANGUAGE_CODE), request.GET.urlencode())
    parts = _drawn.get(key)
    if parts is None:
        with _drawing:
            parts = _drawn.get_or_set(key, draw)
    return handed_on(parts, request)


def only_watches(request: HttpRequest, table: Table) -> bool:
    """A guest without a seat, who is asked nothing and has nothing to decide."""
    who = visitor(request)
    if request.method != "GET" or who.user or who.owns(table):
        return False
    asked = table.proposals.all() or table.invitations.all()
    return not asked and not who.seats(table.places.all()) and request.GET.get("beside", "") in TABS
