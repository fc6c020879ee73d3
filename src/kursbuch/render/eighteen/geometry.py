"""Where things are: hexes with a corner upwards on the sheet, and edges, corners, arcs in a hex."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, pi, sin, sqrt

from kursbuch.eighteen.ids import Edge, HexId
from kursbuch.render.svg import Point

RADIUS = 60.0
"""From the middle of a hex to its corners."""
APOTHEM = RADIUS * sqrt(3) / 2
"""From the middle of a hex to its edges."""

CENTRE: Point = (0.0, 0.0)


def middle(hex_id: HexId) -> Point:
    """The middle of a hex: letters are rows from the north, numbers half columns from the west."""
    return int(hex_id[1:]) * APOTHEM, (ord(hex_id[0]) - ord("A")) * 1.5 * RADIUS


def towards(edge: float, distance: float = APOTHEM) -> Point:
    """The point in the direction of an edge; 2.5 is the corner between the edges 2 and 3."""
    angle = (120 + 60 * edge) * pi / 180
    return distance * cos(angle), distance * sin(angle)


def corners(radius: float = RADIUS) -> list[Point]:
    """The corners; number e and the next are the ends of edge e."""
    return [towards(edge - 0.5, radius) for edge in range(6)]


def side(edge: Edge, radius: float = RADIUS) -> tuple[Point, Point]:
    """The two ends of an edge."""
    return towards(edge - 0.5, radius), towards(edge + 0.5, radius)


def apart(a: Edge, b: Edge) -> int:
    """How many sixths two edges lie apart: 1 to 3."""
    return min((a - b) % 6, (b - a) % 6)


def arc_radius(a: Edge, b: Edge) -> float | None:
    """The radius of the curve from edge to edge; None for the straight line."""
    return {1: RADIUS / 2, 2: RADIUS * 1.5, 3: None}[apart(a, b)]


def curve(a: Edge, b: Edge, share: float) -> Point:
    """The point at a share of the way along the curve from one edge to another."""
    start, end = towards(a), towards(b)
    if apart(a, b) == 3:
        return between(start, end, share)
    pivot = _pivot(a, b)
    first, last = minus(start, pivot), minus(end, pivot)
    swing = {1: 2 * pi / 3, 2: pi / 3}[apart(a, b)]
    turn = swing * share * (1 if first[0] * last[1] - first[1] * last[0] > 0 else -1)
    x = first[0] * cos(turn) - first[1] * sin(turn)
    y = first[0] * sin(turn) + first[1] * cos(turn)
    return pivot[0] + x, pivot[1] + y


def clockwise(a: Edge, b: Edge) -> bool:
    """The curve from one edge to the other turns clockwise on the sheet."""
    pivot = _pivot(a, b)
    first, last = minus(towards(a), pivot), minus(towards(b), pivot)
    return first[0] * last[1] - first[1] * last[0] > 0


def _pivot(a: Edge, b: Edge) -> Point:
    """The centre of the circle of which the curve is a part: a corner, or a neighbour's middle."""
    step = 1 if (b - a) % 6 <= 3 else -1
    if apart(a, b) == 1:
        return towards(a + step / 2, RADIUS)
    return towards(a + step, 2 * APOTHEM)


def minus(a: Point, b: Point) -> Point:
    """One point as seen from another."""
    return a[0] - b[0], a[1] - b[1]


def plus(a: Point, b: Point) -> Point:
    """A point moved."""
    return a[0] + b[0], a[1] + b[1]


def between(a: Point, b: Point, share: float) -> Point:
    """The point at a share of the way from one point to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def distance(a: Point, b: Point) -> float:
    """How far two points are from each other."""
    return hypot(a[0] - b[0], a[1] - b[1])


def nearest(point: Point, others: Iterable[Point]) -> float:
    """How far the nearest of some points is."""
    return min((distance(point, other) for other in others), default=2 * RADIUS)
