"""What every request passes through: who asks, in which language, and what pages may load."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.core.exceptions import BadRequest
from django.http import HttpRequest, HttpResponseBase
from django.utils import translation

from kursbuch.core.errors import KursbuchError
from kursbuch.core.words import LANGUAGES, Words
from kursbuch.web import error_pages
from kursbuch.web.accounts.models import User
from kursbuch.web.errors import SetAside, is_full, status_of
from kursbuch.web.requests import guest_key, words
from kursbuch.web.visitors import Visitor, recognised, visitor

Answer = Callable[[HttpRequest], HttpResponseBase]

log = logging.getLogger("kursbuch.errors")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


def content_security_policy(get_response: Answer) -> Answer:
    """Pages load nothing but our own files, and run no inline script."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        response = get_response(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault(
            "Permissions-Policy", "camera=(), microphone=(), geolocation=()"
        )
        return response

    return answer


def plain_text(get_response: Answer) -> Answer:
    """A request with the character NUL is refused at the door: no database takes it as text."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        told = (request.GET, request.POST) if _is_form(request) else (request.GET,)
        texts = (text for data in told for name, values in data.lists() for text in (name, *values))
        if "\0" in request.path or any("\0" in text for text in texts):
            raise BadRequest("a NUL character")
        return get_response(request)

    return answer


def _is_form(request: HttpRequest) -> bool:
    return request.method == "POST" and request.content_type != "application/json"


def visitor_and_language(get_response: Answer) -> Answer:
    """Find out who asks, and in which language to answer."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        user = request.user if isinstance(request.user, User) else None
        language, found = _language(request, user), recognised(request)
        found.visitor, found.words = Visitor(user, guest_key(request)), Words(language)
        with translation.override(language):
            request.LANGUAGE_CODE = language
            response = get_response(request)
            if hasattr(response, "render") and not getattr(response, "is_rendered", True):
                response = response.render()
        response.headers.setdefault("Content-Language", language)
        return response

    return answer


class ErrorPages:
    """What a view refuses and does not tell itself is told by a page of its own."""

    sync_capable, async_capable = True, False

    def __init__(self, get_response: Answer) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer as usual."""
        return self._get_response(request)

    def process_exception(
        self, request: HttpRequest, exception: Exception
    ) -> HttpResponseBase | None:
        """The page about an error of ours, or about a full disk; all others are bugs."""
        if isinstance(exception, SetAside):
            key = str(request.resolver_match.kwargs["key"]) if request.resolver_match else ""
            return error_pages.set_aside(request, key, exception)
        if isinstance(exception, KursbuchError):
            return error_pages.error_page(
                request, status_of(exception), "page-sorry", exception.message
            )
        if is_full(exception):
            log.error("nothing can be written: %s", exception)
            return error_pages.full(request)
        return None


def _language(request: HttpRequest, user: User | None) -> str:
    """The person's own language, else this browser's choice, else what the browser prefers."""
    for wish in (user.language if user else "", request.session.get("language", "")):
        if wish in LANGUAGES:
            return str(wish)
    return translation.get_language_from_request(request)


def page(request: HttpRequest) -> dict[str, Any]:
    """What every template may use."""
    who = visitor(request)
    theme = who.user.theme if who.user else request.session.get("theme", "")
    return {
        "words": words(request),
        "language": request.LANGUAGE_CODE,
        "languages": settings.LANGUAGES,
        "visitor": who,
        "theme": theme,
    }
