"""The access log: whoever answers a request, it has an id, a line and a figure."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.test import Client

from kursbuch.web.access_log import REQUESTS, noted
from kursbuch.web.bounds import LARGEST, bounded
from kursbuch.web.request_ids import WithRequest


def answered(application: Any, path: str, **headers: str) -> dict[bytes, bytes]:
    """The headers of the answer to a request from afar."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(event: Any) -> None:
        sent.append(event)

    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": "POST", "path": path, "client": ("203.0.113.9", 4)}
    with ThreadPoolExecutor(1) as thread:  # a browser may keep an event loop in this one
        thread.submit(asyncio.run, application({**scope, "headers": named}, receive, send)).result()
    return dict(sent[0]["headers"])


async def by_django(scope: Any, receive: Any, send: Any) -> None:
    """An answer that was noted already."""
    headers = [(b"x-request-id", b"from-django")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def test_what_is_refused_at_the_door_has_an_id_and_a_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.handler.addFilter(WithRequest())
    before = REQUESTS.labels("import", "POST", 413)._value.get()
    with caplog.at_level(logging.INFO, logger="kursbuch.access"):
        headers = answered(noted(bounded(by_django)), "/import/", content_length=str(LARGEST + 1))
    (line,) = caplog.records
    assert line.getMessage() == "POST /import/ 413"
    assert line.__dict__["address"] == "203.0.113.9"
    assert line.__dict__["request"] == headers[b"x-request-id"].decode()
    assert REQUESTS.labels("import", "POST", 413)._value.get() == before + 1


def test_what_django_has_noted_is_not_noted_again(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, logger="kursbuch.access"):
        headers = answered(noted(bounded(by_django)), "/import/")
    assert headers == {b"x-request-id": b"from-django"}
    assert not caplog.records


def test_methods_that_somebody_thinks_up_are_one_figure(anna: Client) -> None:
    for number in range(3):
        anna.generic(f"BREW{number}", "/")
    found = {sample.labels["method"] for metric in REQUESTS.collect() for sample in metric.samples}
    assert "other" in found
    assert not [method for method in found if method.startswith("BREW")]
