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
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

from kursbuch.core.cache import Derivation
from kursbuch.eighteen.board.board import Board, Change, derived_or_inherited, faces, relaid
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
    company: CompanyId = field(compare=False)
    begin: tuple[StopId, ...] = field(compare=False)
    """The stops from which the connections come."""
    arrived: Mapping[int, int] = field(compare=False, repr=False)
    """The sides that are crossed inwards, each with the crossings of one walk that does it."""
    refused: frozenset[int] = field(compare=False, repr=False)
    """The sides that no walk may cross inwards without having crossed one twice."""

    def edges(self, hex_id: HexId) -> frozenset[Edge]:
        """The sides of a hex, from within or without, at which a connection arrives."""
        first = 6 * self.ground.place[hex_id]
        return frozenset([edge for edge in EDGES if first + edge in self.sides])

    def has_stop_on(self, hex_id: HexId) -> bool:
        """A connection comes to a stop on the hex."""
        return hex_id in self._stop_hexes

    @cached_property
    def _stop_hexes(self) -> set[HexId]:
        return {hex_of(stop) for stop in self.stops}

    def comes_to(self, hex_id: HexId) -> bool:
        """A connection arrives at a side of the hex or at a stop on it."""
        return self.ground.place[hex_id] in self._places

    @cached_property
    def _places(self) -> set[int]:
        """The numbers of the hexes at or on which a connection arrives."""
        places = {side // 6 for side in self.sides}
        return places | {self.ground.place[hex_of(stop)] for stop in self.stops}

    @cached_property
    def hexes(self) -> tuple[HexId, ...]:
        """The hexes at or on which a connection arrives, in the order of the map."""
        return tuple(self.ground.hex_ids[place] for place in sorted(self._places))


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
        _carry,
    )


def _carry(found: Reach, board: Board, changes: Sequence[Change]) -> Reach | None:
    """The same if no connection comes to a changed hex; where track was added it grows there."""
    touched = [change for change in changes if found.comes_to(change.hex)]
    if not touched:
        return found
    blocked = {hex_of(stop) for stop, held in board.full.items() if found.company not in held}
    if not blocked.isdisjoint(change.hex for change in touched):
        return None  # somewhere there may be no way through any more
    hexes = relaid(touched)
    if not hexes:
        return found
    return _Walks(found.ground, board, found.company).grown(found, hexes, changes[-1].before)


def is_blocked(board: Board, company: CompanyId, stop: StopId) -> bool:
    """All circles of the city are taken, none by this company (44-ST-13, 24-TK-10)."""
    circles = board.full.get(stop)
    return circles is not None and company not in circles


_leads: Derivation[Ground, list[tuple[int, ...]]] = Derivation()


def leads(ground: Ground, board: Board) -> list[tuple[int, ...]]:
    """For every side, those that a walk which came in there crosses next, if nothing is blocked."""
    return derived_or_inherited(
        _leads,
        board,
        ground,
        lambda: _led(ground, board, ground.leads, (*board.tiles, *board.overlays)),
        lambda before, board, since: _led(ground, board, before, relaid(since)),
    )


def _led(
    ground: Ground, board: Board, before: Sequence[tuple[int, ...]], hexes: Collection[HexId]
) -> list[tuple[int, ...]]:
    """What was before, except on these hexes."""
    led, shown = list(before), faces(ground, board)
    for hex_id in hexes:
        place = ground.place[hex_id]
        led[6 * place : 6 * place + 6] = ground.leads_of(place, shown[place])
    return led


