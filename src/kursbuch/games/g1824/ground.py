"""The maps and the tiles of 1824 and its variants."""

from dataclasses import replace
from functools import cache
from importlib.resources import files

from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.read_map import load_ground, load_map, load_tiles
from kursbuch.eighteen.board.tile import TileSet
from kursbuch.eighteen.ids import HexId
from kursbuch.eighteen.title.read_printed import read_tables

_OWN = files("kursbuch.games.g1824") / "data"


@cache
def standard() -> Ground:
    """The whole monarchy, for three to six players."""
    return load_ground(_OWN / "map.toml", _OWN / "tiles.toml")


@cache
def cisleithania() -> Ground:
    """The western half, for two or three players."""
    return replace(standard(), map=load_map(_OWN / "map_cisleithania.toml"))


@cache
def with_more_rivers() -> Ground:
    """The western half as 18xx.games has it: three hexes more cost 20 (24-TR-09)."""
    ground = cisleithania()
    more = {
        name: replace(ground.map.hexes[name], cost=20, terrain="river")
        for name in (HexId("B13"), HexId("B25"), HexId("F11"))
    }
    return replace(ground, map=replace(ground.map, hexes={**ground.map.hexes, **more}))


@cache
def goods_time() -> Ground:
    """The standard board with more tiles, and the tokens that put towns on plain hexes."""
    ground = standard()
    more = read_tables(_OWN / "tiles_goods_time.toml", "counts")["counts"]
    counts = {tile: count + more.get(tile, 0) for tile, count in ground.tiles.counts.items()}
    tokens = load_tiles(_OWN / "tokens_goods_time.toml")
    tiles = TileSet({**ground.tiles.tiles, **tokens.tiles}, {**counts, **tokens.counts})
    return replace(ground, tiles=tiles)
