"""Refusals: every error is answered in one shape, which says why and names the rule."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from ninja import NinjaAPI, Schema
from ninja.errors import HttpError, ValidationError

from kursbuch.core.errors import KursbuchError
from kursbuch.core.words import Words
from kursbuch.web.errors import rule_of, status_of


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


def refusal_of(request: HttpRequest, error: KursbuchError) -> Refusal:
    """The refusal in the caller's language."""
    why = Words(str(request.LANGUAGE_CODE)).say(error.message)
    return Refusal(why=why, key=error.message.key, rule=rule_of(error))


def _refused(request: HttpRequest, error: KursbuchError) -> HttpResponse:
    return JsonResponse(refusal_of(request, error).dict(), status=status_of(error))


def _missing(request: HttpRequest, error: Http404) -> HttpResponse:
    return _answer(404, "not-found", "There is nothing by that name.")


def _failed(request: HttpRequest, error: HttpError) -> HttpResponse:
    return _answer(error.status_code, f"http-{error.status_code}", error.message)


def _unreadable(request: HttpRequest, error: ValidationError) -> HttpResponse:
    first = error.errors[0]
    where = ".".join(str(part) for part in first["loc"][1:])
    return _answer(422, "unreadable", f"{where}: {first['msg']}"[:300])


def _answer(status: int, key: str, why: str) -> HttpResponse:
    return JsonResponse(Refusal(why=why, key=key, rule="").dict(), status=status)
