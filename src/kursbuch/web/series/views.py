"""The page of a series, and starting one."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from kursbuch.web.accounts.models import User
from kursbuch.web.groups.models import Group
from kursbuch.web.limits import limited
from kursbuch.web.series import results, starting
from kursbuch.web.series.forms import read_series
from kursbuch.web.series.models import Series
from kursbuch.web.tables.clocks.shown import terms
from kursbuch.web.tables.lobby import listing
from kursbuch.web.visitors import visitor


@require_GET
@never_cache
def show(request: HttpRequest, key: str) -> HttpResponse:
    """The results and the tables, for everybody who has the link."""
    series = get_object_or_404(Series.objects.select_related("group"), key=key)
    tables, who = results.tables_of(series), visitor(request)
    context = {
        "series": series,
        "results": results.results(tables),
        "clock_terms": terms(tables[0]) if tables else [],  # all its tables have the same
        "rows": listing.rows(tables, who),
        "owns": who.user is not None and who.user.pk == series.group.owner_id,
        "is_member": series.group.memberships.filter(user=who.user, accepted=True).exists(),
    }
    return render(request, "series/series.html", context)


@login_required
@require_POST
@limited("series", 6)
def new(request: HttpRequest, key: str) -> HttpResponse:
    """The owner of a group starts a series."""
    user = _user(request)
    group = get_object_or_404(Group, key=key, memberships__user=user)
    return redirect(starting.start(group, user, read_series(group, request.POST)))


@login_required
@require_POST
@limited("groups", 30)
def delete(request: HttpRequest, key: str) -> HttpResponse:
    """The owner of the group deletes the series; its tables stay."""
    series = get_object_or_404(Series.objects.select_related("group"), key=key)
    starting.delete(series, _user(request))
    return redirect(series.group)


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user
