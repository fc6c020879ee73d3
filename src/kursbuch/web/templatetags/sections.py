"""Sections of pages that show what another package knows.

A page that is about one subject includes a section about another: the group its tables and series,
the account its days off, the table how strong its players are. Packages below know nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from django import template
from django.template import Context

from kursbuch.web.groups.models import Group
from kursbuch.web.ratings.standings import at_table
from kursbuch.web.ratings.strength import Strength
from kursbuch.web.series.starting import MOST_TABLES
from kursbuch.web.tables.clocks.setup import CHOICES
from kursbuch.web.tables.holidays.days_off import DaysOff
from kursbuch.web.tables.holidays.days_off import days_off as days_off_of
from kursbuch.web.tables.lobby import listing
from kursbuch.web.tables.lobby.listing import Row
from kursbuch.web.tables.models import Place, Status, Table

register = template.Library()


@register.simple_tag(takes_context=True)
def days_off(context: Context) -> DaysOff:
    """The days off of the person who looks."""
    return days_off_of(context["visitor"].user)


@register.simple_tag(takes_context=True)
def tables_of(context: Context, group: Group) -> Sequence[Row]:
    """The tables that are announced to a group and not over."""
    found = Table.objects.filter(announcement__group=group).exclude(status=Status.FINISHED)
    return listing.rows(listing.with_places(found)[: listing.MOST], context["visitor"])


@register.simple_tag
def series_limits() -> Mapping[str, object]:
    """What can be chosen for a new series."""
    return {"most_tables": MOST_TABLES, "clock": CHOICES}


@register.simple_tag
def strengths(table: Table, places: Sequence[Place]) -> Mapping[int, Strength | None]:
    """How strong those are who sit at a table, by seat; of some nothing is known."""
    found = at_table(table.title, places)
    return {place.seat: found.get(place.seat) for place in places}
