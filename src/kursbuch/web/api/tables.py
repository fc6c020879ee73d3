"""Tables: mine, a new one, who sits there and whose turn it is."""

from __future__ import annotations

from itertools import zip_longest
from typing import Annotated, Literal

from django.db import transaction
from django.http import HttpRequest
from django.shortcuts import get_object_or_404
from django.urls import reverse
from ninja import Field, Router, Schema

from kursbuch.bots import BOTS, DEFAULT_LEVEL, LEVELS
from kursbuch.catalogue import title as find_title
from kursbuch.core.errors import BadSetup
from kursbuch.core.title import RULEBOOK, Value
from kursbuch.core.words import Message, Words
from kursbuch.web.api.fields import NO_NUL, Key, Text, Whole
from kursbuch.web.api.security import MANAGE, check_limit, me
from kursbuch.web.groups import membership
from kursbuch.web.requests import words
from kursbuch.web.tables.clocks.models import Ending
from kursbuch.web.tables.clocks.setup import NewClock, live, slow
from kursbuch.web.tables.lobby import announcing, removing, seating, setup
from kursbuch.web.tables.lobby.searching import Filters, List, tables_in
from kursbuch.web.tables.models import Pace, Place, Status, Table
from kursbuch.web.tables.record.seed import seed_hash, shown_seed
from kursbuch.web.visitors import Visitor

router = Router(tags=["tables"])
MOST = 100
"""How many tables are listed."""


class ClockWish(Schema):
    """The clock of a new table: `days` for each move where the pace is days, else `minutes`."""

    days: Literal[1, 2, 3, 5, 7, 14] | None = None
    nights: bool = False
    """Nights do not count."""
    minutes: Whole = 0
    """For the whole game."""
    seconds: Whole = 0
    """For each move (Fischer)."""
    ending: Ending = Ending.MARK
    bot: Text = DEFAULT_LEVEL
    """The level of the bot that acts at the end."""

    def clock(self, pace: Pace) -> NewClock | None:
        """The clock at this pace; its bot has a level that there is."""
        if self.bot not in LEVELS:
            raise BadSetup(Message("bot-unknown", bot=self.bot[:40], known=[*LEVELS]))
        if pace == Pace.DAYS:
            return slow(self.days or 0, self.nights, self.ending, self.bot)
        return live(self.minutes, self.seconds, self.ending, self.bot)


class NewTable(Schema):
    """A table to be set up."""

    title: Text
    seats: list[Text] = Field(max_length=10)
    """For each seat: "me", "here" (somebody beside me), "open" or the name of a bot."""
    names: list[Text] = Field(default_factory=list, max_length=10)
    """The names of those in the seats, where they are not the usual ones."""
    preset: Text = RULEBOOK
    options: dict[Text, int | Text | bool] = Field(default_factory=dict)
    """What is played otherwise than by the preset."""
    name: Text = ""
    pace: Pace = Pace.LIVE
    private: bool = True
    hints: bool = False
    seed: Text = ""
    """For a game without others."""
    clock: ClockWish | None = None
    group: Text = ""
    """The key of a group of mine to which the free seats are announced."""
    reserved: bool = False
    """Only members of the group may sit down."""


class Name(Schema):
    """The name of a table."""

    name: Annotated[str, Field(max_length=60, pattern=NO_NUL)]


class Hidden(Schema):
    """Whether I want to see a table in the lobby."""

    hidden: bool = True


class Done(Schema):
    """It is done, and there is nothing left to tell."""

    done: bool = True


class ResultAnswer(Schema):
    """How a game ended."""

    scores: list[int]
    places: list[int]
    reason: str


class PlaceAnswer(Schema):
    """A seat, and who plays there."""

    seat: int
    name: str
    account: str
    """The account, if the person has one."""
    bot: str
    """The bot, if one plays here."""
    free: bool
    pinned: str
    """The note that the player shows to everybody."""


class TableAnswer(Schema):
    """A table as everybody may see it, and which seats are mine."""

    key: str
    name: str
    title: str
    options: dict[str, Value]
    status: Status
    pace: Pace
    private: bool
    hints: bool
    owned: bool
    """I have set the table up."""
    seq: int
    """The newest row of the record: an action names the row that its player saw."""
    number: int
    """How many actions have been played."""
    waiting: list[int]
    """The seats that the game waits for."""
    seats: list[str]
    places: list[PlaceAnswer]
    mine: list[int]
    result: ResultAnswer | None
    secret_seed: bool
    """The server drew the seed and nobody knows it; else somebody may know what chance brings."""
    seed_hash: str
    """SHA-256 of a secret seed; else empty."""
    seed: str
    """Once the game has ended."""
    events: str
    """Where the news of the table is streamed."""


@router.get("/tables", response=list[TableAnswer], summary="My tables")
def my_tables(request: HttpRequest) -> list[TableAnswer]:
    """My tables, the newest first."""
    mine = Table.objects.filter(places__user=me(request).user).distinct()
    newest = mine.order_by("-changed").prefetch_related("places__user")[:MOST]
    return [table_answer(table, me(request)) for table in newest]


