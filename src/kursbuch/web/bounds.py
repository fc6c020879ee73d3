"""Bounds of a request: how large it may be, and how long it may take to arrive."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGIReceiveEvent,
    ASGISendCallable,
    ASGISendEvent,
    Scope,
)
from uvicorn.protocols.http.h11_impl import H11Protocol

LARGEST = 6_000_000
"""Bytes of a body; a file to import has at most five million."""
SECONDS = 30
"""Seconds in which a request must have arrived: first its head, then its body."""


class Refused(Exception):
    """The body is larger, or slower, than allowed."""

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
    headers = [(b"content-type", b"text/plain"), (b"connection", b"close")]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    body: Any = {"type": "http.response.body", "body": b"The request is too large or too slow.\n"}
    await send(body)


class Protocol(H11Protocol):
    """HTTP as the server speaks it: whoever sends no whole head in time is not waited for."""

    _head: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first head."""
        super().connection_made(transport)
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        """A part of a head does not begin the waiting anew; a whole one ends it."""
        super().data_received(data)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is waited for any more."""
        super().connection_lost(exc)
        if self._head:
            self._head.cancel()

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
