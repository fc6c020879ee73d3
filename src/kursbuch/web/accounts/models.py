"""People with an account."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any

from django.contrib.auth.models import AbstractUser
from django.db import models

from kursbuch.web.accounts.names import skeleton


class Quiet(models.IntegerChoices):
    """Minutes between two notifications."""

    MINUTES = 10
    HOUR = 60
    DAY = 24 * 60


class User(AbstractUser):
    """A person: name, password, and how the pages should be for them."""

    language = models.CharField(max_length=2, blank=True)
    theme = models.CharField(max_length=5, blank=True)
    time_zone = models.CharField(max_length=40, blank=True)
    """Of the IANA database; empty: UTC."""
    patterns = models.BooleanField(default=True)
    """Colours of boards are also told apart by patterns."""
    sound = models.BooleanField(default=False)
    by_email = models.BooleanField(default=False)
    webhook = models.URLField(max_length=300, blank=True)
    quiet = models.IntegerField(choices=Quiet, default=Quiet.MINUTES)
    """Nobody is told more often than this; what happens meanwhile is told together."""
    notified = models.DateTimeField(null=True, blank=True)
    """When the last notification went out."""
    muted = models.BooleanField(default=False)
    """Plays, and says nothing in chats."""
    skeleton = models.CharField(max_length=300, db_index=True, editable=False)
    """The same for all names that look alike."""

    def save(self, **options: Any) -> None:
        """Write the account down; with a new name, also what it looks like."""
        self.skeleton = skeleton(self.username)
        fields = options.get("update_fields")
        if fields and "username" in fields:
            options["update_fields"] = {*fields, "skeleton"}
        super().save(**options)


class Scope(models.TextChoices):
    """What a program may do with a token; everything that is public or its person's it may read."""

    READ = "read"
    PLAY = "play"
    """Act, agree, chat and write notes in the seats of the person."""
    MANAGE = "manage"
    """Set tables up, take and give seats, change what belongs to the account."""


class Token(models.Model):
    """A key with which a program acts for a person; only its hash is kept."""

    user = models.ForeignKey(User, models.CASCADE, related_name="tokens")
    name = models.CharField(max_length=60)
    digest = models.CharField(max_length=64, unique=True)
    scopes = models.CharField(max_length=60, default="read play manage")
    """Separated by blanks; tokens of before there were scopes have all."""
    created = models.DateTimeField(auto_now_add=True)

    @classmethod
    def issue(cls, user: User, name: str, scopes: Iterable[str] = Scope.values) -> str:
        """A new token; its text is shown once and never again."""
        text = f"kb_{secrets.token_urlsafe(32)}"
        cls.objects.create(user=user, name=name, digest=digest(text), scopes=" ".join(scopes))
        return text

    @classmethod
    def find(cls, text: str) -> Token | None:
        """The token of this text; those of accounts that are banned or deleted are none."""
        known = cls.objects.filter(digest=digest(text), user__is_active=True)
        return known.select_related("user").first()

    def has(self, scope: Scope) -> bool:
        """Whether a program may do with it what the scope allows."""
        return scope in self.scopes.split()


class Try(models.Model):
    """A failed try to sign in, kept for an hour to slow the next ones down."""

    name = models.CharField(max_length=150, db_index=True)
    address = models.CharField(max_length=45, db_index=True)
    at = models.DateTimeField(auto_now_add=True)


def digest(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
