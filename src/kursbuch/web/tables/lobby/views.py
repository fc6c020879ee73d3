"""The start page, the lobby, a new table, and what people do in the waiting room."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from kursbuch.bots import LEVELS
from kursbuch.catalogue import title as find_title
from kursbuch.catalogue import titles
from kursbuch.core.errors import BadSetup, KursbuchError
from kursbuch.web.forms import NameForm
from kursbuch.web.limits import limited
from kursbuch.web.middleware import words
from kursbuch.web.options import preset_texts
from kursbuch.web.people import known_visitor, visitor
from kursbuch.web.tables.lobby import forms, listing, seating, setup
from kursbuch.web.tables.models import Pace, Status, Table
from kursbuch.web.trouble import trouble


@require_GET
@never_cache
def start(request: HttpRequest) -> HttpResponse:
    """The start page: what can be played, and where I am expected."""
    who = visitor(request)
    mine = listing.by_turn(listing.rows(listing.mine(who), who)[:8])
    return render(request, "start.html", {"families": listing.families(), "mine": mine})


@require_GET
@never_cache
def lobby(request: HttpRequest) -> HttpResponse:
    """All tables: mine with my turn first, open ones, running ones, finished ones."""
    who, rows = visitor(request), listing.rows
    mine = listing.filtered(listing.mine(who), request.GET)
    public = listing.filtered(Table.objects.filter(private=False), request.GET)
    others = public.exclude(pk__in=listing.mine(who).values("pk"))
    context = {
        "invited": rows(listing.invited(who), who),
        "mine": listing.by_turn(rows(mine.exclude(status=Status.FINISHED), who)),
        "open": rows(others.filter(status=Status.OPEN), who),
        "running": rows(others.filter(status=Status.RUNNING), who),
        "finished": rows((public | mine).filter(status=Status.FINISHED).distinct(), who),
        "titles": titles().values(),
        "paces": Pace.values,
        "wanted": request.GET,
    }
    return render(request, "tables/lobby/lobby.html", context)


@require_http_methods(["GET", "POST"])
@limited("new", 60)
def new(request: HttpRequest, key: str) -> HttpResponse:
    """Set a table up: players, options, seats."""
    try:
        title = find_title(key)
    except BadSetup as error:
        return trouble(request, 404, "page-sorry", error.message)
    players = forms.read_players(title, request)
    refusal: KursbuchError | None = None
    if request.method == "POST":
        try:
            wanted = forms.read_new_table(title, players, request)
            return redirect(setup.set_up(title, known_visitor(request), wanted))
        except BadSetup as error:
            refusal = error
    context = {
        "title": title,
        "players": players,
        "presets": preset_texts(title, words(request)),
        "preset": forms.read_preset(title, request),
        "options": forms.option_texts(title, players, request),
        "seats": forms.seat_fields(players, visitor(request), words(request)),
        "bots": [*LEVELS, "random"],
        "refusal": refusal,
    }
    part = "new_form" if request.htmx else "new"  # type: ignore[attr-defined]
    status = 422 if refusal else 200
    return render(request, f"tables/lobby/{part}.html", context, status=status)


@require_POST
@limited("join", 60)
def join(request: HttpRequest, key: str) -> HttpResponse:
    """Take a free seat."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    who = known_visitor(request)
    name = who.name or NameForm(request.POST).said("name")
    if name:
        seating.join(table, who, name)
    return redirect(table)


@require_POST
@limited("join", 60)
def leave(request: HttpRequest, key: str) -> HttpResponse:
    """Give a seat up before the game begins."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    stays = seating.leave(table, visitor(request))
    return redirect(table) if stays else redirect("tables")


@require_POST
@limited("join", 60)
def fill(request: HttpRequest, key: str) -> HttpResponse:
    """The owner lets bots take the free seats, and the game begins."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    bot = forms.FillForm(request.POST).said("bot")
    if visitor(request).owns(table) and bot:
        seating.fill(table, bot)
    return redirect(table)
