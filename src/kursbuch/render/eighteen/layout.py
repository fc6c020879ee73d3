"""Where the stops of a face are drawn, and the way its track takes between edges and stops."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from kursbuch.eighteen.board.tile import FIRST_STOP, Face, Segment
from kursbuch.eighteen.ids import Edge
from kursbuch.render.eighteen.geometry import (
    APOTHEM,
    CENTRE,
    RADIUS,
    arc_radius,
    between,
    clockwise,
    curve,
    distance,
    towards,
)
from kursbuch.render.svg import Point, number

CIRCLE = 0.255 * RADIUS
"""The radius of a circle for a station marker."""


@lru_cache(maxsize=4096)
def stop_places(face: Face) -> tuple[Point, ...]:
    """The middle of every stop: alone in the centre or on its curve, several far apart."""
    choices = [list(_candidates(face, index)) for index in range(len(face.stops))]
    if len(choices) == 1:
        return (choices[0][0],)
    return max(product(*choices), key=_spread, default=())


def _candidates(face: Face, index: int) -> Iterator[Point]:
    exits, stop = face.exits[index], face.stops[index]
    alone = len(face.stops) == 1
    if stop.kind == "offboard":
        yield (0.0, 0.58 * RADIUS) if stop.slots else CENTRE  # below the name and the values
    elif alone and (stop.kind != "town" or len(exits) != 2):
        yield CENTRE
    elif not exits:
        yield from _without_track(face, index)
    elif len(exits) == 1:
        yield towards(exits[0], (0.5 if len(face.stops) < 3 else 0.62) * APOTHEM)
    elif len(exits) == 2:
        yield from (curve(exits[0], exits[1], share) for share in (0.5, 0.27, 0.73))
    else:
        yield between(CENTRE, _mean(exits), 0.55)


def _without_track(face: Face, index: int) -> Iterator[Point]:
    """Stops that have no track yet stand side by side, or where others leave room."""
    if not face.track:
        count = len(face.stops)
        yield (index - (count - 1) / 2) * RADIUS * 0.78, 0.0
    else:
        yield from (towards(edge, 0.5 * APOTHEM) for edge in range(6))


def _mean(exits: tuple[Edge, ...]) -> Point:
    points = [towards(edge) for edge in exits]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _spread(places: tuple[Point, ...]) -> float:
    """How far the nearest two stops are; first candidates are best where it makes no difference."""
    nearest = min((distance(a, b) for a, b in combinations(places, 2)), default=0.0)
    return min(nearest, 2.6 * CIRCLE)


@lru_cache(maxsize=16384)
def piece(face: Face, segment: Segment) -> str:
    """The way of one piece of track, as a path that begins at its first edge."""
    a, b = segment
    if b < FIRST_STOP:
        return _arc(a, b)
    index = b - FIRST_STOP
    place, exits = stop_places(face)[index], face.exits[index]
    start = _written(towards(a))
    if len(exits) == 2 and _on_curve(place, exits):
        other = exits[1] if exits[0] == a else exits[0]
        return f"M{start}{_bend(a, other, place)}"
    if place == CENTRE or len(exits) == 1:
        return f"M{start}L{_written(place)}"
    return f"M{start}Q{_written(towards(a, 0.45 * APOTHEM))} {_written(place)}"


def points(face: Face, segment: Segment) -> list[Point]:
    """Points along a piece of track, for keeping words away from it."""
    a, b = segment
    shares = (0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92)
    if b < FIRST_STOP:
        return [curve(a, b, share) for share in shares]
    place = stop_places(face)[b - FIRST_STOP]
    return [between(towards(a), place, share) for share in shares]


def heading(face: Face, index: int) -> Point:
    """The direction of the track at a stop with two exits, as two points close to it."""
    first, second = face.exits[index]
    place = stop_places(face)[index]
    share = min((0.5, 0.27, 0.73), key=lambda s: distance(curve(first, second, s), place))
    before, after = (curve(first, second, share + step) for step in (-0.05, 0.05))
    length = distance(before, after)
    return (after[0] - before[0]) / length, (after[1] - before[1]) / length


def _on_curve(place: Point, exits: tuple[Edge, ...]) -> bool:
    curves = (curve(exits[0], exits[1], share) for share in (0.5, 0.27, 0.73))
    return any(distance(place, point) < 0.5 for point in curves)


def _arc(a: Edge, b: Edge) -> str:
    return f"M{_written(towards(a))}{_bend(a, b, towards(b))}"


def _bend(a: Edge, b: Edge, end: Point) -> str:
    """Along the curve from one edge towards another, up to a point on it."""
    radius = arc_radius(a, b)
    if radius is None:
        return f"L{_written(end)}"
    size = number(radius)
    return f"A{size} {size} 0 0 {int(clockwise(a, b))} {_written(end)}"


def _written(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
