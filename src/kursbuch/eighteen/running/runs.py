"""Routes as actions name them, and the best ones of a company."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from kursbuch.core.cache import Derivation
from kursbuch.core.words import Message
from kursbuch.eighteen.board.board import Board, Change, derived_or_inherited
from kursbuch.eighteen.ids import CompanyId, HexId, TrainId
from kursbuch.eighteen.running.track_network import Chosen, is_untouched
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.routes.check import Problem
from kursbuch.routes.network import Network, Route, Train


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """One train's route: its stops, and the hexes of the track from each to the next."""

    train: TrainId
    stops: tuple[str, ...]
    hexes: tuple[tuple[HexId, ...], ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Runs with what they earn, or with everything that is wrong with them."""

    network: Network
    runs: tuple[Run, ...] = ()
    routes: tuple[Route, ...] = ()
    problems: tuple[Problem, ...] = ()
    bound: int = 0
    """No runs earn more; only the best runs know it."""
    proved: bool = False

    @property
    def revenue(self) -> int:
        """The sum over the trains."""
        return sum(route.revenue for route in self.routes)

    def told(self, state: State18) -> list[Message]:
        """The routes, each with its sum part by part."""
        return [
            Message(
                "route-told",
                train=state.title.trains[run.train].shown,
                parts=sum_of(route),
                revenue=route.revenue,
            )
            for run, route in zip(self.runs, self.routes, strict=True)
        ]


def sum_of(route: Route) -> Message:
    """What a route earns part by part: "Bern 40 + Thun 20 + tunnel 2×10"."""
    first, *others = (
        Message(f"part-{part.key}", name=part.name, times=part.times, amount=part.amount)
        for part in route.parts
    )
    for other in others:
        first = Message("part-more", before=first, part=other)
    return first


_networks: Derivation[tuple[object, CompanyId, Hashable], Network] = Derivation()
_best: Derivation[tuple[object, ...], Plan] = Derivation()


def network_of(state: State18, company: CompanyId, only: Chosen | None = None) -> Network:
    """What a company's trains can use, or only what was chosen of it.

    The whole is kept as long as neither its track nor markers nor values change.
    """
    running, ground = state.title.running, state.title.ground
    if only is not None:
        return running.network(state, company, only)

    def carry(network: Network, board: Board, changes: Sequence[Change]) -> Network | None:
        return network if is_untouched(ground, network, board, changes) else None

    key = state.title.token, company, running.stamp(state)
    return derived_or_inherited(
        _networks, state.board, key, lambda: running.network(state, company, None), carry
    )


def train_of(state: State18, company: CompanyId, train: TrainId) -> Train:
    """What one train of a company may do."""
    return state.title.running.train(state, company, train)


def best_runs(state: State18, company: CompanyId) -> Plan:
    """Routes of the highest revenue, proved."""
    trains = tuple(state.companies[company].trains)
    stamp = state.title.running.stamp(state)
    preferring = (
        tuple(papers(state, seat)) if (seat := director(state, company)) is not None else ()
    )
    key = state.title.token, company, preferring, trains, stamp
    return _best.get_or_set(state.board.derived, key, lambda: _solved(state, company, trains))


def _solved(state: State18, company: CompanyId, trains: tuple[TrainId, ...]) -> Plan:
    network = network_of(state, company)
    kinds = tuple(train_of(state, company, train) for train in trains)
    preference = state.title.running.preference(state, company, network)
    solution = state.title.running.solve(network, kinds, preference=preference)
    routes = tuple(route for route in solution.routes if route.links)
    runs = tuple(run_of(network, trains[route.train], route) for route in routes)
    return Plan(network, runs, routes, bound=solution.bound, proved=solution.proved)


def run_of(network: Network, train: TrainId, route: Route) -> Run:
    """A route of the solver as an action names it."""
    hexes = []
    for start, link in zip(route.stops, route.links, strict=False):
        via = tuple(HexId(name) for name in network.links[link].via)
        hexes.append(via if network.links[link].ends[0] == start else via[::-1])
    stops = tuple(network.stops[stop].id for stop in route.stops)
    return Run(train=train, stops=stops, hexes=tuple(hexes))
