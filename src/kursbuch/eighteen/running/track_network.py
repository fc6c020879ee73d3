"""The track of a board as the solver wants it: stops, and the ways from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

from kursbuch.core.cache import Derivation
from kursbuch.eighteen.board.board import Board, Change, derived_or_inherited, faces
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.reach import is_blocked
from kursbuch.eighteen.board.tile import FIRST_STOP, TERMINI, Stop
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId, hex_of, index_of, stop_id
from kursbuch.routes import network as routes

Place: TypeAlias = str
"""A stop by its id, or a foreign area by its name: all its hexes are one place."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What a stop is to the trains of a company."""

    kind: str
    value: int


Visits: TypeAlias = Callable[[StopId, Stop], Visit | None]
"""What a stop is worth now; nothing if no route may touch it."""


@dataclass(frozen=True, slots=True)
class Way:
    """Track from one stop to the next, by the sides it crosses."""

    end: StopId
    sides: tuple[int, ...]
    """The numbers of the sides by which hexes are left."""
    hexes: tuple[HexId, ...]


def place_of(ground: Ground, stop: StopId) -> Place:
    """The place that a stop belongs to."""
    return ground.map.hexes[hex_of(stop)].area or stop


def by_itself(ground: Ground, stop: StopId) -> Place:
    """Every stop is a place of its own, abroad too."""
    return stop


def stops_of_place(ground: Ground, stop: StopId) -> tuple[StopId, ...]:
    """A stop, or all stops of the foreign area it belongs to: a marker there counts at each."""
    area = ground.map.hexes[hex_of(stop)].area
    return ground.map.area_stops[area] if area else (stop,)


@dataclass(frozen=True, slots=True)
class _Ways:
    """The ways from a stop, and every hex that was looked at to find them."""

    ways: tuple[Way, ...]
    hexes: frozenset[HexId]


_ways: Derivation[tuple[Ground, StopId], _Ways] = Derivation()


def ways_from(ground: Ground, board: Board, stop: StopId) -> tuple[Way, ...]:
    """The ways from a stop to the stops next to it."""
    return derived_or_inherited(
        _ways, board, (ground, stop), lambda: _walked(ground, board, stop), _survives
    ).ways


def _survives(found: _Ways, change: Change) -> bool:
    """Track was laid where no way comes; markers are in nobody's way here."""
    return change.company is not None or change.hex not in found.hexes


def _walked(ground: Ground, board: Board, stop: StopId) -> _Ways:
    seen = {hex_of(stop)}
    ways = tuple(_walks(ground, board, stop, seen))
    return _Ways(ways, frozenset(seen))


def _walks(ground: Ground, board: Board, stop: StopId, seen: set[HexId]) -> Iterator[Way]:
    shown, across, names = faces(ground, board), ground.across, ground.hex_ids
    start = ground.place[hex_of(stop)]
    todo: list[tuple[tuple[int, ...], tuple[HexId, ...]]]
    todo = [((6 * start + edge,), (hex_of(stop),)) for edge in shown[start].exits[index_of(stop)]]
    while todo:
        sides, hexes = todo.pop()
        side = across[sides[-1]]
        if side < 0:
            continue
        place, edge = divmod(side, 6)
        here = (*hexes, names[place])
        seen.add(names[place])
        for end in shown[place].through[edge]:
            if end >= FIRST_STOP:
                yield Way(stop_id(names[place], end - FIRST_STOP), sides, here)
            elif 6 * place + end not in sides and across[6 * place + end] not in sides:
                todo.append(((*sides, 6 * place + end), here))


def compile_network(
    ground: Ground,
    board: Board,
    company: CompanyId,
    visits: Visits,
    *,
    tunnels: Collection[TileId] = (),
    only: Iterable[StopId] | None = None,
    one_place_abroad: bool = True,
) -> routes.Network:
    """What trains of a company can use: everything they can come to, or the ways of some stops."""
    work = _Work(ground, board, company, visits, frozenset(tunnels))
    if not one_place_abroad:
        work.place_of = by_itself
    if only is None:
        own = board.stops_of(company)
        work.spread(door for stop in own for door in stops_of_place(ground, stop))
    else:
        stops = list(only)
        for stop in stops:
            work.add(stop)
        for stop in stops:
            work.link(stop)
    return work.network()


