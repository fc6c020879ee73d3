"""Many watchers of one table: Django is asked once, and who plays is told first."""

from __future__ import annotations

import asyncio
import gzip
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from django.http import HttpRequest, HttpResponse, HttpResponseForbidden
from django.middleware.csrf import CsrfViewMiddleware

from kursbuch.web.tables.live import channel
from kursbuch.web.tables.live.channel import Stream, Watcher, watcher
from kursbuch.web.tables.live.shared import with_watchers

BODY = (
    b'<form><input name="csrfmiddlewaretoken" value="ABC"></form>'
    b'<meta content="running-3" data-now="12.500">'
)
NOW = re.compile(rb'data-now="[\d.]+"')


class Django:
    """Answers all with the same page, and counts."""

    def __init__(self, shared: bool = True, status: int = 200) -> None:
        self.asked, self.status = 0, status
        self.headers = [(b"set-cookie", b"csrftoken=x"), (b"content-type", b"text/html")]
        self.headers += [(b"x-shared", b"1")] * shared

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        await asyncio.sleep(0)
        await send({"type": "http.response.start", "status": self.status, "headers": self.headers})
        await send({"type": "http.response.body", "body": BODY})


Sent = tuple[dict[bytes, bytes], bytes]


async def ask(application: Any, secret: str = "a" * 32, **headers: str) -> Sent:
    """What one watcher is answered."""
    events: list[Any] = []

    async def send(event: Any) -> None:
        events.append(event)

    sent = {"hx_request": "true", "cookie": f"csrftoken={secret}", **headers}
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()]
    scope = {"type": "http", "method": "GET", "scheme": "http", "headers": named}
    await application({**scope, "path": "/t/abc/", "query_string": b"quiet=1"}, None, send)
    return dict(events[0]["headers"]), events[1]["body"]


def run(coroutine: Coroutine[Any, Any, list[Sent]]) -> list[Sent]:
    """In a thread of its own: a browser may keep an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def ask_all(django: Django, *cookies: dict[str, str]) -> list[Sent]:
    """All ask at once."""
    application = with_watchers(django)

    async def asking() -> list[Sent]:
        return list(await asyncio.gather(*(ask(application, **one) for one in cookies)))

    return run(asking())


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is watched."""
    monkeypatch.setattr(watcher, "_known", {"abc": "news"})


class Check(CsrfViewMiddleware):
    """Django's own check, without the page that tells of it."""

    def _reject(self, request: HttpRequest, reason: str) -> HttpResponseForbidden:
        return HttpResponseForbidden()


def accepts(secret: str, token: str) -> bool:
    """Whether Django takes the token from whoever has the cookie."""
    request = HttpRequest()
    request.method, request.META = "POST", {"HTTP_X_CSRFTOKEN": token}
    request.COOKIES["csrftoken"] = secret
    middleware = Check(lambda _: HttpResponse())
    middleware.process_request(request)
    return middleware.process_view(request, lambda _: HttpResponse(), (), {}) is None


def test_all_watchers_get_what_was_answered_once_each_with_a_token_of_their_own() -> None:
    django = Django()
    secrets = [letter * 32 for letter in "abc"]
    answers = ask_all(django, *({"secret": secret} for secret in secrets))
    assert django.asked == 1
    assert answers[0][1] == BODY
    for secret, (headers, body) in zip(secrets[1:], answers[1:], strict=True):
        assert b"set-cookie" not in headers
        assert b"x-shared" not in headers
        assert int(headers[b"content-length"]) == len(body)
        token = re.search(rb'value="(\w+)"', body)
        assert token
        assert accepts(secret, token[1].decode())
        assert not accepts("z" * 32, token[1].decode())
        same = body.replace(token[1], b"ABC")
        assert same != BODY  # the time is another
        assert NOW.sub(b"", same) == NOW.sub(b"", BODY)


def test_who_reads_compressed_gets_it_so() -> None:
    django = Django()
    (_, _), (headers, body) = ask_all(django, {}, {"accept_encoding": "gzip, br"})
    assert headers[b"content-encoding"] == b"gzip"
    assert NOW.search(gzip.decompress(body))
    assert django.asked == 1


@pytest.mark.parametrize(
    "other",
    [
        {"cookie": "csrftoken=" + "a" * 32 + "; sessionid=b"},
        {"cookie": "csrftoken=short"},
        {"cookie": ""},
        {"authorization": "Bearer x"},
        {"hx_request": "false"},
        {"accept_language": "de"},
        {"x_have": "board:1"},
        {"hx_boosted": "true"},
        {"host": "elsewhere"},
    ],
    ids=str,
)
def test_who_may_see_something_else_is_answered_by_django(other: dict[str, str]) -> None:
    django = Django()
    ask_all(django, {}, other)
    assert django.asked == 2


@pytest.mark.parametrize("django", [Django(shared=False), Django(status=409)])
def test_what_is_not_for_all_is_asked_by_everybody(django: Django) -> None:
    ask_all(django, {}, {}, {})
    assert django.asked == 3


def test_after_the_next_move_django_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    django = Django()
    application = with_watchers(django)

    async def asking() -> list[Sent]:
        before = await ask(application)
        monkeypatch.setattr(watcher, "_known", {"abc": "other news"})
        return [before, await ask(application), await ask(application)]

    run(asking())
    assert django.asked == 2


def test_a_table_that_nobody_follows_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watcher, "_known", {})
    django = Django()
    ask_all(django, {}, {})
    assert django.asked == 2


def test_who_plays_is_told_at_once_and_of_many_watchers_one_group_after_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waited: list[tuple[bool, float]] = []
    monkeypatch.setattr(
        Stream, "tell", lambda self, news, after=0: waited.append((self.waits, after))
    )

    async def telling() -> list[Sent]:
        fresh = Watcher()
        streams = [Stream(waits=True) for _ in range(120)] + [Stream() for _ in range(2)]
        fresh._streams["abc"] = set(streams)
        fresh._tell("abc", "news")
        return []

    run(telling())
    assert [after for waits, after in waited if not waits] == [0, 0]
    later = sorted(after for waits, after in waited if waits)
    assert later.count(0) == channel.AT_ONCE - 2
    assert later[-1] == 2 * channel.GAP
