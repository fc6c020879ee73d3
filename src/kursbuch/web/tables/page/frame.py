"""The frame of a table page: bar, seats, views and board, each a record of all that it shows.

Everybody who sees the same record sees the same part, so that it is drawn once for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import TypeAlias

from django.utils.safestring import SafeString

from kursbuch.core.state import State, to_act
from kursbuch.core.words import Message, Words
from kursbuch.web.games.moment import Phase, Stop
from kursbuch.web.games.presenter import Figure, Presenter
from kursbuch.web.tables.clocks.away import away
from kursbuch.web.tables.clocks.faces import Face, faces
from kursbuch.web.tables.models import Place, Status, Table
from kursbuch.web.tables.page import result
from kursbuch.web.tables.page.table_view import TableView
from kursbuch.web.wording import title_name


@dataclass(frozen=True)
class Branch:
    """A what-if board: where it leaves the game, and the address of that game."""

    at: int
    game: str


@dataclass(frozen=True)
class Bar:
    """The table, and how far its game has come."""

    title: str
    name: str
    rounds: tuple[Stop, ...]
    phase: Phase | None
    branch: Branch | None


@dataclass(frozen=True)
class Player:
    """Whoever sits in a seat."""

    seat: int
    name: str
    bot: str
    acting: bool
    figures: tuple[Figure, ...]
    away: date | None
    clock: Face | None
    result: tuple[int, int] | None


@dataclass(frozen=True)
class Seats:
    """Everybody at the table."""

    pace: str
    players: tuple[Player, ...]


@dataclass(frozen=True)
class Link:
    """A view or a tab to open."""

    key: str
    label: str
    shortcut: str


@dataclass(frozen=True)
class Views:
    """What can stand on the stage, and what does."""

    links: tuple[Link, ...]
    open: str
    hint: str


@dataclass(frozen=True)
class BoardPicture:
    """The picture of the board, and the size of its letters."""

    picture: SafeString
    letters: float


MAP = "map"
TABS = (("log", "l"), ("chat", "c"), ("notes", "n"))
"""What stands beside at every table, with its key."""
Framed: TypeAlias = Bar | Seats | Views | BoardPicture


def view_links(present: Presenter[State], words: Words, has_board: bool) -> tuple[Link, ...]:
    """What can stand on the stage of a title."""
    board = [(MAP, "m")] if has_board else []
    return _links([*board, *((panel.key, panel.shortcut) for panel in present.views)], words)


def tab_links(present: Presenter[State], words: Words) -> tuple[Link, ...]:
    """What can stand beside it."""
    order = [(present.order.key, present.order.shortcut)] if present.order else []
    return _links([*order, *TABS], words)


def _links(keys: Sequence[tuple[str, str]], words: Words) -> tuple[Link, ...]:
    return tuple(Link(key, words.say(Message(f"page-tab-{key}")), short) for key, short in keys)


def bar(view: TableView) -> Bar:
    """What the bar shows."""
    scene, table, present = view.scene, view.table, view.presenter
    name = table.name or title_name(scene.words, view.state.title)
    rounds, phase = tuple(present.rounds(scene)), present.phase(scene)
    return Bar(table.title, name, rounds, phase, _branch(table))


def _branch(table: Table) -> Branch | None:
    game = table.branch_of
    return Branch(table.branch_at, game.get_absolute_url()) if game else None


def seats(view: TableView) -> Seats:
    """What the seats show."""
    acting, clocks = acting_at(view), faces(view.table, view.scene.words)
    holidays = away(view.table, view.places)
    players = [_player(view, place, acting, clocks, holidays) for place in view.places]
    return Seats(view.table.pace, tuple(players))


def acting_at(view: TableView) -> Sequence[int]:
    """The seats that the game waits for."""
    return to_act(view.state) if view.table.status == Status.RUNNING else ()


def _player(
    view: TableView,
    place: Place,
    acting: Sequence[int],
    clocks: Mapping[int, Face],
    holidays: Mapping[int, date],
) -> Player:
    seat = place.seat
    return Player(
        seat,
        place.name,
        place.bot,
        seat in acting,
        tuple(view.presenter.figures(view.scene, seat)),
        holidays.get(seat),
        clocks.get(seat),
        None if view.is_past else result.standing(view.table, seat),
    )