class _Walks:
    """The connections of one company on one board, in numbers of hex sides."""

    def __init__(self, ground: Ground, board: Board, company: CompanyId) -> None:
        self._ground, self._company = ground, company
        self._across, self._crossing = ground.across, ground.crossing
        self._faces = faces(ground, board)
        self._leads = leads(ground, board)
        blocked: dict[int, set[int]] = {}
        for stop, circles in board.full.items():
            if company not in circles:
                place = ground.place[hex_of(stop)]
                blocked.setdefault(place, set()).add(FIRST_STOP + index_of(stop))
        if blocked:
            self._leads = self._leads.copy()
        for place, ends in blocked.items():
            self._block(place, ends)

    def _block(self, place: int, ends: Collection[int]) -> None:
        """Nobody passes these stops of a hex."""
        shown, first = self._faces[place], 6 * place
        for end in ends:
            for edge in shown.exits[end - FIRST_STOP]:
                past = shown.onward_past(edge, ends)
                self._leads[first + edge] = tuple([self._across[first + out] for out in past])

    def reach(self, stops: tuple[StopId, ...]) -> Reach:
        """Everything that walks from these stops come to."""
        arrived: dict[int, int] = {}
        doors = self._doors(stops)
        doubts = self._spread(arrived, [(self._across[door], 0) for door in doors])
        refused = self._settle(arrived, doubts, doors)
        reached = {*stops, *self._stops_at(arrived)}
        return self._reach(stops, self._both_sides(arrived), reached, arrived, refused)

    def grown(self, old: Reach, hexes: set[HexId], before: Board) -> Reach | None:
        """What was reached before track was added on some hexes, and what that leads to.

        Old walks are still walks. None if it is not so simple: track or a way through is gone.
        """
        places = [self._ground.place[hex_id] for hex_id in hexes]
        sides = [side for place in places for side in range(6 * place, 6 * place + 6)]
        led = leads(self._ground, before)
        kept = all({*led[side]}.issubset(self._leads[side]) for side in sides)
        if not kept:
            return None
        arrived, doors = dict(old.arrived), self._doors(old.begin)
        here = [side for side in sides if side in arrived]
        coming = [(self._across[door], 0) for door in doors]
        coming += [(way, arrived[side]) for side in here for way in self._leads[side]]
        doubts = self._spread(arrived, coming) | old.refused
        refused = self._settle(arrived, doubts, doors)
        new = [*islice(arrived, len(old.arrived), None)]
        elsewhere = {stop for stop in old.stops if hex_of(stop) not in hexes}
        reached = elsewhere.union(old.begin, self._stops_at([*new, *here]))
        both = old.sides | self._both_sides(new) if new else old.sides
        return self._reach(old.begin, both, reached, arrived, refused)

    def _reach(
        self,
        begin: tuple[StopId, ...],
        sides: frozenset[int],
        stops: set[StopId],
        arrived: dict[int, int],
        refused: set[int],
    ) -> Reach:
        return Reach(
            ground=self._ground,
            sides=sides,
            stops=frozenset(stops),
            company=self._company,
            begin=begin,
            arrived=arrived,
            refused=frozenset(refused),
        )

    def _stops_at(self, sides: Iterable[int]) -> Iterator[StopId]:
        """The stops that a walk comes to by crossing these sides inwards."""
        names, shown = self._ground.hex_ids, self._faces
        for side in sides:
            place, edge = divmod(side, 6)
            for index in shown[place].stops_at[edge]:
                yield stop_id(names[place], index)

    def _both_sides(self, sides: Iterable[int]) -> frozenset[int]:
        """Sides, and those that touch them."""
        inwards = frozenset(sides)
        return inwards.union([self._across[side] for side in inwards])

    def _doors(self, stops: Iterable[StopId]) -> set[int]:
        """The sides by which track leaves the stops; in an off-board area of all its hexes."""
        doors: set[int] = set()
        for stop in stops:
            area = self._ground.map.hexes[hex_of(stop)].area
            for door in self._ground.map.area_stops[area] if area else (stop,):
                place = self._ground.place[hex_of(door)]
                doors.update(6 * place + edge for edge in self._faces[place].exits[index_of(door)])
        return doors

    def _settle(self, arrived: dict[int, int], doubts: set[int], doors: set[int]) -> set[int]:
        """Settle each doubt whether a walk to one of the doors exists; those that stay are told."""
        refused = set()
        while doubts:
            side = doubts.pop()
            if side in arrived:
                continue
            if self._leads_further(side, arrived):
                start = self._across[side]
                if crossed := self._search(start, self._crossing[side], doors):
                    arrived[side] = crossed
                    doubts |= self._spread(arrived, [(way, crossed) for way in self._leads[side]])
                    continue
            refused.add(side)
        return refused

    def _spread(self, arrived: dict[int, int], coming: Iterable[tuple[int, int]]) -> set[int]:
        """Walk on over the sides that come; returns those that would have been crossed again."""
        refused = set()
        crossing, leads = self._crossing, self._leads
        queue = deque(coming)
        while queue:
            side, crossed = queue.popleft()
            if side in arrived:
                continue
            if crossed & crossing[side]:
                refused.add(side)
                continue
            crossed |= crossing[side]
            arrived[side] = crossed
            for beyond in leads[side]:
                queue.append((beyond, crossed))
        return refused

    def _leads_further(self, side: int, arrived: dict[int, int]) -> bool:
        """Crossing *side* inwards could lead to a side that no walk has crossed yet."""
        seen, stack = {side}, [side]
        while stack:
            for beyond in self._leads[stack.pop()]:
                if beyond not in arrived and beyond not in seen:
                    if self._across[beyond] not in arrived:
                        return True
                    seen.add(beyond)
                    stack.append(beyond)
        return False

    def _search(self, side: int, crossed: int, doors: set[int]) -> int:
        """The crossings of a walk that came in over *side* and goes on to one of the doors, or 0.

        Doubtful walks are sought from their far end: beyond a junction there is little to see.
        """
        ways = self._leads[side]
        if len(ways) > 1 and not self._comes_to(side, crossed, doors):
            return 0
        for beyond in ways:
            crossing = self._crossing[beyond]
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
            for beyond in self._leads[stack.pop()]:
                if beyond not in seen and not crossed & self._crossing[beyond]:
                    if beyond in doors:
                        return True
                    seen.add(beyond)
                    stack.append(beyond)
        return False
