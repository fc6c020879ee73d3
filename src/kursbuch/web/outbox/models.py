"""Messages that are to be sent."""

from __future__ import annotations

from django.db import models
from django.utils import timezone


class Way(models.TextChoices):
    """How a message is sent."""

    MAIL = "mail"
    WEBHOOK = "webhook"
    PUSH = "push"


class Outgoing(models.Model):
    """A message on its way; once it was sent its row is deleted."""

    way = models.CharField(max_length=10, choices=Way)
    content = models.JSONField()
    tries = models.IntegerField(default=0)
    """How often it could not be sent."""
    due = models.DateTimeField(default=timezone.now, db_index=True)
    """Not to be tried before."""
