"""Django in threads that are kept: one hop from the event loop, and one back with the answer.

Nothing waits inside of Django; streams are answered before it. Called as it calls itself from an
event loop, it takes four hops, a new thread and a new connection to the database for each request.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGISendCallable,
    HTTPScope,
    Scope,
)

Environ = dict[str, Any]
Django = Callable[[Environ, Callable[..., Any]], Iterable[bytes]]


@dataclass(frozen=True)
class Answer:
    """What Django answered, all of it."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


def in_threads(number: int, django: Django) -> ASGI3Application:
    """Django as an event loop calls it, in a number of threads."""
    threads = ThreadPoolExecutor(number, "django")

    async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "http":
            raise ValueError(f"no answer to {scope['type']}")
        body = await _body(receive)
        if body is None:
            return  # the visitor has gone
        asked = environ(scope, body)
        told = await asyncio.get_running_loop().run_in_executor(threads, _answered, django, asked)
        start: Any = {"type": "http.response.start", "status": told.status, "headers": told.headers}
        await send(start)
        rest: Any = {"type": "http.response.body", "body": told.body}
        await send(rest)

    return answer


async def _body(receive: ASGIReceiveCallable) -> bytes | None:
    """The whole body of the request; how large it may be is checked before."""
    parts: list[bytes] = []
    while True:
        event = await receive()
        if event["type"] != "http.request":
            return None
        parts.append(event["body"])
        if not event["more_body"]:
            return b"".join(parts)


def environ(scope: HTTPScope, body: bytes) -> Environ:
    """The request as WSGI has it."""
    host, port = scope["server"] or ("localhost", 80)
    found: Environ = {
        "REQUEST_METHOD": scope["method"],
        "SCRIPT_NAME": "",
        "PATH_INFO": scope["path"].encode(errors="surrogateescape").decode("latin-1"),
        "QUERY_STRING": scope["query_string"].decode("latin-1"),
        "REMOTE_ADDR": scope["client"][0] if scope["client"] else "",
        "SERVER_NAME": host,
        "SERVER_PORT": str(port or 0),
        "SERVER_PROTOCOL": f"HTTP/{scope['http_version']}",
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": scope["scheme"],
        "wsgi.input": BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": True,
        "wsgi.run_once": False,
    }
    for name, value in scope["headers"]:
        if b"_" not in name:  # else it could pass for another that only a proxy may send
            _add(found, name.decode("latin-1"), value.decode("latin-1"))
    found["CONTENT_LENGTH"] = str(len(body))  # also of a body that came in pieces
    return found


def _add(found: Environ, name: str, value: str) -> None:
    key = name.upper().replace("-", "_")
    key = key if key == "CONTENT_TYPE" else f"HTTP_{key}"
    between = "; " if key == "HTTP_COOKIE" else ","
    found[key] = f"{found[key]}{between}{value}" if key in found else value


def _answered(django: Django, asked: Environ) -> Answer:
    """Call Django, in a thread."""
    begun: list[Any] = []

    def begin(status: str, headers: list[tuple[str, str]], exc_info: object = None) -> None:
        begun[:] = [status, headers]

    response = django(asked, begin)
    try:
        body = b"".join(response)
    finally:
        if hasattr(response, "close"):
            response.close()
    status, headers = begun
    told = [(name.lower().encode(), value.strip().encode("latin-1")) for name, value in headers]
    return Answer(int(status.split(" ", 1)[0]), told, body)
