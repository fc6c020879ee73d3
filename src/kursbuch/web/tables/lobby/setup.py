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
from kursbuch.core.title import Title, Value
from kursbuch.core.words import Message
from kursbuch.web.people import Visitor
from kursbuch.web.tables.models import Pace, Place, Table
from kursbuch.web.tables.play import game

ME, HERE, OPEN = "me", "here", "open"


@dataclass(frozen=True)
class Sitter:
    """Who shall sit in a seat: me, somebody at this screen, nobody yet, or a bot by name."""

    kind: str
    name: str = ""


@dataclass(frozen=True)
class NewTable:
    """How a new table shall be."""

    sitters: Sequence[Sitter]
    options: Mapping[str, Value]
    name: str = ""
    pace: str = Pace.LIVE
    private: bool = False
    seed: str = ""
    hints: bool = False


def set_up(title: Title[Any], visitor: Visitor, wanted: NewTable) -> Table:
    """A new table; the game begins at once if nobody is missing."""
    setup = title.start(
        len(wanted.sitters), wanted.seed or secrets.token_hex(8), wanted.options
    ).setup
    with transaction.atomic():
        table = Table.objects.create(
            name=wanted.name[:60],
            title=title.key,
            setup=encode(setup),
            pace=wanted.pace,
            private=wanted.private,
            hints=wanted.hints,
            owner=visitor.user,
            owner_guest="" if visitor.user else visitor.guest,
        )
        for seat, sitter in enumerate(wanted.sitters):
            _place(table, seat, sitter, visitor).save()
    begin_if_full(table)
    return table


def begin_if_full(table: Table) -> None:
    """Begin when every seat is taken."""
    if not any(place.is_free for place in table.places.all()):
        game.begin(table)


def _place(table: Table, seat: int, sitter: Sitter, visitor: Visitor) -> Place:
    place = Place(table=table, seat=seat, name=sitter.name[:40])
    if sitter.kind in (ME, HERE):
        place.user, place.guest = visitor.user, "" if visitor.user else visitor.guest
    elif sitter.kind in BOTS:
        place.bot = seated(sitter.kind, seat)
    elif sitter.kind != OPEN:
        raise BadSetup(Message("bot-unknown", bot=sitter.kind[:40], known=sorted(BOTS)))
    return place
