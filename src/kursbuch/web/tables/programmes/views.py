"""The requests to begin a programme and to stop it."""

from __future__ import annotations

from django.http import HttpRequest

from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.tables.play import programme_commands
from kursbuch.web.tables.play.forms import planned
from kursbuch.web.tables.programmes import policy
from kursbuch.web.tables.programmes.forms import AutoPassForm, StopForm
from kursbuch.web.tables.record import positions
from kursbuch.web.visitors import visitor


@table_command(Status.RUNNING)
def start(request: HttpRequest, table: Table) -> None:
    """Begin a programme for one of the visitor's seats."""
    title, asked = positions.title_of(table), planned(request.POST.dict())[-1]
    programme_commands.start(table, visitor(request), policy.read(title, asked))


@table_command(Status.RUNNING, Status.FINISHED)
def stop(request: HttpRequest, table: Table) -> None:
    """Stop a programme of the visitor's, or put away what a stopped one had to say."""
    programme_commands.stop(
        table, visitor(request), StopForm(request.POST).number("programme") or 0
    )


@table_command(Status.RUNNING)
def auto_pass(request: HttpRequest, table: Table) -> None:
    """Pass for one of the visitor's seats from now on, or no longer."""
    form = AutoPassForm(request.POST)
    programme_commands.auto_pass(table, visitor(request), form.number("seat"), form.said("how"))
