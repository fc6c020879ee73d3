"""Building in a title: track and stations."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId
from kursbuch.eighteen.title.slots import S, always, never


@dataclass(frozen=True, kw_only=True)
class Track(Generic[S]):
    """Building: track and stations."""

    cost: Callable[[S, CompanyId, HexId], int]
    """What the next tile on a hex costs a company."""
    useful: Callable[[S, CompanyId, HexId, TileId, int], bool] = always
    """The company has a use for the new track, where that is asked for."""
    marker_cost: Callable[[S, CompanyId], int]
    """The price of a company's next marker."""
    home_tile_compulsory: bool
    """On its first turn a company must lay a tile on its home, if it can."""
    more: Callable[[S, CompanyId], bool] = never
    """The company has other things to build in its track step, or could make room for some."""
    kept_circles: Callable[[S, StopId], int]
    """The circles of a city that stay free for companies to come."""
