"""The news of a table as it happens."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from ninja import Router

from kursbuch.web.api.fields import Key
from kursbuch.web.tables.live.stamp import news_of
from kursbuch.web.tables.live.streams import HEADERS, once

router = Router(tags=["events"])

EVENT = {
    "type": "object",
    "properties": {"data": {"type": "string"}, "retry": {"type": "integer"}},
    "required": ["data"],
}
"""Before OpenAPI 3.2 the schema of a stream is that of each of its events."""

STREAM = {
    "responses": {
        200: {
            "description": "Server-sent events",
            "content": {
                "text/event-stream": {
                    "schema": EVENT,
                    "example": 'data: {"game": "running-12-5f3a1c", "chat": 7}\n\n',
                }
            },
        }
    }
}


@router.get(
    "/tables/{table:key}/events", auth=None, summary="The news of a table", openapi_extra=STREAM
)
def events(request: HttpRequest, key: Key) -> HttpResponse:
    """Server-sent events: one whenever something has changed at the table.

    Each has a stamp of the game and the id of the newest remark, and nothing else: whoever hears
    that one of them is new asks for what they may see. A comment every 15 seconds says that the
    stream is still there. Where the server has no stream to give, it tells the present news and
    when to ask again (`retry`), as the standard has it.
    """
    news = news_of(key)
    if news is None:
        raise Http404
    return HttpResponse(once(news), headers=dict(HEADERS))
