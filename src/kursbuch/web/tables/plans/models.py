"""A line of a plan: the board on which it is played out, and what of it is armed."""

from __future__ import annotations

from django.db import models

from kursbuch.core.words import Message
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record.reasons import write_message


class Line(models.Model):
    """A line that the person in a seat has thought of. Nobody else sees it, nor its board."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="lines")
    seat = models.IntegerField()
    board = models.OneToOneField(Table, models.CASCADE, related_name="line")
    """A what-if board where that person plays for everybody."""
    base = models.IntegerField()
    """The row of the table after which it begins."""
    name = models.CharField(max_length=60, blank=True)
    note = models.TextField(blank=True)
    armed = models.BooleanField(default=False)
    """Its moves are conditional moves: played by the server if the others play theirs."""
    steps = models.JSONField(default=list)
    """The actions in their order; of an armed line that holds for any play, one's own alone."""
    done = models.IntegerField(default=0)
    """How many of them have been played."""
    whatever = models.BooleanField(default=False)
    """It holds whatever the others play."""
    stopped = models.JSONField(null=True)
    """Why it is not armed any more, in no language."""
    stops = models.IntegerField(default=0)
    """How often it has stopped: each time its owner is told."""

    class Meta:
        """Oldest first; what holds whatever the others play comes after all that does not."""

        ordering = ("whatever", "pk")

    def runs(self) -> bool:
        """Nobody has disarmed it meanwhile."""
        return Line.objects.filter(pk=self.pk, armed=True, done=self.done).exists()

    def end(self, why: Message) -> None:
        """It is not armed any more, and its owner will read why."""
        again = models.F("stops") + 1
        Line.objects.filter(pk=self.pk).update(armed=False, stopped=write_message(why), stops=again)
