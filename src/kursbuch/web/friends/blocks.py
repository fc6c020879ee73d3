"""Blocks: whom somebody does not want to be asked by, invited by, sit with, or read."""

from __future__ import annotations

from django.db import transaction
from django.db.models import Q, QuerySet

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends.accounts import another
from kursbuch.web.friends.models import Block, Friendship
from kursbuch.web.friends.signals import blocked as blocked_now


def block(user: User, name: str) -> None:
    """From now on *name* cannot ask, invite or join *user*; a friendship and invitations end."""
    other = another(user, name)
    with transaction.atomic():
        Block.objects.get_or_create(by=user, whom=other)
        Friendship.objects.filter(Q(asker=user, asked=other) | Q(asker=other, asked=user)).delete()
        blocked_now.send(Block, user=user, other=other)


def unblock(user: User, name: str) -> None:
    """Take it back."""
    Block.objects.filter(by=user, whom__username=name).delete()


def blocked(user: User | None) -> QuerySet[User]:
    """The accounts that somebody has blocked."""
    return User.objects.filter(blocked_by__by=user) if user else User.objects.none()


def numbers(user: User | None) -> set[int]:
    """The same accounts by their numbers."""
    return set(blocked(user).values_list("pk", flat=True)) if user else set()


def has_blocked(user: User | None, other: User | None) -> bool:
    """Whether one account has blocked the other."""
    if user is None or other is None:
        return False
    return Block.objects.filter(by=user, whom=other).exists()


def check_may_ask(asker: User | None, asked: User | None) -> None:
    """Refuse to ask or invite somebody who has blocked the asker, or whom the asker has blocked."""
    if asked and (has_blocked(asked, asker) or has_blocked(asker, asked)):
        raise HouseRule(Message("block-not-asked", name=asked.username))


def check_may_sit(visitor: User | None, owner: User | None) -> None:
    """Refuse a seat at the table of somebody who has blocked the visitor."""
    if has_blocked(owner, visitor):
        raise HouseRule(Message("block-no-seat"))
