"""A programme of a seat: its order as JSON, and why it has stopped."""

from __future__ import annotations

from django.db import models

from kursbuch.core.words import Message
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record.reasons import write_message


class StoredProgramme(models.Model):
    """What the server does for a seat. Nobody but the person in that seat sees it."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="programmes")
    seat = models.IntegerField()
    order = models.JSONField()
    """The kind of programme and its fields."""
    stopped = models.JSONField(null=True)
    """Why it has stopped, in no language; None while it runs."""

    class Meta:
        """Oldest first."""

        ordering = ("pk",)

    def runs(self) -> bool:
        """Nobody has stopped it meanwhile."""
        return StoredProgramme.objects.filter(pk=self.pk, stopped__isnull=True).exists()

    def end(self, why: Message) -> None:
        """It has stopped, and its owner will read why."""
        StoredProgramme.objects.filter(pk=self.pk).update(stopped=write_message(why))
