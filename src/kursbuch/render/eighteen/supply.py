"""The tiles in the box, by colour, with how many are left."""

from __future__ import annotations

from itertools import groupby

from kursbuch.eighteen.board.board import left
from kursbuch.eighteen.board.tile import Colour
from kursbuch.eighteen.ids import TileId
from kursbuch.eighteen.state import State18
from kursbuch.render.eighteen.geometry import RADIUS
from kursbuch.render.eighteen.patterns import patterns
from kursbuch.render.eighteen.reading import moment
from kursbuch.render.eighteen.tile import is_line, tile_picture
from kursbuch.render.options import DrawOptions
from kursbuch.render.page import page
from kursbuch.render.palette import FAINT
from kursbuch.render.svg import Element, group, moved, text, tooltip

_SHARE, _STEP, _ROW, _COLUMNS = 0.62, 86.0, 120.0, 13


def draw_tiles(state: State18, options: DrawOptions) -> str:
    """The supply as a picture."""
    rows, high = _rows(state, options)
    return page(
        state,
        options,
        name=f"{state.title.name} · {options.say('render-tiles')}",
        moment=moment(state, options),
        kind="tiles",
        size=(_STEP * _COLUMNS, high),
        content=[rows],
        description=_described(state, options),
        defs=patterns(options.prefix),
    )


def _rows(state: State18, options: DrawOptions) -> tuple[Element, float]:
    """Every colour begins a row of its own."""
    parts, y = [], 0.0
    tiles = state.title.ground.tiles.tiles
    for _, same in groupby(tiles, key=lambda tile: _colour(state, tile)):
        for index, tile in enumerate(same):
            if index and index % _COLUMNS == 0:
                y += _ROW
            x = (index % _COLUMNS + 0.5) * _STEP
            parts.append(moved(x, y + _SHARE * RADIUS + 4, *_tile(state, tile, options)))
        y += _ROW + 8
    if state.title.tiles_note:
        y += 10
        parts.append(
            text(options.say(state.title.tiles_note), 4, y, 11.5, fill=FAINT, anchor="start")
        )
        y += 12
    return group(*parts), y


def _colour(state: State18, tile: TileId) -> Colour:
    return state.title.ground.tiles.tiles[tile].face.colour


def _tile(state: State18, tile: TileId, options: DrawOptions) -> list[Element]:
    face = state.title.ground.tiles.tiles[tile].face
    rest, of = left(state.title.ground, state.board, tile), state.title.ground.tiles.counts[tile]
    picture = tile_picture(face, options.prefix, crossing=is_line(state.title, tile))
    below = _SHARE * RADIUS + 12
    return [
        tooltip(options.say("render-tile-left", tile=tile, left=rest, of=of)),
        group(
            picture,
            transform=f"scale({_SHARE})",
            opacity=None if rest else 0.3,
            data_tile=tile,
        ),
        text(tile, 0, below, 12, weight=600),
        text(f"{rest}/{of}", 0, below + 14, 11.5, fill=FAINT),
    ]


def _described(state: State18, options: DrawOptions) -> str:
    ground = state.title.ground
    rest = [f"{tile}: {left(ground, state.board, tile)}" for tile in ground.tiles.counts]
    described = options.say("render-tiles-left", tiles=", ".join(rest))
    note = state.title.tiles_note
    return f"{described} {options.say(note)}" if note else described
