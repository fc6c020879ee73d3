"""The public page of an account."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.http import require_GET

from kursbuch.web.accounts.models import User
from kursbuch.web.profiles.results import COUNTED, profile


@require_GET
def show(request: HttpRequest, name: str) -> HttpResponse:
    """What somebody has played; whoever is deleted or banned has no page."""
    user = get_object_or_404(User, username=name, is_active=True)
    return render(request, "profiles/profile.html", {"profile": profile(user), "most": COUNTED})
