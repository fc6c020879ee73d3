"""The request to say something."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from kursbuch.web.forms import RequestForm, ShortText
from kursbuch.web.tables.chat import remarks
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page.responses import is_fragment, table_command
from kursbuch.web.visitors import visitor


class ChatForm(RequestForm):
    """A line of the chat."""

    text = ShortText(remarks.LONGEST)


@table_command(limit=("chat", 30))
def chat(request: HttpRequest, table: Table) -> HttpResponse | None:
    """Say something at the table; an open page hears of it as all others do."""
    remarks.say(table, visitor(request), ChatForm(request.POST).said("text"))
    return HttpResponse(status=204) if is_fragment(request) else None
