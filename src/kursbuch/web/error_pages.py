"""Pages for what goes wrong: each says what happened and where to go on."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language_from_request

from kursbuch.core.words import Message, Words
from kursbuch.web.errors import SetAside, status_of

INSTEAD = {"HX-Retarget": "#main", "HX-Reswap": "innerHTML", "HX-Reselect": ".error-page"}
"""Where a page asked for a part of itself, the error is shown instead of all of it."""
PROGRAMS = "api-1:api-root"
"""Programs ask below this address; they read no pages."""


def error_page(
    request: HttpRequest, code: int, heading: str, message: Message | None = None
) -> HttpResponse:
    """The page about an error; its words are *heading* and *heading*-more."""
    if request.path.startswith(reverse(PROGRAMS)):
        return _refusal(request, code, heading)
    words = {"code": code, "heading": heading, "more": f"{heading}-more", "message": message}
    return _instead(render(request, "error.html", words, status=code))


def _refusal(request: HttpRequest, code: int, heading: str) -> HttpResponse:
    """The same for a program, in the shape of all its refusals."""
    why = Words(get_language_from_request(request)).say(Message(heading))
    return JsonResponse({"why": why, "key": heading, "rule": ""}, status=code)


def _instead(page: HttpResponse) -> HttpResponse:
    for name, value in INSTEAD.items():
        page.headers[name] = value
    return page


def set_aside(request: HttpRequest, key: str, error: SetAside) -> HttpResponse:
    """The record of a table cannot be played any more; it can be downloaded."""
    context = {"key": key, "message": error.message}
    page = render(request, "tables/record/set_aside.html", context, status=status_of(error))
    return _instead(page)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """There is no such page."""
    return error_page(request, 404, "page-not-found")


def too_often(request: HttpRequest) -> HttpResponse:
    """There were too many requests."""
    return error_page(request, 429, "page-too-often")


def full(request: HttpRequest) -> HttpResponse:
    """Nothing can be written at the moment."""
    return error_page(request, 503, "page-full")


def unreadable(request: HttpRequest, exception: Exception) -> HttpResponse:
    """The request was too large, or made no sense; perhaps not even its sender is known."""
    return _plain(request, 400, "page-unreadable")


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """The request is for something that belongs to somebody else."""
    return error_page(request, 403, "page-forbidden")


def expired(request: HttpRequest, reason: str = "") -> HttpResponse:
    """The form was not one of ours, or cookies are off."""
    return error_page(request, 403, "page-csrf")


def broken(request: HttpRequest) -> HttpResponse:
    """Something went wrong on our side."""
    return _plain(request, 500, "page-broken")


def _plain(request: HttpRequest, code: int, heading: str) -> HttpResponse:
    """The page; if not even that can be shown, a sentence."""
    try:
        return error_page(request, code, heading)
    except Exception:
        return HttpResponse("Kursbuch met an error and wrote it down.", status=code)
