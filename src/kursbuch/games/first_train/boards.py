"""The boards beside the map: influence boxes, turns, trains, and the pieces in the game box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kursbuch.core.codec import Codec, encode
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.words import Arg, Message
from kursbuch.games.first_train.map import COMPANIES, INFLUENCE, PIECES, Colour, Map, Piece

EITHER = "red/green"
"""The two-coloured point: its winner chooses (FT-AUC-07)."""
SIDES = ("3-4", "2-3")
LEAST, MOST = -50, 500
"""No number on any board is beyond these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Components:
    """What each player and the game box hold."""

    cubes: int
    links: int
    train_markers: int
    company_links: int
    pieces: Mapping[Piece, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """Where the discs begin."""

    influence: Mapping[Colour, int]
    profit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The ends of the tracks, and what investment brings."""

    investment: int
    influence: int
    profit_low: int
    profit_high: int
    goods_drawn: int
    people_drawn: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PrintedBox:
    """An influence box: its row, and the points printed in it."""

    row: str
    fixed: tuple[Colour, ...]

    @property
    def least(self) -> int:
        """The least bid: as many cubes as points are printed (FT-AUC-02)."""
        return len(self.fixed)


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainRow:
    """A row of equal trains on the Available Trains board."""

    row: str
    cost: int
    count: int
    passengers: int
    goods: int
    passenger_points: int
    """Victory points for each passenger in these carriages (FT-VP-02)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """One side of the Influence & Play Order board, with the trains that belong to it."""

    turns: Mapping[int, int]
    tokens: Mapping[Colour, int]
    goods_points: int
    boxes: tuple[PrintedBox, ...]
    trains: tuple[TrainRow, ...]

    def row(self, name: str) -> TrainRow | None:
        """The row of trains of this name."""
        return next((row for row in self.trains if row.row == name), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Boards:
    """All boards but the map."""

    components: Components
    start: Start
    limits: Limits
    substitute: int
    """Points or cubes in place of one missing train point (FT-TRN-03)."""
    sides: Mapping[str, Side]


def read_boards(plain: object) -> Boards:
    """The boards of a file, or a clear sentence about what is wrong with them."""
    boards = Codec("", {}).record(Boards, plain, "boards")
    for number in _numbers(encode(boards)):
        _refuse_unless(LEAST <= number <= MOST, "ft-boards-number", number=str(number))
    _refuse_unless(set(boards.components.pieces) == set(PIECES), "ft-boards-pieces")
    _refuse_unless(set(boards.start.influence) == set(INFLUENCE), "ft-boards-start")
    _refuse_unless(set(boards.limits.people_drawn) == {"major", "minor"}, "ft-boards-people")
    _refuse_unless(set(boards.sides) == set(SIDES), "ft-boards-sides", known=SIDES)
    for name, side in boards.sides.items():
        _check_side(name, side)
    return boards


def _numbers(plain: Plain) -> Iterator[int]:
    """All numbers in a value."""
    if isinstance(plain, int):
        yield plain
    elif isinstance(plain, dict | list):
        for part in plain.values() if isinstance(plain, dict) else plain:
            yield from _numbers(part)


def _check_side(name: str, side: Side) -> None:
    for players in map(int, name.split("-")):
        _refuse_unless(side.turns.get(players, 0) > 0, "ft-boards-turns", side=name, n=players)
    _refuse_unless(set(side.tokens) <= set(INFLUENCE), "ft-boards-tokens", side=name)
    enough = sum(side.tokens.values()) >= len(side.boxes)
    _refuse_unless(enough, "ft-boards-few-tokens", side=name)
    for number, box in enumerate(side.boxes, start=1):
        _refuse_unless(box.fixed, "ft-boards-empty-box", side=name, box=number)
        known = set(box.fixed) <= {*INFLUENCE, EITHER}
        _refuse_unless(known, "ft-boards-box", side=name, box=number)
    rows = [row.row for row in side.trains]
    _refuse_unless(len(rows) == len(set(rows)), "ft-boards-rows", side=name)


def check_bags(boards: Boards, whole: Map) -> None:
    """The bags hold enough goods and people for all areas of the map."""
    pieces, limits = boards.components.pieces, boards.limits
    goods = sum(limits.goods_drawn for area in whole.areas.values() if area.goods)
    _refuse_unless(goods <= pieces["white"] + pieces["yellow"], "ft-map-too-many-goods")
    towns = (area.town for area in whole.areas.values() if area.town and not area.company)
    people = sum(limits.people_drawn[town] for town in towns)
    bag = sum(pieces[piece] for piece in (*COMPANIES, "landowner"))
    _refuse_unless(people <= bag, "ft-map-too-many-towns")


def _refuse_unless(condition: object, key: str, **args: Arg) -> None:
    if not condition:
        raise BadSetup(Message(key, **args))
