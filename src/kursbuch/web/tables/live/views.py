"""Following a table live: a stream that says whenever something changed."""

from __future__ import annotations

from collections.abc import AsyncIterator

from asgiref.sync import sync_to_async
from django.http import Http404, HttpRequest, StreamingHttpResponse

from kursbuch.web.tables.live import channel
from kursbuch.web.tables.live.stamp import stamp
from kursbuch.web.tables.models import Table


async def events(request: HttpRequest, key: str) -> StreamingHttpResponse:
    """A stream that says whenever something changed at the table."""
    if not await Table.objects.filter(key=key).aexists():
        raise Http404

    async def stream() -> AsyncIterator[str]:
        told = ""
        async for changed in channel.changes(key):
            news = await sync_to_async(_stamps)(key) if changed else ""
            if not news:
                yield ": here\n\n"
            elif news != told:
                told = news
                yield f"data: {news}\n\n"

    headers = {"Cache-Control": "no-cache", "Content-Encoding": "identity"}
    return StreamingHttpResponse(stream(), content_type="text/event-stream", headers=headers)


def _stamps(key: str) -> str:
    table = Table.objects.get(key=key)
    newest = table.remarks.order_by("-pk").values_list("pk", flat=True).first() or 0
    return f'{{"game": "{stamp(table)}", "chat": {newest}}}'
