"""Stops: cities with circles for station markers, towns, mountains, mines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, degrees

from kursbuch.eighteen.board.board import markers
from kursbuch.eighteen.board.tile import Face, PrintedStop
from kursbuch.eighteen.ids import CompanyId, HexId, stop_id
from kursbuch.render.eighteen.geometry import RADIUS
from kursbuch.render.eighteen.layout import CIRCLE, heading, stop_places
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.lettering import width
from kursbuch.render.palette import FAINT, INK, Ink
from kursbuch.render.svg import Element, Point, circle, group, moved, path, polygon, rect, text

_DOT = 0.13 * RADIUS
_STONE = "#6d6a72"
_UNKNOWN = Ink("#ffffff", "#000000")


def circle_of(number: int) -> float:
    """The radius of the circles: cities with many have smaller ones."""
    return CIRCLE if number < 3 else 0.86 * CIRCLE


def slots(number: int) -> list[Point]:
    """The middles of the circles of a city, round its own middle."""
    c = circle_of(number) + 0.6
    match number:
        case 1:
            return [(0, 0)]
        case 2:
            return [(-c, 0), (c, 0)]
        case 3:
            return [(0, -1.155 * c), (-c, 0.577 * c), (c, 0.577 * c)]
        case 4:
            return [(-c, -c), (c, -c), (-c, c), (c, c)]
    return [(2 * c * (index - (number - 1) / 2), 0) for index in range(number)]


def stops_of(sheet: Sheet, hex_id: HexId) -> Iterator[Element]:
    """The stops of a hex with the markers that stand there."""
    face = sheet.face(hex_id)
    for index, place in enumerate(stop_places(face)):
        name = stop_id(hex_id, index)
        held: Sequence[CompanyId | None] = markers(sheet.ground, sheet.board, name)
        drawn = _drawn(sheet, face, index, held, sheet.homes.get(name, ()))
        if drawn is not None:
            yield moved(*place, drawn)


def bare_stops(face: Face) -> Iterator[Element]:
    """The stops of a tile that lies on no board."""
    for index, (stop, place) in enumerate(zip(face.stops, stop_places(face), strict=True)):
        drawn = _plain(face, index)
        yield moved(*place, drawn or city((None,) * stop.slots, (), {}))


def _drawn(
    sheet: Sheet,
    face: Face,
    index: int,
    held: Sequence[CompanyId | None],
    homes: Sequence[CompanyId],
) -> Element | None:
    stop = face.stops[index]
    plain = _plain(face, index)
    if plain is not None:
        return plain
    if not stop.slots:
        return None
    return city(held, [home for home in homes if home not in held], sheet.inks)


def _plain(face: Face, index: int) -> Element | None:
    """A stop without circles; None for a city and for a place that has no picture."""
    stop: PrintedStop = face.stops[index]
    match stop.kind:
        case "town":
            return _town(face, index)
        case "mountain":
            return _peaks()
        case "terminus":
            return circle(0, 0, _DOT, fill=INK, stroke="#ffffff", stroke_width=1.5)
    return None


def _town(face: Face, index: int) -> Element:
    """A bar across the track, or a dot where more or fewer than two pieces meet."""
    if len(face.exits[index]) != 2:
        return circle(0, 0, _DOT, fill=INK, stroke="#ffffff", stroke_width=1.5)
    x, y = heading(face, index)
    turn = f"rotate({degrees(atan2(y, x)):.0f})"
    long, thick = 0.4 * RADIUS, 0.15 * RADIUS
    bar = rect(-thick / 2, -long / 2, thick, long, fill=INK, stroke="#ffffff", stroke_width=1.5)
    return group(bar, transform=turn)


def _peaks() -> Element:
    """Three peaks with snow."""
    return group(
        polygon([(-21, 13), (-9, -8), (0, 13)], fill=_STONE),
        polygon([(3, 13), (13, -5), (23, 13)], fill=_STONE),
        polygon([(-13, 13), (1, -17), (15, 13)], fill="#55525c", stroke="#ffffff", stroke_width=1),
        polygon(
            [(-3.2, -8), (1, -17), (5.2, -8), (2.5, -10), (0.5, -6.5), (-1, -9.5)], fill="#ffffff"
        ),
    )


def mine() -> Element:
    """Hammer and pick, crossed."""
    tool = path("M-7 7L5 -5", stroke=INK, stroke_width=2, stroke_linecap="round")
    head = path("M2 -8L8 -2", stroke=INK, stroke_width=3.6)
    return group(tool, head, group(tool, head, transform="scale(-1 1)"), class_="mine")


def city(
    held: Sequence[CompanyId | None],
    homes: Sequence[CompanyId],
    inks: Mapping[CompanyId, Ink],
) -> Element:
    """Circles in a white frame; reserved ones show the company that will come."""
    places = slots(len(held))
    waiting, r = list(homes), circle_of(len(held))
    parts = [*_frame(places)]
    for place, company in zip(places, held, strict=True):
        if company is not None:
            parts.append(moved(*place, token(company, inks.get(company, _UNKNOWN), r)))
        elif waiting:
            parts.append(moved(*place, reserved(waiting.pop(0), r)))
    return group(*parts)


def _frame(places: Sequence[Point]) -> Iterator[Element]:
    r = circle_of(len(places))
    if len(places) > 1:
        for stroke, more in ((INK, 4.4), ("#ffffff", 2.2)):
            yield polygon(
                places,
                fill=stroke,
                stroke=stroke,
                stroke_width=2 * r + more,
                stroke_linejoin="round",
            )
    for x, y in places:
        yield circle(x, y, r, fill="#ffffff", stroke=INK, stroke_width=1.4)


def token(company: CompanyId, ink: Ink, radius: float = CIRCLE) -> Element:
    """A station marker: a disc in the company's colours with its code."""
    size = min(0.95 * radius, 1.62 * radius / max(width(company, 1, bold=True), 0.1))
    return group(
        circle(0, 0, radius - 0.5, fill=ink.ground, stroke=INK, stroke_width=1.2),
        circle(
            0,
            0,
            radius - 2.4,
            fill="none",
            stroke=ink.letters,
            stroke_width=0.8,
            stroke_opacity=0.7,
        ),
        text(company, 0, 0, size, weight=700, fill=ink.letters),
        class_="token",
        data_company=company,
    )


def reserved(company: CompanyId, radius: float = CIRCLE) -> Element:
    """The code of a company whose home the circle is."""
    size = min(0.8 * radius, 1.6 * radius / max(width(company, 1), 0.1))
    return text(company, 0, 0, size, fill=FAINT, weight=600, class_="home")
