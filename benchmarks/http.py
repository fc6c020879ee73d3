"""A request without a browser: a socket, a few lines of text, and the whole answer."""

from __future__ import annotations

import asyncio
import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic
from typing import TypeAlias

FRESH = 2
"""Seconds after which a kept connection is not used again: the server closes it after five."""
LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)

Connection: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass(frozen=True)
class Answer:
    """What came back; 0 where nothing did."""

    status: int
    head: bytes = b""
    body: bytes = b""


async def ask(
    port: int, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
) -> Answer:
    """Ask once, on a connection of its own."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(_request(method, path, {"Connection": "close", **headers}, body))
            whole = await reader.read()
        finally:
            writer.close()
    except OSError:
        return Answer(0)
    head, _, rest = whole.partition(b"\r\n\r\n")
    return Answer(int(head[9:12] or b"0"), head, rest)


class Connections:
    """Connections that are kept for the next question, as a proxy keeps them."""

    def __init__(self) -> None:
        self._idle = defaultdict[int, list[tuple[float, Connection]]](list)

    async def ask(
        self, port: int, method: str, path: str, headers: Mapping[str, str], body: bytes = b""
    ) -> Answer:
        """Ask on a connection that nobody else uses meanwhile."""
        try:
            reader, writer = self._free(port) or await asyncio.open_connection("127.0.0.1", port)
            writer.write(_request(method, path, headers, body))
            head = await reader.readuntil(b"\r\n\r\n")
            length = LENGTH.search(head)
            assert length, "the server says how long its answer is"
            rest = await reader.readexactly(int(length[1]))
        except (OSError, EOFError):
            return Answer(0)
        self._idle[port].append((monotonic(), (reader, writer)))
        return Answer(int(head[9:12]), head, rest)

    def forget(self) -> None:
        """Begin anew, where the server has."""
        self._idle.clear()

    def _free(self, port: int) -> Connection | None:
        """A kept connection that the server has not closed, and is not about to."""
        while self._idle[port]:
            since, (reader, writer) = self._idle[port].pop()
            if monotonic() - since < FRESH and not reader.at_eof():
                return reader, writer
            writer.close()
        return None


def _request(method: str, path: str, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}"] if body else []
    return "\r\n".join([*lines, "", ""]).encode() + body
