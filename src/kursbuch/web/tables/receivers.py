"""What tables do when something happens elsewhere."""

from __future__ import annotations

from django.db.models import F
from django.dispatch import receiver

from kursbuch.web.accounts.models import User
from kursbuch.web.accounts.signals import signed_in, time_zone_changed
from kursbuch.web.friends.signals import blocked
from kursbuch.web.tables.holidays.days_off import recount_for
from kursbuch.web.tables.models import Invitation, Place, Table
from kursbuch.web.tables.notes.notebook import hand_over


@receiver(signed_in)
def take_along(user: User, guest: str, **_: object) -> None:
    """What the guest of this browser plays becomes the account's."""
    if guest:
        Place.objects.filter(guest=guest).update(user=user, guest="")
        Table.objects.filter(owner_guest=guest).update(owner=user, owner_guest="")
        hand_over(guest, user)


@receiver(time_zone_changed)
def count_days_off_anew(user: User, **_: object) -> None:
    """Days off begin and end at midnight where somebody lives."""
    recount_for(user)


@receiver(blocked)
def withdraw_invitations(user: User, other: User, **_: object) -> None:
    """Nobody stays invited to the seat of somebody whom they block."""
    offered = Invitation.objects.filter(
        user=user, table__places__user=other, table__places__seat=F("seat")
    )
    Invitation.objects.filter(pk__in=offered.values("pk")).delete()
