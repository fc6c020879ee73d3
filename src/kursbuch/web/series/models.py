"""Series of tables."""

from __future__ import annotations

from django.db import models
from django.urls import reverse

from kursbuch.web.groups.models import Group
from kursbuch.web.keys import new_key
from kursbuch.web.tables.models import Table


class Series(models.Model):
    """Several tables that a group plays for one result."""

    key = models.CharField(max_length=12, unique=True, default=new_key)
    name = models.CharField(max_length=50)
    group = models.ForeignKey(Group, models.CASCADE, related_name="series")
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        """Newest first."""

        ordering = ("-pk",)
        verbose_name_plural = "series"

    def __str__(self) -> str:
        return self.name

    def get_absolute_url(self) -> str:
        """The page with its results."""
        return reverse("series", args=[self.key])


class SeriesTable(models.Model):
    """A table of a series."""

    series = models.ForeignKey(Series, models.CASCADE, related_name="entries")
    table = models.OneToOneField(Table, models.CASCADE, related_name="in_series")

    class Meta:
        """In the order of play."""

        ordering = ("pk",)
