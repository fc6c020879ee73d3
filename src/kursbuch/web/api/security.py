"""Who calls: a program with the personal token of somebody, in whose name it acts."""

from __future__ import annotations

from typing import cast

from django.http import HttpRequest
from ninja.errors import HttpError
from ninja.security import HttpBearer

from kursbuch.web.accounts.models import Scope, Token, User
from kursbuch.web.errors import LacksScope
from kursbuch.web.limits import address, too_often
from kursbuch.web.visitors import Visitor

PER_MINUTE = 600


class Read(HttpBearer):
    """A personal token in the header `Authorization: Bearer …`, which must have a scope."""

    scope = Scope.READ
    openapi_description = (
        "A personal token. The account's settings say what it allows: to read, to play, to manage."
    )

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        """Whose token it is."""
        check_limit(request, "api", PER_MINUTE)
        found = Token.find(token)
        if found and not found.has(self.scope):
            raise LacksScope(self.scope)
        return found.user if found else None


class Play(Read):
    """A token with which a program may play."""

    scope = Scope.PLAY


class Manage(Read):
    """A token with which a program may set tables up, and take and give seats."""

    scope = Scope.MANAGE


READ, PLAY, MANAGE = Read(), Play(), Manage()


class Call(HttpRequest):
    """A request of a program, once its token was found."""

    auth: User


def account(request: HttpRequest) -> User:
    """The account in whose name the program calls."""
    return cast("Call", request).auth


def me(request: HttpRequest) -> Visitor:
    """The same as a visitor of a table."""
    return Visitor(account(request))


def check_limit(request: HttpRequest, what: str, most: int) -> None:
    """Count one call; the pages and the interface are counted together."""
    if too_often(what, address(request), most):
        raise HttpError(429, "too often")
