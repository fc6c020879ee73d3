"""Requests wait in line: only so many are answered at once, however slowly others send and read."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from kursbuch.web import concurrency
from kursbuch.web.bounds import bounded
from kursbuch.web.concurrency import at_most

SCOPE: Any = {"type": "http", "method": "POST", "headers": []}
LOOK: Any = SCOPE | {"method": "GET"}
WHOLE = {"type": "http.request", "body": b"", "more_body": False}
START = {"type": "http.response.start", "status": 200, "headers": []}


def run(coroutine: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: a browser may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, coroutine).result()


class Application:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.working = 0
        self.go_on = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        self.working += 1
        await self.go_on.wait()
        self.working -= 1
        await send(START)


class Visitor:
    """Sends a request, perhaps slowly, and reads its answer, perhaps never."""

    def __init__(self, sends: bool = True, reads: bool = True) -> None:
        self.sent, self.read = asyncio.Event(), asyncio.Event()
        self.status = 0
        for does, event in ((sends, self.sent), (reads, self.read)):
            if does:
                event.set()

    async def receive(self) -> Any:
        await self.sent.wait()
        return WHOLE

    async def send(self, event: Any) -> None:
        self.status = event.get("status", self.status)
        await self.read.wait()


async def as_far_as_possible() -> None:
    """Everything happens that can happen."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_only_so_many_are_answered_at_once_and_the_others_in_turn() -> None:
    async def crowd() -> None:
        inner = Application()
        application = at_most(4, inner)
        crowd = [Visitor() for _ in range(5)]
        asked = [asyncio.ensure_future(application(SCOPE, v.receive, v.send)) for v in crowd]
        await as_far_as_possible()
        assert inner.working == 2
        inner.go_on.set()
        await asyncio.gather(*asked)
        assert [visitor.status for visitor in crowd] == [200] * 5

    run(crowd())


def test_however_many_look_a_change_is_made() -> None:
    async def crowd() -> None:
        inner = Application()
        application = at_most(4, inner)
        looking = [Visitor() for _ in range(9)]
        asked = [asyncio.ensure_future(application(LOOK, v.receive, v.send)) for v in looking]
        await as_far_as_possible()
        assert inner.working == 2
        player = Visitor()
        asked.append(asyncio.ensure_future(application(SCOPE, player.receive, player.send)))
        await as_far_as_possible()
        assert inner.working == 3
        inner.go_on.set()
        await asyncio.gather(*asked)

    run(crowd())


def test_whoever_sends_or_reads_slowly_keeps_nobody_waiting() -> None:
    async def crowd() -> None:
        inner = Application()
        inner.go_on.set()
        application = at_most(1, inner)
        slow = [Visitor(sends=False), Visitor(reads=False)]
        waiting = [asyncio.ensure_future(application(SCOPE, v.receive, v.send)) for v in slow]
        await as_far_as_possible()
        quick = Visitor()
        await application(SCOPE, quick.receive, quick.send)
        assert quick.status == 200
        for one in waiting:
            one.cancel()

    run(crowd())


def test_whoever_waits_too_long_is_told_that_the_server_is_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(concurrency, "PATIENCE", 0)

    async def crowd() -> None:
        application = bounded(at_most(1, Application()))
        first, second = Visitor(), Visitor()
        one = asyncio.ensure_future(application(SCOPE, first.receive, first.send))
        await as_far_as_possible()
        await application(SCOPE, second.receive, second.send)
        assert second.status == 503
        one.cancel()

    run(crowd())


def test_a_request_that_has_begun_is_finished_also_if_the_visitor_leaves() -> None:
    async def leaving() -> None:
        left: list[str] = []

        async def listening(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            listener = asyncio.ensure_future(receive())
            await as_far_as_possible()
            left.extend(["told"] * listener.done())
            listener.cancel()

        async def receive() -> Any:
            return WHOLE

        await at_most(1, listening)(SCOPE, receive, Visitor().send)
        assert not left

    run(leaving())
