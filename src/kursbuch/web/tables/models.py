"""Tables, who sits there, what was done: the record is the truth, the rest is kept for speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.conf import settings
from django.db import models
from django.urls import reverse

from kursbuch.web.keys import new_key

if TYPE_CHECKING:
    from kursbuch.web.visitors import Visitor


class Status(models.TextChoices):
    """Where a table is on its way."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"


class Pace(models.TextChoices):
    """How fast the people mean to play."""

    LIVE = "live"
    DAYS = "days"


class Table(models.Model):
    """A game and the people round it."""

    key = models.CharField(max_length=12, unique=True, default=new_key)
    name = models.CharField(max_length=60, blank=True)
    title = models.CharField(max_length=60, db_index=True)
    setup = models.JSONField()
    status = models.CharField(max_length=10, choices=Status, default=Status.OPEN, db_index=True)
    pace = models.CharField(max_length=10, choices=Pace, default=Pace.LIVE)
    private = models.BooleanField(default=False)
    hints = models.BooleanField(default=False)
    """People may ask what a bot would do in their place."""
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True)
    owner_guest = models.CharField(max_length=40, blank=True)
    branch_of = models.ForeignKey("self", models.SET_NULL, null=True, blank=True)
    branch_at = models.IntegerField(default=0)
    base = models.TextField(blank=True)
    """A branch of somebody else's running game begins here, with new random draws."""
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True, db_index=True)

    seq = models.IntegerField(default=0)
    """The newest row of the record."""
    position = models.IntegerField(default=0)
    """The row after which the game stands now: older than `seq` after taking back."""
    number = models.IntegerField(default=0)
    """How many actions led there."""
    waiting = models.JSONField(default=list)
    """The seats that the game waits for."""
    result = models.JSONField(null=True)
    round = models.CharField(max_length=20, blank=True)
    """The round that is played, as the title calls it; empty before the first that has a name."""
    directed = models.JSONField(null=True)
    """The seat that directs each company when the game ends, where the title has directors."""
    pulse = models.IntegerField(default=0)
    """One greater with everything that happens here, so that other processes notice."""
    secret_seed = models.BooleanField(default=True)
    """The server drew the seed and nobody knows it; not so for imported games and chosen seeds, nor
    once somebody who plays alone has copied the game or taken back what chance had shown."""
    broken = models.JSONField(null=True)
    """Why the record could not be played again, and by which code: the table is set aside."""

    def __str__(self) -> str:
        return self.name or self.key

    def get_absolute_url(self) -> str:
        """The table's page."""
        return reverse("table", args=[self.key])


class Place(models.Model):
    """One seat at a table: a person, a guest at some screen, a bot, or nobody yet."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="places")
    seat = models.IntegerField()
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True)
    guest = models.CharField(max_length=40, blank=True, db_index=True)
    name = models.CharField(max_length=40, blank=True)
    bot = models.CharField(max_length=20, blank=True)
    resigned = models.BooleanField(default=False)
    seen = models.IntegerField(default=-1)
    """The row up to which this person has seen the game."""
    pinned = models.CharField(max_length=280, blank=True)
    """The note that this player shows to everybody."""
    hidden = models.BooleanField(default=False)
    """This person does not want to see the table in the lobby."""

    class Meta:
        """One place for each seat."""

        unique_together = (("table", "seat"),)
        ordering = ("seat",)

    def __str__(self) -> str:
        return self.name

    @property
    def is_free(self) -> bool:
        """Nobody sits here."""
        return not (self.user_id or self.guest or self.bot)

    def is_held_by(self, visitor: Visitor) -> bool:
        """Whether the visitor sits here."""
        if self.user_id:
            return visitor.user is not None and visitor.user.pk == self.user_id
        return bool(self.guest) and self.guest == visitor.guest


class Move(models.Model):
    """A row of the record: an action of the game, or a return to an earlier row."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="moves")
    seq = models.IntegerField()
    parent = models.IntegerField()
    """The row on whose position it was played, or to which it returns."""
    number = models.IntegerField()
    """How many actions led to the position after this row."""
    action = models.JSONField(null=True)
    """None for a return."""
    news = models.JSONField(null=True)
    """What happened, kept for the log."""
    by = models.IntegerField(null=True)
    left = models.IntegerField(default=0)
    """For a return: the row that was left."""
    auto = models.BooleanField(default=False)
    """Played by the server for a seat that had said so in advance."""
    because = models.JSONField(null=True)
    """Why a bot did it: a message, in no language."""
    fingerprint = models.CharField(max_length=16, blank=True)
    """Of the position after this row, as the code that wrote it had it."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """The database refuses the second of two actions on one position."""

        unique_together = (("table", "seq"),)
        ordering = ("seq",)


class Hint(models.Model):
    """What a bot would do in somebody's place; empty as long as it thinks."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="asked_hints")
    seq = models.IntegerField()
    """The row at which it was asked."""
    seat = models.IntegerField()
    candidates = models.JSONField(null=True)
    """Actions, what each brings, and why."""

    class Meta:
        """One for each seat and row."""

        unique_together = (("table", "seq", "seat"),)


