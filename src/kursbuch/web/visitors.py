"""Who is looking: a person with an account, a guest of this browser, or nobody known yet."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.conf import settings
from django.db.models import Q

if TYPE_CHECKING:
    from django.http import HttpRequest, HttpResponse

    from kursbuch.web.accounts.models import User
    from kursbuch.web.tables.models import Place, Table

GUEST = "guest"


@dataclass(frozen=True)
class Visitor:
    """The person who sent the request."""

    user: User | None = None
    guest: str = ""

    @property
    def name(self) -> str:
        """The account's name; guests have none."""
        return self.user.username if self.user else ""

    def seats(self, places: Iterable[Place]) -> list[int]:
        """The seats that this visitor may act for."""
        return [place.seat for place in places if place.is_held_by(self)]

    def owns(self, table: Table) -> bool:
        """Whether this visitor set the table up."""
        if table.owner_id:
            return self.user is not None and self.user.pk == table.owner_id
        return bool(table.owner_guest) and table.owner_guest == self.guest

    def holds(self, prefix: str = "") -> Q:
        """Condition on places (or, with a prefix, on their tables): held by this visitor."""
        by_user = Q(**{f"{prefix}user": self.user}) if self.user else Q(pk__in=[])
        by_guest = Q(**{f"{prefix}guest": self.guest}) if self.guest else Q(pk__in=[])
        return by_user | by_guest


def visitor(request: HttpRequest) -> Visitor:
    """The visitor that the middleware found."""
    found: Visitor = request.visitor  # type: ignore[attr-defined]
    return found


def guest_key(request: HttpRequest) -> str:
    """The key of the guest of this browser; a promised one counts like one of the session."""
    kept = request.session.get("guest", "")
    return str(kept or request.get_signed_cookie(GUEST, "", salt=GUEST))


def promise_guest_key(request: HttpRequest, response: HttpResponse) -> None:
    """Whoever joins later is the one who looks now, even if that answer gets lost on the way.

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
        request.visitor = found  # type: ignore[attr-defined]
    return found
