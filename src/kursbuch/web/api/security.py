"""Who calls: a program with the personal token of somebody, in whose name it acts."""

from __future__ import annotations

from django.http import HttpRequest
from ninja.errors import HttpError
from ninja.security import HttpBearer

from kursbuch.web.accounts import models as accounts
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.limits import address, too_often
from kursbuch.web.people import Visitor

PER_MINUTE = 600


class Bearer(HttpBearer):
    """A personal token in the header `Authorization: Bearer …`."""

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        """Whose token it is."""
        if too_often("api", address(request), PER_MINUTE):
            raise HttpError(429, "Too many calls from this address: please wait a minute.")
        known = Token.objects.filter(digest=accounts.digest(token), user__is_active=True)
        found = known.select_related("user").first()
        return found.user if found else None


def me(request: HttpRequest) -> Visitor:
    """The person in whose name the program calls."""
    user: User = request.auth  # type: ignore[attr-defined]
    return Visitor(user)
