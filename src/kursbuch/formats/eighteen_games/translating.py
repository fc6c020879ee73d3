"""What recorded actions of 18xx.games mean, as far as the games share it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Generic, TypeAlias

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import Unreadable
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import HexId, StopId, TrainId, stop_id
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.runs import Run
from kursbuch.eighteen.running.track_network import place_of, stops_of_place, ways_from
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stations import is_stop
from kursbuch.eighteen.title.slots import S
from kursbuch.formats.eighteen_games.site_game import (
    UNCLEAR,
    SiteAction,
    SiteGame,
    items,
    kind_of,
    several,
    text,
    texts,
)

Hexes: TypeAlias = tuple[HexId, ...]
Translation: TypeAlias = Callable[[S, SiteAction], Sequence[Action]]
CITIES = 3
"""No hex has more stops than this."""


@dataclass(slots=True)
class Translator18xx(Generic[S]):
    """Remembers where the tile copies are that the site names."""

    game: SiteGame
    laid: dict[str, HexId] = field(default_factory=dict)

    def translations(self) -> Mapping[str, Translation[S]]:
        """What to do with each kind of recorded action."""
        return {
            "place_token": self.place_token,
            "run_routes": self.run_routes,
            "dividend": self.dividend,
            "end_game": self.nothing,
        }

    def actions(self, state: S, action: SiteAction) -> Sequence[Action]:
        """What the recorded action means."""
        kind = kind_of(action)
        translate = self.translations().get(kind)
        if translate is None:
            raise Unreadable(Message("unknown-site-action", kind=kind))
        try:
            return translate(state, action)
        except UNCLEAR:
            raise Unreadable(Message("unclear-site-action", kind=kind)) from None

    def is_at_turn(self, state: S, action: SiteAction) -> bool:
        """Our game waits for the one who acts there."""
        if not state.agenda:
            return False
        if action.get("entity_type") != "corporation":
            return self.is_awaited(state, action)
        top = state.agenda[-1]
        awaited = top.companies[0] if isinstance(top, ReturnTrains) else company_at_turn(state)
        return awaited == action.get("entity")

    def is_awaited(self, state: S, action: SiteAction) -> bool:
        """Our game waits for a player, or for the owner of the paper that acts there."""
        return self.decider(state, action) in state.agenda[-1].actors(state)

    def decider(self, state: S, action: SiteAction) -> Seat | None:
        """Who decides for the entity of an action."""
        raise NotImplementedError

    def train(self, state: S, name: str) -> TrainId:
        """A train that the site names."""
        raise NotImplementedError

    def by(self, state: S, action: SiteAction) -> Seat:
        """Who acts."""
        seat = self.decider(state, action)
        return Seat(-1) if seat is None else seat

    def place_token(self, state: S, action: SiteAction) -> list[Action]:
        """A station marker."""
        return [PlaceMarker(by=self.by(state, action), stop=self.city(text(action["city"])))]

    def city(self, name: str) -> StopId:
        """A city by tile copy or printed hex, and its index."""
        tile, _, index = name.rpartition("-")
        hex_id = self.laid.get(tile) or HexId(tile.rpartition("-")[0])
        return stop_id(hex_id, int(index))

    def run_routes(self, state: S, action: SiteAction) -> list[Action]:
        """The routes as they were run."""
        runs = tuple(self.run(state, route) for route in several(action["routes"]))
        return [RunTrains(by=self.by(state, action), runs=runs)]

    def run(self, state: S, route: SiteAction) -> Run:
        """One train's route; old exports number the stops of a hex in another way."""
        ways = [tuple(map(HexId, texts(way))) for way in items(route["connections"])]
        ways = chained([off_board(state, way) for way in ways])
        stops = next(along(state, ways, named(state, route)), None)
        if stops is None:
            ends = {ways[0][0], *(way[-1] for way in ways)}
            every = {stop_id(hex_id, n) for hex_id in ends for n in range(CITIES)}
            stops = next(along(state, ways, every), None)
        if stops is None:
            raise ValueError(route["connections"])
        places = tuple(place_of(state.title.ground, stop) for stop in stops)
        return Run(train=self.train(state, text(route["train"])), stops=places, hexes=tuple(ways))

    def dividend(self, state: S, action: SiteAction) -> list[Action]:
        """Pay out or keep."""
        return [UseRevenue(by=self.by(state, action), pay_out=action["kind"] == "payout")]

    def nothing(self, state: S, action: SiteAction) -> list[Action]:
        """What our rules do by themselves."""
        return []


def named(state: State18, route: SiteAction) -> set[StopId]:
    """The stops that the site names for a route; an off-board area is named by any of its hexes."""
    nodes = [node.rpartition("-") for node in texts(route.get("nodes") or [])]
    return {
        stop
        for hex_id, _, index in nodes
        for stop in stops_of_place(state.title.ground, stop_id(HexId(hex_id), int(index)))
    }


def off_board(state: State18, way: Hexes) -> Hexes:
    """A way that leads over hexes of one off-board area begins or ends at the last of them."""
    areas = [state.title.ground.map.hexes[hex_id].area for hex_id in way]
    first, last = 0, len(way) - 1
    while areas[first] and areas[first] == areas[first + 1]:
        first += 1
    while areas[last] and areas[last] == areas[last - 1]:
        last -= 1
    return way[first : last + 1]


def chained(ways: list[Hexes]) -> list[Hexes]:
    """The ways of a route one after the other, each in the direction of the run."""
    if len(ways) == 1:
        return ways
    first, second = ways[0], ways[1]
    if first[-1] not in (second[0], second[-1]):
        first = first[::-1]
    chain = [first]
    for way in ways[1:]:
        chain.append(way if way[0] == chain[-1][-1] else way[::-1])
    if any(a[-1] != b[0] for a, b in pairwise(chain)):
        raise ValueError("the connections do not meet")
    return chain


def along(state: State18, ways: list[Hexes], stops: set[StopId]) -> Iterator[tuple[StopId, ...]]:
    """The stops that a route along these hexes visits, of those that it may."""
    ground = state.title.ground

    def go(visited: tuple[StopId, ...], rest: list[Hexes]) -> Iterator[tuple[StopId, ...]]:
        if not rest:
            yield visited
            return
        for way in ways_from(ground, state.board, visited[-1]):
            if way.hexes == rest[0] and way.end not in visited and way.end in stops:
                yield from go((*visited, way.end), rest[1:])

    for stop in sorted(stops):
        if stop.partition(".")[0] == ways[0][0] and is_stop(state, stop):
            yield from go((stop,), ways)
