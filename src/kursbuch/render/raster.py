"""PNG from SVG, by resvg, with the typeface that is brought along: the same on every machine."""

from __future__ import annotations

import resvg_py

from kursbuch.render.lettering import font_files

PAPER = "#ffffff"


def png(svg: str, scale: float = 2.0) -> bytes:
    """The picture as PNG, *scale* pixels to the unit."""
    return resvg_py.svg_to_bytes(
        svg_string=svg,
        zoom=scale,
        background=PAPER,
        skip_system_fonts=True,
        font_files=[str(file) for file in font_files()],
        font_family="Barlow",
        sans_serif_family="Barlow",
    )
