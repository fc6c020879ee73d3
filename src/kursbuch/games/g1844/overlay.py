"""Track that is laid over a hex between printed mouths, and joins nothing that lies there."""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from enum import StrEnum

from kursbuch.eighteen.board.board import Board, Change, changed, left
from kursbuch.eighteen.board.ground import Ground, Lay
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.reach import Reach
from kursbuch.eighteen.ids import Edge, HexId, TileId

Mouths = Callable[[Hex], frozenset[Edge]]
Sides = Callable[[HexId], frozenset[Edge]]


class OverBreach(StrEnum):
    """What can be wrong with track over a hex, in the order in which it is looked for."""

    NO_MOUTH = "no-mouth"  # 44-TU-07, 44-TU-09, 44-TU-10, 44-TU-18
    TAKEN = "taken"  # 44-TU-07
    NONE_LEFT = "none-left"  # 44-TU-15
    NOT_CONNECTED = "not-connected"  # 44-TU-11


def printed_mouths(printed: Hex) -> frozenset[Edge]:
    """The mouths of a hex; the arrows of a line that comes later are none (44-TU-18)."""
    return printed.mouths


def no_other_sides(hex_id: HexId) -> frozenset[Edge]:
    """Track over a hex is reached at its own ends only."""
    return frozenset()


def over_breach(
    ground: Ground,
    board: Board,
    lay: tuple[HexId, TileId, int],
    tiles: Collection[TileId],
    reach: Reach,
    mouths: Mouths = printed_mouths,
    other_sides: Sides = no_other_sides,
) -> OverBreach | None:
    """The first rule that laying one of *tiles* over a hex would break."""
    hex_id, tile, turn = lay
    edges = ground.tiles.face(tile, turn).edges
    if tile not in tiles or not edges <= mouths(ground.map.hexes[hex_id]):
        return OverBreach.NO_MOUTH
    if any(lying in tiles for lying, _ in board.overlays.get(hex_id, ())):
        return OverBreach.TAKEN
    if left(ground, board, tile) < 1:
        return OverBreach.NONE_LEFT
    if reach.edges(hex_id).isdisjoint(edges | other_sides(hex_id)):
        return OverBreach.NOT_CONNECTED
    return None


def over_lays(
    ground: Ground,
    board: Board,
    tiles: Collection[TileId],
    reach: Reach,
    mouths: Mouths = printed_mouths,
    other_sides: Sides = no_other_sides,
) -> Iterator[Lay]:
    """Everything of *tiles* that may be laid over hexes, in every rotation that the law allows."""
    for hex_id in reach.hexes:
        if ground.map.hexes[hex_id].mouths:
            for tile in tiles:
                turns = tuple(
                    turn
                    for turn in range(6)
                    if over_breach(
                        ground, board, (hex_id, tile, turn), tiles, reach, mouths, other_sides
                    )
                    is None
                )
                if turns:
                    yield Lay(hex_id, tile, turns)


def lay_over(board: Board, hex_id: HexId, tile: TileId, turn: int = 0) -> Board:
    """Lay track over a hex, which keeps what it had (44-TU-12, 44-TU-13)."""
    pile = (*board.overlays.get(hex_id, ()), (tile, turn))
    after = replace(board, overlays={**board.overlays, hex_id: pile})
    return changed(after, Change(board, hex_id))
