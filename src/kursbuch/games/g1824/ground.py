"""The maps and the tiles of 1824 and its variants."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files

from kursbuch.eighteen.ground import Ground
from kursbuch.eighteen.ids import HexId
from kursbuch.eighteen.loader import load_counts, load_map, load_tiles

_COMMON = files("kursbuch.eighteen").joinpath("data", "tiles.toml")
_OWN = files("kursbuch.games.g1824").joinpath("data")


@cache
def standard() -> Ground:
    """The whole monarchy, for three to six players."""
    return Ground(load_map(_OWN / "map.toml"), load_tiles(_COMMON, _OWN / "tiles.toml"))


@cache
def cisleithania() -> Ground:
    """The western half, for two or three players."""
    return replace(standard(), map=load_map(_OWN / "map_cisleithania.toml"))


def goods_time(towns: Mapping[HexId, int]) -> Ground:
    """The standard board with towns put on plain hexes, and more tiles (24-VC-03, 24-VC-05)."""
    ground = standard()
    more = load_counts(_OWN / "tiles_goods_time.toml")
    return Ground(ground.map.with_towns(towns), ground.tiles.with_more(more))
