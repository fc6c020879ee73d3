"""The request to say something."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse

from kursbuch.core.words import Message
from kursbuch.web.errors import HouseRule
from kursbuch.web.forms import RequestForm, ShortText
from kursbuch.web.people import visitor
from kursbuch.web.tables.live import channel
from kursbuch.web.tables.models import Remark, Table
from kursbuch.web.tables.page.responses import is_fragment, table_command


class ChatForm(RequestForm):
    """A line of the chat."""

    text = ShortText(1000)


@table_command(limit=("chat", 30))
def chat(request: HttpRequest, table: Table) -> HttpResponse | None:
    """Say something at the table; an open page hears of it as all others do."""
    who = visitor(request)
    mine = [place for place in table.places.all() if place.is_held_by(who)]
    if who.user and who.user.muted:
        raise HouseRule(Message("chat-muted"))
    if table.private and not mine:
        raise HouseRule(Message("page-not-your-seat"))
    name = who.name or (mine[0].name if mine else "")
    text = ChatForm(request.POST).said("text")
    if name and text:
        Remark.objects.create(table=table, name=name[:40], user=who.user, text=text)
        channel.publish(table.key)
    return HttpResponse(status=204) if is_fragment(request) else None