class _Work:
    """A network being put together."""

    def __init__(
        self,
        ground: Ground,
        board: Board,
        company: CompanyId,
        visits: Visits,
        tunnels: frozenset[TileId],
    ) -> None:
        self.ground, self.board, self.company, self.visits = ground, board, company, visits
        self.place_of = place_of
        self.index: dict[Place, int] = {}
        self.places: list[routes.Stop] = []
        self.stops: list[StopId] = []
        """The stops whose ways may be used."""
        self.links: dict[tuple[int, int, int], routes.Link] = {}
        self.bits: dict[int, int] = {}
        self.bores = {
            hex_id: ground.tiles.face(tile, turn).edges
            for hex_id, pile in board.overlays.items()
            for tile, turn in pile
            if tile in tunnels
        }

    def spread(self, stops: Iterable[StopId]) -> None:
        """Add stops, and everything that a train can come to from there."""
        todo = list(stops)
        while todo:
            stop = todo.pop()
            number = self.add(stop)
            if number is None or stop in self.stops:
                continue
            if not (self.places[number].passable or self.places[number].own):
                continue
            self.stops.append(stop)
            todo += self.link(stop, grow=True)

    def add(self, stop: StopId) -> int | None:
        """The number of the place of a stop; None if no route may touch it."""
        place = self.place_of(self.ground, stop)
        if place in self.index:
            return self.index[place]
        drawn = faces(self.ground, self.board)[self.ground.place[hex_of(stop)]]
        visit = self.visits(stop, drawn.stops[index_of(stop)])
        if visit is None:
            return None
        self.index[place] = len(self.places)
        self.places.append(self._stop(stop, place, drawn.stops[index_of(stop)], visit))
        return self.index[place]

    def _stop(self, stop: StopId, place: Place, drawn: Stop, visit: Visit) -> routes.Stop:
        together = stops_of_place(self.ground, stop)
        own = any(self.company in self.board.tokens.get(one, ()) for one in together)
        printed = self.ground.map.hexes[hex_of(stop)]
        return routes.Stop(
            id=place,
            name=printed.area or printed.name or stop,
            kind=visit.kind,
            value=visit.value,
            own=own,
            blocked=is_blocked(self.board, self.company, stop),
            terminus=drawn.kind in TERMINI,
        )

    def link(self, stop: StopId, grow: bool = False) -> list[StopId]:
        """Add the ways from a stop; returns where they lead."""
        here = self.add(stop)
        if here is None:
            return []
        ends = []
        for way in ways_from(self.ground, self.board, stop):
            place = self.place_of(self.ground, way.end)
            there = self.add(way.end) if grow else self.index.get(place)
            if there is not None and there != here:
                ends.append(way.end)
                self._add_link(here, there, way)
        return ends

    def _add_link(self, here: int, there: int, way: Way) -> None:
        track = 0
        for side in way.sides:
            piece = min(side, self.ground.across[side])
            track |= 1 << self.bits.setdefault(piece, len(self.bits))
        ends, hexes = (
            ((here, there), way.hexes) if here < there else ((there, here), way.hexes[::-1])
        )
        self.links[(*ends, track)] = routes.Link(
            ends, track, len(way.sides), self._bored(way), hexes
        )

    def _bored(self, way: Way) -> bool:
        """The way goes through a tunnel."""
        for entered, left in zip(way.sides, way.sides[1:], strict=False):
            place, edge = divmod(left, 6)
            into = self.ground.across[entered] % 6
            if self.bores.get(self.ground.hex_ids[place]) == frozenset((edge, into)):
                return True
        return False

    def network(self) -> routes.Network:
        """The finished network."""
        return routes.Network(tuple(self.places), tuple(self.links.values()))
