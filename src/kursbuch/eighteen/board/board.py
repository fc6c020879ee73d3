"""The board of a game under way: which tiles and station markers lie where."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.tile import Face, Stop, stop_map
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId, hex_of, index_of, stop_id

Laid = tuple[TileId, int]
"""A tile and the sixths by which it is turned."""
Markers = tuple[CompanyId | None, ...]
"""The circles of one city, each with the company whose marker stands there."""


@dataclass(frozen=True)
class Board:
    """Everything that has been put on the map. It never changes; each lay makes a new one."""

    tiles: Mapping[HexId, Laid] = field(default_factory=dict)
    overlays: Mapping[HexId, tuple[Laid, ...]] = field(default_factory=dict)
    tokens: Mapping[StopId, Markers] = field(default_factory=dict)

    @cached_property
    def memo(self) -> dict[object, object]:
        """What has been worked out about this board; no part of its value."""
        return {}

    @cached_property
    def _stops_by_company(self) -> dict[CompanyId, tuple[StopId, ...]]:
        stops: dict[CompanyId, tuple[StopId, ...]] = {}
        for stop, markers in self.tokens.items():
            for company in dict.fromkeys(markers):
                if company is not None:
                    stops[company] = (*stops.get(company, ()), stop)
        return stops

    def stops_of(self, company: CompanyId) -> tuple[StopId, ...]:
        """The stops where a company has a marker."""
        return self._stops_by_company.get(company, ())

    def hexes_of(self, company: CompanyId) -> set[HexId]:
        """The hexes where a company has a marker."""
        return {hex_of(stop) for stop in self.stops_of(company)}

    def lies(self, tile: TileId) -> int:
        """How many copies of a tile lie on the map."""
        return self._lying.get(tile, 0)

    @cached_property
    def _lying(self) -> dict[TileId, int]:
        counts: dict[TileId, int] = {}
        over = (laid for pile in self.overlays.values() for laid in pile)
        for tile, _ in (*self.tiles.values(), *over):
            counts[tile] = counts.get(tile, 0) + 1
        return counts


class Remembered:
    """Something worked out about a board, which stays true while nothing changes where it comes."""

    def comes_to(self, hex_id: HexId) -> bool:
        """A change on this hex could make it untrue."""
        raise NotImplementedError


def remembering(old: Board, new: Board, hex_id: HexId, company: CompanyId | None = None) -> Board:
    """The new board knows what was known of the old and does not concern the hex or company."""
    for key, found in old.memo.items():
        known = isinstance(found, Remembered) and not found.comes_to(hex_id)
        if known and isinstance(key, tuple) and company not in key:
            new.memo[key] = found
    return new


def face(ground: Ground, board: Board, hex_id: HexId) -> Face:
    """What a hex shows now: the printed map, or the tile on it, and track lying over it."""
    return ground.face(hex_id, board.tiles.get(hex_id), board.overlays.get(hex_id, ()))


def faces(ground: Ground, board: Board) -> list[Face]:
    """What every hex shows now, by the numbers of the hexes."""
    key = "faces", ground
    if key not in board.memo:
        shown = list(ground.printed)
        for hex_id in (*board.tiles, *board.overlays):
            shown[ground.place[hex_id]] = face(ground, board, hex_id)
        board.memo[key] = shown
    return board.memo[key]  # type: ignore[return-value]


def stop_at(ground: Ground, board: Board, stop: StopId) -> Stop:
    """The stop as it is drawn now."""
    return face(ground, board, hex_of(stop)).stops[index_of(stop)]


def markers(ground: Ground, board: Board, stop: StopId) -> Markers:
    """The circles of a stop and who stands in them."""
    return board.tokens.get(stop) or (None,) * stop_at(ground, board, stop).slots


def left(ground: Ground, board: Board, tile: TileId) -> int:
    """How many copies of a tile are in the supply (44-SU-12, 44-UP-13, 24-TR-17)."""
    return ground.tiles.counts[tile] - board.lies(tile)


def lay(ground: Ground, board: Board, hex_id: HexId, tile: TileId, turn: int) -> Board:
    """Lay a tile; the one below goes back, markers go on with their track (44-UP-08, 24-TR-15)."""
    old, new = face(ground, board, hex_id), ground.tiles.face(tile, turn)
    after = replace(
        board,
        tiles={**board.tiles, hex_id: (tile, turn)},
        tokens=_moved(board.tokens, hex_id, old, new),
    )
    return remembering(board, after, hex_id)


def _moved(
    tokens: Mapping[StopId, Markers], hex_id: HexId, old: Face, new: Face
) -> Mapping[StopId, Markers]:
    """The markers after the stops of a hex have become those of its new tile (44-UP-14)."""
    names = [stop_id(hex_id, index) for index in range(len(old.stops))]
    if not any(name in tokens for name in names):
        return tokens
    heirs = stop_map(old, new)
    assert heirs is not None, f"the tile does not fit {hex_id}"
    moved = {name: held for name, held in tokens.items() if name not in names}
    for heir, stop in enumerate(new.stops):
        held = [
            tokens[name]
            for name, h in zip(names, heirs, strict=True)
            if h == heir and name in tokens
        ]
        if held:
            moved[stop_id(hex_id, heir)] = _merged(held, stop.slots)
    return moved


def _merged(held: list[Markers], slots: int) -> Markers:
    """Markers of cities that have become one: those of a single city keep their circles."""
    together = held[0] if len(held) == 1 else tuple(m for part in held for m in part if m)
    return together + (None,) * (slots - len(together))


def place(
    ground: Ground, board: Board, stop: StopId, company: CompanyId, slot: int | None = None
) -> Board:
    """Put a company's marker on a circle, the first free one if none is named."""
    circles = list(markers(ground, board, stop))
    circles[circles.index(None) if slot is None else slot] = company
    after = replace(board, tokens={**board.tokens, stop: tuple(circles)})
    return remembering(board, after, hex_of(stop), company)


def remove(board: Board, stop: StopId, company: CompanyId) -> Board:
    """Take a company's marker off a stop."""
    circles = list(board.tokens[stop])
    circles[circles.index(company)] = None
    return _with_markers(board, stop, tuple(circles))


def hand_over(board: Board, old: Collection[CompanyId | None], new: CompanyId) -> Board:
    """Markers of some companies become markers of another, where they stand."""
    changed = {
        stop: tuple(new if held in old else held for held in circles)
        for stop, circles in board.tokens.items()
    }
    return replace(board, tokens=changed)


def _with_markers(board: Board, stop: StopId, circles: Markers) -> Board:
    tokens = {**board.tokens, stop: circles}
    if not any(circles):
        del tokens[stop]
    return replace(board, tokens=tokens)
