"""The requests to begin a programme and to stop it."""

from __future__ import annotations

from django.http import HttpRequest

from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.tables.play import orders
from kursbuch.web.tables.play.forms import planned
from kursbuch.web.tables.programmes import policy
from kursbuch.web.tables.programmes.forms import RestForm, StopForm
from kursbuch.web.tables.record import positions
from kursbuch.web.visitors import visitor


@table_command(Status.RUNNING)
def start(request: HttpRequest, table: Table) -> None:
    """Begin a programme for one of the visitor's seats."""
    title, asked = positions.title_of(table), planned(request.POST.dict())[-1]
    orders.start(table, visitor(request), policy.read(title, asked))


@table_command(Status.RUNNING, Status.FINISHED)
def stop(request: HttpRequest, table: Table) -> None:
    """Stop a programme of the visitor's, or put away what a stopped one had to say."""
    orders.stop(table, visitor(request), StopForm(request.POST).number("programme") or 0)


@table_command(Status.RUNNING)
def rest(request: HttpRequest, table: Table) -> None:
    """Pass for one of the visitor's seats from now on, or no longer."""
    form = RestForm(request.POST)
    orders.rest(table, visitor(request), form.number("seat"), form.said("how"))
