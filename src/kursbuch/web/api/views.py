"""The JSON interface: titles, tables, state, offers, act. Programs act with a personal token."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Annotated, Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from ninja import Field, NinjaAPI, Schema
from ninja.errors import HttpError
from ninja.security import HttpBearer

from kursbuch.bots import BOTS
from kursbuch.catalogue import title as find_title
from kursbuch.catalogue import titles
from kursbuch.core.action import Seat
from kursbuch.core.errors import IllegalAction, KursbuchError
from kursbuch.core.offers import Plain
from kursbuch.core.record import read_action, write_action, write_state
from kursbuch.core.state import offers, to_act
from kursbuch.core.words import Words
from kursbuch.web.accounts import models as accounts
from kursbuch.web.accounts.models import Token, User
from kursbuch.web.errors import HouseRule, rule_of, status_of
from kursbuch.web.forms import LARGEST
from kursbuch.web.limits import address, too_often
from kursbuch.web.people import Visitor
from kursbuch.web.profiles.results import profile
from kursbuch.web.tables.lobby import setup
from kursbuch.web.tables.models import Status, Table
from kursbuch.web.tables.notes import notebook
from kursbuch.web.tables.page import log
from kursbuch.web.tables.page.digest import digest
from kursbuch.web.tables.page.table_view import look
from kursbuch.web.tables.play import game
from kursbuch.web.tables.record import files, positions
from kursbuch.web.tables.record.seed import seed_hash, shown_seed
from kursbuch.web.tables.since.last_turn import since_last_turn

PER_MINUTE = 600
CLIENT = Path(__file__).with_name("client.py")


class Bearer(HttpBearer):
    """A personal token in the header `Authorization: Bearer …`."""

    def authenticate(self, request: HttpRequest, token: str) -> User | None:
        """Whose token it is."""
        if too_often("api", address(request), PER_MINUTE):
            raise HttpError(429, "Too many calls from this address: please wait a minute.")
        known = Token.objects.filter(digest=accounts.digest(token), user__is_active=True)
        found = known.select_related("user").first()
        return found.user if found else None


api = NinjaAPI(
    title="Kursbuch",
    version="1",
    auth=Bearer(),
    docs_url=None,
    description="Play any title by program: look at the offers, act, look again.",
)


NO_NUL = r"^[^\x00]*$"
Text = Annotated[str, Field(max_length=200, pattern=NO_NUL)]
Whole = Annotated[int, Field(ge=0, le=LARGEST)]


class TableWanted(Schema):
    """A table to be set up. Each seat is "me", "open" or the name of a bot."""

    title: Text
    seats: list[Text] = Field(max_length=10)
    options: dict[Text, int | Text | bool] = Field(default_factory=dict)
    name: Text = ""
    private: bool = True
    seed: Text = ""


class Notes(Schema):
    """A player's notes, and the version from which they were written."""

    text: Annotated[str, Field(max_length=notebook.LONGEST, pattern=NO_NUL)]
    version: Whole = 0


class Pinned(Schema):
    """A note for everybody."""

    text: Annotated[str, Field(max_length=280, pattern=NO_NUL)]


class Act(Schema):
    """An action on the position after row `seq` of the table."""

    seq: Whole
    action: dict[str, Any]


@api.exception_handler(KursbuchError)
def refused(request: HttpRequest, error: KursbuchError) -> HttpResponse:
    """Every refusal says why, and names its rule."""
    words = Words(str(request.LANGUAGE_CODE))
    answer = {"why": words.say(error.message), "key": error.message.key}
    if isinstance(error, IllegalAction | HouseRule):
        answer["rule"] = rule_of(error)
    return JsonResponse(answer, status=status_of(error))


@api.get("/titles", auth=None, summary="All titles with their players and options")
def all_titles(request: HttpRequest) -> list[dict[str, Any]]:
    """All titles with their players and options."""
    return [
        {
            "key": title.key,
            "name": title.name,
            "players": list(title.players),
            "options": {option.name: list(option.values) for option in title.options},
            "bots": list(BOTS),
        }
        for title in titles().values()
    ]


@api.get("/tables", summary="My tables")
def my_tables(request: HttpRequest) -> list[dict[str, Any]]:
    """My tables."""
    mine = Table.objects.filter(places__user=_me(request).user).distinct()
    return [_table(table, _me(request)) for table in mine.order_by("-changed")[:100]]


@api.post("/tables", summary="Set a table up")
def new_table(request: HttpRequest, wish: TableWanted) -> dict[str, Any]:
    """Set a table up; the game begins when no seat is open."""
    title = find_title(wish.title)
    me = _me(request)
    sitters = [
        setup.Sitter(kind, me.name if kind == "me" else f"{kind.capitalize()} {n + 1}")
        for n, kind in enumerate(wish.seats)
    ]
    wanted = setup.NewTable(sitters, wish.options, wish.name, private=wish.private, seed=wish.seed)
    return _table(setup.set_up(title, me, wanted), me)


@api.get("/tables/{key}", summary="A table: who sits there, whose turn it is")
def one_table(request: HttpRequest, key: str) -> dict[str, Any]:
    """A table: who sits there, whose turn it is."""
    return _table(get_object_or_404(Table, key=key), _me(request))


