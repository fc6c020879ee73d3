"""Where track tiles may be laid: the law, breach by breach, and the list of what it allows.

The rule that a breach offends has another number in every ledger, so a title says which
(`44-…` and `24-…` below are the entries of the two games).
"""

from collections.abc import Collection, Iterator
from enum import StrEnum
from itertools import pairwise

from kursbuch.eighteen.board.board import Board, face, left
from kursbuch.eighteen.board.ground import Ground, Lay
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.reach import Reach
from kursbuch.eighteen.board.tile import TILE_COLOURS, Colour, Face, stop_map
from kursbuch.eighteen.ids import HexId, TileId, stop_id


class Breach(StrEnum):
    """What can be wrong with a tile, in the order in which it is looked for."""

    NO_BUILDING = "no-building"  # 44-TL-27, 24-TR-02
    COLOUR_NOT_YET = "colour-not-yet"  # 44-UP-01, 24-TR-16
    NOT_NEXT_COLOUR = "not-next-colour"  # 44-TL-03, 44-TL-06, 44-UP-02; 24-UP-01, 24-TR-19
    OTHER_KIND = "other-kind"  # 44-TL-04, 44-UP-05; 24-TR-06, 24-UP-03
    OTHER_LABEL = "other-label"  # 44-UP-05, 44-TL-05; 24-TR-07
    TRACK_LOST = "track-lost"  # 44-UP-03, 44-TL-07; 24-UP-02, 24-TR-14
    CLOSED_SIDE = "closed-side"  # 44-TL-19 to 44-TL-25; 24-TR-11, 24-TR-12
    NONE_LEFT = "none-left"  # 44-TL-28, 24-TR-17
    NOT_CONNECTED = "not-connected"  # 44-TL-15, 44-UP-10; 24-TR-04, 24-UP-04


_NEXT: dict[Colour, Colour] = dict(pairwise(("white", *TILE_COLOURS)))


def next_colour(colour: Colour) -> Colour | None:
    """Yellow, green, brown, grey, one step at a time (44-UP-02, 24-UP-01)."""
    return _NEXT.get(colour)


def has_label(printed: Hex, new: Face) -> bool:
    """Labelled tiles lie on hexes of that label and no others (44-UP-05, 24-TR-07).

    A label may bind from a later colour on than yellow (44-TL-05).
    """
    colours = TILE_COLOURS
    binds = colours.index(new.colour) >= colours.index(printed.label_from)
    return new.label == (printed.face.label if binds else None)


def stays_on_open_sides(ground: Ground, hex_id: HexId, new: Face) -> bool:
    """No track points off the map, at a closed side or across a bar (44-TL-19 to 44-TL-25)."""
    return new.edges <= ground.map.open_edges(hex_id)


def is_connected(hex_id: HexId, old: Face, new: Face, reach: Reach) -> bool:
    """Some track of the new tile is joined to a marker of the company (44-TL-17, 24-UP-04).

    It arrives at a side where the tile has track, or at a stop that the tile continues: so a
    marker on a city without track can be built on.
    """
    return continues_a_stop(hex_id, old, reach) or not new.edges.isdisjoint(reach.edges(hex_id))


def continues_a_stop(hex_id: HexId, old: Face, reach: Reach) -> bool:
    """A connection comes to a stop of the hex, which every tile laid there continues."""
    return any(stop_id(hex_id, index) in reach.stops for index in range(len(old.stops)))


def breach(
    ground: Ground,
    board: Board,
    lay: tuple[HexId, TileId, int],
    colours: Collection[Colour],
    reach: Reach | None,
) -> Breach | None:
    """The first rule that laying this tile would break; no *reach*: it needs no connection."""
    hex_id, tile, turn = lay
    old, new = face(ground, board, hex_id), ground.tiles.face(tile, turn)
    wrong = misfit(ground, hex_id, old, new)
    if wrong is Breach.NO_BUILDING:
        return wrong
    if new.colour not in colours:
        return Breach.COLOUR_NOT_YET
    if wrong:
        return wrong
    if left(ground, board, tile) < 1:
        return Breach.NONE_LEFT
    if reach is not None and not is_connected(hex_id, old, new, reach):
        return Breach.NOT_CONNECTED
    return None


def misfit(ground: Ground, hex_id: HexId, old: Face, new: Face) -> Breach | None:
    """Why a tile can never upgrade the hex, regardless of who lays it and when."""
    printed = ground.map.hexes[hex_id]
    if not printed.buildable or new.colour not in TILE_COLOURS:
        return Breach.NO_BUILDING
    if new.colour != next_colour(old.colour):
        return Breach.NOT_NEXT_COLOUR
    if new.kind != old.kind:
        return Breach.OTHER_KIND
    if not has_label(printed, new):
        return Breach.OTHER_LABEL
    if stop_map(old, new) is None:
        return Breach.TRACK_LOST
    if not stays_on_open_sides(ground, hex_id, new):
        return Breach.CLOSED_SIDE
    return None


def fitting(ground: Ground, board: Board, hex_id: HexId) -> tuple[tuple[TileId, int], ...]:
    """The tiles and rotations that could follow on this hex at any time."""
    found = fitting_tiles(ground, board, hex_id)
    return tuple((lay.tile, turn) for lay in found for turn in lay.turns)


def fitting_tiles(ground: Ground, board: Board, hex_id: HexId) -> tuple[Lay, ...]:
    """The tiles that could follow on this hex at any time, each with its rotations."""
    key = hex_id, board.tiles.get(hex_id)
    found = ground.fitting.get(key)
    if found is None:
        old = face(ground, board, hex_id)
        found = ground.fitting[key] = tuple(_fitting_tiles(ground, hex_id, old))
    return found


def _fitting_tiles(ground: Ground, hex_id: HexId, old: Face) -> Iterator[Lay]:
    for tile in ground.tiles.tiles.values():
        fits = [misfit(ground, hex_id, old, shown) is None for shown in tile.faces]
        if any(fits):
            yield Lay(hex_id, tile.id, tuple(turn for turn, fit in enumerate(fits) if fit))


def lays(
    ground: Ground,
    board: Board,
    colours: Collection[Colour],
    reach: Reach | None,
    at: Collection[HexId] | None = None,
) -> Iterator[Lay]:
    """Everything that may be laid, of these colours and, if told, only *at* these hexes."""
    if at is None:
        at = ground.hex_ids if reach is None else reach.hexes
    for hex_id in at:
        fits = fitting_tiles(ground, board, hex_id)
        if not fits:
            continue
        anywhere = reach is None or continues_a_stop(hex_id, face(ground, board, hex_id), reach)
        arrives = frozenset() if reach is None else reach.edges(hex_id)
        for lay in fits:
            shown = ground.tiles.tiles[lay.tile].faces
            if shown[0].colour not in colours or left(ground, board, lay.tile) < 1:
                continue
            if anywhere:
                yield lay
            elif joined := [t for t in lay.turns if not arrives.isdisjoint(shown[t].edges)]:
                yield lay if len(joined) == len(lay.turns) else Lay(hex_id, lay.tile, tuple(joined))
