"""How many requests are answered at once: the others wait in line, and cost no thread."""

from __future__ import annotations

import asyncio

from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGIReceiveEvent,
    ASGISendCallable,
    ASGISendEvent,
    Scope,
)

from kursbuch.web.bounds import Refused

PATIENCE = 30
"""Seconds to wait in line before a visitor is told that the server is busy."""


def at_most(number: int, application: ASGI3Application) -> ASGI3Application:
    """The application, answering a number of requests at once, at most half of them only to look.

    A request takes its turn when its body has arrived, and gives it back when its answer begins:
    whoever sends or reads slowly keeps nobody waiting. One that has begun is finished, also if the
    visitor has gone; else threads would go on behind our back.
    """
    looking, changing = (asyncio.Semaphore(max(1, number // 2)) for _ in range(2))

    async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "http":
            await application(scope, receive, send)
            return
        turn = _Turn(looking if scope["method"] in ("GET", "HEAD") else changing)

        async def receiving() -> ASGIReceiveEvent:
            if turn.taken:
                await asyncio.Event().wait()
            event = await receive()
            if event["type"] == "http.request" and not event["more_body"]:
                await turn.take()
            return event

        async def sending(event: ASGISendEvent) -> None:
            turn.give_back()
            await send(event)

        try:
            await application(scope, receiving, sending)
        finally:
            turn.give_back()

    return answer


class _Turn:
    """One request's turn: taken once, given back once."""

    def __init__(self, turns: asyncio.Semaphore) -> None:
        self._turns = turns
        self._held = False
        self.taken = False

    async def take(self) -> None:
        """Wait in line."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._turns.acquire()
        except TimeoutError:
            raise Refused(503) from None
        self._held = self.taken = True

    def give_back(self) -> None:
        """The next one may begin."""
        if self._held:
            self._held = False
            self._turns.release()
