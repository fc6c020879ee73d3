"""What people ask of each other: to be friends, to be left alone."""

from __future__ import annotations

from collections.abc import Callable

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, HttpResponseBase, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from kursbuch.core.words import Message
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import HouseRule
from kursbuch.web.forms import RequestForm, ShortText
from kursbuch.web.friends import blocks, friendship
from kursbuch.web.limits import limited
from kursbuch.web.visitors import visitor


class PersonForm(RequestForm):
    """Which account is meant, and to which page to return."""

    name = ShortText(150)
    next = ShortText(200)


def _about_somebody(do: Callable[[User, str], None]) -> Callable[..., HttpResponseBase]:
    """A form with a name: the person signed in does something about that account."""

    @login_required
    @require_POST
    @limited("friends", 30)
    def answer(request: HttpRequest) -> HttpResponse:
        user, form = visitor(request).user, PersonForm(request.POST)
        if not form.said("name"):
            raise HouseRule(Message("hand-no-account", name="–"))
        assert user is not None
        do(user, form.said("name"))
        target = form.said("next")
        safe = url_has_allowed_host_and_scheme(target, allowed_hosts=None)
        return HttpResponseRedirect(target if safe else reverse("people"))

    return answer


ask = _about_somebody(friendship.ask)
accept = _about_somebody(friendship.accept)
end = _about_somebody(friendship.end)
block = _about_somebody(blocks.block)
unblock = _about_somebody(blocks.unblock)
