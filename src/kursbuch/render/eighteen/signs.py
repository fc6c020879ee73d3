"""Small signs on a hex, each drawn round the origin: values, costs of terrain, destinations."""

from __future__ import annotations

from kursbuch.eighteen.board.map import Terrain
from kursbuch.eighteen.board.tile import TILE_COLOURS
from kursbuch.render.eighteen.additions import Values
from kursbuch.render.lettering import width
from kursbuch.render.palette import INK, TILE, WATER, Ink
from kursbuch.render.svg import Element, circle, group, path, polygon, rect, text

CELL = 18.0
PANEL = 4 * CELL, 15.0
"""Width and height of four values."""
COST = 28.0, 25.0


def panel(values: Values, current: int | None) -> Element:
    """Four values on the colours of the phases; the one that counts now stands out."""
    parts = []
    for index, (value, colour) in enumerate(zip(values, TILE_COLOURS, strict=True)):
        x = (index - 2) * CELL
        weight = 700 if index == current else 500
        parts.append(rect(x, -7.5, CELL, 15, fill=TILE[colour], stroke=INK, stroke_width=0.7))
        parts.append(text(str(value), x + CELL / 2, 0, 13, weight=weight, fill="#000000"))
    if current is not None:
        x = (current - 2) * CELL
        parts.append(rect(x, -8, CELL, 16, fill="none", stroke="#000000", stroke_width=2.4))
    return group(*parts, class_="values")


def empty_panel() -> Element:
    """The place for an income panel that has not come yet."""
    wide, high = PANEL
    frame = rect(-wide / 2, -high / 2, wide, high, fill="#ffffff", fill_opacity=0.45)
    rim = rect(-wide / 2, -high / 2, wide, high, fill="none", stroke=INK, stroke_dasharray="3 2.5")
    return group(frame, rim, class_="no-values")


def value(amount: int) -> Element:
    """The value of a stop."""
    return group(
        circle(0, 0, 10.4, fill="#ffffff", stroke=INK, stroke_width=0.9),
        text(str(amount), 0, 0, 13, weight=600, fill="#000000"),
        class_="value",
    )


def cost(amount: int, terrain: Terrain | None) -> Element:
    """What the first tile costs, below the sign of the terrain."""
    match terrain:
        case "river":
            sign, fill = _waves(), "#1d5680"
        case "mountain":
            sign, fill = _hills(), "#5d4323"
        case None:
            sign, fill = _arch(), "#3b2d52"
    return group(sign, text(str(amount), 0, 7.5, 14, weight=600, fill=fill), class_="cost")


def _waves() -> Element:
    d = "M-10 -7q2.5 -4 5 0t5 0t5 0t5 0M-10 -2.5q2.5 -4 5 0t5 0t5 0t5 0"
    return path(d, stroke=WATER, stroke_width=1.8, stroke_linecap="round")


def _hills() -> Element:
    return group(
        polygon([(-11, 0), (-4, -11), (3, 0)], fill="#7a5b33"),
        polygon([(-1, 0), (5.5, -9), (12, 0)], fill="#9a7a4d"),
    )


def _arch() -> Element:
    return path("M-7 0V-4A7 7 0 0 1 7 -4V0Z", fill="#5b4a70")


def transit(direction: str, bonus: int) -> Element:
    """The compass direction of a red area and its bonus for runs across the country."""
    words = f"{direction} +{bonus}"
    wide = width(words, 10.5, bold=True) + 10
    return group(
        rect(-wide / 2, -7.5, wide, 15, rx=7.5, fill="#ffffff"),
        text(words, 0, 0, 10.5, weight=600, fill="#9c1218"),
        class_="transit",
    )


def flag(company: str, ink: Ink) -> tuple[Element, float]:
    """A pennant in the colours of the company whose destination this is, and its width."""
    wide = width(company, 8.5, bold=True) + 11
    left, right = -wide / 2, wide / 2
    shape = [(left, -6.5), (right, -6.5), (right - 4.5, 0), (right, 6.5), (left, 6.5)]
    drawn = group(
        polygon(shape, fill=ink.ground, stroke=INK, stroke_width=0.9),
        text(company, -2, 0, 8.5, weight=600, fill=ink.letters),
        class_="destination",
        data_company=company,
    )
    return drawn, wide


def badge(letters: str) -> tuple[Element, float]:
    """A sign of the title's own, and its width."""
    wide = width(letters, 10.5, bold=True) + 9
    drawn = group(
        rect(-wide / 2, -7.5, wide, 15, rx=3, fill="#fff3c4", stroke=INK, stroke_width=1.2),
        text(letters, 0, 0, 10.5, weight=700, fill="#000000"),
        class_="sign",
    )
    return drawn, wide
