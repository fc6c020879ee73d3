"""What every printed map must hold to, and what the tables of the games say."""

import json
from pathlib import Path
from typing import Any

import pytest

from kursbuch.eighteen.board.hexes import EDGES, neighbour, opposite
from kursbuch.eighteen.board.lays import next_colour
from kursbuch.eighteen.board.map import Map
from kursbuch.eighteen.board.tile import TILE_COLOURS, Colour, Face, TileSet, stop_map
from kursbuch.eighteen.ids import Edge, HexId

DATA = Path(__file__).parents[3] / "shared" / "data"


def table(name: str) -> Any:
    """The figures of a game, kept beside the checkout."""
    file = DATA / name
    if not file.is_file():
        pytest.skip("the tables of the games are not beside this checkout")
    return json.loads(file.read_text(encoding="utf-8"))


def borders_that_disagree(printed: Map) -> list[tuple[HexId, Edge]]:
    """Sides where printed track or an arrow points at something that cannot answer it."""
    return [
        (hex_id, edge)
        for hex_id, one in printed.hexes.items()
        for edge in one.openings
        if not _answers(printed, hex_id, edge)
    ]


def _answers(printed: Map, hex_id: HexId, edge: Edge) -> bool:
    other = printed.hexes.get(neighbour(hex_id, edge))
    if other is None or frozenset((hex_id, other.id)) in printed.bars:
        return False
    return other.buildable or opposite(edge) in other.openings


def bars_between_strangers(printed: Map) -> list[frozenset[HexId]]:
    """Bars whose two hexes do not touch, or one of which takes no tiles anyway."""
    return [
        bar
        for bar in printed.bars
        if not all(printed.hexes[name].buildable for name in bar)
        or not any(neighbour(min(bar), edge) == max(bar) for edge in EDGES)
    ]


def upgrade_table(tiles: TileSet, label: str | None = None) -> dict[str, dict[str, list[int]]]:
    """For every tile in its first turn, the tiles and turns that may follow.

    *label* is that of the hex under a tile which bears none.
    """
    return {
        old.id: {
            new.id: turns
            for new in tiles.tiles.values()
            if new.face.label == (old.face.label or label)
            and (turns := [t for t in range(6) if follows(old.face, new.faces[t])])
        }
        for old in tiles.tiles.values()
        if old.face.colour in TILE_COLOURS
    }


def follows(old: Face, new: Face) -> bool:
    """The next colour, the same kind, and all track kept."""
    return (
        next_colour(old.colour) == new.colour
        and old.kind == new.kind
        and stop_map(old, new) is not None
    )


def count(tiles: TileSet, colour: Colour) -> int:
    """The number of tiles of a colour in the box."""
    return sum(n for tile, n in tiles.counts.items() if tiles.tiles[tile].face.colour == colour)
