"""What has changed since the caller's last turn."""

from __future__ import annotations

from dataclasses import asdict

from django.http import HttpRequest
from ninja import Router, Schema

from kursbuch.web.api.fields import Key
from kursbuch.web.api.security import me
from kursbuch.web.api.tables import begun
from kursbuch.web.tables.page.digest import digest
from kursbuch.web.tables.page.table_view import look
from kursbuch.web.tables.since.last_turn import since_last_turn

router = Router(tags=["play"])


class ChangeAnswer(Schema):
    """One thing that somebody has more or less of than before."""

    what: str
    before: str
    now: str


class ChangesAnswer(Schema):
    """What has changed for one player, one company, the pool or the map."""

    owner: str
    seat: int | None
    changes: list[ChangeAnswer]


class SinceAnswer(Schema):
    """What has changed since the position after action *number*."""

    number: int
    moves: int
    changes: list[ChangesAnswer]


@router.get(
    "/tables/{table:key}/since", response=SinceAnswer, summary="What has changed since my turn"
)
def since(request: HttpRequest, key: Key) -> SinceAnswer:
    """What everybody has more or less since my last turn, or since the beginning."""
    table = begun(key)
    view = look(table, me(request), str(request.LANGUAGE_CODE))
    last = since_last_turn(table, view.scene.seats)
    changes = [ChangesAnswer.model_validate(asdict(one)) for one in digest(view, last.number)]
    return SinceAnswer(number=last.number, moves=last.moves, changes=changes)
