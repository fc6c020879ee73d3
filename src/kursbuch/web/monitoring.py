"""What an operator sees of the running server: log lines with request ids, figures, health."""

from __future__ import annotations

import os
import re
import secrets
from time import perf_counter

from django.conf import settings
from django.db import DatabaseError, close_old_connections, connection
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Histogram,
    generate_latest,
    multiprocess,
)

from kursbuch.web.access_log import note
from kursbuch.web.limits import address
from kursbuch.web.middleware import Answer
from kursbuch.web.operations import doctor
from kursbuch.web.request_ids import current
from kursbuch.web.tables.clocks import heartbeat

SECONDS = Histogram("kursbuch_request_seconds", "Seconds until the answer", ["view"])
NEAR = ("127.0.0.1", "::1")


def observed(get_response: Answer) -> Answer:
    """Give each request an id, count it, and write a line about it."""

    def answer(request: HttpRequest) -> HttpResponseBase:
        number = _id(request)
        token, begun = current.set(number), perf_counter()
        try:
            response = get_response(request)
            _note(request, response, perf_counter() - begun, number)
        finally:
            current.reset(token)
            if not connection.in_atomic_block:  # as it is where somebody tests in one
                close_old_connections()  # whoever reads the answer slowly keeps no connection
        response.headers["X-Request-ID"] = number
        return response

    return answer


def _id(request: HttpRequest) -> str:
    """The id that the proxy gave, if it looks like one; else a new one."""
    given = request.headers.get("X-Request-ID", "")
    return given if re.fullmatch(r"[\w-]{8,64}", given) else secrets.token_hex(8)


def _note(
    request: HttpRequest, response: HttpResponseBase, seconds: float, request_id: str
) -> None:
    found = request.resolver_match
    view = found.view_name if found else "none"
    SECONDS.labels(view).observe(seconds)
    method, path, status = request.method or "", request.path, response.status_code
    note(view, method, path, status, address(request), seconds, request_id)


@require_GET
@never_cache
def healthz(request: HttpRequest) -> HttpResponse:
    """The process answers."""
    return HttpResponse("ok\n", content_type="text/plain")


@require_GET
@never_cache
def readyz(request: HttpRequest) -> HttpResponse:
    """Everything that an answer needs is reachable and as this version needs it.

    Redis is told, but not needed: without it each process counts the limits for itself.
    """
    needed = [sign for sign in doctor.database() if not sign.fine] or _cannot_write()
    wrong = [sign for sign in (*needed, doctor.shared()) if not sign.fine]
    told = "".join(f"{sign.what}: not ready\n" for sign in wrong) or "ready\n"
    return HttpResponse(told, content_type="text/plain", status=503 if needed else 200)


def _cannot_write() -> list[doctor.Sign]:
    """What keeps the heart from beating: where nothing was written for ten seconds, it is tried."""
    try:
        heartbeat.beat()
    except DatabaseError as error:
        return [doctor.Sign("writing", False, str(error))]
    return []


@require_GET
@never_cache
def metrics(request: HttpRequest) -> HttpResponse:
    """The figures for Prometheus, for this machine or whoever has the operator's token."""
    token = settings.METRICS_TOKEN
    sent = request.headers.get("Authorization", "").removeprefix("Bearer ")
    known = bool(token) and secrets.compare_digest(sent.encode(), token.encode())
    near = address(request) in NEAR and "X-Forwarded-For" not in request.headers
    if not known and not near:
        raise Http404
    registry: CollectorRegistry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return HttpResponse(generate_latest(registry), content_type=CONTENT_TYPE_LATEST)
