"""What the people at a table agree on: taking moves back, ending the game, replacing somebody."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Literal

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kursbuch.web.api.fields import NO_NUL, Key, Whole
from kursbuch.web.api.security import PLAY, me
from kursbuch.web.api.tables import TableAnswer, begun, changed
from kursbuch.web.tables.agreement import proposals, undo
from kursbuch.web.tables.models import Wish

router = Router(tags=["agreement"])


class Undo(Schema):
    """What to take back: without `to` my last action, else everything after that move."""

    seq: Whole
    to: Whole | None = None


class Redo(Schema):
    """Go forward again, from the row that I saw."""

    seq: Whole


class Ask(Schema):
    """What to ask the others: to end the game, or to replace or invite somebody for a seat."""

    kind: Literal["end", "replace", "invite"]
    seat: Whole | None = None
    whom: Annotated[str, Field(max_length=150, pattern=NO_NUL)] = ""
    """The account that is invited; nobody: anyone who has the link."""


class Answer(Schema):
    """What I say to a proposal; whoever asked withdraws it by disagreeing."""

    agree: bool


class ProposalAnswer(Schema):
    """What somebody asks, and who has not agreed yet."""

    id: int
    kind: Wish
    by: int
    to: int
    """For taking back the row to return to, for replacing and inviting the seat."""
    whom: str
    missing: list[int]
    until: datetime | None
    """Until then somebody may come back to their seat."""
    ready: bool


@router.get(
    "/tables/{table:key}/proposals", response=list[ProposalAnswer], summary="What is proposed"
)
def table_proposals(request: HttpRequest, key: Key) -> list[ProposalAnswer]:
    """What somebody at the table asks the others."""
    table = begun(key)
    return [
        ProposalAnswer(
            id=asked.pk,
            kind=Wish(asked.kind),
            by=asked.by,
            to=asked.to,
            whom=asked.whom,
            missing=asked.missing(),
            until=proposals.waits_until(table, asked),
            ready=proposals.is_ready(table, asked),
        )
        for asked in proposals.standing(table)
    ]


@router.post("/tables/{table:key}/undo", auth=PLAY, response=TableAnswer, summary="Undo")
def take_back(request: HttpRequest, key: Key, wish: Undo) -> TableAnswer:
    """Undo my last action, or everything after a move; ask if others are concerned."""
    table = begun(key)
    undo.take_back(table, me(request), wish.seq, wish.to)
    return changed(table, me(request))


@router.post("/tables/{table:key}/redo", auth=PLAY, response=TableAnswer, summary="Redo")
def redo(request: HttpRequest, key: Key, wish: Redo) -> TableAnswer:
    """Redo what I have undone."""
    table = begun(key)
    undo.redo(table, me(request), wish.seq)
    return changed(table, me(request))


@router.post("/tables/{table:key}/ask", auth=PLAY, response=TableAnswer, summary="Ask the others")
def ask(request: HttpRequest, key: Key, wish: Ask) -> TableAnswer:
    """Ask to end the game here, or to let a bot or another person play for somebody absent."""
    table = begun(key)
    proposals.ask(table, me(request), Wish(wish.kind), wish.seat, wish.whom)
    return changed(table, me(request))


@router.post(
    "/tables/{table:key}/proposals/{number}",
    auth=PLAY,
    response=TableAnswer,
    summary="Agree to a proposal, or not",
)
def answer(request: HttpRequest, key: Key, number: Whole, wish: Answer) -> TableAnswer:
    """Agree to what somebody asked, refuse it, or withdraw it; when all agree it happens."""
    table = begun(key)
    proposals.answer(table, me(request), number, wish.agree)
    return changed(table, me(request))
