"""The page about notices, its devices, and the script that shows them."""

from __future__ import annotations

from django.conf import settings
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from kursbuch.web.accounts.models import User
from kursbuch.web.limits import limited
from kursbuch.web.middleware import words
from kursbuch.web.notices import devices, push
from kursbuch.web.notices.forms import ChannelsForm, DeviceForm, DropForm, PreferencesForm
from kursbuch.web.notices.models import Channel, Kind, Preferences


@login_required
@require_http_methods(["GET", "POST"])
def notices(request: HttpRequest) -> HttpResponse:
    """Which news by which channel, how often, and when not."""
    user = _user(request)
    wishes = Preferences.objects.filter(user=user).first() or Preferences(user=user)
    channels = ChannelsForm(request.POST or None, instance=user, words=words(request))
    preferences = PreferencesForm(request.POST or None, instance=wishes, words=words(request))
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
            (kind, [(channel, wishes.wants(kind, channel)) for channel in Channel]) for kind in Kind
        ],
        "can_mail": settings.CAN_MAIL,
        "devices": user.devices.all(),
        "public_key": push.public_key(),
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
    """Show notices on a device no more."""
    form = DropForm(request.POST)
    devices.unsubscribe(_user(request), form.number("device"), form.said("endpoint"))
    return redirect("notices")


@require_GET
def worker(request: HttpRequest) -> HttpResponse:
    """The script that shows notices while no page is open; it stands above all it may open."""
    return render(request, "notices/worker.js", content_type="text/javascript")


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user
