"""Setting a table up: title, options, who sits where."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.db import transaction

from kursbuch.bots import BOTS, seated
from kursbuch.core.codec import encode
from kursbuch.core.errors import BadSetup
from kursbuch.core.state import State
from kursbuch.core.title import Title, Value
from kursbuch.core.words import Message
from kursbuch.web.accounts.guest_names import check_guest_name
from kursbuch.web.accounts.models import User
from kursbuch.web.forms import visible
from kursbuch.web.tables.clocks.setup import NewClock, wind
from kursbuch.web.tables.models import Pace, Place, Status, Table
from kursbuch.web.tables.play.change import change
from kursbuch.web.tables.record import store
from kursbuch.web.visitors import Visitor

ME, HERE, OPEN, MEMBER = "me", "here", "open", "member"


@dataclass(frozen=True)
class Sitter:
    """Who is to sit in a seat: me, somebody at this screen, nobody yet, or a bot by name."""

    kind: str
    name: str = ""
    user: User | None = None
    """The account of a member of a group."""


@dataclass(frozen=True)
class NewTable:
    """What a new table should be like."""

    sitters: Sequence[Sitter]
    options: Mapping[str, Value]
    name: str = ""
    pace: str = Pace.LIVE
    private: bool = False
    seed: str = ""
    hints: bool = False
    clock: NewClock | None = None


def set_up(title: Title[Any], visitor: Visitor, wanted: NewTable) -> Table:
    """A new table; the game begins at once if nobody is missing."""
    if wanted.seed and any(sitter.kind == OPEN for sitter in wanted.sitters):
        raise BadSetup(Message("seed-with-others"))
    if not visitor.user and any(sitter.kind == OPEN for sitter in wanted.sitters):
        for sitter in wanted.sitters:
            if sitter.kind == ME:
                check_guest_name(sitter.name)
    seed = wanted.seed or secrets.token_hex(16)
    state = title.start(len(wanted.sitters), seed, wanted.options)
    places = [_place(seat, sitter, visitor) for seat, sitter in enumerate(wanted.sitters)]
    with transaction.atomic():
        table = Table.objects.create(
            name=wanted.name[:60],
            title=title.key,
            setup=encode(state.setup),
            secret_seed=not wanted.seed,
            pace=wanted.pace,
            private=wanted.private,
            hints=wanted.hints,
            owner=visitor.user,
            owner_guest="" if visitor.user else visitor.guest,
        )
        for place in places:
            place.table = table
        Place.objects.bulk_create(places)
        if wanted.clock:
            wind(table, wanted.clock, len(places))
        with change(table, status=Status.OPEN):
            begin_if_full(table, state)
    return table


def begin_if_full(table: Table, state: State) -> None:
    """Within a change: begin when every seat is taken."""
    if not any(place.is_free for place in table.places.all()):
        store.begin(table, state)


def _place(seat: int, sitter: Sitter, visitor: Visitor) -> Place:
    place = Place(seat=seat, name=visible(sitter.name)[:40])
    if sitter.kind in (ME, HERE):
        place.user, place.guest = visitor.user, "" if visitor.user else visitor.guest
    elif sitter.kind == MEMBER and sitter.user:
        place.user = sitter.user
    elif sitter.kind in BOTS:
        place.bot = seated(sitter.kind, seat)
    elif sitter.kind != OPEN:
        raise BadSetup(Message("bot-unknown", bot=sitter.kind[:40], known=sorted(BOTS)))
    return place
