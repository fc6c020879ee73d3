"""Hexes with a fixed arrangement of their own: red off-board areas, and mountains."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.tile import TILE_COLOURS
from kursbuch.eighteen.ids import HexId
from kursbuch.render.eighteen import signs
from kursbuch.render.eighteen.geometry import RADIUS
from kursbuch.render.eighteen.labels import LINE, coordinate, name_lines, written
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.palette import INK, TILE
from kursbuch.render.svg import Element, moved


def is_special(sheet: Sheet, hex_id: HexId) -> bool:
    """The hex is arranged here."""
    return sheet.printed(hex_id).area is not None or _is_mountain(sheet, hex_id)


def _is_mountain(sheet: Sheet, hex_id: HexId) -> bool:
    return any(stop.kind == "mountain" for stop in sheet.printed(hex_id).face.stops)


def special_labels(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """The words and figures of such a hex."""
    yield coordinate(sheet, hex_id)
    if _is_mountain(sheet, hex_id):
        yield from _mountain(sheet, hex_id)
    elif hex_id == _named(sheet, hex_id):
        yield from _off_board(sheet, hex_id)


def _named(sheet: Sheet, hex_id: HexId) -> HexId | None:
    """The hex of a red area that bears its name and values: one with few arrows, no circle."""
    area = sheet.printed(hex_id).area
    hexes = [h for h in sheet.ground.map.hexes.values() if h.area == area and h.name]
    best = min(hexes, key=lambda h: (_circles(h), len(h.face.edges)), default=None)
    return best.id if best else None


def _circles(printed: Hex) -> int:
    return sum(stop.slots for stop in printed.face.stops)


def _off_board(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """Name, values by phase and bonus below each other, away from the arrows."""
    printed = sheet.printed(hex_id)
    assert printed.area is not None
    area = sheet.ground.map.areas[printed.area]
    lines = name_lines(printed.name or "")
    middle = -0.16 * RADIUS if _circles(printed) else _away_from_arrows(printed.face.edges)
    top = middle - (10 if area.transit else 2)
    yield from written(lines, (0.0, top - 9 - LINE * len(lines) / 2), TILE["red"], "#ffffff")
    yield moved(0, top, signs.panel(area.values, TILE_COLOURS.index(sheet.colour)))
    if area.transit:
        yield moved(0, top + 18, signs.transit(area.direction or "", area.transit))


def _away_from_arrows(edges: frozenset[int]) -> float:
    """Arrows from below push the words up, arrows from above push them down."""
    below, above = len(edges & {0, 5}), len(edges & {2, 3})
    return 0.13 * RADIUS * (min(above, 1) - min(below, 1))


def _mountain(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """The income panel above the peaks, the name below them."""
    values = sheet.added.panels.get(hex_id)
    current = TILE_COLOURS.index(sheet.colour)
    shown = signs.panel(values, current) if values else signs.empty_panel()
    lines = name_lines(sheet.printed(hex_id).name or "")
    yield moved(0, -0.5 * RADIUS, shown)
    yield from written(lines, (0.0, 0.3 * RADIUS + LINE * len(lines) / 2), TILE["grey"], INK)
