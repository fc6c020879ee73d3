"""The public page of an account."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from kursbuch.web.accounts.models import User
from kursbuch.web.friends import blocks, friendship
from kursbuch.web.friends.blocks import has_blocked
from kursbuch.web.friends.friendship import circle
from kursbuch.web.groups import membership
from kursbuch.web.profiles.results import COUNTED, profile
from kursbuch.web.visitors import visitor


@require_GET
def show(request: HttpRequest, name: str) -> HttpResponse:
    """What somebody has played; a deleted or banned account has no page."""
    user = get_object_or_404(User, username=name, is_active=True)
    context = {"profile": profile(user), "most": COUNTED, **_between(visitor(request).user, user)}
    return render(request, "profiles/profile.html", context)


def _between(me: User | None, user: User) -> dict[str, bool]:
    """What a visitor with an account can ask of somebody else, and has asked already."""
    if me is None or me == user:
        return {}
    round_me = circle(me)
    return {
        "somebody_else": True,
        "is_friend": user.username in round_me.friends,
        "asked": user.username in round_me.asked_by_me,
        "asks": user.username in round_me.asking_me,
        "is_blocked": has_blocked(me, user),
    }


@require_GET
@never_cache
def people(request: HttpRequest) -> HttpResponse:
    """My friends, my groups, whom I have blocked; for guests, what an account would bring."""
    user = visitor(request).user
    context = {
        "circle": friendship.circle(user) if user else None,
        "groups": membership.groups_of(user) if user else (),
        "invitations": membership.invitations_to(user) if user else (),
        "blocked": blocks.blocked(user).order_by("username"),
    }
    return render(request, "profiles/people.html", context)
