"""The forms of plans."""

from __future__ import annotations

from django import forms

from kursbuch.web.forms import RequestForm, ShortText, WholeNumber


class BeginForm(RequestForm):
    """The move after which the plan begins."""

    at = WholeNumber()


class LineForm(RequestForm):
    """Which line."""

    line = WholeNumber()


class WriteForm(RequestForm):
    """The name of a line, and a note about it."""

    name = ShortText(60)
    note = ShortText(2000)


class ArmForm(RequestForm):
    """Whether the moves hold whatever the others play."""

    whatever = forms.BooleanField(required=False)
