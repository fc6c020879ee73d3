"""The printed map: hexes, thick bars, off-board areas, and the sides that track may point at."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, get_args

from kursbuch.eighteen.board.hexes import EDGES, neighbour, opposite
from kursbuch.eighteen.board.tile import Colour, Face, PrintedStop
from kursbuch.eighteen.ids import Edge, HexId, StopId, stop_id

Terrain = Literal["river", "mountain"]
"""What a cost is paid for, where the map shows it."""
TERRAINS: tuple[Terrain, ...] = get_args(Terrain)
BUILDABLE: frozenset[Colour] = frozenset({"white", "yellow"})


@dataclass(frozen=True, slots=True)
class Hex:
    """One printed hex."""

    id: HexId
    face: Face
    name: str | None = None
    label_from: Colour = "yellow"  # the colour of tiles from which the label binds
    cost: int = 0
    terrain: Terrain | None = None
    area: str | None = None  # the off-board area it belongs to
    mouths: frozenset[Edge] = frozenset()  # where track over the hex may begin
    line_ends: frozenset[Edge] = frozenset()  # arrows of a line that will be laid over the hex
    mark: str | None = None  # drawn on the hex, without a meaning for track

    @property
    def buildable(self) -> bool:
        """Track tiles are laid on pale and yellow hexes and on no others (44-TL-27)."""
        return self.face.colour in BUILDABLE

    @property
    def openings(self) -> frozenset[Edge]:
        """The sides at which a hex that takes no tiles receives track: printed track and arrows."""
        return self.face.edges | self.mouths | self.line_ends


@dataclass(frozen=True, slots=True)
class Area:
    """Red hexes that are one off-board area; its hexes all show the same values."""

    name: str
    values: tuple[int, int, int, int]
    direction: str | None = None
    transit: int = 0  # the bonus number for runs across the country


@dataclass(frozen=True, eq=False)
class Map:
    """The board as printed; nothing of it ever changes."""

    name: str
    hexes: Mapping[HexId, Hex]
    bars: frozenset[frozenset[HexId]] = frozenset()
    areas: Mapping[str, Area] = field(default_factory=dict)

    def neighbour(self, hex_id: HexId, edge: Edge) -> HexId | None:
        """The hex across an edge, where the map has one."""
        other = neighbour(hex_id, edge)
        return other if other in self.hexes else None

    def open_edges(self, hex_id: HexId) -> frozenset[Edge]:
        """The sides that track of a tile on this hex may point at (44-TL-19 to 44-TL-25)."""
        return self._open_edges[hex_id]

    @cached_property
    def _open_edges(self) -> dict[HexId, frozenset[Edge]]:
        return {
            hex_id: frozenset(edge for edge in EDGES if self._is_open(hex_id, edge))
            for hex_id in self.hexes
        }

    def _is_open(self, hex_id: HexId, edge: Edge) -> bool:
        other = self.hexes.get(neighbour(hex_id, edge))
        if other is None or frozenset((hex_id, other.id)) in self.bars:
            return False
        return other.buildable or opposite(edge) in other.openings

    def stop(self, stop: StopId) -> PrintedStop:
        """A printed stop."""
        return self._stops[stop]

    @cached_property
    def _stops(self) -> dict[StopId, PrintedStop]:
        return {
            stop_id(hex_id, index): stop
            for hex_id, printed in self.hexes.items()
            for index, stop in enumerate(printed.face.stops)
        }

    @cached_property
    def area_stops(self) -> dict[str, tuple[StopId, ...]]:
        """The stops of each off-board area, which are one place (44-RT-08, 24-RT-17)."""
        return {
            name: tuple(
                stop_id(printed.id, index)
                for printed in self.hexes.values()
                if printed.area == name
                for index in range(len(printed.face.stops))
            )
            for name in self.areas
        }
