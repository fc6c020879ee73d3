"""Django in threads: the request arrives as it was sent, the answer as it was given."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kursbuch.web.threads import environ, in_threads

SCOPE: Any = {
    "type": "http",
    "method": "POST",
    "scheme": "https",
    "http_version": "1.1",
    "path": "/t/grün",
    "query_string": b"q=gr\xfcn",
    "client": ("10.0.0.7", 4000),
    "server": ("games.example", 443),
    "headers": [
        (b"content-type", b"text/plain"),
        (b"cookie", b"a=1"),
        (b"cookie", b"b=2"),
        (b"accept", b"x"),
        (b"accept", b"y"),
        (b"x_forwarded_for", b"127.0.0.1"),
    ],
}


def test_a_request_is_told_as_it_was_sent() -> None:
    found = environ(SCOPE, b"body")
    assert found["PATH_INFO"].encode("latin-1").decode() == "/t/grün"
    assert found["QUERY_STRING"].encode("latin-1") == b"q=gr\xfcn"
    assert found["REMOTE_ADDR"] == "10.0.0.7"
    assert found["wsgi.url_scheme"] == "https"
    assert found["HTTP_COOKIE"] == "a=1; b=2"
    assert found["HTTP_ACCEPT"] == "x,y"
    assert found["CONTENT_TYPE"] == "text/plain"
    assert found["CONTENT_LENGTH"] == "4"
    assert found["wsgi.input"].read() == b"body"


def test_a_header_with_a_dash_cannot_be_sent_with_a_line() -> None:
    assert "HTTP_X_FORWARDED_FOR" not in environ(SCOPE, b"")


class Response(list[bytes]):
    """What a WSGI application gives back, and whether it was closed."""

    closed = False

    def close(self) -> None:
        self.closed = True


def called(django: Any, *events: dict[str, Any]) -> list[Any]:
    """What is sent for a request that arrives in these parts."""
    sent: list[Any] = []
    parts = iter(events)

    async def receive() -> Any:
        return next(parts)

    async def send(event: Any) -> None:
        sent.append(event)

    with ThreadPoolExecutor(1) as thread:  # a browser may keep an event loop in this one
        answering = in_threads(1, django)(SCOPE, receive, send)
        thread.submit(asyncio.run, answering).result()  # type: ignore[arg-type]
    return sent


def part(body: bytes, more: bool = False) -> dict[str, Any]:
    return {"type": "http.request", "body": body, "more_body": more}


def test_the_answer_is_sent_whole_and_closed() -> None:
    response = Response([b"one ", b"two"])

    def django(asked: dict[str, Any], begin: Callable[..., Any]) -> Response:
        begin("201 Created", [("Set-Cookie", " a=1"), ("X-Body", asked["wsgi.input"].read())])
        return response

    def decoded(asked: dict[str, Any], begin: Callable[..., Any]) -> Response:
        return django(asked, lambda s, h: begin(s, [h[0], (h[1][0], h[1][1].decode())]))

    start, rest = called(decoded, part(b"ab", more=True), part(b"c"))
    assert start["status"] == 201
    assert start["headers"] == [(b"set-cookie", b"a=1"), (b"x-body", b"abc")]
    assert rest["body"] == b"one two"
    assert response.closed


def test_whoever_goes_before_all_was_sent_is_not_answered() -> None:
    assert called(None, part(b"ab", more=True), {"type": "http.disconnect"}) == []


def test_an_error_of_the_answer_closes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Response):
        def __iter__(self) -> Any:
            raise RuntimeError

    response = Broken()

    def django(asked: dict[str, Any], begin: Callable[..., Any]) -> Response:
        begin("200 OK", [])
        return response

    with pytest.raises(RuntimeError):
        called(django, part(b""))
    assert response.closed
