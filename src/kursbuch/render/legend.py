"""Headings and legends round a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kursbuch.render.lettering import width, wrapped
from kursbuch.render.palette import FAINT, INK, RULE, SIGNAL
from kursbuch.render.svg import Element, Point, group, line, moved, text

ROW = 30.0
_GAP, _SYMBOL = 22.0, 40.0


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, drawn round its middle, and what it means."""

    sign: Element
    words: str


def flow(
    entries: Sequence[Entry], at: Point, room: float, size: float = 13.0
) -> tuple[Element, float]:
    """The entries in rows from left to right, and how high they are together."""
    left, top = at
    x, y, parts = left, top + ROW / 2, []
    for entry in entries:
        wide = _SYMBOL + width(entry.words, size) + _GAP
        if x > left and x + wide > left + room:
            x, y = left, y + ROW
        parts.append(moved(x + _SYMBOL / 2 - 2, y, entry.sign))
        parts.append(text(entry.words, x + _SYMBOL, y, size, anchor="start"))
        x += wide
    return group(*parts, class_="legend"), y + ROW / 2 - top


def heading(words: str, below: str, right: str, at: Point, room: float) -> Element:
    """The name of the game, what it waits for, and at the right the time of the game."""
    x, y = at
    return group(
        text(words, x, y + 13, 26, anchor="start", weight=600),
        text(right, x + room, y + 14, 18, anchor="end", weight=500, fill=SIGNAL),
        text(below, x, y + 39, 14, anchor="start", fill=FAINT) if below else None,
        line((x, y + 53), (x + room, y + 53), stroke=INK, stroke_width=1.6),
        line((x, y + 56), (x + room, y + 56), stroke=RULE, stroke_width=0.8),
        class_="heading",
    )


HEADING = 66.0
"""How high a heading is."""


def small_print(words: str, at: Point, room: float, size: float = 12.5) -> tuple[Element, float]:
    """A remark in as many lines as it needs, and how high it is."""
    lines = wrapped(words, room, size)
    x, y = at
    parts = [
        text(part, x, y + (number + 0.7) * size * 1.35, size, anchor="start", fill=FAINT)
        for number, part in enumerate(lines)
    ]
    return group(*parts, class_="note"), len(lines) * size * 1.35
