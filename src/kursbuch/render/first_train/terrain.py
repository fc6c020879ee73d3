"""The printed ground: lowland, valleys, hills, hop gardens, rivers, and walls no link may cross."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.map import Area
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.look import CLOSED, OUT_ONLY, TERRAIN
from kursbuch.render.palette import INK, WATER
from kursbuch.render.svg import Element, Paint, group, polygon, polyline, text

_RIM: Paint = {
    "stroke": "#a8977a",
    "stroke_width": 1.2,
    "stroke_linejoin": "round",
}


_GROUNDS = {**TERRAIN, "closed": CLOSED, "out": OUT_ONLY}


def _kind(area: Area) -> str:
    if area.closed and not area.part_of:
        return "closed"
    return "out" if area.out_only else area.terrain


def ground_colour(area: Area) -> str:
    """The colour that an area is painted with."""
    return _GROUNDS[_kind(area)]


def ground_paint(kind: str, prefix: str) -> tuple[str, str | None]:
    """The colour of a kind of ground, and the pattern over it; lowland has none."""
    return _GROUNDS[kind], None if kind == "lowland" else f"url(#{prefix}{kind})"


def ground(title: Edition, area: Area, prefix: str) -> Element:
    """One area, painted and patterned."""
    outline = geometry.outline(title.shape, area.id)
    colour, pattern = ground_paint(_kind(area), prefix)
    return group(
        polygon(outline, fill=colour, **_RIM),
        polygon(outline, fill=pattern, **_RIM) if pattern else None,
    )


def rivers(title: Edition) -> Iterator[Element]:
    """Rivers run along borders; crossing them costs more."""
    ends: Paint = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    for course in title.shape.river.values():
        points = [(x / geometry.UNIT, y / geometry.UNIT) for x, y in course]
        yield polyline(points, stroke="#e9f2f7", stroke_width=9, **ends)
        yield polyline(points, stroke=WATER, stroke_width=6, **ends)
        yield polyline(points, stroke="#8fc0de", stroke_width=2, **ends)


def river_names(title: Edition) -> Iterator[Element]:
    """The name of each river beside a level part of its course."""
    towns = [geometry.anchor(title.shape, area) for area in title.map.areas]
    for name, course in title.shape.river.items():
        points = [(x / geometry.UNIT, y / geometry.UNIT) for x, y in course]
        x, y, turn = geometry.level_part(points, towns)
        words = text(name, 0, -10, 12, fill=WATER, weight=500, halo="#f4eddb", font_style="italic")
        place = f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})"
        yield group(words, transform=place, class_="river")


def walls(title: Edition) -> Iterator[Element]:
    """A wall where no link may ever cross."""
    for border, printed in title.map.borders.items():
        if printed.never:
            points = geometry.common(title.shape, border)
            yield polyline(points, stroke="#ffffff", stroke_width=9)
            yield polyline(points, stroke=INK, stroke_width=5.5, stroke_dasharray="10 3")