@api.get("/tables/{key}/state", summary="The position, as my seat may see it")
def state(request: HttpRequest, key: str, at: Whole | None = None) -> dict[str, Any]:
    """The position, as my seat may see it; `at` names an earlier moment."""
    table = _begun(key)
    found = positions.now(table) if at is None else positions.at(table, at)
    mine = _me(request).seats(table.places.all())
    view = found.title.view(found, Seat(mine[0]) if mine else None)
    return {"seq": table.seq, "number": table.number, "state": write_state(view)}


@api.get("/tables/{key}/offers", summary="What my seats may do now")
def my_offers(request: HttpRequest, key: str) -> dict[str, Any]:
    """What my seats may do now; an action is an offer with its open fields filled."""
    table = _begun(key)
    mine = _me(request).seats(table.places.all())
    found = positions.now(table)
    rng = Random(table.seq)
    possible = [
        {**offer.plain(), "example": write_action(offer.sample(rng))}
        for offer in offers(found).for_seat(*mine)
    ]
    return {"seq": table.seq, "to_act": list(to_act(found)), "offers": possible}


@api.post("/tables/{key}/act", summary="Play an action")
def act(request: HttpRequest, key: str, wish: Act) -> dict[str, Any]:
    """Play an action, or be told which rule forbids it."""
    table = _begun(key)
    action = read_action(positions.title_of(table), wish.action)
    game.act(table, _me(request), wish.seq, action)
    return _table(table, _me(request))


@api.get("/tables/{key}/log", summary="What happened, newest first")
def table_log(request: HttpRequest, key: str, before: Whole | None = None) -> list[dict[str, Any]]:
    """What happened, newest first."""
    table = _begun(key)
    names = [place.name for place in table.places.all()]
    told = log.entries(table, Words(str(request.LANGUAGE_CODE), names), before)
    return [{"number": entry.number, "by": entry.by, "lines": list(entry.lines)} for entry in told]


@api.get("/tables/{key}/notes", summary="My notes, and those that players show to everybody")
def my_notes(request: HttpRequest, key: str) -> dict[str, Any]:
    """My notes, which nobody else can read, and those that players show to everybody."""
    table = _begun(key)
    mine = notebook.notes_of(table, _me(request))
    shown = {place.seat: place.pinned for place in notebook.pinned(table.places.all())}
    return {
        "text": mine.text if mine else "",
        "version": mine.version if mine else 0,
        "pinned": shown,
    }


@api.post("/tables/{key}/notes", summary="Write my notes")
def write_notes(request: HttpRequest, key: str, wish: Notes) -> dict[str, Any]:
    """Write my notes; `version` is that of the notes as they were read."""
    note = notebook.write(_begun(key), _me(request), wish.text, wish.version)
    return {"version": note.version}


@api.post("/tables/{key}/pin", summary="Show a note to everybody at the table")
def pin_note(request: HttpRequest, key: str, wish: Pinned) -> dict[str, Any]:
    """Show a note to everybody; an empty one takes it down."""
    table = _begun(key)
    notebook.pin(table, _me(request), wish.text)
    return _table(table, _me(request))


@api.get("/tables/{key}/since", summary="What has changed since my last turn")
def since(request: HttpRequest, key: str) -> dict[str, Any]:
    """What everybody has more or less since my last turn, or since the beginning."""
    table = _begun(key)
    view = look(table, _me(request), str(request.LANGUAGE_CODE))
    found = since_last_turn(table, view.scene.seats)
    changes = [asdict(one) for one in digest(view, found.number)]
    return {"number": found.number, "moves": found.moves, "changes": changes}


@api.get("/people/{name}", summary="What somebody has played, and how it went")
def person(request: HttpRequest, name: str) -> dict[str, Any]:
    """The public games of an account: by title, against whom, and the newest ones."""
    found = profile(get_object_or_404(User, username=name, is_active=True))
    return {
        "name": found.name,
        "titles": [
            {"title": one.title.key, "games": one.games, "wins": one.wins, "mean_place": one.mean}
            for one in found.by_title
        ],
        "against": [asdict(one) for one in found.against],
        "games": [
            {
                "key": game.table.key,
                "title": game.title.key,
                "place": game.rank,
                "score": game.score,
            }
            for game in found.games
        ],
    }


@api.get("/tables/{key}/record", summary="The record of the game")
def record(request: HttpRequest, key: str) -> dict[str, Any]:
    """The record of the game; while it runs without its seed."""
    return files.download(get_object_or_404(Table, key=key))


def _begun(key: str) -> Table:
    return get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)


def _me(request: HttpRequest) -> Visitor:
    user: User = request.auth  # type: ignore[attr-defined]
    return Visitor(user)


def _table(table: Table, me: Visitor) -> dict[str, Plain]:
    places = list(table.places.all())
    return {
        "key": table.key,
        "title": table.title,
        "status": table.status,
        "seq": table.seq,
        "number": table.number,
        "waiting": table.waiting,
        "seats": [place.name for place in places],
        "mine": [*me.seats(places)],
        "result": table.result,
        "seed_hash": seed_hash(table),
        "seed": shown_seed(table),
        "events": reverse("events", args=[table.key]),
    }


def docs(request: HttpRequest) -> HttpResponse:
    """The documentation, written from the schema."""
    schema = api.get_openapi_schema()
    calls = [
        {"path": path, "verb": verb.upper(), **call}
        for path, verbs in schema["paths"].items()
        for verb, call in verbs.items()
    ]
    return render(request, "api/docs.html", {"calls": calls, "client": CLIENT.read_text()})
