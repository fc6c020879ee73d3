"""What the middleware adds to a request, whoever sent it."""

from __future__ import annotations

from typing import cast

from django.http import HttpRequest
from django_htmx.middleware import HtmxDetails

from kursbuch.core.words import Words

GUEST = "guest"


class Request(HttpRequest):
    """A request as the middleware hands it on."""

    words: Words
    """The words of the visitor's language."""
    htmx: HtmxDetails
    """What a part of a page says of itself when it asks."""


def ours(request: HttpRequest) -> Request:
    """The request with all that the middleware has added."""
    return cast("Request", request)


def words(request: HttpRequest) -> Words:
    """The words of the visitor's language."""
    return ours(request).words


def guest_key(request: HttpRequest) -> str:
    """The key of the guest of this browser; a promised one counts like one of the session."""
    kept = request.session.get("guest", "")
    return str(kept or request.get_signed_cookie(GUEST, "", salt=GUEST))