@router.post("/tables", auth=MANAGE, response=TableAnswer, summary="Set a table up")
def new_table(request: HttpRequest, wish: NewTable) -> TableAnswer:
    """Set a table up; the game begins when no seat is open."""
    check_limit(request, "new", 60)
    title, who = find_title(wish.title), me(request)
    sitters = [
        setup.Sitter(kind, name or _name(kind, seat, who, words(request)))
        for seat, (kind, name) in enumerate(zip_longest(wish.seats, wish.names[: len(wish.seats)]))
    ]
    wanted = setup.NewTable(
        sitters,
        {**title.preset(wish.preset), **wish.options},
        wish.name,
        wish.pace,
        wish.private,
        wish.seed,
        wish.hints,
        wish.clock.clock(wish.pace) if wish.clock else None,
    )
    group = membership.chosen(wish.group, who.user)
    with transaction.atomic():
        table = setup.set_up(title, who, wanted)
        if group and table.status == Status.OPEN:
            announcing.announce(table, who, group, wish.reserved)
    return table_answer(table, who)


@router.get("/tables/{table:key}", response=TableAnswer, summary="A table")
def one_table(request: HttpRequest, key: Key) -> TableAnswer:
    """A table: who sits there, whose turn it is."""
    return table_answer(found(key), me(request))


@router.patch("/tables/{table:key}", auth=MANAGE, response=TableAnswer, summary="Name a table")
def rename_table(request: HttpRequest, key: Key, wish: Name) -> TableAnswer:
    """Give a table of mine another name."""
    table = found(key)
    seating.rename(table, me(request), wish.name)
    return changed(table, me(request))


@router.delete("/tables/{table:key}", auth=MANAGE, response=Done, summary="Delete a table")
def delete_table(request: HttpRequest, key: Key) -> Done:
    """Delete a table of mine, before the game begins or where nobody else plays."""
    removing.remove(found(key), me(request))
    return Done()


@router.post("/tables/{table:key}/hide", auth=MANAGE, response=Done, summary="Hide a table")
def hide_table(request: HttpRequest, key: Key, wish: Hidden) -> Done:
    """Take a table at which I sit out of my lists, or back in."""
    check_limit(request, "join", 60)
    removing.hide(found(key), me(request), wish.hidden)
    return Done()


@router.get("/lobby/{which}", response=list[TableAnswer], summary="A list of the lobby")
def lobby(
    request: HttpRequest,
    which: List,
    word: Text = "",
    title: Text = "",
    pace: Pace | None = None,
    free: Whole = 0,
    friends: bool = False,
    clock: bool | None = None,
) -> list[TableAnswer]:
    """Tables to join, to watch or to go on with, the newest first.

    `word` is part of the name of a table, a player or a title; `free` is a number of free seats,
    `friends` for tables where a friend of mine sits, `clock` for those with one or without.
    """
    wanted = Filters(word, title, pace or "", free, friends, clock)
    tables = tables_in(which, me(request), wanted).order_by("-changed", "-pk")
    newest = tables.prefetch_related("places__user")[:MOST]
    return [table_answer(table, me(request)) for table in newest]


def found(key: str) -> Table:
    """The table of this key."""
    return get_object_or_404(Table, key=key)


def begun(key: str) -> Table:
    """A table at which the game has begun."""
    return get_object_or_404(Table.objects.exclude(status=Status.OPEN), key=key)


def changed(table: Table, who: Visitor) -> TableAnswer:
    """The table after a change, read again."""
    return table_answer(found(table.key), who)


def table_answer(table: Table, who: Visitor) -> TableAnswer:
    """The table as this person may see it."""
    places = list(table.places.all())
    return TableAnswer(
        key=table.key,
        name=table.name,
        title=table.title,
        options=table.setup["options"],
        status=Status(table.status),
        pace=Pace(table.pace),
        private=table.private,
        hints=table.hints,
        owned=who.owns(table),
        seq=table.seq,
        number=table.number,
        waiting=table.waiting,
        seats=[place.name for place in places],
        places=[_place(place) for place in places],
        mine=who.seats(places),
        result=table.result,
        secret_seed=table.secret_seed,
        seed_hash=seed_hash(table),
        seed=shown_seed(table),
        events=reverse("events", args=[table.key]),
    )


def _name(kind: str, seat: int, who: Visitor, told: Words) -> str:
    """What whoever sits there is called at first."""
    if kind in BOTS:
        return seating.bot_name(kind, seat, told)
    return who.name if kind == setup.ME else told.say(Message("player", number=seat + 1))


def _place(place: Place) -> PlaceAnswer:
    return PlaceAnswer(
        seat=place.seat,
        name=place.name,
        account=place.user.username if place.user else "",
        bot=place.bot,
        free=place.is_free,
        pinned=place.pinned,
    )
