"""Pages that belong to no table: rules, language, theme, errors."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_GET, require_POST

from kursbuch import ledger
from kursbuch.core.words import LANGUAGES
from kursbuch.web.people import visitor

THEMES = ("light", "dark", "")


@require_POST
def set_language(request: HttpRequest) -> HttpResponse:
    """Read the pages in another language from now on."""
    wish = request.POST.get("language", "")
    if wish in LANGUAGES:
        request.session["language"] = wish
        if user := visitor(request).user:
            user.language = wish
            user.save(update_fields=["language"])
    return _back(request)


@require_POST
def set_theme(request: HttpRequest) -> HttpResponse:
    """Light, dark, or as the system has it."""
    wish = request.POST.get("theme", "")
    if wish in THEMES:
        request.session["theme"] = wish
        if user := visitor(request).user:
            user.theme = wish
            user.save(update_fields=["theme"])
    return _back(request)


def _back(request: HttpRequest) -> HttpResponse:
    """To the page that the visitor came from."""
    target = request.POST.get("next", "/")
    safe = url_has_allowed_host_and_scheme(target, allowed_hosts=None)
    return HttpResponseRedirect(target if safe else "/")


@require_GET
def rules(request: HttpRequest) -> HttpResponse:
    """The ledgers, to browse and to search."""
    name = request.GET.get("ledger", "")
    chosen = name if name in ledger.ledgers() else ledger.ledgers()[0]
    search = request.GET.get("q", "").strip()[:80]
    chapters: dict[str, list[ledger.Entry]] = {}
    for entry in ledger.entries(chosen).values():
        if search.lower() in f"{entry.id} {entry.text}".lower():
            chapters.setdefault(entry.chapter, []).append(entry)
    context = {
        "ledgers": ledger.ledgers(),
        "chosen": chosen,
        "chapters": chapters,
        "search": search,
    }
    return render(request, "rules.html", context)


@require_GET
def rule(request: HttpRequest, rule: str) -> HttpResponse:
    """One rule, with where it comes from."""
    entry = ledger.entry(rule)
    template = "rule_card.html" if "card" in request.GET else "rule.html"
    context = {"entry": entry, "rule": rule[:20]}
    return render(request, template, context, status=200 if entry else 404)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """There is no such page."""
    return render(request, "not_found.html", status=404)


def broken(request: HttpRequest) -> HttpResponse:
    """Something went wrong on our side."""
    return HttpResponse("Kursbuch met an error and wrote it down.", status=500)


def csrf_failure(request: HttpRequest, reason: str = "") -> HttpResponse:
    """The form was not one of ours, or cookies are off."""
    return render(request, "not_found.html", {"csrf": True}, status=403)
