"""Tables for a group: announced to its members, or with seats for them alone."""

from __future__ import annotations

from django.db.models import Q

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.groups.membership import belongs
from kursbuch.web.groups.models import Announcement, Group, Membership
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.play.change import change
from kursbuch.web.visitors import Visitor


def announce(table: Table, visitor: Visitor, group: Group | None, reserved: bool = False) -> None:
    """The owner of an open table tells a group of theirs, or takes it back."""
    with change(table, status=Status.OPEN):
        if not visitor.owns(table):
            raise HouseRule(Message("group-not-your-table"))
        Announcement.objects.filter(table=table).delete()
        if group is None:
            return
        if not belongs(visitor.user, group):
            raise HouseRule(Message("group-not-member"))
        Announcement.objects.create(table=table, group=group, reserved=reserved)


def announced_to(user: User) -> Q:
    """Condition on tables: open, and announced to a group of this account."""
    groups = Membership.objects.filter(user=user, accepted=True).values("group")
    tables = Announcement.objects.filter(group__in=groups).values("table")
    return Q(pk__in=tables, status=Status.OPEN)


def check_may_sit(table: Table, user: User | None) -> None:
    """Refuse a seat that is reserved for a group to everybody else."""
    kept = Announcement.objects.filter(table=table, reserved=True).select_related("group").first()
    if kept and not belongs(user, kept.group):
        raise HouseRule(Message("group-reserved", group=kept.group.name))
