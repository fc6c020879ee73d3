"""Words and figures on a hex: names, values, letters, costs, destinations, coordinates."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.board.tile import TILE_COLOURS, Face, PrintedStop
from kursbuch.eighteen.ids import HexId
from kursbuch.render.eighteen import signs
from kursbuch.render.eighteen.geometry import RADIUS, plus
from kursbuch.render.eighteen.layout import CIRCLE, points, stop_places
from kursbuch.render.eighteen.room import Room
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.eighteen.stops import circle_of, mine, slots
from kursbuch.render.lettering import CONDENSED, condensed, width, wrapped
from kursbuch.render.palette import FAINT, INK, TILE, Ink
from kursbuch.render.svg import Element, Point, moved, text

NAME = 17.0
"""Ten pixels high where a board of 1844 fills the stage of a usual screen."""
LINE = 15.0
"""From one line of a name to the next."""
_BULK = {"town": 15.0, "mountain": 36.0, "offboard": 4.0, "terminus": 15.0}
_UNKNOWN = Ink("#ffffff", "#000000")


def labels_of(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """All words and figures of a hex, each where there is room for it."""
    printed, face = sheet.printed(hex_id), sheet.face(hex_id)
    room = room_on(face)
    yield from _corners(sheet, hex_id, room)
    if printed.name:
        yield from _name(room, printed.name, sheet, hex_id)
    yield from changing_values(face, room, sheet)
    yield from values_of(face, room)
    if any(stop.kind == "mine" for stop in face.stops):
        yield moved(*room.find(17, 17, (-0.5 * RADIUS, 0.0)), mine())
    label = face.label or (None if sheet.laid(hex_id) else printed.face.label)
    if label:
        yield label_in(room, label)
    yield from _cost(sheet, hex_id, room)
    if printed.mark:
        yield _mark(room, printed.mark)
    for company in sheet.added.destinations.get(hex_id, ()):
        drawn, wide = signs.flag(company, sheet.inks.get(company, _UNKNOWN))
        yield moved(*room.find(wide, 13, (0.45 * RADIUS, 0.55 * RADIUS)), drawn)

    for sign in sheet.added.signs.get(hex_id, ()):
        drawn, wide = signs.badge(sign.letters)
        yield moved(*room.find(wide, 15, (0.45 * RADIUS, 0.5 * RADIUS)), drawn)


def room_on(face: Face) -> Room:
    """The room that track and stops leave."""
    room = Room(point for segment in face.track for point in points(face, segment))
    for stop, place in zip(face.stops, stop_places(face), strict=True):
        for offset in slots(stop.slots) if stop.slots else [(0.0, 0.0)]:
            size = 2 * circle_of(stop.slots) if stop.slots else _BULK.get(stop.kind, 15.0)
            room.take(plus(place, offset), size, size)
    return room


def coordinate(sheet: Sheet, hex_id: HexId) -> Element:
    """The name of the hex in its upper corner."""
    colour = sheet.lower(hex_id).colour
    fill = "#ffffff" if colour in ("red", "blue") else FAINT if colour == "white" else INK
    return text(hex_id, 0, -0.82 * RADIUS, 7.5, fill=fill, class_="coordinate")


def _corners(sheet: Sheet, hex_id: HexId, room: Room) -> Iterator[Element]:
    """The coordinate above and, on demand, the number of the tile below."""
    yield coordinate(sheet, hex_id)
    laid = sheet.board.tiles.get(hex_id)
    if sheet.tile_numbers and laid:
        below: Point = (0.0, 0.83 * RADIUS)
        room.take(below, 16, 7)
        yield text(laid[0], *below, 8, fill=INK, weight=600, class_="tile-number")


def _name(room: Room, name: str, sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    lines = name_lines(name)
    wide = max(condensed(words, NAME) for words in lines)
    spot = room.find(wide, len(lines) * LINE, (0.0, -0.5 * RADIUS))
    yield from written(lines, spot, TILE[sheet.lower(hex_id).colour], INK)


def name_lines(name: str) -> list[str]:
    """A name in as few lines as a hex has room for."""
    return wrapped(name, 1.6 * RADIUS / 0.8, NAME, bold=True)


def written(lines: list[str], spot: Point, halo: str, fill: str) -> Iterator[Element]:
    """A name in one line or several, round a spot."""
    for index, words in enumerate(lines):
        y = spot[1] + (index - (len(lines) - 1) / 2) * LINE
        yield text(
            words,
            spot[0],
            y,
            NAME,
            weight=600,
            fill=fill,
            halo=halo,
            class_="name",
            font_family=CONDENSED,
        )


def changing_values(face: Face, room: Room, sheet: Sheet) -> Iterator[Element]:
    """The values of a stop that pays more in later phases."""
    for stop in face.stops:
        if len(set(stop.values)) > 1:
            spot = room.find(*signs.PANEL, (0.0, 0.4 * RADIUS))
            yield moved(*spot, signs.panel(stop.values, TILE_COLOURS.index(sheet.colour)))


def values_of(face: Face, room: Room) -> Iterator[Element]:
    """The value of each stop in a circle beside it; equal values of one hex only once."""
    told: set[int] = set()
    for stop, place in zip(face.stops, stop_places(face), strict=True):
        if _fixed(stop) and stop.values[0] not in told:
            told.add(stop.values[0])
            spot = room.find(20, 20, (place[0] + 1.5 * CIRCLE, place[1] - 1.6 * CIRCLE))
            yield moved(*spot, signs.value(stop.values[0]))


def _fixed(stop: PrintedStop) -> bool:
    return stop.values[0] > 0 and len(set(stop.values)) == 1


def label_in(room: Room, label: str) -> Element:
    """The letter that a tile on this hex must have."""
    size = 16.0
    spot = room.find(width(label, size, bold=True), size * 0.8, (-0.5 * RADIUS, -0.3 * RADIUS))
    return text(label, *spot, size, weight=700, fill="#000000", class_="label")


def _mark(room: Room, words: str) -> Element:
    """A word on the hex that has a meaning for bonuses only."""
    spot = room.find(width(words, 9), 9, (0.0, 0.62 * RADIUS))
    return text(words, *spot, 9, fill="#5b3a78", font_style="italic", weight=500, class_="mark")


def _cost(sheet: Sheet, hex_id: HexId, room: Room) -> Iterator[Element]:
    printed = sheet.printed(hex_id)
    amount = printed.cost or (sheet.added.overlay_cost if printed.mouths else 0)
    if amount and not sheet.laid(hex_id) and not sheet.bored(hex_id):
        wished = (0.0, 0.5 * RADIUS) if printed.face.stops or printed.name else (0.0, 0.06 * RADIUS)
        yield moved(*room.find(*signs.COST, wished), signs.cost(amount, printed.terrain))
