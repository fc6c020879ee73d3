"""Requests that never end: whoever sends no whole head or body, or reads no answer, is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.test import override_settings
from uvicorn import Config
from uvicorn.server import ServerState

from kursbuch.web import bounds
from kursbuch.web.proxies import read_proxies


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, coroutine).result()


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """Answer nothing."""


class Line(asyncio.Transport):
    """A connection to nobody."""

    closed = False
    aborted = False

    def __init__(self, address: str = "203.0.113.9") -> None:
        super().__init__({"peername": (address, 8244)})
        self.written = b""

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = True

    def write(self, data: Any) -> None:
        self.written += data


async def a_connection(address: str = "203.0.113.9") -> tuple[bounds.Protocol, Line]:
    config = Config(nothing, http=bounds.Protocol)
    config.load()
    protocol = bounds.Protocol(config, ServerState(), {})
    line = Line(address)
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


def test_whoever_reads_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unread() -> None:
        protocol, line = await a_connection()
        protocol.pause_writing()
        protocol.resume_writing()
        assert protocol._reading is None, "whoever reads on is waited for"
        monkeypatch.setattr(bounds, "SECONDS", 0)
        protocol.pause_writing()
        while not line.aborted:
            await asyncio.sleep(0)

    run(unread())


def test_a_connection_that_nobody_needs_is_closed_also_if_nobody_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def idle() -> None:
        protocol, line = await a_connection()
        monkeypatch.setattr(bounds, "SECONDS", 0)
        protocol.timeout_keep_alive_handler()
        assert line.closed
        while not line.aborted:
            await asyncio.sleep(0)

    run(idle())


@override_settings(CONNECTIONS_PER_ADDRESS=2)
def test_one_address_has_only_so_many_connections_and_is_told_so() -> None:
    async def many() -> None:
        few = [await a_connection() for _ in range(2)]
        protocol, line = await a_connection()
        assert line.closed
        assert line.written.startswith(b"HTTP/1.1 429 ")
        assert not any(one.closed for _, one in few)
        assert not (await a_connection("203.0.113.10"))[1].closed
        assert not [one for _ in range(3) if (one := await a_connection("127.0.0.1"))[1].closed]
        protocol.connection_lost(None)
        few[0][0].connection_lost(None)
        assert not (await a_connection())[1].closed, "one was given back"

    bounds.Protocol.open.clear()
    run(many())
    bounds.Protocol.open.clear()


@override_settings(CONNECTIONS_PER_ADDRESS=2, PROXIES=read_proxies("127.0.0.1, 10.88.0.0/16"))
def test_a_proxy_named_by_its_network_has_as_many_connections_as_it_needs() -> None:
    async def many() -> None:
        lines = [(await a_connection("10.88.0.1"))[1] for _ in range(3)]
        assert not any(line.closed for line in lines)

    bounds.Protocol.open.clear()
    run(many())
    bounds.Protocol.open.clear()
