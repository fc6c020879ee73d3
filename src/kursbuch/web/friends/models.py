"""Friendships and blocks between accounts."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import F, Q


class Friendship(models.Model):
    """Two accounts that are friends, or one that has asked the other."""

    asker = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="asked_for")
    asked = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="asked_by")
    accepted = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """Nobody asks twice, or themselves."""

        constraints = (
            models.UniqueConstraint(fields=("asker", "asked"), name="one_friendship"),
            models.CheckConstraint(condition=~Q(asker=F("asked")), name="friends_with_others"),
        )


class Block(models.Model):
    """An account that wants nothing to do with another one."""

    by = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="blocks")
    whom = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="blocked_by")
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """Nobody blocks twice, or themselves."""

        constraints = (
            models.UniqueConstraint(fields=("by", "whom"), name="one_block"),
            models.CheckConstraint(condition=~Q(by=F("whom")), name="block_others"),
        )
