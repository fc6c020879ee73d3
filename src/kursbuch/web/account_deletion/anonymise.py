"""Makes an account that is deleted anonymous."""

from __future__ import annotations

from contextlib import suppress

from django.db import transaction
from django.http import Http404

from kursbuch.core.errors import StaleTable
from kursbuch.web.accounts.models import User
from kursbuch.web.friends import friendship
from kursbuch.web.groups import membership
from kursbuch.web.notices.models import Feed
from kursbuch.web.tables.lobby import seating
from kursbuch.web.tables.models import Note, Place, Remark, Status, Table
from kursbuch.web.visitors import Visitor


@transaction.atomic
def anonymise(user: User, anonymous: str) -> None:
    """Nothing that tells who it was stays; seats of games that have not begun are free again."""
    _leave_open_tables(user)
    Place.objects.filter(user=user).update(name=anonymous, pinned="")
    Note.objects.filter(user=user).delete()
    user.holidays.all().delete()
    Remark.objects.filter(user=user).update(name=anonymous, user=None)
    friendship.forget(user)
    membership.forget(user)
    user.tokens.all().delete()
    user.devices.all().delete()
    Feed.objects.filter(user=user).delete()
    user.notices.all().delete()
    user.username, user.email, user.webhook = f"anonymous-{user.pk}", "", ""
    user.by_email = user.is_active = False
    user.set_unusable_password()
    changed = ("username", "email", "webhook", "by_email", "is_active", "password")
    user.save(update_fields=changed)


def _leave_open_tables(user: User) -> None:
    """As anybody leaves: one change of each table, so that none begins with an empty seat."""
    waiting = Table.objects.filter(places__user=user, status=Status.OPEN).distinct()
    for table in waiting.order_by("pk"):
        with suppress(StaleTable, Http404):  # it has begun meanwhile, or is gone
            seating.leave(table, Visitor(user))
