"""Programmes: what the server does for a seat of the caller's, which nobody else sees."""

from __future__ import annotations

from random import Random

from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.core.offers import Offer
from kursbuch.core.words import Message, Words
from kursbuch.web.api.fields import Key, Plain, Whole
from kursbuch.web.api.security import PLAY, check_limit, me
from kursbuch.web.api.tables import begun
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.page.programmes import Told, told
from kursbuch.web.tables.page.table_view import TableView, look
from kursbuch.web.tables.play import programme_commands
from kursbuch.web.tables.programmes import policy, running
from kursbuch.web.tables.record import positions
from kursbuch.web.visitors import Visitor

router = Router(tags=["programmes"])


class Order(Schema):
    """A programme to begin: an offer of one with its open fields filled."""

    order: Plain


class ProgrammeAnswer(Schema):
    """A programme of mine that runs, or has stopped."""

    id: int
    order: Plain
    sentence: str
    """What it does and when it ends."""
    stopped: str
    """Why it has stopped; empty while it runs."""


class BeginningAnswer(Schema):
    """A programme that one of my seats can begin now, except for the fields left open."""

    do: str
    by: int
    fixed: Plain
    open: Plain
    until: str
    """When it ends."""
    example: Plain


class ProgrammesAnswer(Schema):
    """What the server does for me, and what it could."""

    programmes: list[ProgrammeAnswer]
    offers: list[BeginningAnswer]


@router.get("/tables/{table:key}/programmes", response=ProgrammesAnswer, summary="My programmes")
def my_programmes(request: HttpRequest, key: Key) -> ProgrammesAnswer:
    """What runs for my seats, what has stopped and why, and what can begin now."""
    return _programmes(begun(key), me(request), str(request.LANGUAGE_CODE))


@router.post(
    "/tables/{table:key}/programmes",
    auth=PLAY,
    response=ProgrammesAnswer,
    summary="Begin a programme",
)
def begin_programme(request: HttpRequest, key: Key, wish: Order) -> ProgrammesAnswer:
    """Let the server play for one of my seats; it acts at once if it is its turn."""
    check_limit(request, "act", 240)
    table, who = begun(key), me(request)
    programme_commands.start(table, who, policy.read(positions.title_of(table), wish.order))
    return _programmes(table, who, str(request.LANGUAGE_CODE))


@router.delete(
    "/tables/{table:key}/programmes/{number}",
    auth=PLAY,
    response=ProgrammesAnswer,
    summary="Stop a programme",
)
def stop_programme(request: HttpRequest, key: Key, number: Whole) -> ProgrammesAnswer:
    """Stop a programme of mine, or put away what a stopped one had to say."""
    table, who = begun(key), me(request)
    programme_commands.stop(table, who, number)
    return _programmes(table, who, str(request.LANGUAGE_CODE))


def _programmes(table: Table, who: Visitor, language: str) -> ProgrammesAnswer:
    view = look(table, who, language)
    rows = running.of_seats(table, view.scene.seats)
    return ProgrammesAnswer(
        programmes=[_programme(one) for one in told(view, rows)],
        offers=[_beginning(offer, view) for offer in _offered(view)],
    )


def _programme(one: Told) -> ProgrammeAnswer:
    answer = {"id": one.number, "order": one.order, "sentence": one.sentence, "stopped": one.why}
    return ProgrammeAnswer.model_validate(answer)


def _offered(view: TableView) -> list[Offer]:
    if view.table.status != Status.RUNNING:
        return []
    return [offer for seat in view.scene.seats for offer in policy.offered(view.state, seat)]


def _beginning(offer: Offer, view: TableView) -> BeginningAnswer:
    words: Words = view.scene.words
    until = words.say(Message(f"programme-until-{offer.action.__name__}"))
    example = policy.example(offer, Random(view.table.seq))
    return BeginningAnswer.model_validate({**offer.plain(), "until": until, "example": example})
