"""A request without a browser: a socket, a few lines of text, and the whole answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass


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
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines += [f"Content-Length: {len(body)}"] if body else []
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            whole = await reader.read()
        finally:
            writer.close()
    except OSError:
        return Answer(0)
    head, _, rest = whole.partition(b"\r\n\r\n")
    return Answer(int(head[9:12] or b"0"), head, rest)
