"""Finds room for words and badges on a hex: never on stops or other words, rather not on track."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import inf

from kursbuch.render.eighteen.geometry import APOTHEM, RADIUS, distance, towards
from kursbuch.render.svg import Point

_SPOTS: tuple[Point, ...] = (
    *(towards(edge, 0.66 * APOTHEM) for edge in range(6)),
    *(towards(edge + 0.5, share * RADIUS) for edge in range(6) for share in (0.5, 0.6, 0.7)),
    *(
        (x * RADIUS, y * RADIUS)
        for y in (-0.66, -0.54, -0.42, 0.42, 0.54, 0.66)
        for x in (-0.34, -0.17, 0.0, 0.17, 0.34)
    ),
    (0.0, 0.0),
)
_ENOUGH = 0.1 * RADIUS
"""More room than this brings nothing."""

Rectangle = tuple[float, float, float, float]


class Room:
    """What is taken on a hex: track by points, everything else by rectangles."""

    def __init__(self, track: Iterable[Point]) -> None:
        self._track = tuple(track)
        self._solid: tuple[Rectangle, ...] = ()

    def take(self, middle: Point, width: float, height: float) -> None:
        """Nothing else may be put on this rectangle."""
        self._solid = (*self._solid, (*middle, width, height))

    def find(self, width: float, height: float, near: Point) -> Point:
        """The best spot for a rectangle, as near as can be to the wished one; it is then taken."""
        best = _best_spot(self._track, self._solid, width, height, near)
        self.take(best, width, height)
        return best


@lru_cache(maxsize=8192)  # the same tile looks the same wherever it lies, move after move
def _best_spot(
    track: tuple[Point, ...],
    solid: tuple[Rectangle, ...],
    width: float,
    height: float,
    near: Point,
) -> Point:
    """The first of the best spots; the track is looked at where a spot could be the best."""
    best, most = near, -inf
    for spot in (near, *_SPOTS):
        place = (*spot, width, height)
        merit = _merit(place, near, solid)
        if merit + _ENOUGH <= most:
            continue
        merit += min(_open_track(place, track) - 3, _ENOUGH)
        if merit > most:
            best, most = spot, merit
    return best


def _merit(place: Rectangle, near: Point, solid: tuple[Rectangle, ...]) -> float:
    """Never on anything solid, within the hex, near the wished spot."""
    merit = -2.5 * max(0.0, _overhang(place)) - 0.06 * distance(place[:2], near)
    return merit + 4 * min(min((_gap(place, other) for other in solid), default=1) - 1, 0.0)


def _open_track(place: Rectangle, track: tuple[Point, ...]) -> float:
    """How far the track is away from a place."""
    x, y, width, height = place
    gaps = (max(abs(x - a) - width / 2, abs(y - b) - height / 2) for a, b in track)
    return min(gaps, default=_ENOUGH)


def _gap(one: Rectangle, other: Rectangle) -> float:
    """How far two rectangles are apart; below zero where they overlap."""
    x = abs(one[0] - other[0]) - (one[2] + other[2]) / 2
    y = abs(one[1] - other[1]) - (one[3] + other[3]) / 2
    return max(x, y)


def _overhang(place: Rectangle) -> float:
    """How far a rectangle stands out of the hex."""
    x, y = abs(place[0]) + place[2] / 2, abs(place[1]) + place[3] / 2
    slant = x / 2 + y * APOTHEM / RADIUS
    return max(x, slant) - 0.97 * APOTHEM
