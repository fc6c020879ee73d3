"""Ways that have yet to be built: how much a company must still lay to come to a place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush

from kursbuch.core.cache import Derivation
from kursbuch.eighteen.board.board import Board, faces
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import EDGES
from kursbuch.eighteen.board.reach import is_blocked
from kursbuch.eighteen.board.tile import FIRST_STOP, Colour, Face
from kursbuch.eighteen.ids import CompanyId, Edge, HexId, hex_of, index_of

FURTHEST = 9.0
"""A way longer than this is not looked for."""
UPGRADE = 1.2
"""A tile that must be replaced, in tiles to be laid."""
NOT_YET = 3.0
"""The same while the colour that it needs may not be laid."""
TUNNEL = 1.5
"""Track between two mouths: a certificate and its price."""
DEAR = 200
"""So much of terrain hinders as much as one tile more."""

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


class _Building:
    """What it costs a company to go through hexes, on one board."""

    def __init__(self, ground: Ground, board: Board, company: CompanyId, colour: Colour) -> None:
        self._ground, self._shown = ground, faces(ground, board)
        self._upgrade = NOT_YET if colour == "yellow" else UPGRADE
        self._blocked: dict[int, set[int]] = {}
        for stop in board.tokens:
            if is_blocked(board, company, stop):
                number = ground.place[hex_of(stop)]
                self._blocked.setdefault(number, set()).add(FIRST_STOP + index_of(stop))

    def ways_to(self, place: HexId) -> Ways:
        """The cheapest ways from every side to a stop of the place, sought from there."""
        found: dict[int, float] = {}
        queue = list(self._arrivals(place))
        while queue:
            cost, side = heappop(queue)
            if side in found:
                continue
            found[side] = cost
            out = self._ground.across[side]
            if out < 0:
                continue
            for before, more in self._through(out):
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
                found.append((self._lay(place, shown), 6 * number + edge))
        yield from sorted(found)

    def _through(self, out: int) -> Iterator[tuple[int, float]]:
        """The sides by which the hex is entered that is left over *out*, and what that costs."""
        number, leaving = divmod(out, 6)
        shown, hex_id = self._shown[number], self._ground.hex_ids[number]
        printed = self._ground.map.hexes[hex_id]
        blocked = self._blocked.get(number, ())
        open_edges = self._ground.map.open_edges(hex_id) if printed.buildable else frozenset()
        for edge in EDGES:
            if edge == leaving:
                continue
            if leaving in shown.onward_past(edge, blocked):
                yield out - leaving + edge, 0.0
            elif edge in printed.mouths and leaving in printed.mouths and not shown.track:
                if (edge - leaving) % 6 in (2, 3, 4):
                    yield out - leaving + edge, TUNNEL
            elif edge in open_edges and leaving in open_edges and not blocked:
                yield out - leaving + edge, self._lay(hex_id, shown)

    def _lay(self, hex_id: HexId, shown: Face) -> float:
        """What it costs to lay a tile on a hex, or to replace the one that is there."""
        if shown.colour == "white":
            return 1.0 + self._ground.map.hexes[hex_id].cost / DEAR
        return self._upgrade


def lacking(ways: Ways, sides: Iterable[int]) -> float:
    """What must be laid from the best of these sides."""
    return min((ways.get(side, FURTHEST) for side in sides), default=FURTHEST)


def leaving(ground: Ground, hex_id: HexId, edges: Iterable[Edge]) -> Iterator[int]:
    """The sides that are crossed inwards by whoever leaves a hex over these edges."""
    first = 6 * ground.place[hex_id]
    for edge in edges:
        if (side := ground.across[first + edge]) >= 0:
            yield side
