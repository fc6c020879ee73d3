"""A seat says that it passes in advance, or that it acts again."""

from __future__ import annotations

from django import forms
from django.http import HttpRequest

from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.people import visitor
from kursbuch.web.tables.models import Passing, Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.tables.play.passing import pass_in_advance


class AutoPassForm(RequestForm):
    """Which seat passes in advance, and how long; without a way how, no longer."""

    seat = WholeNumber()
    how = forms.ChoiceField(choices=Passing.choices, required=False)


@table_command(Status.RUNNING)
def auto_pass(request: HttpRequest, table: Table) -> None:
    """Pass for one of the visitor's seats from now on, or no longer."""
    form = AutoPassForm(request.POST)
    how = form.said("how")
    pass_in_advance(table, visitor(request), form.number("seat"), Passing(how) if how else None)
