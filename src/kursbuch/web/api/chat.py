"""What people say at a table."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kursbuch.web.api.fields import NO_NUL, Key, Whole
from kursbuch.web.api.security import PLAY, check_limit, me
from kursbuch.web.api.tables import found
from kursbuch.web.friends import blocks
from kursbuch.web.tables.chat import remarks
from kursbuch.web.tables.models import Table
from kursbuch.web.visitors import Visitor

router = Router(tags=["chat"])
MOST = 100


class Remark(Schema):
    """Something to say."""

    text: Annotated[str, Field(min_length=1, max_length=remarks.LONGEST, pattern=NO_NUL)]


class RemarkAnswer(Schema):
    """What somebody has said."""

    id: int
    name: str
    text: str
    at: datetime
    blocked: bool
    """I have blocked whoever said it."""


@router.get(
    "/tables/{table:key}/chat", response=list[RemarkAnswer], summary="What people have said"
)
def table_chat(request: HttpRequest, key: Key, after: Whole = 0) -> list[RemarkAnswer]:
    """The newest remarks, oldest first; `after` leaves out those up to this id."""
    return _newest(found(key), me(request), after)


@router.post(
    "/tables/{table:key}/chat", auth=PLAY, response=list[RemarkAnswer], summary="Say something"
)
def say(request: HttpRequest, key: Key, wish: Remark) -> list[RemarkAnswer]:
    """Say something at the table."""
    check_limit(request, "chat", 30)
    table = found(key)
    remarks.say(table, me(request), wish.text)
    return _newest(table, me(request))


def _newest(table: Table, who: Visitor, after: int = 0) -> list[RemarkAnswer]:
    blocked = blocks.numbers(who.user)
    newest = table.remarks.filter(pk__gt=after).order_by("-pk")[:MOST]
    return [
        RemarkAnswer(
            id=one.pk, name=one.name, text=one.text, at=one.at, blocked=one.user_id in blocked
        )
        for one in reversed(newest)
    ]
