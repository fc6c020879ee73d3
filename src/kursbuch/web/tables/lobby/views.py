"""The start page, the lobby, a new table, and what people do in the waiting room."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from django.core.paginator import Paginator
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from kursbuch.bots import LEVELS
from kursbuch.catalogue import titles
from kursbuch.core.errors import BadSetup, KursbuchError, StaleTable
from kursbuch.core.title import Title
from kursbuch.web.errors import HouseRule
from kursbuch.web.forms import NameForm
from kursbuch.web.groups.membership import groups_of
from kursbuch.web.limits import limited
from kursbuch.web.options import preset_texts
from kursbuch.web.requests import ours, words
from kursbuch.web.tables.clocks.setup import CHOICES
from kursbuch.web.tables.lobby import (
    announcing,
    forms,
    listing,
    removing,
    searching,
    seating,
    setup,
)
from kursbuch.web.tables.lobby.searching import Filters, List
from kursbuch.web.tables.models import Pace, Status, Table
from kursbuch.web.visitors import Visitor, known_visitor, visitor

TOO_LATE = suppress(StaleTable, HouseRule)
"""Somebody who comes too late is shown the table as it is now."""
SHORT = 10
"""How many tables of each list are shown where all lists are."""


@require_GET
@never_cache
def start(request: HttpRequest) -> HttpResponse:
    """The start page: what can be played, and where I am expected."""
    who = visitor(request)
    tables = listing.with_places(searching.tables_in(List.MINE, who))
    mine = listing.by_turn(listing.rows(tables[: listing.MOST], who))[:8]
    return render(request, "start.html", {"families": listing.families(), "mine": mine})


@require_GET
@never_cache
def lobby(request: HttpRequest) -> HttpResponse:
    """Lists of tables: the beginning of each, or one of them page by page."""
    who, form = visitor(request), forms.SearchForm(request.GET)
    only = form.show_only
    shown = [only] if only else [which for which in List if which != List.HIDDEN]
    most, page = (listing.MOST, request.GET.get("page")) if only else (SHORT, None)
    sections = [_section(which, who, form.wanted, most, page) for which in shown]
    context = {
        "sections": [one for one in sections if one["rows"] or one["list"] != List.INVITED],
        "only": only,
        "lists": [which for which in List if which != List.INVITED],
        "titles": titles().values(),
        "paces": Pace.values,
        "wanted": form.wanted,
    }
    return render(request, "tables/lobby/lobby.html", context)


def _section(
    which: List, who: Visitor, wanted: Filters, most: int, number: str | None
) -> dict[str, object]:
    tables = listing.with_places(searching.tables_in(which, who, wanted))
    page = Paginator(tables, most).get_page(number)
    found = listing.rows(page.object_list, who)
    return {"list": which, "page": page, "rows": listing.by_turn(found)}


@require_http_methods(["GET", "POST"])
@limited("new", 60)
def new(request: HttpRequest, key: str) -> HttpResponse:
    """Set a table up: players, options, seats."""
    if key not in titles():
        raise Http404
    title = titles()[key]
    players = forms.read_players(title, request)
    refusal: KursbuchError | None = None
    if request.method == "POST":
        try:
            return redirect(_set_up(request, title, players))
        except (BadSetup, HouseRule) as error:
            refusal = error
    context = {
        "title": title,
        "players": players,
        "presets": preset_texts(title, words(request)),
        "preset": forms.read_preset(title, request),
        "options": forms.option_texts(title, players, request),
        "seats": forms.seat_fields(players, visitor(request), words(request)),
        "bots": [*LEVELS, "random"],
        "groups": groups_of(user) if (user := visitor(request).user) else (),
        "clock": CHOICES,
        "refusal": refusal,
    }
    part = "new_form" if ours(request).htmx else "new"
    status = 422 if refusal else 200
    return render(request, f"tables/lobby/{part}.html", context, status=status)


def _set_up(request: HttpRequest, title: Title[Any], players: int) -> Table:
    """A new table as the form says; what is still open is announced to the group named there."""
    wanted, who = forms.read_new_table(title, players, request), known_visitor(request)
    form = forms.AnnounceForm(request.POST)
    with transaction.atomic():
        table = setup.set_up(title, who, wanted)
        if form.said("group") and table.status == Status.OPEN:
            announcing.announce(table, who, forms.read_group(form, who.user), form.is_reserved)
    return table


@require_POST
@limited("groups", 30)
def announce(request: HttpRequest, key: str) -> HttpResponse:
    """The owner of an open table announces it to a group, or takes that back."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    form, who = forms.AnnounceForm(request.POST), visitor(request)
    announcing.announce(table, who, forms.read_group(form, who.user), form.is_reserved)
    return redirect(table)


@require_POST
@limited("join", 60)
def join(request: HttpRequest, key: str) -> HttpResponse:
    """Take a free seat."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    who = known_visitor(request)
    name = who.name or NameForm(request.POST).said("name")
    if name:
        seating.check_may_join(table, who, name)
        with TOO_LATE:
            seating.join(table, who, name)
    return redirect(table)


@require_POST
@limited("join", 60)
def leave(request: HttpRequest, key: str) -> HttpResponse:
    """Give a seat up before the game begins."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    stays = True
    with TOO_LATE:
        stays = seating.leave(table, visitor(request))
    return redirect(table) if stays else redirect("tables")


@require_POST
@limited("join", 60)
def fill(request: HttpRequest, key: str) -> HttpResponse:
    """The owner lets bots take the free seats, and the game begins."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    bot = forms.FillForm(request.POST).said("bot")
    if bot:
        with TOO_LATE:
            seating.fill(table, visitor(request), bot, words(request))
    return redirect(table)


@require_POST
@limited("join", 60)
def hide(request: HttpRequest, key: str) -> HttpResponse:
    """A player hides the table in their lists, or shows it again."""
    table = get_object_or_404(Table, key=key)
    removing.hide(table, visitor(request), not forms.HideForm(request.POST).cleaned_data["show"])
    return redirect("tables")


@require_POST
@limited("join", 60)
def remove(request: HttpRequest, key: str) -> HttpResponse:
    """The owner removes a table at which nobody else plays."""
    removing.remove(get_object_or_404(Table, key=key), visitor(request))
    return redirect("tables")
