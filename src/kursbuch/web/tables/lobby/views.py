"""The start page and the lobby: titles to play, tables to join, to watch, to go on with."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.db.models import Prefetch, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from kursbuch.bots import BOTS
from kursbuch.catalogue import title as find_title
from kursbuch.catalogue import titles
from kursbuch.core.errors import BadSetup, KursbuchError
from kursbuch.core.title import Title, Value, word
from kursbuch.core.words import Message, Words
from kursbuch.web.limits import limited
from kursbuch.web.middleware import words
from kursbuch.web.people import Visitor, known_visitor, visitor
from kursbuch.web.tables.lobby import setup
from kursbuch.web.tables.models import Pace, Place, Status, Table
from kursbuch.web.tables.page.labels import humane
from kursbuch.web.trouble import trouble

MOST = 30


@dataclass(frozen=True)
class Row:
    """A table as one line of the lobby."""

    table: Table
    title: Title[Any]
    places: list[Place]
    my_turn: bool
    waiting: list[str]


@require_GET
@never_cache
def start(request: HttpRequest) -> HttpResponse:
    """The start page: what can be played, and where I am expected."""
    mine = [row for row in rows(_mine(visitor(request)), visitor(request))][:8]
    return render(request, "start.html", {"families": families(), "mine": by_turn(mine)})


def families() -> dict[str, list[Title[Any]]]:
    """The titles, grouped by game."""
    grouped: dict[str, list[Title[Any]]] = {}
    for title in titles().values():
        grouped.setdefault(title.family, []).append(title)
    return grouped


@require_GET
@never_cache
def lobby(request: HttpRequest) -> HttpResponse:
    """All tables: mine with my turn first, open ones, running ones, finished ones."""
    who = visitor(request)
    mine = filtered(_mine(who), request.GET)
    public = filtered(Table.objects.filter(private=False), request.GET)
    others = public.exclude(pk__in=_mine(who).values("pk"))
    context = {
        "invited": rows(_invited(who), who),
        "mine": by_turn(rows(mine.exclude(status=Status.FINISHED), who)),
        "open": rows(others.filter(status=Status.OPEN), who),
        "running": rows(others.filter(status=Status.RUNNING), who),
        "finished": rows((public | mine).filter(status=Status.FINISHED).distinct(), who),
        "titles": titles().values(),
        "paces": Pace.values,
        "wanted": request.GET,
    }
    return render(request, "tables/lobby.html", context)


def _mine(who: Visitor) -> QuerySet[Table]:
    places = Place.objects.filter(who.holds())
    return Table.objects.filter(pk__in=places.values("table"))


def _invited(who: Visitor) -> QuerySet[Table]:
    """The tables at which a seat is offered to this person."""
    return Table.objects.filter(invitations__user=who.user) if who.user else Table.objects.none()


def filtered(tables: QuerySet[Table], wanted: Mapping[str, str]) -> QuerySet[Table]:
    """Only the tables of a title, of a pace, with a word in their name or a person at them."""
    if wanted.get("title"):
        tables = tables.filter(title=wanted["title"])
    if wanted.get("pace"):
        tables = tables.filter(pace=wanted["pace"])
    if search := wanted.get("q", "")[:60]:
        named = Place.objects.filter(name__icontains=search)
        tables = tables.filter(name__icontains=search) | tables.filter(pk__in=named.values("table"))
    return tables


def rows(tables: QuerySet[Table], who: Visitor) -> list[Row]:
    """The tables as lines, newest first."""
    newest = tables.order_by("-changed").defer("base", "setup")
    seated = newest.prefetch_related(Prefetch("places", Place.objects.all()))[:MOST]
    return [_row(table, who) for table in seated if table.title in titles()]


def _row(table: Table, who: Visitor) -> Row:
    places = list(table.places.all())
    mine = who.seats(places)
    waiting = [place.name for place in places if place.seat in table.waiting]
    my_turn = any(seat in mine for seat in table.waiting)
    return Row(table, titles()[table.title], places, my_turn, waiting)


def by_turn(lines: Iterable[Row]) -> list[Row]:
    """The tables that wait for me first."""
    return sorted(lines, key=lambda row: not row.my_turn)


@dataclass(frozen=True)
class OptionField:
    """An option of a title on the form."""

    name: str
    label: str
    values: list[tuple[str, str]]
    chosen: str
    rules: tuple[str, ...]


@require_http_methods(["GET", "POST"])
@limited("new", 60)
def new(request: HttpRequest, key: str) -> HttpResponse:
    """Set a table up: players, options, seats."""
    try:
        title = find_title(key)
    except BadSetup as error:
        return trouble(request, 404, "page-sorry", error.message)
    players = _players(title, request)
    refusal: KursbuchError | None = None
    if request.method == "POST":
        try:
            table = setup.set_up(title, known_visitor(request), _wishes(title, players, request))
            return HttpResponseRedirect(f"/t/{table.key}/")
        except BadSetup as error:
            refusal = error
    context = {
        "title": title,
        "players": players,
        "options": _options(title, players, words(request)),
        "seats": _seats(players, visitor(request), words(request)),
        "bots": list(BOTS),
        "refusal": refusal,
    }
    template = "tables/new_form.html" if request.htmx else "tables/new.html"  # type: ignore[attr-defined]
    return render(request, template, context, status=422 if refusal else 200)


def _players(title: Title[Any], request: HttpRequest) -> int:
    """The chosen number of players; three where that is possible."""
    text = request.POST.get("players") or request.GET.get("players") or ""
    if text.isdecimal() and int(text) in title.players:
        return int(text)
    return 3 if 3 in title.players else title.players[0]


def _options(title: Title[Any], players: int, told: Words) -> list[OptionField]:
    return [
        OptionField(
            option.name,
            _told(told, f"option-{option.name}", option.name),
            [(word(value), option_value(told, option.name, value)) for value in option.values],
            word(option.default),
            option.rules,
        )
        for option in title.options_for(players)
    ]


def option_value(told: Words, name: str, value: Value) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return told.say(Message("page-yes" if value else "page-no"))
    own, slug = f"option-{name}-{value}", re.sub(r"[^a-z0-9]+", "-", str(value).lower()).strip("-")
    return _told(told, own, "") or _told(told, f"option-is-{slug}", str(value))


def _told(told: Words, key: str, otherwise: str) -> str:
    """A message if there is one."""
    known = re.fullmatch(r"[A-Za-z][\w-]*", key) and told.knows(key)
    return told.say(Message(key)) if known else humane(otherwise)


def _seats(players: int, who: Visitor, told: Words) -> list[dict[str, Any]]:
    """The seats of the form: me first, bots beside me."""
    names = [told.say(Message("player", number=n + 1)) for n in range(players)]
    if who.name:
        names[0] = who.name
    best = list(BOTS)[-1]
    return [
        {"seat": n, "name": name, "kind": setup.ME if n == 0 else best}
        for n, name in enumerate(names)
    ]


def _wishes(title: Title[Any], players: int, request: HttpRequest) -> setup.Wishes:
    post = request.POST
    sitters = [
        setup.Sitter(
            post.get(f"seat.{n}", ""),
            post.get(f"name.{n}", "").strip()
            or words(request).say(Message("player", number=n + 1)),
        )
        for n in range(players)
    ]
    return setup.Wishes(
        sitters,
        setup.read_options(title, players, post.dict()),
        post.get("name", "").strip(),
        post["pace"] if post.get("pace") in Pace.values else Pace.LIVE,
        "private" in post,
    )


@require_POST
@limited("join", 60)
def join(request: HttpRequest, key: str) -> HttpResponse:
    """Take a free seat."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    who = known_visitor(request)
    name = who.name or request.POST.get("name", "").strip()[:40]
    free = next((place for place in table.places.all() if place.is_free), None)
    if free and name and not who.seats(table.places.all()):
        taken = Place.objects.filter(pk=free.pk, user=None, guest="", bot="")
        taken.update(user=who.user, guest="" if who.user else who.guest, name=name)
        setup.begin_if_full(table)
    return HttpResponseRedirect(f"/t/{table.key}/")


@require_POST
def leave(request: HttpRequest, key: str) -> HttpResponse:
    """Give a seat up before the game begins."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    who = visitor(request)
    table.places.filter(who.holds()).update(user=None, guest="", name="")
    if who.owns(table) and not table.places.exclude(user=None, guest="").exists():
        table.delete()
        return HttpResponseRedirect("/tables/")
    return HttpResponseRedirect(f"/t/{table.key}/")


@require_POST
def fill(request: HttpRequest, key: str) -> HttpResponse:
    """The owner lets bots take the free seats, and the game begins."""
    table = get_object_or_404(Table, key=key, status=Status.OPEN)
    bot = request.POST.get("bot", "")
    if visitor(request).owns(table) and bot in BOTS:
        for place in table.places.all():
            if place.is_free:
                place.bot = bot
                place.name = place.name or f"{bot.capitalize()} {place.seat + 1}"
                place.save()
        setup.begin_if_full(table)
    return HttpResponseRedirect(f"/t/{table.key}/")
