"""The request to act."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from kursbuch.core.errors import StaleTable, Unreadable
from kursbuch.core.record import read_action
from kursbuch.web.forms import SeqForm
from kursbuch.web.people import visitor
from kursbuch.web.tables.models import Move, Status, Table
from kursbuch.web.tables.page.responses import table_command, table_page
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.forms import filled
from kursbuch.web.tables.record import positions


@table_command(Status.RUNNING, Status.FINISHED)
def act(request: HttpRequest, table: Table) -> HttpResponse | None:
    """Play the filled form of an offer."""
    seq = SeqForm(request.POST).row
    action = read_action(positions.title_of(table), filled(request.POST.dict()))
    try:
        game.act(table, visitor(request), seq, action)
    except StaleTable:
        if _is_repeated(request, table, seq):
            table.refresh_from_db()
            return table_page(request, table, status=409)
        raise
    return None


def _is_repeated(request: HttpRequest, table: Table, seq: int) -> bool:
    """A double click: the very action that was asked for has just been played."""
    try:
        asked = filled(request.POST.dict())
    except Unreadable:
        return False
    played = Move.objects.filter(table=table, seq=seq + 1).first()
    return played is not None and played.action == asked
