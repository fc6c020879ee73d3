"""Ratings and the games they come from. All of it follows from the finished games."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from kursbuch.web.tables.models import Table


class Rating(models.Model):
    """How strong an account or a bot is in one title."""

    title = models.CharField(max_length=60)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True)
    bot = models.CharField(max_length=20, blank=True)
    """The bot's name; empty for an account."""
    mu = models.FloatField()
    """The estimated strength."""
    sigma = models.FloatField()
    """The standard deviation of that estimate."""
    games = models.IntegerField(default=0)

    class Meta:
        """One for each account and each bot in each title."""

        constraints = (
            models.UniqueConstraint(
                fields=("title", "user"),
                condition=models.Q(user__isnull=False),
                name="one_rating_of_an_account",
            ),
            models.UniqueConstraint(
                fields=("title", "bot"),
                condition=models.Q(user__isnull=True),
                name="one_rating_of_a_bot",
            ),
        )


class RatedGame(models.Model):
    """A finished game that was looked at, so that it counts once."""

    table = models.OneToOneField(Table, models.CASCADE, primary_key=True, related_name="rated")
    title = models.CharField(max_length=60)
    ended = models.DateTimeField()
    competitors = models.IntegerField()
    """How many seats were rated; 0 for a game that does not count."""

    class Meta:
        """The newest of a title is looked for with every game that ends."""

        indexes = (models.Index(fields=("title", "ended"), name="rated_by_title"),)
