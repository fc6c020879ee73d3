"""What is put on paper of an 18xx board: the ground, what lies on it, and how companies look."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from kursbuch.eighteen.board.board import Board, face
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.tile import Colour, Face, Segment
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, stop_id
from kursbuch.render.eighteen.additions import Added
from kursbuch.render.palette import Ink

Piece = tuple[HexId, Segment]
"""A piece of track by its hex and its ends on the face of that hex."""


@dataclass(frozen=True, slots=True)
class Line:
    """The way of one train: its name, its revenue, and the track it uses."""

    train: str
    revenue: int
    pieces: tuple[Piece, ...]


@dataclass(frozen=True)
class Sheet:
    """A board as it is to be drawn."""

    ground: Ground
    board: Board
    colour: Colour = "yellow"  # the newest colour of tiles, which decides the values of red areas
    inks: Mapping[CompanyId, Ink] = field(default_factory=dict)
    homes: Mapping[StopId, tuple[CompanyId, ...]] = field(default_factory=dict)
    added: Added = Added()  # by the title itself
    run: Sequence[Line] = ()
    tile_numbers: bool = False

    def printed(self, hex_id: HexId) -> Hex:
        """The hex as printed."""
        return self.ground.map.hexes[hex_id]

    def lower(self, hex_id: HexId) -> Face:
        """The printed face or the tile, without track lying over it."""
        return self.ground.face(hex_id, self.board.tiles.get(hex_id), ())

    def face(self, hex_id: HexId) -> Face:
        """All that the hex shows."""
        return face(self.ground, self.board, hex_id)

    def bored(self, hex_id: HexId) -> bool:
        """A tunnel has been built; a line that was meant to lie here is none."""
        ends = self.printed(hex_id).line_ends
        over = self.board.overlays.get(hex_id, ())
        return any(not self.ground.tiles.face(*laid).edges <= ends for laid in over)

    def laid(self, hex_id: HexId) -> bool:
        """A tile lies on the hex."""
        return hex_id in self.board.tiles

    def shows(self, hex_id: HexId) -> Hashable:
        """All that decides what this hex looks like; two that show the same are drawn alike."""
        stops = [stop_id(hex_id, index) for index in range(len(self.face(hex_id).stops))]
        tokens = tuple(self.board.tokens.get(stop, ()) for stop in stops)
        homes = tuple(self.homes.get(stop, ()) for stop in stops)
        worth = stops or self.printed(hex_id).area
        aims = self.added.destinations.get(hex_id, ())
        companies = (name for names in (*tokens, *homes, aims) for name in names if name)
        return (
            self.ground,
            hex_id,
            self.board.tiles.get(hex_id),
            self.board.overlays.get(hex_id, ()),
            tokens,
            homes,
            aims,
            self.added.panels.get(hex_id),
            self.added.signs.get(hex_id),
            self.colour if worth else None,
            self.added.overlay_cost,
            self.tile_numbers,
            tuple(self.inks.get(name) for name in companies),
        )
