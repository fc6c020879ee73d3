"""From the whole numbers of a map's shape to places and lines of the picture."""

from __future__ import annotations

from math import atan2, degrees, hypot

from kursbuch.games.first_train.map import AreaId, BorderId, sides
from kursbuch.games.first_train.shape import Shape
from kursbuch.render.svg import Point

UNIT = 10
"""Whole numbers of the shape to one unit of the picture."""


def size(shape: Shape) -> Point:
    """Width and height of the map."""
    return shape.size[0] / UNIT, shape.size[1] / UNIT


def anchor(shape: Shape, area: AreaId) -> Point:
    """Where the town, or the middle, of an area is."""
    x, y = shape.label[area]
    return x / UNIT, y / UNIT


def outline(shape: Shape, area: AreaId) -> list[Point]:
    """The line round an area."""
    return [(x / UNIT, y / UNIT) for x, y in shape.outline[area]]


def crossing(shape: Shape, border: BorderId) -> Point:
    """Where a link crosses a border."""
    x, y = shape.crossed_at(border)
    return x / UNIT, y / UNIT


def way(shape: Shape, border: BorderId) -> str:
    """The way of a link: from middle to middle, through the place where it crosses."""
    (ax, ay), (bx, by) = (anchor(shape, area) for area in sides(border))
    cx, cy = crossing(shape, border)
    kx, ky = 2 * cx - (ax + bx) / 2, 2 * cy - (ay + by) / 2
    return f"M{ax:.1f} {ay:.1f}Q{kx:.1f} {ky:.1f} {bx:.1f} {by:.1f}"


def leaving(shape: Shape, border: BorderId, area: AreaId) -> list[Point]:
    """Points of a link from the middle of an area outwards."""
    (ax, ay), (bx, by) = (anchor(shape, side) for side in sides(border))
    cx, cy = crossing(shape, border)
    kx, ky = 2 * cx - (ax + bx) / 2, 2 * cy - (ay + by) / 2
    if sides(border)[0] != area:
        ax, ay, bx, by = bx, by, ax, ay
    shares = (0.06, 0.12, 0.18, 0.24, 0.3, 0.38, 0.46)
    return [(_bent(ax, kx, bx, t), _bent(ay, ky, by, t)) for t in shares]


def _bent(start: float, pull: float, end: float, share: float) -> float:
    """One coordinate of a point on the curve that a link takes."""
    rest = 1 - share
    return rest * rest * start + 2 * rest * share * pull + share * share * end


def common(shape: Shape, border: BorderId) -> list[Point]:
    """The line along which two areas meet."""
    one, other = (outline(shape, area) for area in sides(border))
    shared = [point in other for point in one]
    if all(shared) or not any(shared):
        return one if all(shared) else []
    start = next(i for i in range(len(one)) if shared[i] and not shared[i - 1])
    turned = one[start:] + one[:start]
    return turned[: sum(shared)]


def inside(line: tuple[Point, ...], point: Point) -> bool:
    """The point lies within a closed line."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            within = not within
    return within


def level_part(
    course: list[Point], towns: list[Point], reach: int = 2
) -> tuple[float, float, float]:
    """The middle of a straight part away from towns, and its direction, read from the left."""
    parts = [(course[i - reach], course[i], course[i + reach]) for i in _inner(course, reach)]
    start, middle, end = min(parts, key=lambda part: _crook(*part) + _crowd(part[1], towns))
    if end[0] < start[0]:
        start, end = end, start
    return *middle, degrees(atan2(end[1] - start[1], end[0] - start[0]))


def _inner(course: list[Point], reach: int) -> range:
    return range(reach, len(course) - reach)


def _crowd(place: Point, towns: list[Point]) -> float:
    """How close towns are, whose names need the room."""
    near = (hypot(x - place[0], y - place[1]) for x, y in towns)
    return sum(max(0.0, 70 - far) / 70 for far in near)


def _crook(start: Point, middle: Point, end: Point) -> float:
    """How much longer the way over the middle is, and how steep the line."""
    direct = hypot(end[0] - start[0], end[1] - start[1])
    via = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in ((start, middle), (middle, end)))
    steep = abs(end[1] - start[1]) / max(direct, 1.0)
    return via / max(direct, 1.0) + 0.3 * steep
