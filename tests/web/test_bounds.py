"""Requests that never end: whoever sends no whole head, or no whole body, is not waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from kursbuch.web import bounds


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, coroutine).result()


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """Answer nothing."""


class Line(asyncio.Transport):
    """A connection to nobody."""

    closed = False

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def write(self, data: object) -> None:
        """Nobody reads it."""


async def a_connection() -> tuple[bounds.Protocol, Line]:
    config = Config(nothing, http=bounds.Protocol)
    config.load()
    protocol = bounds.Protocol(config, ServerState(), {})
    line = Line()
    protocol.connection_made(line)
    return protocol, line


def test_a_connection_that_sends_half_a_head_is_closed() -> None:
    async def half() -> None:
        protocol, line = await a_connection()
        waiting = protocol._head
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: loc")
        assert protocol._head is waiting, "what drips in does not begin the waiting anew"
        protocol._close_if_no_head()
        assert line.closed

    run(half())


def test_a_connection_with_a_whole_head_is_served() -> None:
    async def whole() -> None:
        protocol, line = await a_connection()
        protocol.data_received(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert protocol._head is None
        protocol._close_if_no_head()
        assert not line.closed

    run(whole())


def test_a_body_that_does_not_arrive_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "SECONDS", 0)
    sent: list[Any] = []

    async def reading(scope: Any, receive: Any, send: Any) -> None:
        await receive()

    async def never() -> Any:
        await asyncio.Event().wait()

    async def send(event: Any) -> None:
        sent.append(event)

    scope: Any = {"type": "http", "headers": [(b"content-length", b"10")]}
    run(bounds.bounded(reading)(scope, never, send))  # type: ignore[arg-type]
    assert sent[0]["status"] == 408
