"""Streams of events, outside of Django: a stream costs a socket, no thread and no connection."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any

from asgiref.sync import sync_to_async
from asgiref.typing import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, Scope
from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.db import connection
from django.urls import Resolver404, resolve
from prometheus_client import Gauge

from kursbuch.web.requests import GUEST
from kursbuch.web.sessions import SessionStore
from kursbuch.web.tables.live.channel import Stream, watcher
from kursbuch.web.tables.models import Table

BEAT = 15
"""Seconds after which a silent stream says that it is still there."""
AGAIN = 20
"""Seconds after which whoever has no stream asks again."""

HEADERS = (
    ("Content-Type", "text/event-stream"),
    ("Cache-Control", "no-store"),
    ("X-Accel-Buffering", "no"),
)

STREAMS = Gauge("kursbuch_streams", "Open streams of events", multiprocess_mode="livesum")
_open: Counter[str] = Counter()
"""How many streams each address and each account has open at this process."""


def once(news: str) -> str:
    """The present news, and when to ask again."""
    return f"retry: {AGAIN * 1000}\ndata: {news}\n\n"


def with_streams(application: ASGI3Application) -> ASGI3Application:
    """The application, with its streams of events answered here."""

    async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        key = _table(scope)
        if key is None or await sync_to_async(_is_planned_on, thread_sensitive=False)(key):
            await application(scope, receive, send)
        else:
            await _follow(key, scope, receive, send)

    return answer


def _table(scope: Scope) -> str | None:
    """The table whose events are asked for."""
    if scope["type"] != "http" or scope["method"] != "GET":
        return None
    try:
        found = resolve(scope["path"])
    except Resolver404:
        return None
    return str(found.kwargs["key"])[:12] if found.url_name == "events" else None


def _is_planned_on(key: str) -> bool:
    """A planning board: Django knows who may look at it."""
    try:
        return Table.objects.filter(key=key, line__isnull=False).exists()
    finally:
        connection.close()


async def _follow(
    key: str, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
) -> None:
    """Send the news of a table until the page is left."""
    names = await _names(scope)
    stream = watcher.open(key, waits=_is_nobody(scope))
    _open.update(names)
    STREAMS.inc()
    try:
        if not await stream.next(BEAT) or stream.ended:
            await _begin(send, 200)  # after any other status a browser would not ask again
            await _say(send, "retry: 1000\n\n", more=False)
        elif stream.news is None:
            await _begin(send, 404)
            await _say(send, "", more=False)
        elif any(_open[name] > _most(name) for name in names):
            await _begin(send, 200)
            await _say(send, once(stream.news), more=False)
        else:
            await _begin(send, 200)
            await _until_left(stream, receive, send)
    finally:
        watcher.close(key, stream)
        _open.subtract(names)
        STREAMS.dec()
        for name in names:
            if not _open[name]:
                del _open[name]


async def _until_left(stream: Stream, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    telling = asyncio.create_task(_tell(stream, send))
    leaving = asyncio.create_task(_left(receive))
    try:
        await asyncio.wait((telling, leaving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        telling.cancel()
        leaving.cancel()


async def _left(receive: ASGIReceiveCallable) -> None:
    while (await receive())["type"] != "http.disconnect":
        continue


async def _tell(stream: Stream, send: ASGISendCallable) -> None:
    told = None
    while stream.news is not None and not stream.ended:
        if stream.news != told:
            told = stream.news
            await _say(send, f"data: {told}\n\n")
        elif not await stream.next(BEAT):
            await _say(send, ": here\n\n")
    await _say(send, "", more=False)


async def _begin(send: ASGISendCallable, status: int) -> None:
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)


async def _say(send: ASGISendCallable, text: str, more: bool = True) -> None:
    body: Any = {"type": "http.response.body", "body": text.encode(), "more_body": more}
    await send(body)


async def _names(scope: Scope) -> list[str]:
    """Whose stream it is: the address, and the account if there is one."""
    assert scope["type"] == "http"
    client = scope["client"]
    names = [f"address {client[0]}"] if client else []
    if session := _cookie(scope["headers"], settings.SESSION_COOKIE_NAME):
        account = await sync_to_async(_account, thread_sensitive=False)(session)
        names += [f"account {account}"] if account else []
    return names


def _is_nobody(scope: Scope) -> bool:
    """Neither an account nor a seat: those who have one have a cookie of ours."""
    assert scope["type"] == "http"
    ours = (settings.SESSION_COOKIE_NAME, GUEST)
    return not any(_cookie(scope["headers"], name) for name in ours)


def _cookie(headers: Iterable[tuple[bytes, bytes]], name: str) -> str:
    sent = b"; ".join(value for header, value in headers if header == b"cookie")
    try:
        found = SimpleCookie(sent.decode("latin-1")).get(name)
    except CookieError:
        return ""
    return found.value[:40] if found else ""


def _account(session: str) -> str:
    """The account that is signed in, if one is."""
    try:
        return str(SessionStore(session).get(SESSION_KEY, ""))
    finally:
        connection.close()


def _most(name: str) -> int:
    by_account = name.startswith("account")
    return int(settings.STREAMS_PER_ACCOUNT if by_account else settings.STREAMS_PER_ADDRESS)
