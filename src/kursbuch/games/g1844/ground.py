"""The map and the tiles of 1844, of either edition."""

from functools import cache
from importlib.resources import files

from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.read_map import load_ground

_OWN = files("kursbuch.games.g1844") / "data"


@cache
def ground_2016() -> Ground:
    """The board of 2016, with nine tunnel hexes and five tiles of the Furka-Oberalp line."""
    return load_ground(_OWN / "map.toml", _OWN / "tiles.toml")


@cache
def ground_2003() -> Ground:
    """The board of 2003, as far as it is known, with eight tunnel hexes and four FO tiles."""
    return load_ground(_OWN / "map_2003.toml", _OWN / "tiles_2003.toml")
