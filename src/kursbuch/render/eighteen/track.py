"""Track: black on its tile, arrows at the border of the country, tunnels and lines over a hex."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.board.tile import FIRST_STOP, Face
from kursbuch.eighteen.ids import Edge, HexId
from kursbuch.render.eighteen.geometry import APOTHEM, between, side, towards
from kursbuch.render.eighteen.layout import piece
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.palette import INK, TILE
from kursbuch.render.svg import Element, Point, path, polygon

BROAD = 7.5
"""How broad track is drawn."""
_CASING = "#ffffff"
_TUNNEL = "#5b4a70"
_LINE = "#2f6f8f"


def track_of(face: Face) -> Iterator[Element]:
    """The track of a face; off-board areas get arrows instead of track."""
    ways = [
        piece(face, segment) for segment in sorted(face.track) if not _is_arrow(face, segment[1])
    ]
    if ways:
        d = "".join(ways)
        yield path(d, stroke=_CASING, stroke_width=BROAD + 3, stroke_opacity=0.85)
        yield path(d, stroke=INK, stroke_width=BROAD)
    for edge, end in sorted(face.track):
        if _is_arrow(face, end):
            yield polygon(_arrow(edge), fill=INK, stroke=_CASING, stroke_width=1)


def _is_arrow(face: Face, end: int) -> bool:
    return end >= FIRST_STOP and face.stops[end - FIRST_STOP].kind == "offboard"


def _arrow(edge: Edge) -> list[Point]:
    """A wedge that leads from an edge into the hex."""
    left, right = side(edge)
    tip = towards(edge, 0.62 * APOTHEM)
    return [between(left, right, 0.5 - 0.07), between(left, right, 0.5 + 0.07), tip]


def mouths_of(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """The mouths where tunnels may begin, and the arrows where a line will pass."""
    printed = sheet.printed(hex_id)
    for edge in sorted(printed.mouths):
        yield path(_portal(edge), fill=INK, stroke="#ffffff", stroke_width=1)
    for edge in sorted(printed.line_ends):
        if not _line_lies(sheet, hex_id, edge):
            yield polygon(_chevron(edge), fill=_LINE, stroke="#ffffff", stroke_width=0.8)


def _line_lies(sheet: Sheet, hex_id: HexId, edge: Edge) -> bool:
    over = (sheet.ground.tiles.face(*laid) for laid in sheet.board.overlays.get(hex_id, ()))
    return any(edge in face.edges for face in over)


def _portal(edge: Edge) -> str:
    """A half circle on the edge, like the mouth of a tunnel."""
    left, right = side(edge)
    a, b = between(left, right, 0.37), between(left, right, 0.63)
    return f"M{a[0]:.1f} {a[1]:.1f}A7.8 7.8 0 0 0 {b[0]:.1f} {b[1]:.1f}Z"


def _chevron(edge: Edge) -> list[Point]:
    left, right = side(edge)
    tip = towards(edge, 0.8 * APOTHEM)
    return [between(left, right, 0.4), between(left, right, 0.6), tip]


def overlays_of(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """Track that lies over a hex."""
    ends = sheet.printed(hex_id).line_ends
    for tile, turn in sheet.board.overlays.get(hex_id, ()):
        face = sheet.ground.tiles.face(tile, turn)
        yield from over_track(face, line=face.edges <= ends)


def over_track(face: Face, *, line: bool) -> Iterator[Element]:
    """Track over a hex: a tunnel is dashed, a line of its own is blue with a white core."""
    return _over("".join(piece(face, segment) for segment in sorted(face.track)), line=line)


def _over(d: str, *, line: bool) -> Iterator[Element]:
    if line:
        yield path(d, stroke="#ffffff", stroke_width=BROAD + 3)
        yield path(d, stroke=_LINE, stroke_width=BROAD)
        yield path(d, stroke="#ffffff", stroke_width=1.6)
    else:
        yield path(d, stroke=TILE["white"], stroke_width=BROAD + 7)
        yield path(d, stroke=_TUNNEL, stroke_width=BROAD + 4)
        yield path(d, stroke="#ffffff", stroke_width=BROAD - 2, stroke_dasharray="9 5")


def over_sample(*, line: bool) -> Iterator[Element]:
    """A short stretch of such track, for the legend."""
    return _over("M-17 0H17", line=line)


def portal_sample() -> Element:
    """A mouth, for the legend."""
    return path("M-9 5A9 9 0 0 1 9 5Z", fill=INK)
