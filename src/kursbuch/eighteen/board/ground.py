"""What a title gives the board to stand on: the map and the tiles, and what follows from both."""

from dataclasses import dataclass
from functools import cached_property

from kursbuch.eighteen.board.hexes import EDGES, opposite
from kursbuch.eighteen.board.map import Map
from kursbuch.eighteen.board.tile import Face, TileSet
from kursbuch.eighteen.ids import HexId, TileId


@dataclass(frozen=True, slots=True)
class Lay:
    """A tile for a hex, with the rotations in which it may lie there."""

    hex: HexId
    tile: TileId
    turns: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Ground:
    """The map and the tile set of a title."""

    map: Map
    tiles: TileSet

    def face(
        self, hex_id: HexId, laid: tuple[TileId, int] | None, over: tuple[tuple[TileId, int], ...]
    ) -> Face:
        """A hex with a tile on it, or none, and track over it."""
        below = self.tiles.face(*laid) if laid else self.map.hexes[hex_id].face
        if not over:
            return below
        key = hex_id, laid, over
        if key not in self._covered:
            for tile, turn in over:
                below = self.tiles.face(tile, turn).over(below)
            self._covered[key] = below
        return self._covered[key]

    @cached_property
    def _covered(self) -> dict[object, Face]:
        return {}

    @cached_property
    def fitting(self) -> dict[tuple[HexId, tuple[TileId, int] | None], tuple[Lay, ...]]:
        """The tiles that fit on a hex and what lies there, as far as somebody has asked."""
        return {}

    @cached_property
    def place(self) -> dict[HexId, int]:
        """A number for every hex; side *edge* of a hex has the number 6 * place + edge."""
        return {hex_id: number for number, hex_id in enumerate(self.map.hexes)}

    @cached_property
    def hex_ids(self) -> tuple[HexId, ...]:
        """The hexes by their numbers."""
        return tuple(self.map.hexes)

    @cached_property
    def across(self) -> tuple[int, ...]:
        """For every side, the side that touches it, or -1 at the rim of the map."""
        sides = []
        for hex_id in self.map.hexes:
            for edge in EDGES:
                other = self.map.neighbour(hex_id, edge)
                sides.append(-1 if other is None else 6 * self.place[other] + opposite(edge))
        return tuple(sides)

    @cached_property
    def crossing(self) -> tuple[int, ...]:
        """For every side a bit, the same for two sides that touch."""
        return tuple(1 << max(side, other) for side, other in enumerate(self.across))

    @cached_property
    def between(self) -> dict[tuple[HexId, HexId], int]:
        """For two hexes that touch, the bit of the sides between them."""
        return {
            (self.hex_ids[side // 6], self.hex_ids[other // 6]): self.crossing[side]
            for side, other in enumerate(self.across)
            if other >= 0
        }

    @cached_property
    def printed(self) -> tuple[Face, ...]:
        """The printed faces by the numbers of the hexes."""
        return tuple(printed.face for printed in self.map.hexes.values())

    def leads_of(self, place: int, face: Face) -> list[tuple[int, ...]]:
        """For each side of a hex, the sides that a walk which came in there crosses next."""
        outwards = self.across[6 * place : 6 * place + 6]
        return [tuple([outwards[end] for end in ends]) for ends in face.onward]

    @cached_property
    def leads(self) -> tuple[tuple[int, ...], ...]:
        """The same for every side of the map as it is printed."""
        return tuple(
            led for place, face in enumerate(self.printed) for led in self.leads_of(place, face)
        )
