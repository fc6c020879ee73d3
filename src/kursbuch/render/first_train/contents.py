"""What stands in an area: its town in the middle, name and pieces where links leave room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.games.first_train.map import GOODS, PIECES, Area, AreaId, sides
from kursbuch.games.first_train.network import companies_at
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.render.first_train import geometry
from kursbuch.render.first_train.look import cube, person, station
from kursbuch.render.first_train.placing import Block, Field, free_block
from kursbuch.render.first_train.terrain import ground_colour
from kursbuch.render.lettering import width, wrapped
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import INK
from kursbuch.render.svg import Element, Point, circle, group, text

_STEP, _HIGH = 15.5, 19.0
"""How wide and how high a piece is drawn."""


def contents(state: FirstTrain, area: Area, options: DrawOptions) -> Element:
    """The town, the name and the pieces of an area; a dot where links meet."""
    field = _field(state, area)
    lines, size = _lines(area, options)
    pieces = sorted(state.pieces.get(area.id, ()), key=PIECES.index)
    wide = max(width(line, size, bold=bool(area.town)) for line in lines)
    name = free_block(field, wide, size * len(lines), ("above", "below"))
    stand = free_block(field.without(name), _STEP * len(pieces), _HIGH, ("below", "above"))
    return group(
        _middle(state, area, field),
        *_name(area, lines, size, name),
        *_pieces(area, pieces, stand),
        pointer_events="none",
    )


def _field(state: FirstTrain, area: Area) -> Field:
    shape = state.title.shape
    track = tuple(_track_points(state, area.id))
    return Field(
        outline=tuple(geometry.outline(shape, area.id)),
        middle=geometry.anchor(shape, area.id),
        reach=15.0 if area.town else 8.0 if track else 1.0,
        track=track,
    )


def _middle(state: FirstTrain, area: Area, field: Field) -> Element | None:
    if area.town:
        return station(area.town, companies_at(state, area.id), *field.middle)
    if not field.track:
        return None
    return circle(*field.middle, 4.5, fill="#ffffff", stroke=INK, stroke_width=1.5)


def _track_points(state: FirstTrain, area: AreaId) -> Iterator[Point]:
    """Points of the links near the middle of an area."""
    for border in (*state.links, *state.company_links):
        if area in sides(border):
            yield from geometry.leaving(state.title.shape, border, area)


def _lines(area: Area, options: DrawOptions) -> tuple[list[str], float]:
    words = options.say("render-as-is", words=area.called)
    size = 13.0 if area.town else 11.0
    return wrapped(words, 96 if area.town else 80, size, bold=bool(area.town)), size


def _name(area: Area, lines: Sequence[str], size: float, block: Block) -> Iterator[Element]:
    for number, line in enumerate(lines):
        yield text(
            line,
            block.x,
            block.y + (number - (len(lines) - 1) / 2) * size,
            size,
            weight=600 if area.town else 400,
            halo=ground_colour(area),
            font_style=None if area.town else "italic",
            class_="name",
        )


def _pieces(area: Area, pieces: Sequence[str], block: Block) -> Iterator[Element]:
    for index, piece in enumerate(pieces):
        x = block.x + (index - (len(pieces) - 1) / 2) * _STEP
        yield cube(piece, x, block.y) if area.goods in GOODS else person(piece, x, block.y)
