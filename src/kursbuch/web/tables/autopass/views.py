"""A seat says that it passes in advance, or that it acts again."""

from __future__ import annotations

from django import forms
from django.http import HttpRequest

from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.people import visitor
from kursbuch.web.tables.autopass import policy
from kursbuch.web.tables.models import Passing, Status, Table
from kursbuch.web.tables.page.responses import table_command
from kursbuch.web.tables.play import game
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.record import positions


class AutoPassForm(RequestForm):
    """Which seat passes in advance, and how long; without a way how, no longer."""

    seat = WholeNumber()
    how = forms.ChoiceField(choices=Passing.choices, required=False)


@table_command(Status.RUNNING)
def auto_pass(request: HttpRequest, table: Table) -> None:
    """Pass for one of the visitor's seats from now on, or no longer."""
    form = AutoPassForm(request.POST)
    state, how = positions.now(table), form.said("how")
    with change(table):
        mine = [place for place in table.places.all() if place.is_held_by(visitor(request))]
        for place in mine:
            if place.seat != form.number("seat"):
                continue
            if how:
                policy.begin(place, state, Passing(how))
            else:
                policy.end(table, [place.seat])
    if how:
        game.auto_pass(table)
