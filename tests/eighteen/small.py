"""Small maps and boards for tests, with the common tiles."""

import tomllib
from importlib.resources import files

from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.read_map import read_map, read_tiles
from kursbuch.eighteen.board.tile import TileSet
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId

RED, BLUE = CompanyId("RED"), CompanyId("BLUE")

_SHARED = tomllib.loads(
    files("kursbuch.eighteen").joinpath("data", "tiles.toml").read_text(encoding="utf-8")
)["tiles"]

TUNNEL = {"over": {"colour": "purple", "track": "0-3"}}


def tiles() -> TileSet:
    """Four copies of every common tile, and a straight that lies over hexes."""
    return read_tiles(
        "small.toml", {"counts": dict.fromkeys([*_SHARED, *TUNNEL], 4), "tiles": TUNNEL}, _SHARED
    )


def ground(text: str) -> Ground:
    """A map from the lines of its hexes, such as `B2 = { stops = { a = "city" } }`."""
    return Ground(read_map("small.toml", {"name": "small", **tomllib.loads(text)}), tiles())


def board(tokens: dict[str, tuple[CompanyId | None, ...]], **laid: tuple[int, int]) -> Board:
    """A board with tiles by hex, such as `B2=(57, 1)`, and markers by stop."""
    return Board(
        tiles={HexId(name): (TileId(str(tile)), turn) for name, (tile, turn) in laid.items()},
        tokens={StopId(stop): held for stop, held in tokens.items()},
    )
