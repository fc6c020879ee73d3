"""Hints: what a bot would do in the caller's place."""

from __future__ import annotations

from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.core.words import Words
from kursbuch.web.api.fields import Key, Plain, Whole
from kursbuch.web.api.security import PLAY, check_limit, me
from kursbuch.web.api.tables import begun
from kursbuch.web.tables.hints import asking
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import reasons
from kursbuch.web.visitors import Visitor

router = Router(tags=["play"])


class AskedAt(Schema):
    """The row at which a hint is wanted."""

    seq: Whole


class CandidateAnswer(Schema):
    """Something that a bot would do, what it brings, and why."""

    action: Plain
    brings: int
    because: str


class HintAnswer(Schema):
    """A hint: not asked for, being thought about, or there."""

    asked: bool
    ready: bool
    candidates: list[CandidateAnswer]
    """The best first."""


@router.post("/tables/{table:key}/hint", auth=PLAY, response=HintAnswer, summary="Ask for a hint")
def ask_hint(request: HttpRequest, key: Key, wish: AskedAt) -> HintAnswer:
    """Let a bot think about my choice, where the table allows hints."""
    check_limit(request, "hint", 20)
    table = begun(key)
    asking.ask(table, me(request), wish.seq)
    return _hint(table, me(request), str(request.LANGUAGE_CODE))


@router.get("/tables/{table:key}/hint", response=HintAnswer, summary="The hint")
def my_hint(request: HttpRequest, key: Key) -> HintAnswer:
    """What the bot would do that I have asked in this position."""
    return _hint(begun(key), me(request), str(request.LANGUAGE_CODE))


def _hint(table: Table, who: Visitor, language: str) -> HintAnswer:
    places = list(table.places.all())
    asked = asking.asked(table, who.seats(places))
    words = Words(language, [place.name for place in places])
    found = [
        CandidateAnswer(
            action=one["action"],
            brings=one["brings"],
            because=reasons.told(one["because"], words),
        )
        for one in (asked.candidates or () if asked else ())
    ]
    ready = asked is not None and asked.candidates is not None
    return HintAnswer(asked=asked is not None, ready=ready, candidates=found)
