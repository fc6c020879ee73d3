"""The track of a board as the solver wants it: stops, and the ways from one to the next."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from kursbuch.core.cache import Derivation
from kursbuch.eighteen.board.board import Board, Change, derived_or_inherited, faces, relaid
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.reach import is_blocked
from kursbuch.eighteen.board.tile import FIRST_STOP, TERMINI, PrintedStop, StopKind
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId, hex_of, index_of, stop_id
from kursbuch.routes import network as routes

Place: TypeAlias = str
"""A stop by its id, or an off-board area by its name: all its hexes are one place."""


class Visit(NamedTuple):
    """What a stop is to the trains of a company."""

    kind: StopKind
    value: int


Visits: TypeAlias = Callable[[StopId, PrintedStop], Visit | None]
"""What a stop is worth now; nothing if no route may touch it."""


class Way(NamedTuple):
    """Track from one stop to the next, by the sides it crosses."""

    end: StopId
    sides: tuple[int, ...]
    """The numbers of the sides by which hexes are left."""
    hexes: tuple[HexId, ...]
    track: int
    """The sides that are crossed, as a set of bits."""


Chosen: TypeAlias = Mapping[StopId, Collection[Way]]
"""Some stops, each with some ways that lead from it to others of them."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where a stop is, whatever lies there."""

    place: Place
    name: str
    hex: int
    """The number of its hex."""
    index: int
    together: tuple[StopId, ...]
    """The stop, or all stops of the off-board area it belongs to: a marker there counts at each."""


@cache
def site(ground: Ground, stop: StopId) -> Site:
    """Where a stop is."""
    printed = ground.map.hexes[hex_of(stop)]
    return Site(
        place=printed.area or stop,
        name=printed.area or printed.name or stop,
        hex=ground.place[hex_of(stop)],
        index=index_of(stop),
        together=ground.map.area_stops[printed.area] if printed.area else (stop,),
    )


def place_of(ground: Ground, stop: StopId) -> Place:
    """The place that a stop belongs to."""
    return site(ground, stop).place


def stops_of_place(ground: Ground, stop: StopId) -> tuple[StopId, ...]:
    """A stop, or all stops of the off-board area it belongs to."""
    return site(ground, stop).together


@dataclass(frozen=True, slots=True)
class _Ways:
    """The ways from a stop, and every hex that was looked at to find them."""

    ways: tuple[Way, ...]
    hexes: frozenset[HexId]


_ways: Derivation[tuple[Ground, StopId], _Ways] = Derivation()


def ways_from(ground: Ground, board: Board, stop: StopId) -> tuple[Way, ...]:
    """The ways from a stop to the stops next to it."""
    return _found(ground, board, stop).ways


def _found(ground: Ground, board: Board, stop: StopId) -> _Ways:
    return derived_or_inherited(
        _ways, board, (ground, stop), lambda: _walked(ground, board, stop), _carry
    )


def _carry(found: _Ways, board: Board, changes: Sequence[Change]) -> _Ways | None:
    """The same where no way comes to new track; markers are in nobody's way here."""
    return found if found.hexes.isdisjoint(relaid(changes)) else None


def _walked(ground: Ground, board: Board, stop: StopId) -> _Ways:
    seen = {hex_of(stop)}
    ways = tuple(_walks(ground, board, stop, seen))
    return _Ways(ways, frozenset(seen))


def _walks(ground: Ground, board: Board, stop: StopId, seen: set[HexId]) -> Iterator[Way]:
    shown, across, names = faces(ground, board), ground.across, ground.hex_ids
    crossing = ground.crossing
    start = ground.place[hex_of(stop)]
    todo: list[tuple[tuple[int, ...], tuple[HexId, ...], int]]
    todo = [
        ((6 * start + edge,), (hex_of(stop),), crossing[6 * start + edge])
        for edge in shown[start].exits[index_of(stop)]
    ]
    while todo:
        sides, hexes, track = todo.pop()
        side = across[sides[-1]]
        if side < 0:
            continue
        place, edge = divmod(side, 6)
        here = (*hexes, names[place])
        seen.add(names[place])
        for end in shown[place].through[edge]:
            if end >= FIRST_STOP:
                yield Way(stop_id(names[place], end - FIRST_STOP), sides, here, track)
            elif not track & (crossed := crossing[6 * place + end]):
                todo.append(((*sides, 6 * place + end), here, track | crossed))


