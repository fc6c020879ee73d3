"""The page about notices, its devices, and the script that shows them."""

from __future__ import annotations

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from kursbuch.web.accounts.models import User
from kursbuch.web.limits import limited
from kursbuch.web.notices import calendar_file, devices, push
from kursbuch.web.notices.forms import ChannelsForm, DeviceForm, DropForm, PreferencesForm
from kursbuch.web.notices.models import Channel, Kind, Preferences
from kursbuch.web.notices.preferences import of
from kursbuch.web.requests import words


@login_required
@require_http_methods(["GET", "POST"])
def notices(request: HttpRequest) -> HttpResponse:
    """Which news by which channel, how often, and when not."""
    user = _user(request)
    chosen = of(user)
    channels = ChannelsForm(request.POST or None, instance=user, words=words(request))
    preferences = PreferencesForm(request.POST or None, instance=chosen, words=words(request))
    if request.method == "POST" and channels.is_valid() and preferences.is_valid():
        channels.save(commit=False).save(update_fields=channels.Meta.fields)
        times = {name: preferences.cleaned_data[name] for name in preferences.Meta.fields}
        told = times | {"unwanted": preferences.unwanted}
        Preferences.objects.update_or_create(user=user, defaults=told)
        return redirect("notices")
    context = {
        "form": channels,
        "preferences": preferences,
        "zone": user.time_zone or "UTC",
        "channels": list(Channel),
        "rows": [
            (kind, [(channel, chosen.wants(kind, channel)) for channel in Channel]) for kind in Kind
        ],
        "can_mail": settings.CAN_MAIL,
        "devices": user.devices.all(),
        "public_key": push.public_key(),
        "feed": calendar_file.address(request, user),
    }
    return render(request, "notices/notices.html", context)


@login_required
@require_POST
@limited("devices", 20)
def subscribe(request: HttpRequest) -> HttpResponse:
    """Show notices on this device."""
    form = DeviceForm(request.POST)
    devices.subscribe(
        _user(request),
        form.said("endpoint"),
        form.said("public_key"),
        form.said("secret"),
        request.headers.get("User-Agent", ""),
    )
    return redirect("notices")


@login_required
@require_POST
def unsubscribe(request: HttpRequest) -> HttpResponse:
    """Stop showing notices on a device."""
    form = DropForm(request.POST)
    devices.unsubscribe(_user(request), form.number("device"), form.said("endpoint"))
    return redirect("notices")


@login_required
@require_POST
@limited("calendar", 20)
def renew_calendar(request: HttpRequest) -> HttpResponse:
    """A new address for the calendar of deadlines."""
    calendar_file.renew(_user(request))
    return redirect("notices")


@login_required
@require_POST
def drop_calendar(request: HttpRequest) -> HttpResponse:
    """No calendar any more."""
    calendar_file.drop(_user(request))
    return redirect("notices")


@require_GET
@never_cache
def calendar(request: HttpRequest, key: str) -> HttpResponse:
    """The deadlines of whoever has told this address to their calendar."""
    user = calendar_file.reader(key)
    if user is None:
        raise Http404
    response = HttpResponse(
        calendar_file.calendar(user), content_type="text/calendar; charset=utf-8"
    )
    response["Content-Disposition"] = 'inline; filename="kursbuch.ics"'
    return response


@require_GET
def worker(request: HttpRequest) -> HttpResponse:
    """The script that shows notices while no page is open; it stands above all it may open."""
    return render(request, "notices/worker.js", content_type="text/javascript")


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user
