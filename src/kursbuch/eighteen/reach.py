"""What a company reaches from its station markers over the track laid so far.

A connection is a walk along track: it goes through towns and through cities that are not blocked,
ends at termini, never reverses at a junction and uses no piece of track twice (44-TL-16, 44-TL-18,
24-TR-04, 24-TK-07). Every piece of track that a walk could use twice ends at a hex side which it
would then cross twice; so the law here is: no hex side is crossed twice.

The search keeps for every side only the first walk that crosses it. Where that walk refuses to
cross a side again, another walk to the same point might still be allowed: each such doubt is
settled by itself, so that the answer is exact.
"""

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kursbuch.eighteen.board import Board, faces
from kursbuch.eighteen.ground import Ground
from kursbuch.eighteen.ids import CompanyId, Edge, HexId, StopId, hex_of, index_of, stop_id
from kursbuch.eighteen.tile import FIRST_STOP


@dataclass(frozen=True)
class Reach:
    """The hex sides and the stops that a company's connections come to."""

    sides: dict[HexId, frozenset[Edge]]
    stops: frozenset[StopId]

    def edges(self, hex_id: HexId) -> frozenset[Edge]:
        """The sides of a hex, from within or without, at which a connection arrives."""
        return self.sides.get(hex_id, frozenset())


def reach(ground: Ground, board: Board, company: CompanyId) -> Reach:
    """What a company reaches from all its markers."""
    key = ground, company
    if key not in board.memo:
        board.memo[key] = reach_from(ground, board, company, board.stops_of(company))
    found = board.memo[key]
    assert isinstance(found, Reach)
    return found


def reach_from(ground: Ground, board: Board, company: CompanyId, stops: Iterable[StopId]) -> Reach:
    """What a company reaches from these stops, whoever stands there (44-DE-02)."""
    return _Walks(ground, board, company).reach(tuple(stops))


def is_blocked(board: Board, company: CompanyId, stop: StopId) -> bool:
    """All circles of the city are taken, none by this company (44-ST-13, 24-TK-10)."""
    circles = board.tokens.get(stop)
    return circles is not None and None not in circles and company not in circles


class _Walks:
    """The connections of one company on one board, in numbers of hex sides."""

    def __init__(self, ground: Ground, board: Board, company: CompanyId) -> None:
        self._ground = ground
        self._across = ground.across
        self._faces = faces(ground, board)
        self._blocked: dict[int, set[int]] = {}
        for stop in board.tokens:
            if is_blocked(board, company, stop):
                place = ground.place[hex_of(stop)]
                self._blocked.setdefault(place, set()).add(FIRST_STOP + index_of(stop))

    def reach(self, stops: tuple[StopId, ...]) -> Reach:
        """Everything that walks from these stops come to."""
        arrived = self._arrivals(list(self._doors(stops)))
        names, sides, reached = self._ground.hex_ids, dict[int, set[Edge]](), set(stops)
        for side in arrived:
            for place, edge in (divmod(side, 6), divmod(self._across[side], 6)):
                sides.setdefault(place, set()).add(edge)
            place, edge = divmod(side, 6)
            for end in self._faces[place].through[edge]:
                if end >= FIRST_STOP:
                    reached.add(stop_id(names[place], end - FIRST_STOP))
        edges = {names[place]: frozenset(found) for place, found in sides.items()}
        return Reach(edges, frozenset(reached))

    def _doors(self, stops: Iterable[StopId]) -> Iterator[int]:
        """The sides by which track leaves the stops; a marker in a foreign area has all of its."""
        for stop in stops:
            area = self._ground.map.hexes[hex_of(stop)].area
            for door in self._ground.map.area_stops[area] if area else (stop,):
                place = self._ground.place[hex_of(door)]
                for edge in self._faces[place].exits[index_of(door)]:
                    yield 6 * place + edge

    def _onward(self, side: int) -> list[int]:
        """The sides by which a walk that came in over *side* can leave the hex."""
        place, edge = divmod(side, 6)
        face = self._faces[place]
        ends = face.onward[edge]
        if place in self._blocked:
            ends = face.onward_past(edge, self._blocked[place])
        return [side - edge + end for end in ends]

    def _arrivals(self, doors: list[int]) -> dict[int, int]:
        """The sides that are crossed inwards, each with the crossings of one walk that does it."""
        arrived: dict[int, int] = {}
        doubts = self._spread(arrived, [(side, 0) for side in doors])
        while doubts:
            side = doubts.pop()
            if side not in arrived and (crossed := self._walk(doors, 0, side)):
                outside = self._across[side]
                doubts += self._spread(arrived, [(outside, crossed)])
        return arrived

    def _spread(self, arrived: dict[int, int], leaving: list[tuple[int, int]]) -> list[int]:
        """Walk on from sides being left; returns the sides that would have been crossed again."""
        refused = []
        queue = deque(leaving)
        across = self._across
        while queue:
            out, crossed = queue.popleft()
            side = across[out]
            if side in arrived:
                continue
            crossing = 1 << min(out, side)
            if crossed & crossing:
                refused.append(side)
                continue
            arrived[side] = crossed | crossing
            for way in self._onward(side):
                queue.append((way, crossed | crossing))
        return refused

    def _walk(self, leaving: list[int], crossed: int, target: int) -> int:
        """The crossings of some walk up to the point where it can cross *target*; 0 if none."""
        if not self._comes_to(leaving, crossed, target):
            return 0
        for out in leaving:
            side = self._across[out]
            if side == target:
                return crossed
            crossing = 1 << min(out, side)
            if crossed & crossing or out == target:
                continue
            if found := self._walk(self._onward(side), crossed | crossing, target):
                return found
        return 0

    def _comes_to(self, leaving: list[int], crossed: int, target: int) -> bool:
        """A walk from here can cross *target*, if it may use other sides in both directions."""
        seen: set[int] = set()
        stack = list(leaving)
        while stack:
            out = stack.pop()
            side = self._across[out]
            if side == target:
                return True
            if out == target or side in seen or crossed & (1 << min(out, side)):
                continue
            seen.add(side)
            stack += self._onward(side)
        return False
