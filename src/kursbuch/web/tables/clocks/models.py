"""A table's clock, the holidays of accounts, and when the server was last alive."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from kursbuch.web.tables.models import Pace, Table


class Ending(models.TextChoices):
    """What happens when somebody's time has run out."""

    MARK = "mark"
    """Everybody sees it, and the game waits."""
    BOT = "bot"
    """A bot acts until somebody else has to, or the player is back."""
    SEAT = "seat"
    """A bot plays on in the seat, if the others agree."""


class Clock(models.Model):
    """The clock of a table: at a live one a bank for the game, else a deadline for each move.

    A table without a row has none. All that takes place before `due` needs no look at it.
    """

    table = models.OneToOneField(Table, models.CASCADE, related_name="clock")
    allowance = models.IntegerField()
    """Seconds: for the whole game at a live table, else for each move."""
    increment = models.IntegerField(default=0)
    """Seconds that each move of a live game adds (Fischer)."""
    nights = models.BooleanField(default=False)
    """Nights do not count, where each player lives."""
    ending = models.CharField(max_length=10, choices=Ending, default=Ending.MARK)
    bot = models.CharField(max_length=20, blank=True)
    """The level of the bot that acts at the end."""
    seats = models.JSONField(default=list)
    """The clock of each seat, as `SeatClock` writes it."""
    due = models.DateTimeField(null=True, db_index=True)
    """The moment at which the server must look; nothing before, and never while nobody waits."""

    def __str__(self) -> str:
        return f"{self.table.pace} {self.allowance} + {self.increment}"

    @property
    def is_slow(self) -> bool:
        """A deadline for each move."""
        return self.table.pace == Pace.DAYS


class Holiday(models.Model):
    """Days on which the slow games of an account rest."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="holidays")
    first = models.DateField()
    last = models.DateField()

    class Meta:
        """The next one first."""

        ordering = ("first",)

    def __str__(self) -> str:
        return f"{self.first} – {self.last}"


class Heartbeat(models.Model):
    """One row: when a server of this database was last alive. Until it is again, clocks stand."""

    at = models.DateTimeField()
