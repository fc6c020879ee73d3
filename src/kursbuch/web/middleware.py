"""What every request passes through: who asks, in which language, and what pages may load."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.conf import settings
from django.core.exceptions import BadRequest
from django.http import Http404, HttpRequest, HttpResponseBase
from django.utils import translation

from kursbuch.core.cache import Cache
from kursbuch.core.errors import KursbuchError
from kursbuch.core.words import LANGUAGES, Words
from kursbuch.web import error_pages
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.errors import SetAside, status_of
from kursbuch.web.tables.models import Place, Table
from kursbuch.web.visitors import Visitor, guest_key, visitor

Answer = Callable[[HttpRequest], HttpResponseBase]

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
        request.visitor = Visitor(user, guest_key(request))  # type: ignore[attr-defined]
        language = _language(request, user)
        request.words = Words(language)  # type: ignore[attr-defined]
        with translation.override(language):
            request.LANGUAGE_CODE = language
            response = get_response(request)
            if hasattr(response, "render") and not getattr(response, "is_rendered", True):
                response = response.render()
        response.headers.setdefault("Content-Language", language)
        return response

    return answer


class Troubles:
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
        """The page about an error of ours; all others are bugs."""
        if isinstance(exception, SetAside):
            key = str(request.resolver_match.kwargs["key"]) if request.resolver_match else ""
            return error_pages.set_aside(request, key, exception)
        if isinstance(exception, KursbuchError):
            return error_pages.error_page(
                request, status_of(exception), "page-sorry", exception.message
            )
        return None


OF_A_TABLE = ("t/<str:key>/", "api/tables/<key>")
"""How the routes of everything about one table begin."""
_games: Cache[str, bool] = Cache(10_000)
"""Tables that are no branch of another one, and never will be."""


def _caller(request: HttpRequest) -> Visitor:
    """The visitor of a page, or the person in whose name a program calls."""
    kind, _, text = request.headers.get("Authorization", "").partition(" ")
    found = Token.find(text) if kind == "Bearer" else None
    return Visitor(found.user) if found else visitor(request)


class PlanningBoards:
    """A board on which somebody plans is there for that person alone, and for their programs."""

    def __init__(self, get_response: Answer) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Pass the request on."""
        return self.get_response(request)

    def process_view(
        self, request: HttpRequest, view: object, args: object, kwargs: Mapping[str, object]
    ) -> None:
        """Everybody else is told that there is no such table."""
        match = request.resolver_match
        if match is None or not match.route.startswith(OF_A_TABLE):
            return
        key = str(kwargs["key"])
        if not _games.get(key) and _is_planned_on(key):
            places = Place.objects.filter(table__key=key)
            if not _caller(request).seats(places):
                raise Http404


def _is_planned_on(key: str) -> bool:
    """Somebody plans on this table."""
    table = Table.objects.filter(key=key)
    for branch, line in table.values_list("branch_of", "line"):
        if branch is None:
            _games.set(key, True)
        return line is not None
    return False


def _language(request: HttpRequest, user: User | None) -> str:
    """The person's own language, else this browser's choice, else what the browser prefers."""
    for wish in (user.language if user else "", request.session.get("language", "")):
        if wish in LANGUAGES:
            return str(wish)
    return translation.get_language_from_request(request)


def words(request: HttpRequest) -> Words:
    """The words of the visitor's language."""
    found: Words = request.words  # type: ignore[attr-defined]
    return found


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
