"""Routes as actions name them: what they earn, what is wrong with them, and which are best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from kursbuch.core.words import Arg
from kursbuch.eighteen.depot import shown
from kursbuch.eighteen.holdings import director
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TrainId, hex_of
from kursbuch.eighteen.network import ways_from
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stations import is_stop
from kursbuch.routes.network import Network, Route, Train
from kursbuch.routes.pay import earn
from kursbuch.routes.solve import solve


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One train's route: its stops, and the hexes of the track from each to the next."""

    train: TrainId
    stops: tuple[str, ...]
    hexes: tuple[tuple[HexId, ...], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Runs with what they earn, or with the first problem."""

    network: Network
    runs: tuple[Run, ...] = ()
    routes: tuple[Route, ...] = ()
    problem: str = ""
    why: Mapping[str, Arg] = field(default_factory=dict)
    bound: int = 0
    """No runs earn more; only the best runs know it."""
    proved: bool = False

    @property
    def revenue(self) -> int:
        """The sum over the trains."""
        return sum(route.revenue for route in self.routes)

    def told(self, state: State18) -> str:
        """The routes in one line."""
        return "; ".join(
            f"{shown(state, run.train)}: "
            + "–".join(self.network.stops[stop].name for stop in route.stops)
            + f" = {route.revenue}"
            for run, route in zip(self.runs, self.routes, strict=True)
        )


def can_run(state: State18, company: CompanyId) -> bool:
    """Some train has a route: then a single way from an own station is one already."""
    trains = {t: _train(state, company, t) for t in state.companies[company].trains}
    if not trains:
        return False
    for stop in state.board.stops_of(company):
        network = _network(state, company, _near(state, stop))
        for link in network.links:
            pair = (network.stops[link.ends[0]], network.stops[link.ends[1]])
            route = Route(0, link.ends, (network.links.index(link),))
            if any(place.own for place in pair) and any(
                not too_far(network, train, route) for train in trains.values()
            ):
                return True
    return False


def _near(state: State18, stop: StopId) -> list[StopId]:
    """A stop and its neighbours along the track."""
    return [stop, *(way.end for way in ways_from(state.title.ground, state.board, stop))]


def _network(state: State18, company: CompanyId, only: Sequence[StopId] | None = None) -> Network:
    return state.title.running.network(state, company, only)


def _train(state: State18, company: CompanyId, train: TrainId) -> Train:
    return state.title.running.train(state, company, train)


def best_runs(state: State18, company: CompanyId) -> Plan:
    """Routes of the highest revenue, proved."""
    trains = tuple(state.companies[company].trains)
    stamp = state.title.running.stamp(state)
    key = "best", company, director(state, company), trains, stamp
    found = state.board.memo.get(key)
    if found is None:
        found = state.board.memo[key] = _solved(state, company, trains)
    assert isinstance(found, Plan)
    return found


def _solved(state: State18, company: CompanyId, trains: tuple[TrainId, ...]) -> Plan:
    network = _network(state, company)
    kinds = [_train(state, company, train) for train in trains]
    preference = state.title.running.preference(state, company, network)
    plan = solve(network, kinds, preference=preference)
    routes = tuple(route for route in plan.routes if route.links)
    runs = tuple(_run(network, trains[route.train], route) for route in routes)
    return Plan(network, runs, routes, bound=plan.bound, proved=plan.proved)


def _run(network: Network, train: TrainId, route: Route) -> Run:
    """A route of the solver as an action names it."""
    hexes = []
    for start, link in zip(route.stops, route.links, strict=False):
        via = tuple(HexId(name) for name in network.links[link].via)
        hexes.append(via if network.links[link].ends[0] == start else via[::-1])
    stops = tuple(network.stops[stop].id for stop in route.stops)
    return Run(train=train, stops=stops, hexes=tuple(hexes))


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
        self.kinds = [_train(state, company, train) for train in self.trains]

    def of(self, runs: tuple[Run, ...]) -> Plan:
        """The plan, with its first problem if there is one."""
        network = Network((), ())
        try:
            self._check_trains(runs)
            network = _network(self.state, self.company, self._stops(runs))
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
    wanted = (ends, way) if ends[0] < ends[1] else (ends[::-1], way[::-1])
    for number, link in enumerate(network.links):
        if (link.ends, link.via) == wanted:
            return number
    raise _Wrong("route-no-track", way=list(way))


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
    _ensure(not too_far(network, train, route), "route-too-far", train=train.name)


def too_far(network: Network, train: Train, route: Route) -> bool:
    """The train cannot run as far, or may not visit one of the stops."""
    places = [network.stops[stop] for stop in route.stops]
    if any(place.kind in train.barred for place in places):
        return True
    if train.stops is not None and sum(train.weight(place) for place in places) > train.stops:
        return True
    hexes = 1 + sum(network.links[link].crossings for link in route.links)
    return train.hexes is not None and hexes > train.hexes
