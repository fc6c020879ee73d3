"""Friends: asked, accepted, ended."""

from __future__ import annotations

from dataclasses import dataclass

from django.db import transaction
from django.db.models import Q, QuerySet

from kursbuch.web.accounts.models import User
from kursbuch.web.friends.accounts import another
from kursbuch.web.friends.blocks import check_may_ask
from kursbuch.web.friends.models import Block, Friendship


@dataclass(frozen=True)
class Circle:
    """The people round an account, by name."""

    friends: list[str]
    asking_me: list[str]
    asked_by_me: list[str]


def friends_of(user: User) -> QuerySet[User]:
    """The accounts that are friends with this one."""
    asked = Q(asked_by__asker=user, asked_by__accepted=True)
    asker = Q(asked_for__asked=user, asked_for__accepted=True)
    return User.objects.filter(asked | asker, is_active=True).distinct()


def circle(user: User) -> Circle:
    """Friends, and who has asked whom, in one query."""
    rows = Friendship.objects.filter(_of(user)).select_related("asker", "asked")
    friends, asking, asked = list[str](), list[str](), list[str]()
    for row in rows:
        other = row.asked if row.asker_id == user.pk else row.asker
        if other.is_active:
            into = friends if row.accepted else asked if row.asker_id == user.pk else asking
            into.append(other.username)
    return Circle(*(sorted(names, key=str.lower) for names in (friends, asking, asked)))


def ask(user: User, name: str) -> None:
    """Ask somebody to be friends; if they have asked already, that is accepted."""
    other = another(user, name)
    check_may_ask(user, other)
    with transaction.atomic():
        back = Friendship.objects.filter(asker=other, asked=user)
        if not back.update(accepted=True):
            Friendship.objects.get_or_create(asker=user, asked=other)


def accept(user: User, name: str) -> None:
    """Be friends with somebody who has asked."""
    Friendship.objects.filter(asker__username=name, asked=user).update(accepted=True)


def end(user: User, name: str) -> None:
    """Decline, withdraw what was asked, or end the friendship."""
    one, other = Q(asker=user, asked__username=name), Q(asker__username=name, asked=user)
    Friendship.objects.filter(one | other).delete()


def forget(user: User) -> None:
    """Of somebody who leaves nothing stays."""
    Friendship.objects.filter(_of(user)).delete()
    Block.objects.filter(Q(by=user) | Q(whom=user)).delete()


def hand_over(old: User, new: User) -> None:
    """One person with two accounts: friends and blocks go to the other one."""
    for row in Friendship.objects.filter(_of(old), accepted=True):
        other = row.asked_id if row.asker_id == old.pk else row.asker_id
        known = Q(asker=new, asked=other) | Q(asker=other, asked=new)
        if other != new.pk and not Friendship.objects.filter(known).update(accepted=True):
            Friendship.objects.create(asker=new, asked_id=other, accepted=True)
    for blocked in Block.objects.filter(by=old).exclude(whom=new):
        Block.objects.get_or_create(by=new, whom_id=blocked.whom_id)
    for blocking in Block.objects.filter(whom=old).exclude(by=new):
        Block.objects.get_or_create(by_id=blocking.by_id, whom=new)
    forget(old)


def _of(user: User) -> Q:
    return Q(asker=user) | Q(asked=user)
