"""The law of routes: what is wrong with runs that somebody shows, and whether any are possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from kursbuch.core.words import Arg
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, hex_of
from kursbuch.eighteen.network import ways_from
from kursbuch.eighteen.runs import Plan, Run, network_of, train_of
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stations import is_stop
from kursbuch.routes.network import Network, Route, Train
from kursbuch.routes.pay import earn


def can_run(state: State18, company: CompanyId) -> bool:
    """Some train has a route: then a single way from an own station is one already."""
    trains = {t: train_of(state, company, t) for t in state.companies[company].trains}
    if not trains:
        return False
    for stop in state.board.stops_of(company):
        network = network_of(state, company, _near(state, stop))
        for link in network.links:
            pair = (network.stops[link.ends[0]], network.stops[link.ends[1]])
            route = Route(0, link.ends, (network.links.index(link),))
            if any(place.own for place in pair) and any(
                _visits(network, train, route) for train in trains.values()
            ):
                return True
    return False


def _near(state: State18, stop: StopId) -> list[StopId]:
    """A stop and its neighbours along the track."""
    return [stop, *(way.end for way in ways_from(state.title.ground, state.board, stop))]


def examined(state: State18, company: CompanyId, runs: tuple[Run, ...]) -> Plan:
    """What the runs earn, or the first thing that is wrong with them."""
    trains = tuple(state.companies[company].trains)
    key = "examined", company, runs, trains, state.title.running.stamp(state)
    found = state.board.memo.get(key)
    if found is None:
        found = state.board.memo[key] = _Examination(state, company).of(runs)
    assert isinstance(found, Plan)
    return found


class _Wrong(Exception):
    """Something is wrong with a route."""

    def __init__(self, problem: str, **why: Arg) -> None:
        super().__init__(problem)
        self.problem, self.why = problem, why


def _ensure(condition: object, problem: str, **why: Arg) -> None:
    if not condition:
        raise _Wrong(problem, **why)


class _Examination:
    """Looks at the routes of a company's trains one by one."""

    def __init__(self, state: State18, company: CompanyId) -> None:
        self.state, self.company = state, company
        self.trains = tuple(state.companies[company].trains)
        self.kinds = [train_of(state, company, train) for train in self.trains]

    def of(self, runs: tuple[Run, ...]) -> Plan:
        """The plan, with its first problem if there is one."""
        network = Network((), ())
        try:
            self._check_trains(runs)
            network = network_of(self.state, self.company, self._stops(runs))
            routes = self._routes(network, runs)
        except _Wrong as wrong:
            return Plan(network, runs, (), wrong.problem, wrong.why)
        return Plan(network, runs, routes)

    def _check_trains(self, runs: tuple[Run, ...]) -> None:
        owned = Counter(self.trains)
        for train, number in Counter(run.train for run in runs).items():
            _ensure(number <= owned[train], "run-train-twice", train=train)
        for run in runs:
            _ensure(len(run.stops) > 1 and len(run.hexes) == len(run.stops) - 1, "route-short")
            _ensure(all(len(way) > 1 for way in run.hexes), "route-short")

    def _stops(self, runs: tuple[Run, ...]) -> list[StopId]:
        """The stops of the runs on their hexes."""
        stops = []
        for run in runs:
            ends = (run.hexes[0][0], *(way[-1] for way in run.hexes))
            for name, hex_id in zip(run.stops, ends, strict=True):
                stop = StopId(name if "." in name else f"{hex_id}.0")
                _ensure(
                    is_stop(self.state, stop) and hex_of(stop) == hex_id, "route-no-stop", stop=name
                )
                stops.append(stop)
        return list(dict.fromkeys(stops))

    def _routes(self, network: Network, runs: tuple[Run, ...]) -> tuple[Route, ...]:
        numbers = {stop.id: number for number, stop in enumerate(network.stops)}
        free, used, routes = list(enumerate(self.trains)), 0, []
        for run in runs:
            index = next(n for n, train in free if train == run.train)
            free = [(n, train) for n, train in free if n != index]
            for name in run.stops:
                _ensure(name in numbers, "route-no-stop", stop=name)
            stops = tuple(numbers[name] for name in run.stops)
            links = tuple(
                _link(network, pair, way)
                for pair, way in zip(pairwise(stops), run.hexes, strict=True)
            )
            route = Route(index, stops, links)
            _check_route(network, self.kinds[index], route)
            track = sum(network.links[link].track for link in links)
            _ensure(not track & used, "routes-share-track")
            used |= track
            routes.append(earn(network, self.kinds, route))
        return tuple(routes)


def _link(network: Network, ends: tuple[int, int], way: tuple[HexId, ...]) -> int:
    """The track between two stops over these hexes; a loop on it may be named either way round."""
    between, sides = tuple(sorted(ends)), _crossed(way)
    for number, link in enumerate(network.links):
        if link.ends == between and len(link.via) == len(way) and _crossed(link.via) == sides:
            return number
    raise _Wrong("route-no-track", way=list(way))


def _crossed(way: Sequence[str]) -> frozenset[frozenset[str]]:
    """The sides that a way crosses, each by the two hexes that it lies between."""
    return frozenset(map(frozenset, pairwise(way)))


def _check_route(network: Network, train: Train, route: Route) -> None:
    """The law of one route."""
    places = [network.stops[stop] for stop in route.stops]
    _ensure(len(set(route.stops)) == len(route.stops), "route-stop-twice")
    _ensure(any(place.own for place in places), "route-no-marker")
    for place in places[1:-1]:
        _ensure(not place.terminus, "route-through-terminus", stop=place.name)
        _ensure(not place.blocked, "route-through-blocked", stop=place.name)
    together = any(len(group.intersection(route.stops)) > 1 for group in network.apart)
    _ensure(not together, "route-apart")
    track = 0
    for link in route.links:
        _ensure(not track & network.links[link].track, "route-track-twice")
        track |= network.links[link].track
    for place in places:
        _ensure(place.kind not in train.barred, "route-barred", stop=place.name, train=train.name)
    starts = [place.kind for place in places].count(train.starts_at or "")
    _ensure(train.starts_at is None or starts == 1, "route-start", train=train.name)
    _ensure(not _too_many(network, train, route), "route-too-many-stops", train=train.name)
    _ensure(not too_far(network, train, route), "route-too-far", train=train.name)


def _too_many(network: Network, train: Train, route: Route) -> bool:
    """The route has more stops than the train may count."""
    weights = (train.weight(network.stops[stop]) for stop in route.stops)
    return train.stops is not None and sum(weights) > train.stops


def too_far(network: Network, train: Train, route: Route) -> bool:
    """The route passes more hexes than the train may, each time counted."""
    hexes = 1 + sum(network.links[link].crossings for link in route.links)
    return train.hexes is not None and hexes > train.hexes


def _visits(network: Network, train: Train, route: Route) -> bool:
    """The train may visit all stops of a route, and reaches them."""
    barred = any(network.stops[stop].kind in train.barred for stop in route.stops)
    return not (barred or _too_many(network, train, route) or too_far(network, train, route))
