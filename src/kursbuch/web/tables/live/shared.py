"""What all watchers ask for when they hear of a move is answered once, outside of Django.

A watcher is whoever has no cookie but the one against foreign forms: no account, no seat, no
language of their own. When a table has news, all of them ask for the same parts of its page. The
first is answered by Django; the others wait for that answer, which costs no thread, and get a copy
with a token of their own in its forms.
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGISendCallable,
    ASGISendEvent,
    Scope,
)
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.urls import Resolver404, resolve
from prometheus_client import Counter

from kursbuch.web import clock
from kursbuch.web.tables.live.channel import watcher

SHARED = "X-Shared"
"""The header by which Django says that an answer is the same for all watchers."""
LASTS = 5
"""Seconds for which an answer is kept: what it tells beside the stamp may change, too."""
MOST = 200
"""Answers that are kept at once."""

HANDED_ON = Counter("kursbuch_shared_answers_total", "Parts of pages copied for one more watcher")
_SECRET = re.compile(r"csrftoken=([a-zA-Z0-9]{32})")
_TOKEN = re.compile(rb'name="csrfmiddlewaretoken" value="(\w+)"')
_NOW = re.compile(rb'data-now="([\d.]+)"')
_DEPENDS_ON = (b"host", b"accept-language", b"x-have", b"hx-boosted")
_OWN = (b"content-length", b"content-encoding", b"set-cookie", b"x-request-id", b"x-shared")
"""Headers that are not handed on."""

Key = tuple[object, ...]
Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True)
class Answer:
    """The answer to the first of all who asked."""

    headers: Headers
    body: bytes
    now: bytes
    """The server's time in it."""
    token: bytes
    """The token in its forms; empty if it has none."""

    def for_another(self, secret: str) -> bytes:
        """The same at a later time, with a token that another watcher's cookie goes with."""
        body = self.body.replace(self.now, f"{clock.now().timestamp():.3f}".encode())
        return body.replace(self.token, token_for(secret)) if self.token else body


def token_for(secret: str) -> bytes:
    """A token for the forms of whoever has this cookie."""
    request = HttpRequest()
    request.META["CSRF_COOKIE"] = secret
    return get_token(request).encode()


class Answers:
    """What was asked lately, and what was or will be answered."""

    def __init__(self) -> None:
        self._answers: dict[Key, asyncio.Future[Answer | None]] = {}

    def find(self, key: Key) -> asyncio.Future[Answer | None] | None:
        """What others have asked before."""
        return self._answers.get(key)

    def begin(self, key: Key) -> asyncio.Future[Answer | None]:
        """Somebody asks it for the first time; the answer is None where it is nobody else's."""
        loop = asyncio.get_running_loop()
        while len(self._answers) >= MOST:
            self._answers.pop(next(iter(self._answers)))
        self._answers[key] = loop.create_future()
        loop.call_later(LASTS, self._answers.pop, key, None)
        return self._answers[key]


def with_watchers(application: ASGI3Application) -> ASGI3Application:
    """The application, with what many watchers ask for at once answered here."""
    answers = Answers()

    async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        asked = _asked(scope)
        if asked is None:
            await application(scope, receive, send)
            return
        key, secret = asked
        before = answers.find(key)
        if before is None:
            await _first(application, scope, receive, send, answers.begin(key))
        elif (found := await asyncio.shield(before)) is not None:
            HANDED_ON.inc()
            await _hand_on(found, secret, scope, send)
        else:
            await application(scope, receive, send)

    return answer


def _asked(scope: Scope) -> tuple[Key, str] | None:
    """What a watcher asks for, and the secret of the cookie; None where it is something else."""
    if scope["type"] != "http" or scope["method"] != "GET":
        return None
    headers = dict(scope["headers"])
    if headers.get(b"hx-request") != b"true" or b"authorization" in headers:
        return None
    secret = _SECRET.fullmatch(headers.get(b"cookie", b"").decode("latin-1"))
    news = watcher.known(_table(scope["path"])) if secret else None
    if secret is None or news is None:
        return None
    said = tuple(headers.get(name) for name in _DEPENDS_ON)
    return (scope["scheme"], scope["path"], scope["query_string"], news, *said), secret[1]


def _table(path: str) -> str:
    """The key of the table whose page this is; empty if it is none."""
    try:
        found = resolve(path)
    except Resolver404:
        return ""
    return str(found.kwargs["key"]) if found.url_name == "table" else ""


async def _first(
    application: ASGI3Application,
    scope: Scope,
    receive: ASGIReceiveCallable,
    send: ASGISendCallable,
    promised: asyncio.Future[Answer | None],
) -> None:
    """Let Django answer, and keep the answer if it is for all watchers."""
    sent: list[Any] = []

    async def noting(event: ASGISendEvent) -> None:
        sent.append(event)
        await send(event)

    try:
        await application(scope, receive, noting)
    finally:
        if not promised.done():
            promised.set_result(_kept(sent))


def _kept(sent: list[Any]) -> Answer | None:
    """The answer as it can be handed on; None if it may not be, or is not whole."""
    if len(sent) < 2 or sent[0]["status"] != 200 or sent[-1].get("more_body"):
        return None
    headers: Headers = [(name.lower(), value) for name, value in sent[0]["headers"]]
    body = b"".join(event.get("body", b"") for event in sent[1:])
    if _value(headers, b"content-encoding") == b"gzip":
        body = gzip.decompress(body)
    now, token = _NOW.search(body), _TOKEN.search(body)
    if now is None or not _value(headers, SHARED.lower().encode()):
        return None
    lasting = [(name, value) for name, value in headers if name not in _OWN]
    return Answer(lasting, body, now[1], token[1] if token else b"")


def _value(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> bytes:
    return next((value for header, value in headers if header == name), b"")


async def _hand_on(found: Answer, secret: str, scope: Scope, send: ASGISendCallable) -> None:
    assert scope["type"] == "http"
    body, headers = found.for_another(secret), list(found.headers)
    if b"gzip" in _value(scope["headers"], b"accept-encoding"):
        body = gzip.compress(body, 1, mtime=0)
        headers.append((b"content-encoding", b"gzip"))
    headers.append((b"content-length", str(len(body)).encode()))
    start: Any = {"type": "http.response.start", "status": 200, "headers": headers}
    await send(start)
    rest: Any = {"type": "http.response.body", "body": body}
    await send(rest)
