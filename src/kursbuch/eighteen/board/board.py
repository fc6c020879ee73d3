"""The board of a game under way: which tiles and station markers lie where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import TypeVar

from kursbuch.core.cache import Cache, Derivation, Derived
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.tile import Face, PrintedStop, stop_map
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId, hex_of, index_of, stop_id

Laid = tuple[TileId, int]
"""A tile and the sixths by which it is turned."""
Markers = tuple[CompanyId | None, ...]
"""The circles of one city, each with the company whose marker stands there."""
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

KEPT = 2000
"""For how many things derived values are kept; those used longest ago are derived again."""
FAR = 16
"""How many changes back a board remembers which one it came from."""

_derived: Cache[Hashable, Derived] = Cache(KEPT)


@dataclass(frozen=True, slots=True)
class Change:
    """What a board has that the one before did not have: something new on one hex."""

    before: Board
    hex: HexId
    company: CompanyId | None = None
    """The company whose marker was placed; nobody: track was laid."""


@dataclass(frozen=True)
class Board:
    """Everything that has been put on the map. It never changes; each lay makes a new one."""

    tiles: Mapping[HexId, Laid] = field(default_factory=dict)
    overlays: Mapping[HexId, tuple[Laid, ...]] = field(default_factory=dict)
    tokens: Mapping[StopId, Markers] = field(default_factory=dict)

    def __reduce__(self) -> tuple[type[Board], tuple[object, ...]]:
        return Board, (self.tiles, self.overlays, self.tokens)

    @cached_property
    def derived(self) -> Derived:
        """What has been worked out about boards like this one; no part of its value."""
        like = tuple(self.tiles.items()), tuple(self.overlays.items()), tuple(self.tokens.items())
        return derived_from(like)

    @cached_property
    def change(self) -> Change | None:
        """How this board came from another, if it is known; no part of its value."""
        return None

    def changes(self) -> Iterator[Change]:
        """The changes that led to this board, the last first, as far as they are known."""
        change = self.change
        while change is not None:
            yield change
            change = change.before.change

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

    @cached_property
    def full(self) -> dict[StopId, Markers]:
        """The cities without a free circle."""
        return {stop: held for stop, held in self.tokens.items() if None not in held}

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


def derived_from(content: Hashable) -> Derived:
    """What has been worked out about everything of this content: a board, a network."""
    return _derived.get_or_set(content, Derived)


def forget_derived() -> None:
    """Forget all that was derived, as in a new process; for benchmarks."""
    _derived.clear()


def changed(new: Board, change: Change) -> Board:
    """The new board, which knows from which one it came; far back that is forgotten."""
    new.__dict__["change"] = change
    for far in islice(new.changes(), FAR - 1, FAR):
        far.before.__dict__["change"] = None
    return new


def derived_or_inherited(
    derivation: Derivation[Key, Value],
    board: Board,
    key: Key,
    derive: Callable[[], Value],
    carry: Callable[[Value, Board, Sequence[Change]], Value | None],
) -> Value:
    """A value of a board: known, or carried over from a board before, or derived now."""
    known = derivation.get(board.derived, key)
    if known is None:
        known = _inherited(derivation, board, key, carry)
        known = derivation.set(board.derived, key, derive() if known is None else known)
    return known


def _inherited(
    derivation: Derivation[Key, Value],
    board: Board,
    key: Key,
    carry: Callable[[Value, Board, Sequence[Change]], Value | None],
) -> Value | None:
    """That of the nearest board before, as far as it can be carried over the changes since."""
    since = []
    for change in board.changes():
        since.append(change)
        known = derivation.get(change.before.derived, key)
        if known is not None:
            return carry(known, board, since)
    return None


def face(ground: Ground, board: Board, hex_id: HexId) -> Face:
    """What a hex shows now: the printed map, or the tile on it, and track lying over it."""
    return ground.face(hex_id, board.tiles.get(hex_id), board.overlays.get(hex_id, ()))


_faces: Derivation[Ground, list[Face]] = Derivation()


def faces(ground: Ground, board: Board) -> list[Face]:
    """What every hex shows now, by the numbers of the hexes."""
    return derived_or_inherited(
        _faces,
        board,
        ground,
        lambda: _shown(ground, board, ground.printed, (*board.tiles, *board.overlays)),
        lambda before, board, since: _shown(ground, board, before, relaid(since)),
    )


def relaid(changes: Iterable[Change]) -> set[HexId]:
    """The hexes where track was laid."""
    return {change.hex for change in changes if change.company is None}


def _shown(
    ground: Ground, board: Board, before: Sequence[Face], hexes: Collection[HexId]
) -> list[Face]:
    """The faces before, except on these hexes."""
    shown = list(before)
    for hex_id in hexes:
        shown[ground.place[hex_id]] = face(ground, board, hex_id)
    return shown


def stop_at(ground: Ground, board: Board, stop: StopId) -> PrintedStop:
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
    tiles = {**board.tiles, hex_id: (tile, turn)}
    after = Board(tiles, board.overlays, _moved(board.tokens, hex_id, old, new))
    return changed(after, Change(board, hex_id))


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
    return changed(after, Change(board, hex_of(stop), company))


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
