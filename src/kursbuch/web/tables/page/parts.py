"""The page in parts, each with a fingerprint: only what the browser lacks is sent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import get_token
from django.template import Context, Engine, RequestContext

from kursbuch.core.cache import Cache
from kursbuch.core.words import Words
from kursbuch.web import clock
from kursbuch.web.tables.page import board
from kursbuch.web.tables.page.frame import BoardPicture, Framed

PARTS = ("bar", "seats", "views", "board", "overlay", "view", "scrubber", "now", "beside")
"""The parts by the ids of their elements; each has a template of its name."""
_TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="[^"]*"')
"""Masked anew in every answer; no part of what a part shows."""


@dataclass(frozen=True)
class Part:
    """One part as HTML, and its fingerprint."""

    name: str
    print: str
    html: str


_framed: Cache[tuple[str, Framed], Part] = Cache(1000)
_boards: Cache[tuple[str, Framed], Part] = Cache(100)
"""By far the largest of them."""


def drawn(context: Mapping[str, Any], request: HttpRequest) -> list[Part]:
    """All parts, drawn; those of the frame only if nobody has seen the same lately."""
    frame, language = context["frame"], str(request.LANGUAGE_CODE)
    own = {**context, "csrf_token": get_token(request)}  # masked once for all their forms
    return [
        _once(name, frame[name], language) if name in frame else _part(name, _own(own, request))
        for name in PARTS
    ]


def _own(shown: dict[str, Any], request: HttpRequest) -> Context:
    """What is shown to this visitor, before what every page knows."""
    context = RequestContext(request, use_l10n=False)
    context.push(shown)
    return context


def _once(name: str, shown: Framed, language: str) -> Part:
    """A part of the frame; its template knows the record and the language, and nothing else."""
    known = _boards if isinstance(shown, BoardPicture) else _framed
    context = Context({name: shown, "words": Words(language)}, use_l10n=False)
    found = known.get_or_set((language, shown), lambda: _part(name, context))
    if isinstance(shown, BoardPicture):
        board.remember(found.print, shown.picture)
    return found


def _part(name: str, context: Context) -> Part:
    """The part, drawn; numbers are written the same way in every language."""
    html = Engine.get_default().get_template(f"tables/page/{name}.html").render(context)
    print_ = sha256(_TOKEN.sub("", html).encode()).hexdigest()[:16]
    return Part(name, print_, html)


def handed_on(parts: list[Part], request: HttpRequest) -> list[Part]:
    """Parts that were drawn for somebody else: this visitor can send their forms."""
    token = f'name="csrfmiddlewaretoken" value="{get_token(request)}"'
    return [one if one.name == "board" else _with(token, one) for one in parts]


def _with(token: str, one: Part) -> Part:
    return replace(one, html=_TOKEN.sub(token, one.html))


def known(request: HttpRequest) -> dict[str, str]:
    """The fingerprints of the parts that the browser has."""
    pairs = (entry.partition(":") for entry in request.headers.get("X-Have", "")[:600].split(","))
    return {name: print_ for name, _, print_ in pairs if print_}


def answer(parts: list[Part], stamp: str, request: HttpRequest, status: int) -> HttpResponse:
    """The parts that the browser lacks; the stamp always goes with them."""
    have = known(request)
    missing = [one for one in parts if have.get(one.name) != one.print]
    html = "".join(_sent(one, have.get(one.name, "")) for one in missing)
    return HttpResponse(html + _stamp(stamp), status=status)


def _sent(one: Part, known: str) -> str:
    """The part as it is sent: of a board that the browser knows only what has changed."""
    return (known and one.name == "board" and board.changes(known, one.print)) or _placed(one)


def _stamp(stamp: str) -> str:
    return f'<meta id="stamp" content="{stamp}" data-now="{now()}" hx-swap-oob="true">'


def now() -> str:
    """The server's time, by which the page counts clocks down."""
    return f"{clock.now().timestamp():.3f}"


def _placed(one: Part) -> str:
    """The part as it is swapped in: found by its id, marked with its fingerprint."""
    return marked(one).replace(f'id="{one.name}"', f'id="{one.name}" hx-swap-oob="true"', 1)


def marked(one: Part) -> str:
    """The part with its fingerprint in it."""
    return one.html.replace(f'id="{one.name}"', f'id="{one.name}" data-print="{one.print}"', 1)
