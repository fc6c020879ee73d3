"""Following a table without a stream: the present news, and when to ask again."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_GET

from kursbuch.web.tables.live.stamp import news_of
from kursbuch.web.tables.live.streams import HEADERS, once


@require_GET
def events(request: HttpRequest, key: str) -> HttpResponse:
    """What a stream would say first; the browser asks again after a while.

    `streams` answers before Django does, where the server is the one that `serve` starts.
    """
    news = news_of(key)
    if news is None:
        raise Http404
    return HttpResponse(once(news), headers=dict(HEADERS))
