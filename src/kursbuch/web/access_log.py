"""The access log: a line and a figure for each request, whether Django answers it or not."""

from __future__ import annotations

import logging
import secrets
from time import perf_counter

from asgiref.typing import (
    ASGI3Application,
    ASGIReceiveCallable,
    ASGISendCallable,
    ASGISendEvent,
    HTTPScope,
    Scope,
)
from django.urls import Resolver404, resolve
from prometheus_client import Counter

from kursbuch.web.request_ids import current

REQUESTS = Counter("kursbuch_requests_total", "Requests", ["view", "method", "status"])
METHODS = ("DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT")
ID = b"x-request-id"

log = logging.getLogger("kursbuch.access")


def note(
    view: str, method: str, path: str, status: int, address: str, seconds: float, request_id: str
) -> None:
    """Count a request that was answered, and write a line about it."""
    # Whoever thinks methods up must not fill our memory with figures.
    REQUESTS.labels(view, method if method in METHODS else "other", status).inc()
    token = current.set(request_id)
    told = {"address": address, "view": view, "ms": round(seconds * 1000, 1)}
    log.info("%s %s %s", method, path, status, extra=told)
    current.reset(token)


def noted(application: ASGI3Application) -> ASGI3Application:
    """The application, with what it answers outside of Django noted as Django notes its answers.

    These are streams, when they end; copies for watchers; and what is refused at the door.
    """

    async def answer(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        if scope["type"] != "http":
            await application(scope, receive, send)
            return
        begun, request_id, status = perf_counter(), secrets.token_hex(8), 0

        async def sending(event: ASGISendEvent) -> None:
            nonlocal status
            if event["type"] == "http.response.start":
                headers = list(event["headers"])
                if not any(name.lower() == ID for name, _ in headers):
                    status = event["status"]
                    event = {**event, "headers": [*headers, (ID, request_id.encode())]}
            await send(event)

        try:
            await application(scope, receive, sending)
        finally:
            if status:
                _note_outside(scope, status, perf_counter() - begun, request_id)

    return answer


def _note_outside(scope: HTTPScope, status: int, seconds: float, request_id: str) -> None:
    address = scope["client"][0] if scope["client"] else ""
    view = _view(scope["path"])
    note(view, scope["method"], scope["path"], status, address, seconds, request_id)


def _view(path: str) -> str:
    try:
        return resolve(path).view_name or "none"
    except Resolver404:
        return "none"
