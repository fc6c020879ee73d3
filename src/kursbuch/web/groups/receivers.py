"""What groups do when something happens elsewhere."""

from __future__ import annotations

from django.dispatch import receiver

from kursbuch.web.accounts.models import User
from kursbuch.web.friends.signals import blocked
from kursbuch.web.groups.models import Membership


@receiver(blocked)
def withdraw_invitations(user: User, other: User, **_: object) -> None:
    """Nobody stays invited to the group of somebody whom they block."""
    Membership.objects.filter(user=user, accepted=False, group__owner=other).delete()
