"""Groups of the caller, and tables that are announced to them."""

from __future__ import annotations

from typing import Annotated

from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from ninja import Field, Router, Schema

from kursbuch.web.accounts.models import User
from kursbuch.web.api.fields import NO_NUL, Key, Text
from kursbuch.web.api.friends import AccountName
from kursbuch.web.api.security import MANAGE, account, check_limit, me
from kursbuch.web.api.tables import Done, TableAnswer, changed, found
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Group
from kursbuch.web.tables.lobby import announcing
from kursbuch.web.tables.models import Status, Table

router = Router(tags=["groups"])


class GroupName(Schema):
    """The name of a group."""

    name: Annotated[str, Field(max_length=60, pattern=NO_NUL)]


class Announcing(Schema):
    """To which group a table is announced; to none without a key."""

    group: Text = ""
    reserved: bool = False
    """Only members may sit down."""


class SeriesName(Schema):
    """A series by its name."""

    key: str
    name: str


class GroupAnswer(Schema):
    """A group as its members see it, and who is invited."""

    key: str
    name: str
    owner: str
    belongs: bool
    """I am a member; otherwise I am invited."""
    members: list[str]
    invited: list[str]
    series: list[SeriesName]
    tables: list[str]
    """The keys of the tables that are announced to it and not finished."""


@router.get("/groups", response=list[GroupAnswer], summary="My groups")
def my_groups(request: HttpRequest) -> list[GroupAnswer]:
    """The groups that I belong to, and those that I am invited to."""
    user = account(request)
    mine = [*membership.groups_of(user), *membership.invitations_to(user)]
    return [_group(one, user) for one in mine]


@router.post("/groups", auth=MANAGE, response=GroupAnswer, summary="Found a group")
def new_group(request: HttpRequest, wish: GroupName) -> GroupAnswer:
    """Found a group, of which I am the owner."""
    check_limit(request, "groups", 30)
    user = account(request)
    return _group(membership.found(user, wish.name), user)


@router.get("/groups/{key}", response=GroupAnswer, summary="A group")
def one_group(request: HttpRequest, key: Key) -> GroupAnswer:
    """A group of mine, or one that I am invited to."""
    return _group(of_mine(request, key), account(request))


@router.patch("/groups/{key}", auth=MANAGE, response=GroupAnswer, summary="Rename a group")
def rename_group(request: HttpRequest, key: Key, wish: GroupName) -> GroupAnswer:
    """Give a group that I own another name."""
    check_limit(request, "groups", 30)
    membership.rename(of_mine(request, key), account(request), wish.name)
    return one_group(request, key)


@router.delete("/groups/{key}", auth=MANAGE, response=Done, summary="Delete a group")
def delete_group(request: HttpRequest, key: Key) -> Done:
    """Delete a group that I own; tables and games stay."""
    check_limit(request, "groups", 30)
    membership.delete(of_mine(request, key), account(request))
    return Done()


@router.post("/groups/{key}/members", auth=MANAGE, response=GroupAnswer, summary="Invite somebody")
def invite_member(request: HttpRequest, key: Key, wish: AccountName) -> GroupAnswer:
    """Invite an account to a group that I own."""
    check_limit(request, "groups", 30)
    membership.invite(of_mine(request, key), account(request), wish.name)
    return one_group(request, key)


@router.delete(
    "/groups/{key}/members/{name}",
    auth=MANAGE,
    response=GroupAnswer,
    summary="Remove a member",
)
def remove_member(request: HttpRequest, key: Key, name: Key) -> GroupAnswer:
    """Remove a member of a group that I own, or withdraw an invitation."""
    check_limit(request, "groups", 30)
    membership.remove(of_mine(request, key), account(request), name)
    return one_group(request, key)


@router.post("/groups/{key}/join", auth=MANAGE, response=GroupAnswer, summary="Join a group")
def join_group(request: HttpRequest, key: Key) -> GroupAnswer:
    """Become a member of a group that I am invited to."""
    check_limit(request, "groups", 30)
    membership.accept(of_mine(request, key), account(request))
    return one_group(request, key)


@router.post("/groups/{key}/leave", auth=MANAGE, response=Done, summary="Leave a group")
def leave_group(request: HttpRequest, key: Key) -> Done:
    """Leave a group, or decline the invitation; one without members is deleted."""
    check_limit(request, "groups", 30)
    membership.leave(of_mine(request, key), account(request))
    return Done()


@router.post(
    "/tables/{table:key}/announce",
    auth=MANAGE,
    response=TableAnswer,
    summary="Announce a table to a group",
)
def announce(request: HttpRequest, key: Key, wish: Announcing) -> TableAnswer:
    """Tell a group of mine that a table of mine has free seats, or take that back."""
    check_limit(request, "groups", 30)
    table, who = found(key), me(request)
    group = membership.chosen(wish.group, who.user)
    announcing.announce(table, who, group, wish.reserved)
    return changed(table, who)


def of_mine(request: HttpRequest, key: str) -> Group:
    """A group of the caller's people; for others there is none."""
    return get_object_or_404(Group, key=key, memberships__user=account(request))


def _group(group: Group, user: User) -> GroupAnswer:
    tables = Table.objects.filter(announcement__group=group).exclude(status=Status.FINISHED)
    return GroupAnswer(
        key=group.key,
        name=group.name,
        owner=group.owner.username,
        belongs=membership.belongs(user, group),
        members=[one.username for one in membership.members(group)],
        invited=[one.username for one in membership.invited(group)],
        series=[SeriesName(key=one.key, name=one.name) for one in group.series.all()],
        tables=list(tables.order_by("-pk").values_list("key", flat=True)),
    )
