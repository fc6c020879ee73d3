"""What the signs on the map of First Train mean, and who plays with which colour."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.core.action import Seat
from kursbuch.core.words import Who
from kursbuch.games.first_train.edition import Edition
from kursbuch.games.first_train.map import COMPANIES, GOODS, LANDOWNER, PASSENGERS
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train.look import cube, disc, link, person, station
from kursbuch.render.first_train.terrain import ground_paint
from kursbuch.render.legend import Entry
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import INK, WATER
from kursbuch.render.svg import Element, Paint, group, path, rect

_STRETCH = "M-16 0H16"


def signs(title: Edition, options: DrawOptions) -> list[Entry]:
    """Terrain, towns and pieces: only what this map has."""
    return [
        *_terrain(title, options),
        Entry(station("major", (), 0, 0), options.say("render-town-major")),
        Entry(station("minor", (), 0, 0), options.say("render-town-minor")),
        *_companies(title, options),
        *(Entry(cube(kind, 0, 0), _piece(title, kind, options)) for kind in GOODS),
        *(
            Entry(person(kind, 0, 0), _piece(title, kind, options))
            for kind in (*PASSENGERS, LANDOWNER)
        ),
    ]


def _piece(title: Edition, kind: str, options: DrawOptions) -> str:
    return options.say("render-as-is", words=title.nouns.piece(kind))


def _companies(title: Edition, options: DrawOptions) -> Iterator[Entry]:
    for colour in COMPANIES:
        sign = group(link(colour, _STRETCH), station("minor", (colour,), 0, 0))
        yield Entry(sign, options.say("render-as-is", words=title.nouns.company(colour)))


def _terrain(title: Edition, options: DrawOptions) -> Iterator[Entry]:
    for name in dict.fromkeys(area.terrain for area in title.map.areas.values()):
        swatch = _swatch(*ground_paint(name, options.prefix))
        yield Entry(swatch, options.say(f"render-terrain-{name}"))
    if any(area.out_only for area in title.map.areas.values()):
        yield Entry(_swatch(*ground_paint("out", options.prefix)), options.say("render-out-only"))
    if title.shape.river:
        yield Entry(path(_STRETCH, stroke=WATER, stroke_width=6), options.say("render-river-cost"))
    corner = path("M-16 0H16M0 -11V11", stroke="#a8977a", stroke_width=1.5)
    yield Entry(corner, options.say("render-corner"))
    if any(border.never for border in title.map.borders.values()):
        wall = path(_STRETCH, stroke=INK, stroke_width=5.5, stroke_dasharray="10 3")
        yield Entry(wall, options.say("render-never"))


def _swatch(fill: str, pattern: str | None) -> Element:
    shape: Paint = {"stroke": "#a8977a", "stroke_width": 1}
    return group(
        rect(-16, -11, 32, 22, fill=fill, **shape),
        rect(-16, -11, 32, 22, fill=pattern, **shape) if pattern else None,
    )


def players(state: FirstTrain, options: DrawOptions) -> list[Entry]:
    """Every player in player order: links, disc, points, cubes and links in stock."""
    entries = []
    for seat in state.order:
        sign = group(link(seat, _STRETCH), disc(seat, 0, 0, 8))
        entries.append(Entry(sign, stock_of(state, options, seat)))
    return entries


def stock_of(state: FirstTrain, options: DrawOptions, seat: Seat) -> str:
    """What a player has: victory points, cubes, links."""
    player = state.players[seat]
    return options.say(
        "render-player",
        player=Who(seat),
        points=player.points,
        cubes=player.hand,
        links=player.links,
    )
