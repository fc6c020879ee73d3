"""Who may look at a board on which somebody plans."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from django.http import Http404, HttpRequest, HttpResponseBase

from kursbuch.core.cache import Cache
from kursbuch.web.accounts.models import Token
from kursbuch.web.tables.keys import TableKey
from kursbuch.web.tables.models import Place, Table
from kursbuch.web.visitors import Visitor, visitor

_games: Cache[TableKey, bool] = Cache(10_000)
"""Tables that are no branch of another one, and never will be."""


class PlanningBoards:
    """A board on which somebody plans is there for that person alone, and for their programs.

    Every address that names a table (`<table:key>`) is looked at, whatever it is called.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Pass the request on."""
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: object, args: object, kwargs: Mapping[str, object]
    ) -> None:
        """Everybody else is told that there is no such table."""
        for key in kwargs.values():
            if isinstance(key, TableKey) and not _may_see(request, key):
                raise Http404


def _may_see(request: HttpRequest, key: TableKey) -> bool:
    """Every game, and of the boards the visitor's own."""
    if _games.get(key) or not _is_planned_on(key):
        return True
    return bool(_caller(request).seats(Place.objects.filter(table__key=key)))


def _caller(request: HttpRequest) -> Visitor:
    """The visitor of a page, or the person in whose name a program calls."""
    kind, _, text = request.headers.get("Authorization", "").partition(" ")
    found = Token.find(text) if kind == "Bearer" else None
    return Visitor(found.user) if found else visitor(request)


def _is_planned_on(key: TableKey) -> bool:
    """Somebody plans on this table."""
    table = Table.objects.filter(key=key)
    for branch, line in table.values_list("branch_of", "line"):
        if branch is None:
            _games.set(key, True)
        return line is not None
    return False
