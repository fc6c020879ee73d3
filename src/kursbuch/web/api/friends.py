"""Friends of the caller, and accounts that the caller has blocked."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from ninja import Field, Router, Schema

from kursbuch.web.api.fields import NO_NUL, Key
from kursbuch.web.api.security import MANAGE, account, check_limit
from kursbuch.web.friends import blocks, friendship

router = Router(tags=["people"])


class AccountName(Schema):
    """The name of an account."""

    name: Annotated[str, Field(min_length=1, max_length=150, pattern=NO_NUL)]


class CircleAnswer(Schema):
    """The people round me, by name."""

    friends: list[str]
    asking_me: list[str]
    asked_by_me: list[str]
    blocked: list[str]


@router.get("/friends", response=CircleAnswer, summary="My friends, and whom I have blocked")
def my_friends(request: HttpRequest) -> CircleAnswer:
    """My friends, who has asked whom, and whom I have blocked."""
    user = account(request)
    round_me = friendship.circle(user)
    blocked = blocks.blocked(user).order_by("username").values_list("username", flat=True)
    return CircleAnswer(
        friends=round_me.friends,
        asking_me=round_me.asking_me,
        asked_by_me=round_me.asked_by_me,
        blocked=list(blocked),
    )


@router.post("/friends", auth=MANAGE, response=CircleAnswer, summary="Ask somebody to be friends")
def ask_friend(request: HttpRequest, wish: AccountName) -> CircleAnswer:
    """Ask somebody to be friends; if they have asked me, that is accepted."""
    check_limit(request, "friends", 30)
    friendship.ask(account(request), wish.name)
    return my_friends(request)


@router.post("/friends/{name}", auth=MANAGE, response=CircleAnswer, summary="Accept a friend")
def accept_friend(request: HttpRequest, name: Key) -> CircleAnswer:
    """Be friends with somebody who has asked."""
    check_limit(request, "friends", 30)
    friendship.accept(account(request), name)
    return my_friends(request)


@router.delete("/friends/{name}", auth=MANAGE, response=CircleAnswer, summary="End a friendship")
def end_friendship(request: HttpRequest, name: Key) -> CircleAnswer:
    """Decline, withdraw what I have asked, or end the friendship."""
    check_limit(request, "friends", 30)
    friendship.end(account(request), name)
    return my_friends(request)


@router.post("/blocks", auth=MANAGE, response=CircleAnswer, summary="Block an account")
def block(request: HttpRequest, wish: AccountName) -> CircleAnswer:
    """From now on that account cannot ask, invite or join me; a friendship ends."""
    check_limit(request, "friends", 30)
    blocks.block(account(request), wish.name)
    return my_friends(request)


@router.delete("/blocks/{name}", auth=MANAGE, response=CircleAnswer, summary="Unblock an account")
def unblock(request: HttpRequest, name: Key) -> CircleAnswer:
    """Take a block back."""
    check_limit(request, "friends", 30)
    blocks.unblock(account(request), name)
    return my_friends(request)
