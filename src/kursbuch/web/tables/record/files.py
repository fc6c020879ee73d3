"""Records in and out: download, import, what-if branches."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from django.db import transaction
from django.http import HttpRequest

from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Seat
from kursbuch.core.codec import encode
from kursbuch.core.errors import BadSetup
from kursbuch.core.record import Record, read_action, snapshot, write_record
from kursbuch.core.words import Message
from kursbuch.formats.eighteen_games.write import write_site_game
from kursbuch.web.people import Visitor, known_visitor
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.record import positions, store
from kursbuch.web.tables.record.tree import played, row_of


def record_of(table: Table, number: int | None = None) -> Record:
    """The record of a table, up to a moment."""
    seq = table.position if number is None else row_of(table, number)
    title = positions.title_of(table)
    actions = [read_action(title, move.action) for move in played(table, seq)]
    names = tuple(place.name for place in table.places.all())
    return Record(positions.setup_of(table), tuple(reversed(actions)), names)


def download(table: Table) -> dict[str, Any]:
    """The record as JSON; what chance will bring stays hidden while the game runs."""
    record = _whole_record(table)
    if table.status != Status.FINISHED:
        record = replace(record, setup=replace(record.setup, seed=""))
    return dict(write_record(record))


def site_download(table: Table) -> dict[str, Any]:
    """The game as an export of 18xx.games: all chance of these games is seen at their start."""
    return dict(write_site_game(_whole_record(table)))


def why_no_site_download(table: Table) -> Message | None:
    """Why the game cannot be written as an export of 18xx.games, if it cannot."""
    try:
        _check_whole(table)
        write_site_game(Record(positions.setup_of(table)))
    except BadSetup as refusal:
        return refusal.message
    return None


def _whole_record(table: Table) -> Record:
    """The record from the first action on."""
    _check_whole(table)
    return record_of(table)


def _check_whole(table: Table) -> None:
    """A branch of a running game begins in its middle, with new random draws."""
    if table.base:
        raise BadSetup(Message("file-of-a-branch"))


def branch(table: Table, number: int, request: HttpRequest) -> Table:
    """A hotseat table of the visitor's own that begins at this moment."""
    who = known_visitor(request)
    if table.status == Status.FINISHED or _is_alone(table, who):
        new = lay_out(record_of(table, number), who, table.name, private=True)
    else:
        new = _imagined(table, number, who)
    new.branch_of, new.branch_at = table, number
    new.save()
    return new


def _is_alone(table: Table, visitor: Visitor) -> bool:
    """Nobody else's game is concerned."""
    return all(place.bot or place.is_held_by(visitor) for place in table.places.all())


def _imagined(table: Table, number: int, visitor: Visitor) -> Table:
    """A branch of a running game: only what the visitor may see, and new random draws."""
    state = positions.at(table, number)
    seats = visitor.seats(table.places.all())
    view = state.title.view(state, Seat(seats[0]) if seats else None)
    setup = replace(state.setup, seed=secrets.token_hex(8))
    guess = state.title.imagine(view, setup.seed)
    names = tuple(place.name for place in table.places.all())
    return lay_out(Record(setup, (), names), visitor, table.name, True, snapshot(guess))


def lay_out(
    record: Record, visitor: Visitor, name: str = "", private: bool = False, base: str = ""
) -> Table:
    """A table with a record on it, all seats held by the visitor."""
    title = find_title(record.setup.title)
    guest = "" if visitor.user else visitor.guest
    with transaction.atomic():
        table = Table.objects.create(
            name=name[:60],
            title=title.key,
            setup=encode(record.setup),
            base=base,
            private=private,
            owner=visitor.user,
            owner_guest=guest,
        )
        for seat in range(record.setup.players):
            told = record.names[seat] if seat < len(record.names) else f"Player {seat + 1}"
            Place.objects.create(
                table=table, seat=seat, user=visitor.user, guest=guest, name=told[:40]
            )
        store.append_all(table, record.actions)
    return table
