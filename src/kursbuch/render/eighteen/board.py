"""The board of an 18xx game, in layers: ground, track, routes, stops, words, places."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

from kursbuch.core.cache import Cache
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import EDGES, neighbour
from kursbuch.eighteen.ids import HexId
from kursbuch.render import marking
from kursbuch.render.eighteen.geometry import RADIUS, corners, middle, side
from kursbuch.render.eighteen.labels import labels_of
from kursbuch.render.eighteen.patterns import PATTERNED
from kursbuch.render.eighteen.routes import routes_of
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.eighteen.special import is_special, special_labels
from kursbuch.render.eighteen.spoken import told
from kursbuch.render.eighteen.stops import stops_of
from kursbuch.render.eighteen.track import mouths_of, overlays_of, track_of
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import BAR, INK, TILE
from kursbuch.render.svg import (
    Attribute,
    Element,
    Written,
    group,
    layer,
    line,
    moved,
    outline,
    polygon,
    tooltip,
    written,
)

_RELIEF = {30: "#e4d6b6", 40: "#e0d0ac", 60: "#d9c59c", 90: "#cbb283"}
"""The higher the cost of mountains, the darker their ground."""
_RIM = "#9c8c6c"


class Extent(NamedTuple):
    """The frame round all hexes."""

    left: float
    top: float
    wide: float
    high: float


class HexPicture(NamedTuple):
    """One hex, by the layers of the board."""

    ground: Written
    track: Written
    mouths: Written
    overlays: Written
    stops: Written
    words: Written


_hexes: Cache[Hashable, HexPicture] = Cache(4000)
_places: Cache[Hashable, Written] = Cache(8000)
_printed: Cache[Hashable, tuple[Written, Written]] = Cache(20)
_extents: Cache[Ground, Extent] = Cache(20)


def layers(sheet: Sheet, options: DrawOptions) -> list[Element]:
    """The whole board, without the margin round it."""
    shown = {hex_id: sheet.shows(hex_id) for hex_id in sheet.ground.map.hexes}
    drawn = [_hex(sheet, hex_id, shows, options) for hex_id, shows in shown.items()]
    places = [_place(sheet, hex_id, shows, options) for hex_id, shows in shown.items()]
    frontiers, bars = _printed.get_or_set(
        sheet.ground, lambda: (written(*_frontiers(sheet)), written(*_bars(sheet)))
    )
    return [
        layer("ground", *(h.ground for h in drawn)),
        layer("frontiers", frontiers),
        layer("track", *(h.track for h in drawn)),
        layer("mouths", *(h.mouths for h in drawn)),
        layer("overlays", *(h.overlays for h in drawn)),
        layer("bars", bars),
        layer("routes", *routes_of(sheet)),
        layer("stops", *(h.stops for h in drawn)),
        layer("words", *(h.words for h in drawn)),
        layer("places", *places),
    ]


def _hex(sheet: Sheet, hex_id: HexId, shows: Hashable, options: DrawOptions) -> HexPicture:
    """The hex, drawn again only when something on it has changed."""
    return _hexes.get_or_set(
        (shows, options.prefix), partial(_drawn, sheet, hex_id, options.prefix)
    )


def _drawn(sheet: Sheet, hex_id: HexId, prefix: str) -> HexPicture:
    return HexPicture(
        ground=written(_ground(sheet, hex_id, prefix)),
        track=_there(hex_id, track_of(sheet.lower(hex_id))),
        mouths=_there(hex_id, mouths_of(sheet, hex_id)),
        overlays=_there(hex_id, overlays_of(sheet, hex_id)),
        stops=_there(hex_id, stops_of(sheet, hex_id)),
        words=_there(hex_id, _words(sheet, hex_id)),
    )


def _place(sheet: Sheet, hex_id: HexId, shows: Hashable, options: DrawOptions) -> Written:
    """The hex as a place to point at, drawn again when what is told or marked has changed."""
    key = shows, options.marks.of(hex_id), options.language
    return _places.get_or_set(key, lambda: written(_pointed_at(sheet, hex_id, options)))


def _there(hex_id: HexId, drawn: Iterable[Element]) -> Written:
    """Parts drawn round the origin, moved to their hex."""
    parts = list(drawn)
    return written(moved(*middle(hex_id), *parts)) if parts else Written()


def _words(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    return special_labels(sheet, hex_id) if is_special(sheet, hex_id) else labels_of(sheet, hex_id)


def extent(ground: Ground) -> Extent:
    """The frame round the hexes of a map, whatever lies on them."""
    return _extents.get_or_set(ground, lambda: _extent(ground))


def _extent(ground: Ground) -> Extent:
    places = [middle(hex_id) for hex_id in ground.map.hexes]
    left, right = min(x for x, _ in places) - RADIUS, max(x for x, _ in places) + RADIUS
    top, bottom = min(y for _, y in places) - RADIUS, max(y for _, y in places) + RADIUS
    return Extent(left, top, right - left, bottom - top)


def _ground(sheet: Sheet, hex_id: HexId, prefix: str) -> Element:
    """The hex in its colour, drawn in place so that patterns run on from hex to hex."""
    colour = sheet.lower(hex_id).colour
    rim = _rim(sheet, hex_id)
    return group(
        _hexagon(hex_id, fill=_fill(sheet, hex_id), stroke=rim, stroke_width=1),
        _hexagon(hex_id, fill=f"url(#{prefix}{colour})") if colour in PATTERNED else None,
        _ring(hex_id) if sheet.printed(hex_id).mark else None,
        _tile_edge(hex_id) if sheet.laid(hex_id) else None,
    )


def _hexagon(hex_id: HexId, radius: float = RADIUS, **attributes: Attribute) -> Element:
    return outline(middle(hex_id), corners(radius), **attributes)


def _ring(hex_id: HexId) -> Element:
    """Round a hex with a mark that matters for bonuses."""
    return _hexagon(hex_id, RADIUS - 5, stroke="#5b3a78", stroke_dasharray="4 4", stroke_width=2)


def _tile_edge(hex_id: HexId) -> Element:
    return _hexagon(hex_id, RADIUS - 1.5, stroke="#000000", stroke_opacity=0.35, stroke_width=0.8)


def _fill(sheet: Sheet, hex_id: HexId) -> str:
    printed, colour = sheet.printed(hex_id), sheet.lower(hex_id).colour
    if colour == "white" and printed.terrain == "mountain":
        return _RELIEF.get(printed.cost, TILE["white"])
    return TILE[colour]


def _rim(sheet: Sheet, hex_id: HexId) -> str:
    """Lakes and red areas have no lines within them."""
    colour = sheet.lower(hex_id).colour
    return TILE[colour] if colour in ("blue", "red") else _RIM


def _frontiers(sheet: Sheet) -> Iterator[Element]:
    """The outline of every red area."""
    for hex_id, printed in sheet.ground.map.hexes.items():
        if printed.area is None:
            continue
        for edge in EDGES:
            other = sheet.ground.map.hexes.get(neighbour(hex_id, edge))
            if other is None or other.area != printed.area:
                a, b = side(edge)
                yield moved(*middle(hex_id), line(a, b, stroke="#7d0f13", stroke_width=1.2))


def _bars(sheet: Sheet) -> Iterator[Element]:
    """Thick bars between hexes that no track may cross."""
    for hex_id in sheet.ground.map.hexes:
        for edge in EDGES:
            other = neighbour(hex_id, edge)
            if hex_id < other and frozenset((hex_id, other)) in sheet.ground.map.bars:
                a, b = side(edge)
                yield moved(
                    *middle(hex_id),
                    line(a, b, stroke=INK, stroke_width=9),
                    line(a, b, stroke=BAR, stroke_width=6),
                )


def _pointed_at(sheet: Sheet, hex_id: HexId, options: DrawOptions) -> Element:
    """The hex as a place to point at, with all that is to be told of it."""
    mark, words = options.marks.of(hex_id), told(sheet, hex_id, options)
    inset = corners(RADIUS - 3 if mark else RADIUS)
    x, y = middle(hex_id)
    return moved(
        x,
        y,
        tooltip(words),
        polygon(inset, fill="transparent", **marking.outline(mark)),
        data_hex=hex_id,
        **marking.place("hex", mark, words),
    )
