"""Who sits where: joining and leaving before the game begins, seats that change hands later."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Field, Router, Schema

from kursbuch.bots import BOTS
from kursbuch.core.errors import BadSetup
from kursbuch.core.words import Message, Words
from kursbuch.web.api.fields import NO_NUL, Key, Text, Whole
from kursbuch.web.api.security import MANAGE, check_limit, me
from kursbuch.web.api.tables import Done, TableAnswer, begun, changed, found
from kursbuch.web.tables.lobby import seating
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.seats import transfer
from kursbuch.web.visitors import Visitor

router = Router(tags=["seats"])


class Fill(Schema):
    """The bot that takes the free seats."""

    bot: Text


class OfferedSeat(Schema):
    """A seat of mine, and to whom it is offered; without a name to anyone who has the link."""

    seat: Whole
    whom: Annotated[str, Field(max_length=150, pattern=NO_NUL)] = ""


class InvitationAnswer(Schema):
    """A seat that somebody else may take."""

    key: str
    """With it the seat is taken or the offer withdrawn; empty for those who may do neither."""
    seat: int
    whom: str
    """The account invited; empty: anyone who has the link."""


@router.post("/tables/{table:key}/join", auth=MANAGE, response=TableAnswer, summary="Join a table")
def join(request: HttpRequest, key: Key) -> TableAnswer:
    """Take a free seat before the game begins; when the last one is taken it does."""
    check_limit(request, "join", 60)
    table, who = found(key), me(request)
    seating.join(table, who, who.name)
    return changed(table, who)


@router.post("/tables/{table:key}/leave", auth=MANAGE, response=Done, summary="Leave a table")
def leave(request: HttpRequest, key: Key) -> Done:
    """Give my seat up before the game begins; a table of mine with nobody left is removed."""
    check_limit(request, "join", 60)
    seating.leave(found(key), me(request))
    return Done()


@router.post("/tables/{table:key}/fill", auth=MANAGE, response=TableAnswer, summary="Let bots join")
def fill(request: HttpRequest, key: Key, wish: Fill) -> TableAnswer:
    """Let bots take the free seats of a table of mine, and the game begins."""
    check_limit(request, "join", 60)
    if wish.bot not in BOTS:
        raise BadSetup(Message("bot-unknown", bot=wish.bot[:40], known=sorted(BOTS)))
    table = found(key)
    seating.fill(table, me(request), wish.bot, Words(str(request.LANGUAGE_CODE)))
    return changed(table, me(request))


@router.post("/tables/{table:key}/resign", auth=MANAGE, response=TableAnswer, summary="Give up")
def resign(request: HttpRequest, key: Key) -> TableAnswer:
    """Give my seats to bots."""
    table = begun(key)
    transfer.resign(table, me(request))
    return changed(table, me(request))


@router.get(
    "/tables/{table:key}/invitations",
    response=list[InvitationAnswer],
    summary="Seats that are offered",
)
def invitations(request: HttpRequest, key: Key) -> list[InvitationAnswer]:
    """The seats that are offered at this table, for those who sit there or are invited."""
    return _shown(begun(key), me(request))


@router.post(
    "/tables/{table:key}/invitations",
    auth=MANAGE,
    response=list[InvitationAnswer],
    summary="Offer my seat",
)
def offer_seat(request: HttpRequest, key: Key, wish: OfferedSeat) -> list[InvitationAnswer]:
    """Offer a seat of mine to an account, or to anyone who has the key of the invitation."""
    table = begun(key)
    transfer.offer(table, me(request), wish.seat, wish.whom)
    return _shown(table, me(request))


@router.post(
    "/tables/{table:key}/invitations/{offered}",
    auth=MANAGE,
    response=TableAnswer,
    summary="Take a seat that is offered",
)
def take_seat(request: HttpRequest, key: Key, offered: Key) -> TableAnswer:
    """Play on in a seat that was offered to me, or to anyone who has the key."""
    check_limit(request, "join", 60)
    table, who = begun(key), me(request)
    transfer.take(get_object_or_404(table.invitations, key=offered), who, who.name)
    return changed(table, who)


@router.delete(
    "/tables/{table:key}/invitations/{offered}",
    auth=MANAGE,
    response=Done,
    summary="Withdraw or decline an offer",
)
def withdraw_offer(request: HttpRequest, key: Key, offered: Key) -> Done:
    """Withdraw the offer of my seat; whoever is invited declines it."""
    table = begun(key)
    transfer.withdraw(get_object_or_404(table.invitations, key=offered), me(request))
    return Done()


def _shown(table: Table, who: Visitor) -> list[InvitationAnswer]:
    """The invitations, with the key for those who may use it, as the page shows them."""
    shown = []
    sits = bool(who.seats(table.places.all()))
    for one in table.invitations.select_related("user"):
        meant = one.user is not None and one.user == who.user
        key = one.key if meant or transfer.may_withdraw(one, who) else ""
        if meant or sits:
            whom = one.user.username if one.user else ""
            shown.append(InvitationAnswer(key=key, seat=one.seat, whom=whom))
    return shown
