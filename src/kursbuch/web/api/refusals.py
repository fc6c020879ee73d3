"""Refusals: every error is answered in one shape, which says why and names the rule."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.http.request import RawPostDataException
from ninja import NinjaAPI, Schema
from ninja.errors import HttpError, ValidationError

from kursbuch.core.errors import KursbuchError
from kursbuch.core.words import Message, Words
from kursbuch.web.errors import rule_of, status_of

TOLD = (400, 401, 429)
"""The failures that have a sentence of their own."""


class Refusal(Schema):
    """Why something was refused."""

    why: str
    """A sentence for people."""
    key: str
    """The same for programs: it never changes with the language."""
    rule: str
    """The ledger entry that forbids it; empty where it is not the game that does."""


def answer_errors(api: NinjaAPI) -> None:
    """Let every error be answered by a refusal."""
    api.exception_handler(KursbuchError)(_refused)
    api.exception_handler(Http404)(_missing)
    api.exception_handler(HttpError)(_failed)
    api.exception_handler(ValidationError)(_unreadable)
    api.exception_handler(RawPostDataException)(_no_json)


def refusal_of(request: HttpRequest, error: KursbuchError) -> Refusal:
    """The refusal in the caller's language."""
    why = _words(request).say(error.message)
    return Refusal(why=why, key=error.message.key, rule=rule_of(error))


def _refused(request: HttpRequest, error: KursbuchError) -> HttpResponse:
    return JsonResponse(refusal_of(request, error).dict(), status=status_of(error))


def _missing(request: HttpRequest, error: Http404) -> HttpResponse:
    return _answer(request, 404, Message("not-found"))


def _failed(request: HttpRequest, error: HttpError) -> HttpResponse:
    status = error.status_code
    message = Message(f"http-{status}" if status in TOLD else "http-400")
    return _answer(request, status, message)


def _unreadable(request: HttpRequest, error: ValidationError) -> HttpResponse:
    first = error.errors[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return _answer(request, 422, Message("unreadable", where=where, why=str(first["msg"])[:300]))


def _no_json(request: HttpRequest, error: RawPostDataException) -> HttpResponse:
    return _answer(request, 400, Message("http-400"))


def _answer(request: HttpRequest, status: int, message: Message) -> HttpResponse:
    why = _words(request).say(message)
    return JsonResponse(Refusal(why=why, key=message.key, rule="").dict(), status=status)


def _words(request: HttpRequest) -> Words:
    """The words of the caller's language."""
    return Words(str(request.LANGUAGE_CODE))
