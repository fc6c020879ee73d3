"""Ink and paper: the colours of the pictures, with a pattern or a shape beside every colour."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

PAPER = "#f7f2e6"
INK = "#2b2620"
FAINT = "#756a55"
RULE = "#b9a98a"
SIGNAL = "#b3261e"
WATER = "#3f7fae"
BAR = "#7c8791"
"""A wall between hexes: grey, so that nobody takes it for track."""

TILE = {
    "white": "#EAE0C8",
    "yellow": "#fde900",
    "green": "#71bf44",
    "brown": "#cb7745",
    "grey": "#bcbdc0",
    "red": "#ec232a",
    "blue": "#35A7FF",
    "purple": "#b9adc6",
}
"""The colours of tiles and hexes."""

ROUTES = ("#A40122", "#099FFA", "#00DCB5", "#FF5AAF", "#9400E6", "#FF6E3A")
"""The colours of the trains of a run, also for the colour-blind."""
DASHES = (None, "16 7", "4 6", "18 6 4 6", "9 5", "2 4 9 4")
"""The dashes that tell routes apart without colour."""


@dataclass(frozen=True, slots=True)
class Ink:
    """A field of colour and the colour of the letters on it."""

    ground: str
    letters: str


@cache
def readable(ground: str, letters: str | None = None) -> Ink:
    """Letters of the wanted colour where they can be read, otherwise black or white ones."""
    wished = [letters] if letters else []
    for colour in wished:
        if contrast(ground, colour) >= 4.5:
            return Ink(ground, colour)
    return Ink(ground, max(("#000000", "#ffffff"), key=lambda colour: contrast(ground, colour)))


def contrast(a: str, b: str) -> float:
    """The contrast of two colours as the accessibility guidelines count it, from 1 to 21."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
