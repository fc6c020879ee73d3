"""What is to be told to whom by which channel, and what everybody wishes to be told."""

from __future__ import annotations

import secrets
from datetime import time

from django.conf import settings
from django.core.serializers.json import DjangoJSONEncoder
from django.db import models

from kursbuch.web.tables.models import Table


class Kind(models.TextChoices):
    """What there is to tell."""

    TURN = "turn"
    REMINDER = "reminder"
    """A deadline comes near."""
    MENTION = "mention"
    INVITATION = "invitation"
    FRIEND = "friend"
    """Somebody asks to be friends."""
    ANNOUNCED = "announced"
    """A table with free seats is announced to a group of one's own."""
    STOPPED = "stopped"
    """A programme of one's own has stopped."""
    OVER = "over"


class Channel(models.TextChoices):
    """How it is told."""

    MAIL = "mail"
    WEBHOOK = "webhook"
    PUSH = "push"


class Notice(models.Model):
    """One thing to tell one person by one channel; sent once, whichever process is first."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="notices")
    channel = models.CharField(max_length=10, choices=Channel)
    kind = models.CharField(max_length=10, choices=Kind)
    key = models.CharField(max_length=60)
    """What it is about: nobody is told the same thing twice."""
    table = models.ForeignKey(Table, models.CASCADE, null=True, blank=True)
    path = models.CharField(max_length=100)
    """Where to look."""
    args = models.JSONField(default=dict, encoder=DjangoJSONEncoder)
    """What fills the gaps of its sentence."""
    at = models.DateTimeField()
    sent = models.DateTimeField(null=True, db_index=True)

    class Meta:
        """The database refuses what is already known."""

        unique_together = (("user", "channel", "key"),)
        ordering = ("pk",)


class Preferences(models.Model):
    """What a person does not want to be told, and when not; without a row, nothing of that."""

    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, models.CASCADE, related_name="notice_preferences"
    )
    unwanted = models.JSONField(default=list)
    """Kind and channel, as "turn-mail"."""
    quiet_from = models.TimeField(null=True, blank=True)
    quiet_until = models.TimeField(null=True, blank=True)
    """In the time zone of the account; in between nothing is sent, and later all of it."""

    @property
    def quiet_hours(self) -> tuple[time, time] | None:
        """From when to when nothing is sent."""
        if self.quiet_from is None or self.quiet_until is None:
            return None
        return self.quiet_from, self.quiet_until

    def wants(self, kind: str, channel: str) -> bool:
        """Whether such news is told by this channel."""
        return f"{kind}-{channel}" not in self.unwanted


class Device(models.Model):
    """A browser that shows notices of its push service."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="devices")
    endpoint = models.URLField(max_length=500, unique=True)
    public_key = models.CharField(max_length=100)
    secret = models.CharField(max_length=40)
    name = models.CharField(max_length=60)
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        """Oldest first."""

        ordering = ("pk",)


class ServerKey(models.Model):
    """The key by which push services know this installation: made once, the same on all hosts."""

    pem = models.TextField()


class Feed(models.Model):
    """The secret address of a person's calendar."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, related_name="feed")
    key = models.CharField(max_length=43, unique=True)

    @staticmethod
    def new_key() -> str:
        """A key that nobody guesses."""
        return secrets.token_urlsafe(32)
