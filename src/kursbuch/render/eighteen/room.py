"""Finds room for words and badges on a hex, away from its track and from each other."""

from __future__ import annotations

from collections.abc import Iterable

from kursbuch.render.eighteen.geometry import APOTHEM, RADIUS, distance, towards
from kursbuch.render.svg import Point

_SPOTS: tuple[Point, ...] = (
    *(towards(edge, 0.66 * APOTHEM) for edge in range(6)),
    *(towards(edge + 0.5, 0.68 * RADIUS) for edge in range(6)),
    *(towards(edge + 0.5, 0.5 * RADIUS) for edge in range(6)),
    *((x * RADIUS, y * RADIUS) for y in (-0.62, -0.42, 0.42, 0.62) for x in (-0.22, 0.0, 0.22)),
    (0.0, 0.0),
)
_ENOUGH = 0.14 * RADIUS
"""More room than this is no better."""


class Room:
    """What is taken on a hex."""

    def __init__(self, taken: Iterable[Point]) -> None:
        self._taken = list(taken)

    def take(self, middle: Point, width: float, height: float) -> None:
        """Nothing else may be put on this rectangle."""
        steps = max(2, round(width / 7) + 1)
        for step in range(steps):
            x = middle[0] + width * (step / (steps - 1) - 0.5)
            self._taken += [
                (x, middle[1] - height / 2),
                (x, middle[1]),
                (x, middle[1] + height / 2),
            ]

    def find(self, width: float, height: float, near: Point) -> Point:
        """The spot with enough room that is nearest to the wished one; it is then taken."""
        best = max((*_SPOTS, near), key=lambda spot: self._merit(spot, width, height, near))
        self.take(best, width, height)
        return best

    def _merit(self, spot: Point, width: float, height: float, near: Point) -> float:
        room = min((_gap(spot, width, height, point) for point in self._taken), default=_ENOUGH)
        outside = max(0.0, _overhang(spot, width, height))
        return min(room, _ENOUGH) - 2.5 * outside - 0.06 * distance(spot, near)


def _gap(spot: Point, width: float, height: float, point: Point) -> float:
    """How far a point is from a rectangle; below zero inside it."""
    x = abs(point[0] - spot[0]) - width / 2
    y = abs(point[1] - spot[1]) - height / 2
    return max(x, y)


def _overhang(spot: Point, width: float, height: float) -> float:
    """How far a rectangle stands out of the hex."""
    x, y = abs(spot[0]) + width / 2, abs(spot[1]) + height / 2
    slant = x / 2 + y * APOTHEM / RADIUS
    return max(x, slant) - 0.96 * APOTHEM
