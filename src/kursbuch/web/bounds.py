"""Bounds of a request: how large it may be, how long it may take to arrive and to be read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

import h11
import prometheus_client
from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGIReceiveEvent,
    ASGISendCallable,
    ASGISendEvent,
    Scope,
)
from django.conf import settings
from uvicorn.protocols.http.h11_impl import H11Protocol

LARGEST = 6_000_000
"""Bytes of a body; a file to import has at most five million."""
SECONDS = 30
"""Seconds in which a request must have arrived, first its head, then its body; and in which the
next part of the answer must have been read."""
WHY = {
    408: b"The request took too long to arrive.\n",
    413: b"The request is too large.\n",
    503: b"The server is busy: please try again in a minute.\n",
}
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nConnection: close\r\n"
    b"Retry-After: 60\r\n\r\nToo many connections from your address: please close some.\n"
)
CLOSED = prometheus_client.Counter(
    "kursbuch_connections_closed_total", "Connections of an address that had too many"
)


class Refused(Exception):
    """The request is larger or slower than allowed, or comes when too much is to do."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


def bounded(application: ASGI3Application) -> ASGI3Application:
    """The application, for requests of bounded size: larger ones are refused as they arrive."""

    async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "http":
            await application(scope, receive, send)
            return
        body = _Body(receive)
        begun = False

        async def sending(event: ASGISendEvent) -> None:
            nonlocal begun
            begun = True
            await send(event)

        try:
            body.check_length(scope["headers"])
            await application(scope, body.receive, sending)
        except Refused as refusal:
            if not begun:
                await _refuse(send, refusal.status)

    return answer


class _Body:
    """The body of a request as it arrives."""

    def __init__(self, receive: ASGIReceiveCallable) -> None:
        self._receive = receive
        self._size = 0
        self._arrived = False
        self._end = asyncio.get_running_loop().time() + SECONDS

    def check_length(self, headers: Any) -> None:
        """Refuse a body that says itself that it is too large."""
        length = next((value for name, value in headers if name == b"content-length"), b"0")
        if not length.isdigit() or len(length) > 12 or int(length) > LARGEST:
            raise Refused(413)

    async def receive(self) -> ASGIReceiveEvent:
        """The next part of the body; later, that the visitor has gone."""
        if self._arrived:
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._end):
                event = await self._receive()
        except TimeoutError:
            raise Refused(408) from None
        if event["type"] == "http.request":
            self._size += len(event["body"])
            self._arrived = not event["more_body"]
            if self._size > LARGEST:
                raise Refused(413)
        return event


async def _refuse(send: ASGISendCallable, status: int) -> None:
    headers = [(b"content-type", b"text/plain"), (b"connection", b"close"), (b"retry-after", b"60")]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    body: Any = {"type": "http.response.body", "body": WHY[status]}
    await send(body)


class Protocol(H11Protocol):
    """HTTP as the server speaks it: whoever neither sends nor reads in time is not waited for."""

    open: ClassVar[Counter[str]] = Counter()
    """Connections of each address."""
    at_end: ClassVar[list[Callable[[], object]]] = []
    """What is called as soon as the process is asked to end: streams would never end themselves."""
    _head: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first head."""
        super().connection_made(transport)
        self.open[self._address()] += 1
        if self._has_too_many():
            CLOSED.inc()
            transport.write(TOO_MANY)
            transport.close()
            self._wait_for_reader()
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        """A part of a head does not begin the waiting anew; a whole one ends it."""
        super().data_received(data)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        super().connection_lost(exc)
        self.open[self._address()] -= 1
        if not self.open[self._address()]:
            del self.open[self._address()]
        for waiting in (self._head, self._reading):
            if waiting:
                waiting.cancel()

    def shutdown(self) -> None:
        """The process is asked to end: what was asked for is answered, and no more."""
        for end in self.at_end:
            end()
        super().shutdown()

    def pause_writing(self) -> None:
        """The visitor reads more slowly than we write."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """The visitor has read on."""
        super().resume_writing()
        if self._reading and not self.transport.is_closing():
            self._reading.cancel()
            self._reading = None

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked: close, as soon as the last answer was read."""
        super().timeout_keep_alive_handler()
        self._wait_for_reader()

    def _wait_for_head(self) -> None:
        waits = self.conn.their_state is h11.IDLE
        if waits and self._head is None:
            self._head = asyncio.get_running_loop().call_later(SECONDS, self._close_if_no_head)
        elif not waits and self._head:
            self._head.cancel()
            self._head = None

    def _close_if_no_head(self) -> None:
        self._head = None
        if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
            self.transport.close()

    def _wait_for_reader(self) -> None:
        """Closing waits until all was read; after a while, whether it was or not."""
        if self._reading is None:
            self._reading = asyncio.get_running_loop().call_later(SECONDS, self.transport.abort)

    def _address(self) -> str:
        return self.client[0] if self.client else ""

    def _has_too_many(self) -> bool:
        """Proxies have as many connections as they need."""
        address = self._address()
        most: int = settings.CONNECTIONS_PER_ADDRESS
        return self.open[address] > most and not settings.PROXIES.has(address)
