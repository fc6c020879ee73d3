"""The page that documents the interface."""

from __future__ import annotations

from pathlib import Path

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from kursbuch.web.api.interface import api

CLIENT = Path(__file__).with_name("client.py")


def docs(request: HttpRequest) -> HttpResponse:
    """The documentation, written from the schema."""
    schema = api.get_openapi_schema()
    calls = [
        {"path": path, "verb": verb.upper(), **call}
        for path, verbs in schema["paths"].items()
        for verb, call in verbs.items()
    ]
    return render(request, "api/docs.html", {"calls": calls, "client": CLIENT.read_text()})