def compile_network(
    ground: Ground,
    board: Board,
    company: CompanyId,
    visits: Visits,
    *,
    tunnels: Collection[TileId] = (),
    only: Chosen | None = None,
    one_place_off_board: bool = True,
) -> routes.Network:
    """What trains of a company can use: everything they can come to, or only what was chosen."""
    work = _Work(ground, board, company, visits, frozenset(tunnels))
    work.one_place_off_board = one_place_off_board
    if only is None:
        own = board.stops_of(company)
        work.spread(door for stop in own for door in site(ground, stop).together)
    else:
        for stop in only:
            work.add(stop)
        for stop, ways in only.items():
            work.link(stop, ways)
    return work.network()


def is_untouched(
    ground: Ground, network: routes.Network, board: Board, changes: Sequence[Change]
) -> bool:
    """A whole network is the same after these changes: nothing new belongs to it."""
    if any(change.company is not None for change in changes):
        return False
    hexes, before = relaid(changes), changes[-1].before
    for place in network.stops:
        stops = ground.map.area_stops.get(place.id) or (StopId(place.id),)
        if not hexes.isdisjoint(map(hex_of, stops)):
            return False
        for stop in stops if place.passable or place.own else ():
            old = _found(ground, before, stop)
            if not hexes.isdisjoint(old.hexes) and ways_from(ground, board, stop) != old.ways:
                return False
    return True


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
        self.faces = faces(ground, board)
        self.one_place_off_board = True
        self.index: dict[Place, int] = {}
        self.places: list[routes.Stop] = []
        self.stops: set[StopId] = set()
        """The stops whose ways may be used."""
        self.links: dict[tuple[int, int, int], routes.Link] = {}
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
            self.stops.add(stop)
            todo += self.link(stop, ways_from(self.ground, self.board, stop), grow=True)

    def add(self, stop: StopId) -> int | None:
        """The number of the place of a stop; None if no route may touch it."""
        where = site(self.ground, stop)
        place = where.place if self.one_place_off_board else stop
        number = self.index.get(place)
        if number is not None:
            return number
        drawn = self.faces[where.hex].stops[where.index]
        visit = self.visits(stop, drawn)
        if visit is None:
            return None
        self.index[place] = len(self.places)
        self.places.append(self._stop(stop, where, place, drawn, visit))
        return self.index[place]

    def _stop(
        self, stop: StopId, where: Site, place: Place, drawn: PrintedStop, visit: Visit
    ) -> routes.Stop:
        tokens = self.board.tokens
        own = any(self.company in tokens[one] for one in where.together if one in tokens)
        return routes.Stop(
            id=place,
            name=where.name,
            kind=visit.kind,
            value=visit.value,
            own=own,
            blocked=is_blocked(self.board, self.company, stop),
            terminus=drawn.kind in TERMINI,
        )

    def link(self, stop: StopId, ways: Iterable[Way], grow: bool = False) -> list[StopId]:
        """Add ways from a stop; returns where they lead."""
        here = self.add(stop)
        if here is None:
            return []
        ends = []
        for way in ways:
            there = self.add(way.end) if grow else self._known(way.end)
            if there is not None and there != here:
                ends.append(way.end)
                self._add_link(here, there, way)
        return ends

    def _known(self, stop: StopId) -> int | None:
        place = site(self.ground, stop).place if self.one_place_off_board else stop
        return self.index.get(place)

    def _add_link(self, here: int, there: int, way: Way) -> None:
        """Each way is met from both its ends, but is one link."""
        ends = (here, there) if here < there else (there, here)
        key = (*ends, way.track)
        if key not in self.links:
            hexes = way.hexes if here < there else way.hexes[::-1]
            bored = bool(self.bores) and self._bored(way)
            self.links[key] = routes.Link(ends, way.track, len(way.sides), bored, hexes)

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
