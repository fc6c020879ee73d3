"""The request to say something."""

from __future__ import annotations

from django.http import HttpRequest

from kursbuch.web.forms import RequestForm, ShortText
from kursbuch.web.people import visitor
from kursbuch.web.tables.chat import talk
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.page.responses import table_command


class ChatForm(RequestForm):
    """A line of the chat."""

    text = ShortText(talk.LONGEST)


@table_command(limit=("chat", 30))
def chat(request: HttpRequest, table: Table) -> None:
    """Say something at the table."""
    talk.say(table, visitor(request), ChatForm(request.POST).said("text"))