class Snapshot(models.Model):
    """The position after a row; may be deleted at any time."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="snapshots")
    seq = models.IntegerField()
    code = models.CharField(max_length=16)
    text = models.TextField()
    digest = models.CharField(max_length=64)
    """Of the text: a snapshot that was altered is not used."""

    class Meta:
        """One for each row and state of the code."""

        unique_together = (("table", "seq", "code"),)


class Wish(models.TextChoices):
    """What people may ask of each other."""

    UNDO = "undo"
    END = "end"
    REPLACE = "replace"
    INVITE = "invite"
    LATE = "late"
    """Asked by a clock that has run out."""


ABOUT_A_SEAT = (Wish.REPLACE, Wish.INVITE, Wish.LATE)
"""What may be asked about somebody who is absent; it does not lapse when the game goes on."""


class Proposal(models.Model):
    """Something that happens when everybody concerned has agreed."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="proposals")
    kind = models.CharField(max_length=10, choices=Wish)
    seq = models.IntegerField()
    """The row at which it was asked; it lapses when the game goes on."""
    by = models.IntegerField()
    to = models.IntegerField(default=0)
    """For taking back: the row to return to; for replacing and inviting: the seat."""
    whom = models.CharField(max_length=150, blank=True)
    """For inviting: the account; empty: anyone who has the link."""
    needs = models.JSONField(default=list)
    agreed = models.JSONField(default=list)
    at = models.DateTimeField(auto_now_add=True)

    def missing(self) -> list[int]:
        """The seats that have not agreed yet."""
        return [seat for seat in self.needs if seat not in self.agreed]


class Invitation(models.Model):
    """A seat of a running game that somebody else may take."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="invitations")
    seat = models.IntegerField()
    key = models.CharField(max_length=12, unique=True, default=new_key)
    """Part of the link that takes the seat."""
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True)
    """The only person who may take it; nobody: anyone who has the link."""
    own = models.BooleanField(default=True)
    """Offered by the player in the seat, not by the others in their absence."""
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """A seat is offered once at a time."""

        unique_together = (("table", "seat"),)

    def get_absolute_url(self) -> str:
        """The link that takes the seat."""
        return reverse("seat", args=[self.table.key, self.key])


class Note(models.Model):
    """What a player has noted at a table, for nobody else. It is the person's, not the seat's."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="notes")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True)
    guest = models.CharField(max_length=40, blank=True, db_index=True)
    subject = models.CharField(max_length=40, blank=True)
    """What it is about: a company ("company:JS") or a round ("round:SR 3"); empty: the table."""
    text = models.TextField(blank=True)
    version = models.IntegerField(default=1)
    """One greater with every change, so that two screens do not overwrite each other."""

    class Meta:
        """One for each person and subject at each table."""

        constraints = (
            models.UniqueConstraint(
                fields=("table", "user", "subject"),
                condition=models.Q(user__isnull=False),
                name="one_note",
            ),
            models.UniqueConstraint(
                fields=("table", "guest", "subject"),
                condition=models.Q(user__isnull=True),
                name="one_note_of_a_guest",
            ),
        )


class Remark(models.Model):
    """A line of the table's chat."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="remarks")
    name = models.CharField(max_length=40)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.SET_NULL, null=True, blank=True)
    text = models.CharField(max_length=1000)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """Oldest first."""

        ordering = ("pk",)
