"""Routes drawn by hand, over the board, with the stops that may come next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from django.utils.safestring import SafeString, mark_safe

from kursbuch.eighteen.ids import HexId, StopId, hex_of
from kursbuch.render.palette import DASHES, ROUTES, SIGNAL
from kursbuch.render.svg import Element, circle, element, group, polyline, text
from kursbuch.web.games.eighteen.drawing import HandDrawnRoutes
from kursbuch.web.games.eighteen.ring import on_board
from kursbuch.web.games.presenter import Scene

APART = 17.0
"""How far two stops of one hex are from its middle."""


def drawing_overlay(scene: Scene, drawn: HandDrawnRoutes) -> SafeString:
    """The ways so far, and a numbered circle at each stop that may come next."""
    parts = [*_ways(scene, drawn), *_stops(scene, drawn)]
    overlay = element("svg", group(*parts, class_="drawing"), xmlns="http://www.w3.org/2000/svg")
    return mark_safe(str(overlay))  # the renderer escapes every text itself


def _ways(scene: Scene, drawn: HandDrawnRoutes) -> Iterator[Element]:
    for number, run in enumerate(drawn.runs()):
        for way in run.hexes:
            points = [on_board(scene, hex_id) for hex_id in way]
            colour, dash = ROUTES[number % len(ROUTES)], DASHES[number % len(DASHES)]
            yield polyline(points, stroke="#ffffff", stroke_width=13, stroke_linejoin="round")
            yield polyline(
                points, stroke=colour, stroke_width=8, stroke_dasharray=dash, class_="drawn"
            )


def _stops(scene: Scene, drawn: HandDrawnRoutes) -> Iterator[Element]:
    following = list(drawn.following())
    for number, (stop, then) in enumerate(following, start=1):
        x, y = _place(scene, drawn, stop, [other for other, _ in following])
        yield group(
            circle(x, y, 15, fill="#fffdf7", stroke=SIGNAL, stroke_width=4),
            text(str(number), x, y, 15, weight=700, fill=SIGNAL, pointer_events="none"),
            class_="next-stop",
            role="button",
            tabindex="0",
            aria_label=drawn.network.stops[stop].name,
            data_want=then.want,
        )


def _place(
    scene: Scene, drawn: HandDrawnRoutes, stop: int, shown: Sequence[int]
) -> tuple[float, float]:
    """The middle of the stop's hex; of two stops there, one beside the other."""
    hex_id = _hex(drawn, stop)
    x, y = on_board(scene, hex_id)
    there = sorted({other for other in shown if _hex(drawn, other) == hex_id})
    if len(there) < 2:
        return x, y
    return x + APART * (2 * there.index(stop) - len(there) + 1), y


def _hex(drawn: HandDrawnRoutes, stop: int) -> HexId:
    """The hex of a stop; of an off-board area the one where the track meets it."""
    name = drawn.network.stops[stop].id
    if "." in name:
        return hex_of(StopId(name))
    for link in drawn.network.links:
        if stop in link.ends:
            return HexId(link.via[0] if link.ends[0] == stop else link.via[-1])
    return HexId(name)
