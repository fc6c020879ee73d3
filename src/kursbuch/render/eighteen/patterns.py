"""Patterns that tell tile colours apart in grey print and for the colour-blind."""

from __future__ import annotations

from kursbuch.render.palette import WATER
from kursbuch.render.svg import Element, Paint, circle, element, path

PATTERNED = ("green", "brown", "grey", "blue")


def patterns(prefix: str) -> list[Element]:
    """Green is hatched one way, brown both ways, grey dotted, water waved; yellow is plain."""
    return [
        _pattern(prefix, "green", 8, path("M0 8L8 0M-2 2L2 -2M6 10L10 6", **_FINE)),
        _pattern(prefix, "brown", 8, path("M0 8L8 0M0 0L8 8", **_FINE)),
        _pattern(prefix, "grey", 6, circle(3, 3, 0.9, fill="#000000", fill_opacity=0.16)),
        _pattern(
            prefix,
            "blue",
            16,
            path("M0 5q4 -4 8 0t8 0M-4 13q4 -4 8 0t8 0t8 0", stroke=WATER, stroke_width=1.2),
        ),
    ]


_FINE: Paint = {
    "stroke": "#000000",
    "stroke_opacity": 0.13,
    "stroke_width": 0.9,
}


def _pattern(prefix: str, name: str, size: int, drawn: Element) -> Element:
    return element(
        "pattern",
        drawn,
        id=f"{prefix}{name}",
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )
