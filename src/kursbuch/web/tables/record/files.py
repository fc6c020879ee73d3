"""Records in and out: download, import, what-if branches."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, replace
from typing import Any

from django.db import transaction
from django.shortcuts import get_object_or_404

from kursbuch.catalogue import title as find_title
from kursbuch.core.action import Seat
from kursbuch.core.codec import encode
from kursbuch.core.errors import BadSetup, StaleTable
from kursbuch.core.record import FORMAT, Record, read_action, snapshot
from kursbuch.core.words import Message
from kursbuch.formats.eighteen_games.write import write_site_game
from kursbuch.web.errors import HouseRule
from kursbuch.web.tables.models import Move, Place, Status, Table
from kursbuch.web.tables.record import positions, store
from kursbuch.web.tables.record.seed import know_chance
from kursbuch.web.tables.record.tree import MissingRow, played, row_of
from kursbuch.web.visitors import Visitor

log = logging.getLogger("kursbuch.record")


def record_of(table: Table, number: int | None = None) -> Record:
    """The record of a table, up to a moment."""
    seq = table.position if number is None else row_of(table, number)
    title = positions.title_of(table)
    actions = [read_action(title, move.action) for move in played(table, seq)]
    names = tuple(place.name for place in table.places.all())
    return Record(positions.setup_of(table), tuple(reversed(actions)), names)


def download(table: Table) -> dict[str, Any]:
    """The record as JSON, as it is stored; what chance will bring stays hidden while it runs."""
    _check_whole(table)
    seed = table.setup["seed"] if table.status == Status.FINISHED else ""
    names = [place.name for place in table.places.all()]
    actions = [move.action for move in _line(table)]
    return {"kursbuch": FORMAT, **table.setup, "seed": seed, "names": names, "actions": actions}


def _line(table: Table) -> list[Move]:
    """The rows with an action that led to now; of a damaged record those from its beginning."""
    try:
        return [*played(table, table.position)][::-1]
    except MissingRow:
        log.error("table %s has gaps", table.key)
    line: list[Move] = []
    for move in table.moves.filter(action__isnull=False):
        if move.parent == (line[-1].seq if line else 0):
            line.append(move)
    return line


def site_download(table: Table) -> dict[str, Any]:
    """The game as an export of 18xx.games: all chance of these games is seen at their start."""
    return _site_game(_whole_record(table))


def _site_game(record: Record) -> dict[str, Any]:
    """The record as an export, refused where there is none of this title or its options."""
    try:
        return dict(write_site_game(record))
    except BadSetup as error:
        raise HouseRule(error.message) from error


def why_no_site_download(table: Table) -> Message | None:
    """Why the game cannot be written as an export of 18xx.games, if it cannot."""
    try:
        _check_whole(table)
        _site_game(Record(positions.setup_of(table)))
    except HouseRule as refusal:
        return refusal.message
    return None


def _whole_record(table: Table) -> Record:
    """The record from the first action on."""
    _check_whole(table)
    return record_of(table)


def _check_whole(table: Table) -> None:
    """A branch of a running game begins in its middle, with new random draws."""
    if table.base:
        raise HouseRule(Message("file-of-a-branch"))


def branch(table: Table, number: int, who: Visitor) -> Table:
    """A hotseat table of the visitor's own that begins at this moment."""
    copies = _may_copy(table, who)
    layout = _copied(table, number) if copies else _imagined(table, number, who)
    with transaction.atomic():
        # The only player may have left meanwhile, and the table is gone.
        origin = get_object_or_404(Table.objects.select_for_update(), pk=table.pk)
        if copies:
            if not _may_copy(origin, who):
                raise StaleTable(Message("page-stale"))  # somebody else has sat down
            know_chance(origin)
        fields = {"name": origin.name, "branch_of": origin, "branch_at": number}
        return lay_out(layout, who, private=True, **fields)


def _may_copy(table: Table, visitor: Visitor) -> bool:
    """The seed may go along: it is no secret, or the visitor plays on all sides at one screen.

    Against bots alone it may not, as long as it is a secret: such a game is rated.
    """
    if table.status == Status.FINISHED:
        return True
    places = list(table.places.all())
    mine = visitor.seats(places)
    is_alone = all(place.bot or place.seat in mine for place in places)
    return is_alone and (len(mine) > 1 or not table.secret_seed)


def _copied(table: Table, number: int) -> Layout:
    """The record up to a moment as it stands: it was checked when it was played."""
    part = store.part_of(table, min(number, table.number))
    names = tuple(place.name for place in table.places.all())
    return Layout(Record(part.state.setup, (), names), part, base=table.base)


def _imagined(table: Table, number: int, visitor: Visitor) -> Layout:
    """A branch of a running game: only what the visitor may see, and new random draws."""
    state = positions.at(table, number)
    seats = visitor.seats(table.places.all())
    view = state.title.view(state, Seat(seats[0]) if seats else None)
    setup = replace(state.setup, seed=secrets.token_hex(8))
    guess = state.title.imagine(view, setup.seed)
    names = tuple(place.name for place in table.places.all())
    return Layout(Record(setup, (), names), store.Whole(guess), base=snapshot(guess))


@dataclass(frozen=True)
class Layout:
    """A record made ready to be put on a table: checked, and every action played."""

    record: Record
    rows: store.Whole | store.Excerpt
    """Rows to be written, or the part of another table's record that is copied."""
    base: str = ""


def layout_of(record: Record) -> Layout:
    """The record, played from its start; a setup that is not possible is refused first."""
    start = find_title(record.setup.title).resume(record.setup)
    return Layout(record, store.whole_of(start, record.actions))


def lay_out(layout: Layout, visitor: Visitor, **fields: Any) -> Table:
    """A table with a record on it, all seats held by the visitor."""
    record, guest = layout.record, "" if visitor.user else visitor.guest
    held: dict[str, Any] = {"user": visitor.user, "guest": guest}
    fields["name"] = fields.get("name", "")[:60]
    with transaction.atomic():
        table = Table.objects.create(
            title=record.setup.title,
            setup=encode(record.setup),
            base=layout.base,
            secret_seed=False,
            owner=visitor.user,
            owner_guest=guest,
            **fields,
        )
        for seat in range(record.setup.players):
            told = record.names[seat] if seat < len(record.names) else f"Player {seat + 1}"
            Place.objects.create(table=table, seat=seat, name=told[:40], **held)
        if isinstance(layout.rows, store.Excerpt):
            store.copy(table, layout.rows)
        else:
            store.append_all(table, layout.rows)
    return table
