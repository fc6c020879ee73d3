"""The request for a hint."""

from __future__ import annotations

from django.http import HttpRequest

from kursbuch.web.forms import SeqForm
from kursbuch.web.tables.hints import asking
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.visitors import visitor


@table_command(Status.RUNNING, limit=("hint", 20))
def hint(request: HttpRequest, table: Table) -> None:
    """Ask what a bot would do."""
    asking.ask(table, visitor(request), SeqForm(request.POST).row)
