"""The page of a group, and what its people do there."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps

from django.contrib.auth.decorators import login_required
from django.db.models import Q
from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_POST

from kursbuch.catalogue import titles
from kursbuch.web.accounts.models import User
from kursbuch.web.forms import RequestForm, ShortText
from kursbuch.web.groups import membership
from kursbuch.web.groups.models import Group, Membership
from kursbuch.web.limits import limited
from kursbuch.web.visitors import visitor

Command = Callable[[Group, User, str], None]
"""What somebody does in a group; the name is that of an account or of the group."""


class NameForm(RequestForm):
    """The name of a group or of an account."""

    name = ShortText(150)


@require_GET
@never_cache
def group(request: HttpRequest, key: str) -> HttpResponse:
    """A group as its members see it, and who is invited."""
    found, user = _group(request, key), visitor(request).user
    assert user is not None
    members = membership.members(found)
    context = {
        "group": found,
        "members": members,
        "invited": membership.invited(found),
        "belongs": membership.belongs(user, found),
        "owns": found.owner_id == user.pk,
        "series": found.series.all(),
        "titles": titles().values(),
        "usual_seats": min(len(members), 4),
    }
    return render(request, "groups/group.html", context)


@login_required
@require_POST
@limited("groups", 30)
def new(request: HttpRequest) -> HttpResponse:
    """Found a group."""
    return redirect(membership.found(_user(request), NameForm(request.POST).said("name")))


def group_command(do: Command) -> Callable[..., HttpResponseBase]:
    """A form on the page of a group; whoever has left it goes on to the people they know."""

    @login_required
    @require_POST
    @limited("groups", 30)
    @wraps(do)
    def answer(request: HttpRequest, key: str) -> HttpResponse:
        found, user = _group(request, key), _user(request)
        do(found, user, NameForm(request.POST).said("name"))
        stays = Membership.objects.filter(group__key=key, user=user).exists()
        return redirect(found if stays else "people")

    return answer


@group_command
def invite(group: Group, user: User, name: str) -> None:
    """The owner invites an account by name."""
    membership.invite(group, user, name)


@group_command
def join(group: Group, user: User, name: str) -> None:
    """An invited person becomes a member."""
    membership.accept(group, user)


@group_command
def leave(group: Group, user: User, name: str) -> None:
    """Leave the group, or decline the invitation."""
    membership.leave(group, user)


@group_command
def remove(group: Group, user: User, name: str) -> None:
    """The owner removes a member, or withdraws an invitation."""
    membership.remove(group, user, name)


@group_command
def rename(group: Group, user: User, name: str) -> None:
    """The owner gives the group another name."""
    membership.rename(group, user, name)


@group_command
def delete(group: Group, user: User, name: str) -> None:
    """The owner deletes the group."""
    membership.delete(group, user)


def _group(request: HttpRequest, key: str) -> Group:
    """The group; for others than its people there is none."""
    concerned = Q(memberships__user=visitor(request).user)
    return get_object_or_404(Group.objects.filter(concerned).distinct(), key=key)


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user
