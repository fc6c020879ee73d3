"""Finds the side of a town or junction where a name or pieces cover least."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from kursbuch.render.first_train.geometry import inside
from kursbuch.render.svg import Point

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


@dataclass(frozen=True, slots=True)
class Block:
    """A rectangle by its middle."""

    x: float
    y: float
    wide: float
    high: float

    def covers(self, point: Point, margin: float = 5.0) -> bool:
        """The point lies on the block, or close to it."""
        beside = abs(point[0] - self.x) < self.wide / 2 + margin
        return beside and abs(point[1] - self.y) < self.high / 2 + margin

    def points(self) -> list[Point]:
        """Points on the block, for keeping it within its area and away from others."""
        xs = [self.x + self.wide * share for share in (-0.5, -0.25, 0, 0.25, 0.5)]
        ys = [self.y + self.high * share for share in (-0.5, 0, 0.5)]
        return [(x, y) for x in xs for y in ys]


@dataclass(frozen=True, slots=True)
class Field:
    """The area round a town or a junction, and what lies there already."""

    outline: tuple[Point, ...]
    middle: Point
    reach: float
    """How far the town or the junction itself reaches."""
    track: tuple[Point, ...]
    taken: tuple[Point, ...] = ()

    def without(self, block: Block) -> Field:
        """What is left once the block is taken."""
        return replace(self, taken=(*self.taken, *block.points()))

    def covered(self, block: Block) -> int:
        """How bad a place is: it covers track, leaves the area, or covers another block."""
        track = sum(block.covers(point) for point in self.track)
        outside = sum(not inside(self.outline, point) for point in block.points())
        return 2 * track + outside + 9 * sum(block.covers(point, 0.0) for point in self.taken)


@lru_cache(maxsize=4096)  # an area changes only when links or pieces come or go
def free_block(field: Field, wide: float, high: float, wished: tuple[str, ...]) -> Block:
    """The block beside the middle that covers least; what is wished first is preferred."""
    order = (*wished, *(side for side in _SIDES if side not in wished))
    best, least = None, 0
    for side in order:
        block = _beside(field, wide, high, *_SIDES[side])
        covered = field.covered(block)
        if covered == 0:
            return block
        if best is None or covered < least:
            best, least = block, covered
    assert best is not None
    return best


def _beside(field: Field, wide: float, high: float, right: float, down: float) -> Block:
    x, y = field.middle
    reach = field.reach * (0.75 if right and down else 1.0)
    return Block(x + right * (reach + wide / 2 + 2), y + down * (reach + high / 2), wide, high)
