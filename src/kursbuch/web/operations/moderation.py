"""Moderation: accounts are banned, muted, merged and given passwords; messages are deleted."""

from __future__ import annotations

import secrets

from django.core.management import call_command
from django.db import transaction
from django.db.models import Exists, OuterRef

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.forms import visible
from kursbuch.web.friends import friendship
from kursbuch.web.groups import membership
from kursbuch.web.notices.models import Preferences
from kursbuch.web.ratings import update
from kursbuch.web.tables.models import Invitation, Note, Place, Remark, Table


def account(name: str) -> User:
    """The account of this name."""
    found = User.objects.filter(username=name).first()
    if found is None:
        raise HouseRule(Message("hand-no-account", name=name))
    return found


def ban(name: str, banned: bool = True) -> None:
    """A banned account is signed out at once, and so are programs with its tokens."""
    User.objects.filter(pk=account(name).pk).update(is_active=not banned)


def mute(name: str, muted: bool = True) -> None:
    """A muted account plays on, and says nothing; what it has pinned is taken down."""
    user = account(name)
    User.objects.filter(pk=user.pk).update(muted=muted)
    if muted:
        Place.objects.filter(user=user).update(pinned="")


def new_password(name: str) -> str:
    """A new password for somebody who has lost theirs; tokens end with the old one."""
    user, password = account(name), secrets.token_urlsafe(12)
    user.set_password(password)
    with transaction.atomic():
        user.save(update_fields=["password"])
        user.tokens.all().delete()
    return password


def messages(key: str) -> list[str]:
    """The chat of a table as lines with numbers, which its pages do not show; no controls."""
    table = Table.objects.filter(key=key).first()
    if table is None:
        raise HouseRule(Message("admin-no-table", key=key))
    return [
        f"{one.pk:6}  {one.at:%Y-%m-%d %H:%M}  {one.name}: {visible(one.text)}"
        for one in table.remarks.all()
    ]


def delete_message(number: int) -> bool:
    """Delete a line of a chat; whether there was one."""
    return bool(Remark.objects.filter(pk=number).delete()[0])


def merge(name: str, into: str) -> None:
    """One person with two accounts: whatever is not its own there goes to the other one."""
    old, new = account(name), account(into)
    if old == new:
        raise HouseRule(Message("merge-same-account"))
    if Place.objects.filter(user=old, table__places__user=new).exists():
        raise HouseRule(Message("merge-same-table"))
    with transaction.atomic():
        Place.objects.filter(user=old).update(user=new, name=new.username)
        Table.objects.filter(owner=old).update(owner=new)
        Remark.objects.filter(user=old).update(user=new, name=new.username)
        Invitation.objects.filter(user=old).update(user=new)
        known = Note.objects.filter(user=new, table=OuterRef("table"), subject=OuterRef("subject"))
        Note.objects.filter(Exists(known), user=old).delete()
        Note.objects.filter(user=old).update(user=new)
        old.holidays.update(user=new)
        old.devices.update(user=new)
        if not Preferences.objects.filter(user=new).exists():
            Preferences.objects.filter(user=old).update(user=new)
        friendship.hand_over(old, new)
        membership.hand_over(old, new)
        old.tokens.all().delete()
        User.objects.filter(pk=old.pk).update(is_active=False)
    update.compute_all()


def compute_ratings() -> int:
    """Compute all ratings anew from the finished games; how many games count."""
    return update.compute_all()


def clean_sessions() -> None:
    """Delete the sessions that have ended."""
    call_command("clearsessions")
