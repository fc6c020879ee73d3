"""A run on the board: every train's way in its own colour and its own dashes."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.render.eighteen.geometry import middle
from kursbuch.render.eighteen.layout import piece
from kursbuch.render.eighteen.sheet import Line, Sheet
from kursbuch.render.palette import DASHES, ROUTES
from kursbuch.render.svg import Element, group, moved, path, tooltip


def routes_of(sheet: Sheet) -> Iterator[Element]:
    """The routes of a run, the first on top of the others."""
    for index, line in reversed(list(enumerate(sheet.run))):
        yield group(
            tooltip(f"{line.train}: {line.revenue}"),
            *_way(sheet, line, index),
            class_="route",
            data_route=index,
        )


def _way(sheet: Sheet, line: Line, index: int) -> Iterator[Element]:
    colour, dash = ROUTES[index % len(ROUTES)], DASHES[index % len(DASHES)]
    for hex_id, segment in line.pieces:
        d = piece(sheet.face(hex_id), segment)
        yield moved(
            *middle(hex_id),
            path(d, stroke="#ffffff", stroke_width=13),
            path(d, stroke=colour, stroke_width=9, stroke_dasharray=dash),
        )
