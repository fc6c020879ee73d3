"""A single tile as a picture: for the supply, and for choosing what to lay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kursbuch.eighteen.board.tile import Face
from kursbuch.eighteen.ids import TileId
from kursbuch.eighteen.title.title import Title18
from kursbuch.render.document import document
from kursbuch.render.eighteen.geometry import APOTHEM, RADIUS, corners
from kursbuch.render.eighteen.labels import label_in, room_on, values_of
from kursbuch.render.eighteen.patterns import PATTERNED, patterns
from kursbuch.render.eighteen.stops import bare_stops
from kursbuch.render.eighteen.track import over_track, track_of
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import TILE
from kursbuch.render.svg import Element, group, polygon


def tile_picture(face: Face, prefix: str, *, crossing: bool | None = None) -> Element:
    """A tile round the origin; *crossing* tells the line of its own from the tunnel."""
    return group(*_parts(face, prefix, crossing), class_="tile")


def _parts(face: Face, prefix: str, crossing: bool | None) -> Iterator[Element]:
    yield polygon(corners(), fill=TILE[face.colour], stroke="#5f5640", stroke_width=1.4)
    if face.colour in PATTERNED:
        yield polygon(corners(), fill=f"url(#{prefix}{face.colour})")
    if crossing is None:
        yield from track_of(face)
    else:
        yield from over_track(face, line=crossing)
    yield from bare_stops(face)
    room = room_on(face)
    yield from values_of(face, room)
    if face.label:
        yield label_in(room, face.label)


def is_line(title: Title18[Any], tile: TileId) -> bool | None:
    """Whether an overlay is a line of its own; None for an ordinary tile."""
    face = title.ground.tiles.tiles[tile].face
    if face.colour != "purple":
        return None
    return any(face.edges == printed.line_ends for printed in title.ground.map.hexes.values())


def draw_tile(
    title: Title18[Any], tile: TileId, turn: int = 0, *, prefix: str = "t-", language: str = "en"
) -> str:
    """One tile, turned, as a picture of its own."""
    face = title.ground.tiles.face(tile, turn)
    picture = tile_picture(face, prefix, crossing=is_line(title, tile))
    words = DrawOptions(language).say("render-tile", tile=tile, turn=turn)
    box = (-APOTHEM - 2, -RADIUS - 2, 2 * APOTHEM + 4, 2 * RADIUS + 4)
    return document(
        box,
        [picture],
        title=tile,
        description=words,
        prefix=prefix,
        language=language,
        defs=patterns(prefix),
        kind="tile",
    )
