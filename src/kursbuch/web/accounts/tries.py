"""Failed tries to sign in slow the next ones down, but never lock the owner out.

A browser that has signed in before has a cookie that says for which account; its tries are counted
apart, so that strangers who try the same name use up their own tries only.
"""

from __future__ import annotations

import unicodedata
from datetime import timedelta

from django.conf import settings
from django.db.models import Q
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from kursbuch.web.accounts.models import Try
from kursbuch.web.limits import address

TRIES = 8
"""Failed tries in a quarter of an hour: for one name from one address or known browser."""
FROM_ONE_ADDRESS = 4 * TRIES
FOR_ONE_NAME = 12 * TRIES
"""From all addresses together, browsers that are known to the account apart."""
WINDOW = timedelta(minutes=15)
KNOWN = "known"


def normal(name: str) -> str:
    """The name as accounts are compared: blanks around it, width and case of letters aside."""
    return unicodedata.normalize("NFKC", name).strip().casefold()[:150]


def too_many(request: HttpRequest, name: str) -> bool:
    """Whether this visitor has to wait before trying this name again."""
    Try.objects.filter(at__lt=timezone.now() - timedelta(hours=1)).delete()
    recent = Try.objects.filter(at__gt=timezone.now() - WINDOW)
    wanted, where = normal(name), _where(request, name)
    if recent.filter(name=wanted, address=where).count() >= TRIES:
        return True
    if where == KNOWN:
        return False
    strangers = recent.filter(~Q(address=KNOWN))
    return (
        strangers.filter(address=where).count() >= FROM_ONE_ADDRESS
        or strangers.filter(name=wanted).count() >= FOR_ONE_NAME
    )


def failed(request: HttpRequest, name: str) -> None:
    """Count a failed try."""
    Try.objects.create(name=normal(name), address=_where(request, name))


def remember_browser(response: HttpResponse, name: str) -> None:
    """Let this browser be known as one of somebody who knows the password."""
    response.set_signed_cookie(
        KNOWN,
        normal(name),
        salt=KNOWN,
        max_age=settings.SESSION_COOKIE_AGE,
        httponly=True,
        samesite="Lax",
        secure=settings.SESSION_COOKIE_SECURE,
    )


def _where(request: HttpRequest, name: str) -> str:
    known = request.get_signed_cookie(KNOWN, "", salt=KNOWN)
    return KNOWN if known and known == normal(name) else address(request)
