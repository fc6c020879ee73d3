"""What stands in an area: its town in the middle, name and pieces where links leave room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kursbuch.games.first_train.map import GOODS, PIECES, Area, AreaId, sides
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.look import cube, person, station
from kursbuch.render.first_train.terrain import ground_colour
from kursbuch.render.lettering import width, wrapped
from kursbuch.render.palette import INK
from kursbuch.render.svg import Element, Point, circle, group, text
from kursbuch.render.wishes import Wishes

_STEP, _HIGH = 15.5, 19.0
"""How wide and how high a piece is drawn."""


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle by its middle."""

    x: float
    y: float
    wide: float
    high: float

    def covers(self, point: Point, margin: float = 5.0) -> bool:
        """The point lies on the block, or close to it."""
        inside = abs(point[0] - self.x) < self.wide / 2 + margin
        return inside and abs(point[1] - self.y) < self.high / 2 + margin

    def points(self) -> list[Point]:
        """Points on the block, for keeping another one away from it."""
        xs = [self.x + self.wide * share for share in (-0.5, -0.25, 0, 0.25, 0.5)]
        return [
            (x, y) for x in xs for y in (self.y - self.high / 2, self.y, self.y + self.high / 2)
        ]


class Field:
    """The area round a town or a junction, and what lies there already."""

    def __init__(self, state: FirstTrain, area: Area) -> None:
        shape = state.title.shape
        self.middle = geometry.anchor(shape, area.id)
        self.track = list(_track_points(state, area.id))
        self.reach = 15.0 if area.town else 8.0 if self.track else 1.0
        self._outline = geometry.outline(shape, area.id)
        self._taken: list[Point] = []

    def take(self, block: Block) -> None:
        """Nothing else may cover the block."""
        self._taken += block.points()

    def covered(self, block: Block) -> int:
        """How bad a place is: it covers track, leaves the area, or covers another block."""
        track = sum(block.covers(point) for point in self.track)
        outside = sum(not geometry.inside(self._outline, point) for point in block.points())
        return 2 * track + outside + 9 * sum(block.covers(point, 0.0) for point in self._taken)


def contents(state: FirstTrain, area: Area, wishes: Wishes) -> Element:
    """The town, the name and the pieces of an area; a dot where links meet."""
    field = Field(state, area)
    lines, size = _lines(area, wishes)
    pieces = sorted(state.pieces.get(area.id, ()), key=PIECES.index)
    wide = max(width(line, size, bold=bool(area.town)) for line in lines)
    name = _free(field, wide, size * len(lines), ("above", "below"))
    field.take(name)
    stand = _free(field, _STEP * len(pieces), _HIGH, ("below", "above"))
    return group(
        _middle(state, area, field),
        *_name(area, lines, size, name),
        *_pieces(area, pieces, stand),
        pointer_events="none",
    )


def _middle(state: FirstTrain, area: Area, field: Field) -> Element | None:
    if area.town:
        return station(area.town, companies_at(state, area.id), *field.middle)
    if not field.track:
        return None
    return circle(*field.middle, 4.5, fill="#ffffff", stroke=INK, stroke_width=1.5)


def _track_points(state: FirstTrain, area: AreaId) -> Iterator[Point]:
    """Points of the links near the middle of an area."""
    for border in (*state.links, *state.company_links):
        if area in sides(border):
            yield from geometry.leaving(state.title.shape, border, area)


_SIDES = {
    "above": (0.0, -1.0),
    "below": (0.0, 1.0),
    "right": (1.0, 0.0),
    "left": (-1.0, 0.0),
    "above right": (0.9, -0.8),
    "above left": (-0.9, -0.8),
    "below right": (0.9, 0.8),
    "below left": (-0.9, 0.8),
}


def _free(field: Field, wide: float, high: float, wished: tuple[str, ...]) -> Block:
    """The block beside the middle that covers least; what is wished first is preferred."""
    sides_ = (*wished, *(side for side in _SIDES if side not in wished))
    blocks = [_beside(field, wide, high, *_SIDES[side]) for side in sides_]
    return min(blocks, key=field.covered)


def _beside(field: Field, wide: float, high: float, right: float, down: float) -> Block:
    x, y = field.middle
    slack = 0.75 if right and down else 1.0
    return Block(
        x + right * (field.reach * slack + wide / 2 + 2),
        y + down * (field.reach * slack + high / 2),
        wide,
        high,
    )


def _lines(area: Area, wishes: Wishes) -> tuple[list[str], float]:
    words = wishes.say("render-as-is", words=area.called)
    size = 13.0 if area.town else 11.0
    return wrapped(words, 96 if area.town else 80, size, bold=bool(area.town)), size


def _name(area: Area, lines: Sequence[str], size: float, block: Block) -> Iterator[Element]:
    for number, line in enumerate(lines):
        yield text(
            line,
            block.x,
            block.y + (number - (len(lines) - 1) / 2) * size,
            size,
            weight=600 if area.town else 400,
            halo=ground_colour(area),
            font_style=None if area.town else "italic",
            class_="name",
        )


def _pieces(area: Area, pieces: Sequence[str], block: Block) -> Iterator[Element]:
    for index, piece in enumerate(pieces):
        x = block.x + (index - (len(pieces) - 1) / 2) * _STEP
        yield cube(piece, x, block.y) if area.goods in GOODS else person(piece, x, block.y)
