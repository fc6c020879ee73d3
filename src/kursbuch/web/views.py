"""Pages that belong to no table: rules, language, theme, errors."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.loader import select_template
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_GET, require_POST

from kursbuch import ledger
from kursbuch.catalogue import titles
from kursbuch.core.words import LANGUAGES
from kursbuch.ledger.about import rules_about
from kursbuch.render import NoPicture, draw
from kursbuch.web.games.lookup import presenter
from kursbuch.web.games.presenter import no_board
from kursbuch.web.options import option_texts, preset_texts
from kursbuch.web.requests import words
from kursbuch.web.tables.page.frame import tab_links, view_links
from kursbuch.web.visitors import visitor

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
    target = request.POST.get("next", "")
    safe = url_has_allowed_host_and_scheme(target, allowed_hosts=None)
    return HttpResponseRedirect(target if safe else reverse("start"))


@require_GET
def rules(request: HttpRequest) -> HttpResponse:
    """The ledgers, to browse and to search."""
    name = request.GET.get("ledger", "")
    chosen = name if name in ledger.ledgers() else ledger.ledgers()[0]
    search = request.GET.get("q", "").strip()[:80]
    chapters: dict[str, list[ledger.Entry]] = {}
    entries = ledger.entries(chosen).values()
    about = rules_about(chosen, search, most=len(entries)) if search else ()
    for entry in entries:
        if not search or entry.mentions(search) or entry.id in about:
            chapters.setdefault(entry.heading(request.LANGUAGE_CODE), []).append(entry)
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


@require_GET
def help_index(request: HttpRequest) -> HttpResponse:
    """The games that have an introduction."""
    return render(request, "help/index.html", {"titles": titles().values()})


@require_GET
def help_page(request: HttpRequest, key: str) -> HttpResponse:
    """One page about a game: what it is about, the turn, the words, the keys."""
    if key not in titles():
        raise Http404
    title = titles()[key]
    present = presenter(title)
    names = [f"help/{title.ledger}.{request.LANGUAGE_CODE}.html", "help/plain.html"]
    context = {
        "title": title,
        "text": select_template(names),
        "presets": preset_texts(title, words(request)),
        "options": option_texts(title, title.options, {}, words(request)),
        "views": view_links(present, words(request), present.board is not no_board),
        "tabs": tab_links(present, words(request)),
    }
    return render(request, "help/page.html", context)


@require_GET
@cache_control(max_age=3600)
def help_picture(request: HttpRequest, key: str, what: str) -> HttpResponse:
    """A picture of a title's start, by our own renderer."""
    if key not in titles() or len(what) > 20:
        raise Http404
    title = titles()[key]
    try:
        drawn = draw(title.start(title.players[-1]), what, language=str(request.LANGUAGE_CODE))
    except NoPicture:
        raise Http404 from None
    return HttpResponse(drawn, content_type="image/svg+xml")
