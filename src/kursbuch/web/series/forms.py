"""The form of a new series."""

from __future__ import annotations

from django import forms
from django.http import QueryDict

from kursbuch.catalogue import titles
from kursbuch.web.forms import RequestForm, ShortText, WholeNumber
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Group
from kursbuch.web.series.starting import NewSeries
from kursbuch.web.tables.clocks.setup import ClockForm
from kursbuch.web.tables.models import Pace


class SeriesForm(RequestForm):
    """Name, how many tables and seats, pace; titles and players are lists, the clock a form."""

    name = ShortText(50)
    tables = WholeNumber()
    seats = WholeNumber()
    pace = forms.ChoiceField(choices=Pace.choices, required=False)
    private = forms.BooleanField(required=False)


def read_series(group: Group, post: QueryDict) -> NewSeries:
    """The series that the form asks for; what is not known is not meant."""
    form = SeriesForm(post)
    chosen, pace = post.getlist("player"), form.said("pace") or Pace.DAYS
    return NewSeries(
        form.said("name"),
        [titles()[key] for key in post.getlist("title") if key in titles()],
        [member for member in membership.members(group) if member.username in chosen],
        form.number("tables") or 0,
        form.number("seats") or 0,
        pace,
        bool(form.cleaned_data.get("private")),
        ClockForm(post).clock(pace),
    )
