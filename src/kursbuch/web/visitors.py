"""Who is looking: a person with an account, a guest of this browser, or nobody known yet."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, cast

from django.conf import settings
from django.db.models import Q
from django.http import HttpRequest, HttpResponse

from kursbuch.web.accounts.models import User
from kursbuch.web.requests import GUEST, Request


class Seat(Protocol):
    """A place at a table, as far as it matters who holds it."""

    @property
    def seat(self) -> int:
        """Its number."""

    def is_held_by(self, visitor: Visitor) -> bool:
        """Whether this visitor may act for it."""


class Owned(Protocol):
    """Something that a visitor has set up."""

    @property
    def owner_id(self) -> int | None:
        """The account, if it was one."""

    @property
    def owner_guest(self) -> str:
        """The guest, if it was one."""


@dataclass(frozen=True)
class Visitor:
    """The person who sent the request."""

    user: User | None = None
    guest: str = ""

    @property
    def name(self) -> str:
        """The account's name; guests have none."""
        return self.user.username if self.user else ""

    def seats(self, places: Iterable[Seat]) -> list[int]:
        """The seats that this visitor may act for."""
        return [place.seat for place in places if place.is_held_by(self)]

    def owns(self, table: Owned) -> bool:
        """Whether this visitor set the table up."""
        if table.owner_id:
            return self.user is not None and self.user.pk == table.owner_id
        return bool(table.owner_guest) and table.owner_guest == self.guest

    def holds(self, prefix: str = "") -> Q:
        """Condition on places (or, with a prefix, on their tables): held by this visitor."""
        by_user = Q(**{f"{prefix}user": self.user}) if self.user else Q(pk__in=[])
        by_guest = Q(**{f"{prefix}guest": self.guest}) if self.guest else Q(pk__in=[])
        return by_user | by_guest


class VisitorRequest(Request):
    """A request of somebody whom the middleware has recognised."""

    visitor: Visitor


def recognised(request: HttpRequest) -> VisitorRequest:
    """The request with who sent it."""
    return cast("VisitorRequest", request)


def visitor(request: HttpRequest) -> Visitor:
    """The visitor that the middleware found."""
    return recognised(request).visitor


def promise_guest_key(request: HttpRequest, response: HttpResponse) -> None:
    """A visitor who joins later is the one who looks now, even if that answer gets lost.

    A cookie, because not everybody who looks joins, and each session is a row.
    """
    if not visitor(request).guest:
        secure = settings.SESSION_COOKIE_SECURE
        key, age = secrets.token_urlsafe(20), settings.SESSION_COOKIE_AGE
        response.set_signed_cookie(
            GUEST, key, GUEST, max_age=age, httponly=True, samesite="Lax", secure=secure
        )


def known_visitor(request: HttpRequest) -> Visitor:
    """The visitor; from now on this browser is known again, also without an account."""
    found = visitor(request)
    if not found.guest:
        request.session["guest"] = secrets.token_urlsafe(20)
        found = Visitor(found.user, request.session["guest"])
        recognised(request).visitor = found
    return found
