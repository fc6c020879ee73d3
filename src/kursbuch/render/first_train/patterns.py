"""Terrain as on old maps: hachured hills, hop poles, contour lines in valleys."""

from __future__ import annotations

from kursbuch.render.svg import Element, Paint, circle, element, group, path

_LINE: Paint = {"stroke_width": 1.1, "stroke_linecap": "round"}


def patterns(prefix: str) -> list[Element]:
    """One pattern for each terrain but the lowland, and one for dead ground."""
    return [
        _pattern(prefix, "hill", 30, 24, _hills()),
        _pattern(prefix, "hop", 22, 26, _hops()),
        _pattern(prefix, "valley", 40, 10, path("M0 5q10 -4 20 0t20 0", stroke="#9fb685", **_LINE)),
        _pattern(prefix, "closed", 9, 9, path("M0 9L9 0", stroke="#a79f8c", **_LINE)),
        _pattern(prefix, "out", 14, 14, path("M0 14L14 0", stroke="#d79a8b", stroke_width=2)),
    ]


def _hills() -> Element:
    slopes = "M4 17l4 -8l4 8M19 9l3.5 -6l3.5 6"
    strokes = "M9.5 11l1.2 4M11.2 13l.8 3M23.6 4.5l1 3"
    return group(
        path(slopes, stroke="#a98a55", **_LINE), path(strokes, stroke="#a98a55", stroke_width=0.8)
    )


def _hops() -> Element:
    poles = path("M5 12V3M16 25v-9", stroke="#8c9c58", **_LINE)
    leaves = [circle(x, y, 1.5, fill="#7f944a") for x, y in _LEAVES]
    return group(poles, *leaves)


_LEAVES = ((3.4, 5), (6.6, 7.5), (3.6, 10), (14.4, 18), (17.6, 20.5), (14.6, 23))


def _pattern(prefix: str, name: str, wide: int, high: int, drawn: Element) -> Element:
    return element(
        "pattern",
        drawn,
        id=f"{prefix}{name}",
        width=wide,
        height=high,
        patternUnits="userSpaceOnUse",
    )
