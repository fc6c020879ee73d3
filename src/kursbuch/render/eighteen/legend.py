"""What the signs on an 18xx board mean: only those that this board has."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.board.map import TERRAINS, Hex
from kursbuch.eighteen.board.tile import TILE_COLOURS
from kursbuch.eighteen.ids import CompanyId
from kursbuch.render.eighteen import signs
from kursbuch.render.eighteen.sheet import Line, Sheet
from kursbuch.render.eighteen.stops import city, reserved
from kursbuch.render.eighteen.track import over_sample, portal_sample
from kursbuch.render.legend import Entry
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import BAR, DASHES, INK, ROUTES, Ink
from kursbuch.render.svg import Element, circle, group, path, rect

_STRETCH = "M-17 0H17"


def signs_of(sheet: Sheet, options: DrawOptions) -> list[Entry]:
    """The run first, then the signs of the board."""
    entries = [_route(index, line) for index, line in enumerate(sheet.run)]
    hexes = list(sheet.ground.map.hexes.values())
    return [*entries, *_stops(sheet, options), *_terrain(hexes, sheet, options)]


def _route(index: int, line: Line) -> Entry:
    sign = path(
        _STRETCH,
        stroke=ROUTES[index % len(ROUTES)],
        stroke_width=7.5,
        stroke_dasharray=DASHES[index % len(DASHES)],
    )
    return Entry(sign, f"{line.train}: {line.revenue}")


def _stops(sheet: Sheet, options: DrawOptions) -> Iterator[Entry]:
    home = CompanyId(options.say("render-code"))
    yield Entry(_small(city((None,), (), {})), options.say("render-sign-city"))
    yield Entry(circle(0, 0, 6, fill=INK), options.say("render-sign-town"))
    if sheet.homes:
        circle_ = circle(0, 0, 15, fill="#ffffff", stroke=INK, stroke_width=1.4)
        yield Entry(_small(group(circle_, reserved(home))), options.say("render-sign-home"))
    if sheet.added.destinations:
        yield Entry(
            signs.flag(home, Ink("#ffffff", "#000000"))[0], options.say("render-sign-destination")
        )
    for sign in dict.fromkeys(sign for lying in sheet.added.signs.values() for sign in lying):
        yield Entry(signs.badge(sign.letters)[0], options.say(sign.meaning))
    if any(area.transit for area in sheet.ground.map.areas.values()):
        yield Entry(signs.transit("N", 30), options.say("render-sign-transit"))
    current = TILE_COLOURS.index(sheet.colour)
    panel = _small(signs.panel((10, 20, 30, 40), current), 0.55)
    yield Entry(panel, options.say("render-sign-values"))


def _terrain(hexes: list[Hex], sheet: Sheet, options: DrawOptions) -> Iterator[Entry]:
    for terrain in TERRAINS:
        if any(printed.terrain == terrain for printed in hexes):
            yield Entry(_small(signs.cost(20, terrain), 0.9), options.say(f"render-sign-{terrain}"))
    if sheet.ground.map.bars:
        yield Entry(
            rect(-15, -3, 30, 6, fill=BAR, stroke=INK, stroke_width=1.5),
            options.say("render-sign-bar"),
        )
    if any(printed.mouths for printed in hexes):
        yield Entry(portal_sample(), options.say("render-sign-mouth"))
        yield Entry(group(*over_sample(line=False)), options.say("render-sign-tunnel"))
    if any(printed.line_ends for printed in hexes):
        yield Entry(group(*over_sample(line=True)), options.say("render-sign-line"))


def _small(drawn: Element, share: float = 0.72) -> Element:
    return group(drawn, transform=f"scale({share})")
