"""Names by which states, actions and data refer to things of the game."""

from functools import lru_cache
from typing import NewType

from kursbuch.core.action import Seat

HexId = NewType("HexId", str)  # as printed: "C24"
TileId = NewType("TileId", str)  # the number on the tile: "57"
StopId = NewType("StopId", str)  # hex and place of the stop on it: "D15.1"
CompanyId = NewType("CompanyId", str)
CertificateId = NewType("CertificateId", str)  # company and number, 0 the director's: "NOB_0"
PaperId = NewType("PaperId", str)  # a private company or another paper that is no share: "P3"
TrainId = NewType("TrainId", str)  # a side of a train card: "2H"
PhaseId = NewType("PhaseId", str)
Cell = tuple[int, int]  # row and column of the stock market, from 0 at the top left
Holder = Seat | str  # who has money or certificates: a seat, a company, or one of the words below
BANK: Holder = "bank"  # money not yet paid out; shares not yet sold
POOL: Holder = "pool"  # the bank pool
OUT: Holder = "out"  # out of the game
Edge = int  # 0 south-west, 1 west, 2 north-west, 3 north-east, 4 east, 5 south-east


NAMES = 10_000
"""How many names are remembered in parts: more than the stops of all maps."""


@lru_cache(NAMES)
def stop_id(hex_id: HexId, index: int) -> StopId:
    """The name of the stop with this index on the face of a hex."""
    return StopId(f"{hex_id}.{index}")


@lru_cache(NAMES)
def hex_of(stop: StopId) -> HexId:
    """The hex a stop lies on."""
    return HexId(stop.partition(".")[0])


@lru_cache(NAMES)
def index_of(stop: StopId) -> int:
    """The place of a stop among the stops of its hex."""
    return int(stop.partition(".")[2])
