"""Ways that have yet to be built: how much a company must still lay to come to a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import TypeAlias

from kursbuch.core.cache import Derivation
from kursbuch.eighteen.board.board import Board, Laid, faces
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import EDGES
from kursbuch.eighteen.board.map import Hex
from kursbuch.eighteen.board.reach import is_blocked
from kursbuch.eighteen.board.tile import FIRST_STOP, Colour, End, Face
from kursbuch.eighteen.ids import CompanyId, Edge, HexId, hex_of, index_of

FURTHEST = 9.0
"""A way longer than this is not looked for."""
UPGRADE = 1.2
"""A tile that must be upgraded, in tiles to be laid."""
NOT_YET = 3.0
"""The same while the colour that it needs may not be laid."""
TUNNEL = 1.5
"""Track between two mouths: a certificate and its price."""
DEAR = 200
"""How much terrain hinders as much as one more tile."""
KEPT = 20_000
"""How many hexes, each with its track, are remembered."""

Ways = Mapping[int, float]
"""By the number of a side that is crossed inwards: what must be laid from there to the place."""

_ways: Derivation[tuple[Ground, CompanyId, HexId, Colour], Ways] = Derivation()


def ways_to(ground: Ground, board: Board, company: CompanyId, place: HexId, colour: Colour) -> Ways:
    """What a company must lay from every side, as far as it is not too far away."""
    return _ways.get_or_set(
        board.derived,
        (ground, company, place, colour),
        lambda: _Building(ground, board, company, colour).ways_to(place),
    )


Through: TypeAlias = tuple[tuple[tuple[Edge, float], ...], ...]
"""For each side by which a hex is left: those by which it is entered, and what that costs."""


class _Building:
    """What it costs a company to go through hexes, on one board."""

    def __init__(self, ground: Ground, board: Board, company: CompanyId, colour: Colour) -> None:
        self._ground, self._board, self._shown = ground, board, faces(ground, board)
        self._upgrade = NOT_YET if colour == "yellow" else UPGRADE
        self._blocked: dict[int, tuple[End, ...]] = {}
        for stop in board.tokens:
            if is_blocked(board, company, stop):
                number, end = ground.place[hex_of(stop)], FIRST_STOP + index_of(stop)
                self._blocked[number] = (*self._blocked.get(number, ()), end)
        self._through: dict[int, Through] = {}

    def ways_to(self, place: HexId) -> Ways:
        """The cheapest ways from every side to a stop of the place, sought from there."""
        found: dict[int, float] = {}
        queue, across = list(self._arrivals(place)), self._ground.across
        while queue:
            cost, side = heappop(queue)
            if side in found:
                continue
            found[side] = cost
            if (out := across[side]) < 0:
                continue
            number, leaving = divmod(out, 6)
            for edge, more in self._ways_through(number)[leaving]:
                before = out - leaving + edge
                if before not in found and cost + more <= FURTHEST:
                    heappush(queue, (cost + more, before))
        return found

    def _arrivals(self, place: HexId) -> Iterator[tuple[float, int]]:
        """The sides by which the place itself is entered, in the order of their cost."""
        number, printed = self._ground.place[place], self._ground.map.hexes[place]
        shown = self._shown[number]
        found = []
        for edge in EDGES:
            if shown.stops_at[edge]:
                found.append((0.0, 6 * number + edge))
            elif edge in printed.mouths:
                found.append((TUNNEL, 6 * number + edge))
            elif printed.buildable and edge in self._ground.map.open_edges(place):
                found.append((_lay(printed, shown, self._upgrade), 6 * number + edge))
        yield from sorted(found)

    def _ways_through(self, number: int) -> Through:
        """The ways through a hex as it is now."""
        found = self._through.get(number)
        if found is None:
            hex_id, blocked = self._ground.hex_ids[number], self._blocked.get(number, ())
            laid = self._board.tiles.get(hex_id), self._board.overlays.get(hex_id, ())
            found = self._through[number] = ways_through(
                self._ground, hex_id, *laid, blocked, self._upgrade
            )
        return found


@lru_cache(maxsize=KEPT)
def ways_through(
    ground: Ground,
    hex_id: HexId,
    laid: Laid | None,
    over: tuple[Laid, ...],
    blocked: tuple[End, ...],
    upgrade: float,
) -> Through:
    """The ways through a hex with such track, whatever lies elsewhere."""
    printed, shown = ground.map.hexes[hex_id], ground.face(hex_id, laid, over)
    return tuple(tuple(_entered(ground, printed, shown, out, blocked, upgrade)) for out in EDGES)


def _entered(
    ground: Ground, printed: Hex, shown: Face, leaving: Edge, blocked: Sequence[End], upgrade: float
) -> Iterator[tuple[Edge, float]]:
    """The sides by which a hex is entered that is left over a side, and what that costs."""
    open_edges = ground.map.open_edges(printed.id) if printed.buildable else frozenset()
    for edge in EDGES:
        if edge == leaving:
            continue
        if leaving in shown.onward_past(edge, blocked):
            yield edge, 0.0
        elif edge in printed.mouths and leaving in printed.mouths and not shown.track:
            if (edge - leaving) % 6 in (2, 3, 4):
                yield edge, TUNNEL
        elif edge in open_edges and leaving in open_edges and not blocked:
            yield edge, _lay(printed, shown, upgrade)


def _lay(printed: Hex, shown: Face, upgrade: float) -> float:
    """What it costs to lay a tile on a hex, or to upgrade the one that is there."""
    return 1.0 + printed.cost / DEAR if shown.colour == "white" else upgrade


def lacking(ways: Ways, sides: Iterable[int]) -> float:
    """What must be laid from the best of these sides."""
    return min((ways.get(side, FURTHEST) for side in sides), default=FURTHEST)


def leaving(ground: Ground, hex_id: HexId, edges: Iterable[Edge]) -> Iterator[int]:
    """The sides that a train crosses inwards when it leaves a hex over these edges."""
    first = 6 * ground.place[hex_id]
    for edge in edges:
        if (side := ground.across[first + edge]) >= 0:
            yield side
