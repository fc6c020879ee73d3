"""Words and figures on a hex: names, values, letters, costs, destinations, coordinates."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.ids import HexId
from kursbuch.eighteen.tile import TILE_COLOURS, Face, Stop
from kursbuch.render.eighteen.geometry import RADIUS, plus
from kursbuch.render.eighteen.layout import CIRCLE, points, stop_places
from kursbuch.render.eighteen.room import Room
from kursbuch.render.eighteen.sheet import Sheet, Values
from kursbuch.render.eighteen.stops import slots
from kursbuch.render.lettering import width, wrapped
from kursbuch.render.palette import FAINT, INK, RULE, TILE, WATER
from kursbuch.render.svg import Element, Point, circle, group, moved, path, polygon, rect, text

_NAME = 11.0
_STONE = "#7a5b33"


def labels_of(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """All words and figures of a hex, each where there is room for it."""
    printed, face = sheet.printed(hex_id), sheet.face(hex_id)
    room = room_on(face)
    yield from _edge_notes(sheet, hex_id, room)
    shown = _shown_values(sheet, hex_id, face)
    if shown is not None:
        yield _panel_in(room, shown, sheet)
    if printed.name:
        yield from _name(room, printed.name, sheet, hex_id)
    yield from values_of(face, room)
    if face.label or (printed.face.label and not sheet.laid(hex_id)):
        yield _label(room, face.label or printed.face.label or "")
    yield from _transit(sheet, hex_id, room)
    yield from _cost(sheet, hex_id, room)
    for company in sheet.destinations.get(hex_id, ()):
        yield _flag(room, company)


def room_on(face: Face) -> Room:
    """The room that track and stops leave."""
    room = Room(point for segment in face.track for point in points(face, segment))
    for stop, place in zip(face.stops, stop_places(face), strict=True):
        for offset in slots(stop.slots) if stop.slots else [(0.0, 0.0)]:
            size = 2 * CIRCLE if stop.slots else _SIZES.get(stop.kind, 14)
            room.take(plus(place, offset), size, size)
    return room


_SIZES = {"town": 14, "mountain": 36, "offboard": 4, "terminus": 14}


def _edge_notes(sheet: Sheet, hex_id: HexId, room: Room) -> Iterator[Element]:
    """The coordinate in the upper corner and, on demand, the number of the tile in the lower."""
    dark = sheet.lower(hex_id).colour in ("red", "blue", "brown")
    fill = "#ffffff" if dark else FAINT
    top = (0.0, -0.83 * RADIUS)
    room.take(top, 16, 7)
    yield text(hex_id, *top, 7.5, fill=fill, class_="coordinate")
    laid = sheet.board.tiles.get(hex_id)
    if sheet.tile_numbers and laid:
        bottom = (0.0, 0.84 * RADIUS)
        room.take(bottom, 16, 7)
        yield text(laid[0], *bottom, 7.5, fill=INK, weight=600, class_="tile-number")


def _shown_values(sheet: Sheet, hex_id: HexId, face: Face) -> Values | None:
    """Values that change with the phases: of a red area where it is named, a mountain, a mine."""
    printed = sheet.printed(hex_id)
    if hex_id in sheet.panels:
        return sheet.panels[hex_id]
    if printed.area is not None:
        return sheet.ground.map.areas[printed.area].values if printed.name else None
    for stop in face.stops:
        if len(set(stop.values)) > 1:
            return stop.values
    return None


def _panel_in(room: Room, values: Values, sheet: Sheet) -> Element:
    spot = room.find(62, 14, (0.0, 0.34 * RADIUS))
    return moved(*spot, panel(values, TILE_COLOURS.index(sheet.colour)))


def panel(values: Values, current: int | None) -> Element:
    """Four values on the colours of the phases; the one that counts now stands out."""
    parts = []
    for index, (value, colour) in enumerate(zip(values, TILE_COLOURS, strict=True)):
        x = (index - 2) * 15.5
        parts.append(rect(x, -7, 15.5, 14, fill=TILE[colour], stroke=INK, stroke_width=0.7))
        weight = 700 if index == current else 500
        parts.append(text(str(value), x + 7.75, 0, 10, weight=weight, fill="#000000"))
    if current is not None:
        x = (current - 2) * 15.5
        parts.append(rect(x - 0.6, -8, 16.7, 16, fill="none", stroke="#000000", stroke_width=2.2))
    return group(*parts, class_="values")


def _name(room: Room, name: str, sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    lines = wrapped(name, 1.35 * RADIUS, _NAME, bold=True)
    wide = max(width(words, _NAME, bold=True) for words in lines)
    high = len(lines) * _NAME
    spot = room.find(wide, high, (0.0, -0.46 * RADIUS))
    ground = sheet.lower(hex_id).colour
    fill = "#ffffff" if ground in ("red", "blue") else INK
    for index, words in enumerate(lines):
        y = spot[1] + (index - (len(lines) - 1) / 2) * _NAME
        halo = TILE[ground]
        yield text(words, spot[0], y, _NAME, weight=600, fill=fill, halo=halo, class_="name")


def values_of(face: Face, room: Room) -> Iterator[Element]:
    """The value of each stop in a circle beside it; equal values of one hex only once."""
    told: set[int] = set()
    for stop, place in zip(face.stops, stop_places(face), strict=True):
        if _fixed(stop) and stop.values[0] not in told:
            told.add(stop.values[0])
            spot = room.find(15, 15, (place[0] + 1.5 * CIRCLE, place[1] - 1.6 * CIRCLE))
            yield _value(spot, stop.values[0])


def _fixed(stop: Stop) -> bool:
    return stop.values[0] > 0 and len(set(stop.values)) == 1


def _value(spot: Point, value: int) -> Element:
    return group(
        circle(*spot, 8.2, fill="#ffffff", stroke=INK, stroke_width=0.9),
        text(str(value), *spot, 9.5, weight=600, fill="#000000"),
        class_="value",
    )


def _label(room: Room, label: str) -> Element:
    size = 16.0
    spot = room.find(width(label, size, bold=True), size * 0.8, (-0.5 * RADIUS, -0.3 * RADIUS))
    return text(label, *spot, size, weight=700, fill="#000000", class_="label")


def _transit(sheet: Sheet, hex_id: HexId, room: Room) -> Iterator[Element]:
    """The compass direction of a red area and its bonus for runs across the country."""
    printed = sheet.printed(hex_id)
    if printed.area is None or not printed.name:
        return
    area = sheet.ground.map.areas[printed.area]
    if area.transit:
        words = f"{area.direction} +{area.transit}"
        spot = room.find(width(words, 10) + 8, 13, (0.0, 0.62 * RADIUS))
        wide = width(words, 10) + 8
        yield group(
            rect(spot[0] - wide / 2, spot[1] - 7, wide, 14, rx=7, fill="#ffffff"),
            text(words, *spot, 10, weight=600, fill="#9c1218"),
            class_="transit",
        )


def _cost(sheet: Sheet, hex_id: HexId, room: Room) -> Iterator[Element]:
    """What the first tile costs, with the sign of the terrain."""
    printed = sheet.printed(hex_id)
    cost = printed.cost or (sheet.overlay_cost if printed.mouths else 0)
    if not cost or sheet.laid(hex_id) or hex_id in sheet.board.overlays:
        return
    spot = room.find(24, 21, (0.0, 0.5 * RADIUS))
    sign = {"river": _waves, "mountain": _triangle}.get(printed.terrain or "", _arch)
    yield moved(
        *spot, sign(), text(str(cost), 0, 6, 10.5, weight=600, fill=_colour(printed.terrain))
    )


def _colour(terrain: str | None) -> str:
    return {"river": "#1d5680", "mountain": "#5d4323"}.get(terrain or "", "#3b2d52")


def _waves() -> Element:
    d = "M-10 -7q2.5 -4 5 0t5 0t5 0t5 0M-10 -2.5q2.5 -4 5 0t5 0t5 0t5 0"
    return path(d, stroke=WATER, stroke_width=1.8, stroke_linecap="round")


def _triangle() -> Element:
    return group(
        polygon([(-10, 0), (-3.5, -10), (3, 0)], fill=_STONE),
        polygon([(-1, 0), (5, -8), (11, 0)], fill="#9a7a4d"),
    )


def _arch() -> Element:
    return path("M-7 0V-4A7 7 0 0 1 7 -4V0Z", fill="#5b4a70")


def _flag(room: Room, company: str) -> Element:
    """A pennant with the code of the company whose destination this is."""
    wide = width(company, 8.5, bold=True) + 9
    x, y = room.find(wide, 13, (0.45 * RADIUS, 0.55 * RADIUS))
    left, right = x - wide / 2, x + wide / 2
    shape = [(left, y - 6), (right, y - 6), (right - 4, y), (right, y + 6), (left, y + 6)]
    return group(
        polygon(shape, fill="#ffffff", stroke=INK, stroke_width=0.8),
        text(company, x - 1.5, y, 8.5, weight=600),
        class_="destination",
        data_company=company,
    )


__all__ = ["RULE", "labels_of", "panel", "room_on", "values_of"]
