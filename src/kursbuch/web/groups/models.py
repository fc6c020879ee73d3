"""Groups, who belongs to them, and the tables that are announced to them."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.urls import reverse

from kursbuch.web.keys import new_key


class Group(models.Model):
    """People who play with each other again and again."""

    key = models.CharField(max_length=12, unique=True, default=new_key)
    name = models.CharField(max_length=60)
    owner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="own_groups")
    created = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """The group's page."""
        return reverse("group", args=[self.key])


class Membership(models.Model):
    """An account that belongs to a group, or is invited to."""

    group = models.ForeignKey(Group, models.CASCADE, related_name="memberships")
    user = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="memberships")
    accepted = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        """Everybody belongs once; the earliest members stand first."""

        constraints = (models.UniqueConstraint(fields=("group", "user"), name="one_membership"),)
        ordering = ("pk",)


class Announcement(models.Model):
    """A table whose free seats are announced to a group."""

    table = models.OneToOneField("tables.Table", models.CASCADE, related_name="announcement")
    group = models.ForeignKey(Group, models.CASCADE, related_name="announcements")
    reserved = models.BooleanField(default=False)
    """Only members may take a seat before the game begins."""
