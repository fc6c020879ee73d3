"""The forms of programmes: which one to begin, which one to stop."""

from __future__ import annotations

from django import forms

from kursbuch.web.forms import RequestForm, WholeNumber


class AutoPassForm(RequestForm):
    """Which seat passes in advance, and how long; without `how` no longer."""

    seat = WholeNumber()
    how = forms.CharField(required=False)


class StopForm(RequestForm):
    """Which programme stops; one that has stopped is put away."""

    programme = WholeNumber()
