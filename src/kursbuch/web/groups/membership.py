"""What people do with groups: found, invite, accept, leave, remove, rename, delete."""

from __future__ import annotations

from django.db import transaction
from django.db.models import QuerySet

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.friends.accounts import another
from kursbuch.web.friends.blocks import check_may_ask
from kursbuch.web.groups.models import Group, Membership

MOST_GROUPS = 20
"""Groups of one owner."""
MOST_MEMBERS = 60
"""Members of one group, with those who are invited."""


def groups_of(user: User) -> QuerySet[Group]:
    """The groups that somebody belongs to."""
    mine = Membership.objects.filter(user=user, accepted=True)
    return (
        Group.objects.filter(pk__in=mine.values("group")).select_related("owner").order_by("name")
    )


def invitations_to(user: User) -> QuerySet[Group]:
    """The groups that somebody is invited to."""
    asked = Membership.objects.filter(user=user, accepted=False)
    return Group.objects.filter(pk__in=asked.values("group")).select_related("owner").order_by("pk")


def members(group: Group) -> list[User]:
    """The members, in the order in which they came."""
    rows = group.memberships.filter(accepted=True, user__is_active=True).select_related("user")
    return [row.user for row in rows]


def invited(group: Group) -> list[User]:
    """Those who have not answered yet."""
    rows = group.memberships.filter(accepted=False, user__is_active=True).select_related("user")
    return [row.user for row in rows]


def chosen(key: str, user: User | None) -> Group | None:
    """The group that is meant; None for no group, and an error for one of others."""
    if not key:
        return None
    found = groups_of(user).filter(key=key).first() if user else None
    if found is None:
        raise HouseRule(Message("group-not-member"))
    return found


def belongs(user: User | None, group: Group) -> bool:
    """Whether somebody is a member."""
    return bool(user) and group.memberships.filter(user=user, accepted=True).exists()


def found(user: User, name: str) -> Group:
    """A new group, of which the founder is the owner and the first member."""
    if user.own_groups.count() >= MOST_GROUPS:
        raise HouseRule(Message("group-too-many", most=MOST_GROUPS))
    with transaction.atomic():
        group = Group.objects.create(name=_called(name), owner=user)
        Membership.objects.create(group=group, user=user, accepted=True)
    return group


def invite(group: Group, user: User, name: str) -> None:
    """The owner invites an account."""
    _check_owner(group, user)
    other = another(user, name)
    check_may_ask(user, other)
    with transaction.atomic():
        Group.objects.select_for_update().get(pk=group.pk)
        if group.memberships.count() >= MOST_MEMBERS:
            raise HouseRule(Message("group-full", most=MOST_MEMBERS))
        Membership.objects.get_or_create(group=group, user=other)


def accept(group: Group, user: User) -> None:
    """Become a member; only those who were invited can."""
    group.memberships.filter(user=user).update(accepted=True)


def leave(group: Group, user: User) -> bool:
    """Leave, or decline; the group of an owner who leaves goes to the eldest member.

    Whether the group still exists: one without members does not.
    """
    with transaction.atomic():
        locked = Group.objects.select_for_update().get(pk=group.pk)
        locked.memberships.filter(user=user).delete()
        if locked.owner_id != user.pk:
            return True
        eldest = next(iter(members(locked)), None)
        if eldest is None:
            locked.delete()
            return False
        locked.owner = eldest
        locked.save(update_fields=["owner"])
    return True


def remove(group: Group, user: User, name: str) -> None:
    """The owner removes a member, or withdraws an invitation."""
    _check_owner(group, user)
    group.memberships.filter(user__username=name).exclude(user=user).delete()


def rename(group: Group, user: User, name: str) -> None:
    """The owner gives the group another name."""
    _check_owner(group, user)
    Group.objects.filter(pk=group.pk).update(name=_called(name))


def delete(group: Group, user: User) -> None:
    """The owner deletes the group; tables and games stay."""
    _check_owner(group, user)
    group.delete()


def forget(user: User) -> None:
    """Somebody leaves all groups."""
    for group in Group.objects.filter(memberships__user=user):
        leave(group, user)


def hand_over(old: User, new: User) -> None:
    """One person with two accounts: groups go to the other one."""
    for one in Membership.objects.filter(user=old, accepted=True):
        kept, _ = Membership.objects.get_or_create(group=one.group, user=new)
        Membership.objects.filter(pk=kept.pk).update(accepted=True)
    Group.objects.filter(owner=old).update(owner=new)
    Membership.objects.filter(user=old).delete()


def _check_owner(group: Group, user: User) -> None:
    if group.owner_id != user.pk:
        raise HouseRule(Message("group-not-owner"))


def _called(name: str) -> str:
    if not name.strip():
        raise HouseRule(Message("group-nameless"))
    return name.strip()[:60]
