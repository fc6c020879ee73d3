"""The request to act."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from kursbuch.core.errors import StaleTable, Unreadable
from kursbuch.core.record import read_action
from kursbuch.web.forms import SeqForm
from kursbuch.web.tables.models import Move, Status, Table
from kursbuch.web.tables.page.responses import is_fragment, table_command, table_page
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.forms import planned
from kursbuch.web.tables.record import positions
from kursbuch.web.visitors import visitor


@table_command(Status.RUNNING, Status.FINISHED)
def act(request: HttpRequest, table: Table) -> HttpResponse | None:
    """Play the filled form of an offer, or of several in a row."""
    seq = SeqForm(request.POST).row
    title = positions.title_of(table)
    plan = [read_action(title, asked) for asked in planned(request.POST.dict())]
    try:
        game.act(table, visitor(request), seq, *plan)
    except StaleTable:
        if _is_repeated(request, table, seq):
            return table_page(request, get_object_or_404(Table, pk=table.pk), status=409)
        raise
    return table_page(request, table) if is_fragment(request) else None


def _is_repeated(request: HttpRequest, table: Table, seq: int) -> bool:
    """A double click: the very action that was asked for has just been played."""
    try:
        asked = planned(request.POST.dict())[0]
    except Unreadable:
        return False
    played = Move.objects.filter(table=table, seq=seq + 1).first()
    return played is not None and played.action == asked
