"""The typeface of the pictures, and how much room words take in it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

FAMILY = "Barlow, 'Source Sans 3', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif"

CONDENSED = (
    "'Barlow Condensed', 'Roboto Condensed', 'Avenir Next Condensed', 'Arial Narrow', "
    "'Liberation Sans Narrow', 'DejaVu Sans Condensed', Barlow, Arial, sans-serif"
)
"""For names on the board: they are read at every size, and room is scarce."""
_SQUEEZED = 0.8
"""How wide condensed letters are, compared with the others."""

_FACES = ("Regular", "Italic", "Medium", "SemiBold", "Bold")

# Widths in hundredths of the size, rather those of the wider system typefaces than of Barlow,
# so that words keep their place on pages that have only those.
_NARROW = {**dict.fromkeys("iljI.,:;'|!()[]", 28), **dict.fromkeys("frt -–/·", 34)}
_WIDE = {**dict.fromkeys("mwMW@%", 84), **dict.fromkeys("ABCDGHKNOPQRUVXYÄÖÜ&", 66)}
_WIDTHS = _NARROW | _WIDE


BROAD = 1.25
"""How far a single word may stand out of its room before it is broken at its hyphens."""


def font_files() -> list[Path]:
    """The files of the typeface, which comes as a package of its own."""
    folder = files("fontpkg_barlow") / "files"
    return [Path(str(folder / f"Barlow-{face}.ttf")) for face in _FACES]


def width(words: str, size: float, *, bold: bool = False) -> float:
    """About how wide the words are."""
    hundredths = sum(_WIDTHS.get(letter, 53) for letter in words)
    return hundredths * size / 100 * (1.06 if bold else 1.0)


def condensed(words: str, size: float) -> float:
    """About how wide the words are in condensed letters."""
    return _SQUEEZED * width(words, size, bold=True)


def wrapped(words: str, room: float, size: float, *, bold: bool = False) -> list[str]:
    """The words in as few lines as the room allows; broken at spaces, and rather not at hyphens."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, bold=bold) <= room:
            lines[-1] = longer
        elif width(word, size, bold=bold) <= BROAD * room:
            lines.append(word)
        else:
            lines += re.split(r"(?<=-)", word)
    return lines
