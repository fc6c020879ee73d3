"""The requests to take days off and to end holidays."""

from __future__ import annotations

from django import forms
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.forms import RequestForm, WholeNumber
from kursbuch.web.limits import limited
from kursbuch.web.tables.holidays import days_off


class HolidayForm(RequestForm):
    """The first and the last day."""

    first = forms.DateField(required=False)
    last = forms.DateField(required=False)


class EndForm(RequestForm):
    """Which holidays are meant."""

    holiday = WholeNumber()


@login_required
@require_POST
@limited("holidays", 30)
def take(request: HttpRequest) -> HttpResponse:
    """Let the slow games of the account rest on some days."""
    found = HolidayForm(request.POST).cleaned_data
    first, last = found.get("first"), found.get("last")
    if first is None or last is None:
        raise HouseRule(Message("holidays-wrong"))
    days_off.take(_user(request), first, last)
    return redirect("settings")


@login_required
@require_POST
@limited("holidays", 30)
def end(request: HttpRequest) -> HttpResponse:
    """End holidays, or take none after all."""
    days_off.end(_user(request), EndForm(request.POST).number("holiday") or 0)
    return redirect("settings")


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user
