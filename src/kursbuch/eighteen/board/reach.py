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
from functools import cached_property

from kursbuch.core.cache import Derivation
from kursbuch.eighteen.board.board import Board, Change, derived_or_inherited, faces
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.hexes import EDGES
from kursbuch.eighteen.board.tile import FIRST_STOP
from kursbuch.eighteen.ids import CompanyId, Edge, HexId, StopId, hex_of, index_of, stop_id


@dataclass(frozen=True)
class Reach:
    """The hex sides, by their numbers, and the stops that a company's connections come to."""

    ground: Ground
    sides: frozenset[int]
    stops: frozenset[StopId]

    def edges(self, hex_id: HexId) -> frozenset[Edge]:
        """The sides of a hex, from within or without, at which a connection arrives."""
        first = 6 * self.ground.place[hex_id]
        return frozenset(edge for edge in EDGES if first + edge in self.sides)

    def comes_to(self, hex_id: HexId) -> bool:
        """A connection arrives at a side of the hex or at a stop on it."""
        first = 6 * self.ground.place[hex_id]
        if not self.sides.isdisjoint(range(first, first + 6)):
            return True
        return any(hex_of(stop) == hex_id for stop in self.stops)

    @cached_property
    def hexes(self) -> tuple[HexId, ...]:
        """The hexes at or on which a connection arrives, in the order of the map."""
        places = {side // 6 for side in self.sides}
        places |= {self.ground.place[hex_of(stop)] for stop in self.stops}
        return tuple(self.ground.hex_ids[place] for place in sorted(places))


_reach: Derivation[tuple[Ground, CompanyId, tuple[StopId, ...]], Reach] = Derivation()


def reach(ground: Ground, board: Board, company: CompanyId) -> Reach:
    """What a company reaches from all its markers."""
    return reach_from(ground, board, company, board.stops_of(company))


def reach_from(
    ground: Ground, board: Board, company: CompanyId, stops: tuple[StopId, ...]
) -> Reach:
    """What a company reaches from these stops, whoever stands there (44-DE-02)."""
    return derived_or_inherited(
        _reach,
        board,
        (ground, company, stops),
        lambda: _Walks(ground, board, company).reach(stops),
        _survives,
    )


def _survives(found: Reach, change: Change) -> bool:
    """No connection comes to the hex that was changed."""
    return not found.comes_to(change.hex)


def is_blocked(board: Board, company: CompanyId, stop: StopId) -> bool:
    """All circles of the city are taken, none by this company (44-ST-13, 24-TK-10)."""
    circles = board.tokens.get(stop)
    return circles is not None and None not in circles and company not in circles


class _Walks:
    """The connections of one company on one board, in numbers of hex sides."""

    def __init__(self, ground: Ground, board: Board, company: CompanyId) -> None:
        self._ground = ground
        self._across = ground.across
        self._crossing = ground.crossing
        self._faces = faces(ground, board)
        self._blocked: dict[int, set[int]] = {}
        for stop in board.tokens:
            if is_blocked(board, company, stop):
                place = ground.place[hex_of(stop)]
                self._blocked.setdefault(place, set()).add(FIRST_STOP + index_of(stop))

    def reach(self, stops: tuple[StopId, ...]) -> Reach:
        """Everything that walks from these stops come to."""
        arrived = self._arrivals(list(self._doors(stops)))
        across, names, faces = self._across, self._ground.hex_ids, self._faces
        reached = set(stops)
        for side in arrived:
            place, edge = divmod(side, 6)
            for index in faces[place].stops_at[edge]:
                reached.add(stop_id(names[place], index))
        sides = frozenset(arrived).union(across[side] for side in arrived)
        return Reach(self._ground, sides, frozenset(reached))

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
        ends = set(doors)
        while doubts:
            side = doubts.pop()
            if self._leads_further(side, arrived):
                start = self._across[side]
                if crossed := self._search(start, self._crossing[side], ends):
                    arrived[side] = crossed
                    doubts |= self._spread(arrived, [(way, crossed) for way in self._onward(side)])
        return arrived

    def _spread(self, arrived: dict[int, int], leaving: list[tuple[int, int]]) -> set[int]:
        """Walk on from sides being left; returns the sides that would have been crossed again."""
        refused = set()
        queue = deque(leaving)
        across, bits = self._across, self._crossing
        while queue:
            out, crossed = queue.popleft()
            side = across[out]
            if side in arrived:
                continue
            crossing = bits[out]
            if crossed & crossing:
                refused.add(side)
                continue
            crossed |= crossing
            arrived[side] = crossed
            for way in self._onward(side):
                queue.append((way, crossed))
        return refused

    def _leads_further(self, side: int, arrived: dict[int, int]) -> bool:
        """Crossing *side* inwards could lead to a side that no walk has crossed yet."""
        seen, stack = {side}, [side]
        while stack:
            for out in self._onward(stack.pop()):
                beyond = self._across[out]
                if beyond not in arrived and beyond not in seen:
                    if out not in arrived:
                        return True
                    seen.add(beyond)
                    stack.append(beyond)
        return False

    def _search(self, side: int, crossed: int, doors: set[int]) -> int:
        """The crossings of a walk that came in over *side* and goes on to one of the doors, or 0.

        Doubtful walks are sought from their far end: beyond a junction there is little to see.
        """
        ways = self._onward(side)
        if len(ways) > 1 and not self._comes_to(side, crossed, doors):
            return 0
        for out in ways:
            beyond = self._across[out]
            crossing = self._crossing[out]
            if crossed & crossing:
                continue
            if beyond in doors:
                return crossed | crossing
            if found := self._search(beyond, crossed | crossing, doors):
                return found
        return 0

    def _comes_to(self, side: int, crossed: int, doors: set[int]) -> bool:
        """A walk from here comes to a door, if it may use further sides in both directions."""
        seen, stack = {side}, [side]
        while stack:
            for out in self._onward(stack.pop()):
                beyond = self._across[out]
                if beyond not in seen and not crossed & self._crossing[out]:
                    if beyond in doors:
                        return True
                    seen.add(beyond)
                    stack.append(beyond)
        return False
