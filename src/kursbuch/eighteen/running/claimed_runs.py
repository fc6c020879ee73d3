"""Runs that somebody shows, read on the board and judged by the law of routes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, pairwise

from kursbuch.core.cache import Derivation
from kursbuch.core.errors import IllegalAction
from kursbuch.core.words import Message
from kursbuch.eighteen.board.stations import is_stop
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TrainId, hex_of
from kursbuch.eighteen.running.runs import Plan, Run, network_of, train_of
from kursbuch.eighteen.state import State18
from kursbuch.routes.check import NOT_DRAWN, Problem, earnings, explain
from kursbuch.routes.network import Network, Route

TOLD = 20
"""Nobody reads more reasons than this."""


_plans: Derivation[tuple[object, ...], Plan] = Derivation()


def examined(state: State18, company: CompanyId, runs: tuple[Run, ...]) -> Plan:
    """What the runs earn, or everything that is wrong with them."""
    trains = tuple(state.companies[company].trains)
    key = state.title.token, company, runs, trains, state.title.running.stamp(state)
    return _plans.get_or_set(
        state.board.derived, key, lambda: _examined(state, company, trains, runs)
    )


def refusal(problems: Sequence[Problem]) -> IllegalAction:
    """The refusal of runs: the first reason, and every other under its own entry."""
    first, *others = islice(dict.fromkeys(replace(one, route=0) for one in problems), TOLD)
    message = said(first)
    for other in others:
        message = Message("also", before=message, rule=other.rule, what=said(other))
    return IllegalAction(first.rule, message)


def said(problem: Problem) -> Message:
    """A problem in words."""
    return Message(problem.key, **dict(problem.args))


def _examined(
    state: State18, company: CompanyId, trains: tuple[TrainId, ...], runs: tuple[Run, ...]
) -> Plan:
    kinds = [train_of(state, company, train) for train in trains]
    network = network_of(state, company, _named_stops(state, runs))
    numbers = {stop.id: number for number, stop in enumerate(network.stops)}
    routes, unread = [], []
    for train, run in zip(_trains_of(trains, runs), runs, strict=True):
        reading = _Reading(state, network, numbers, run)
        routes.append(Route(train, *reading.drawn()))
        unread.append(reading.problems)
    problems: list[Problem] = []
    for problem in explain(network, kinds, routes, state.title.laws):
        problems += unread[problem.route] if problem.key == NOT_DRAWN else [problem]
    if problems:
        return Plan(network, runs, problems=tuple(problems))
    return Plan(network, runs, earnings(network, kinds, routes))


def _trains_of(trains: Sequence[TrainId], runs: Sequence[Run]) -> Iterator[int]:
    """The train of each run by its number: each train of a kind in turn, then its first again."""
    free: dict[TrainId, list[int]] = {}
    for number, train in enumerate(trains):
        free.setdefault(train, []).append(number)
    for run in runs:
        numbers = free.get(run.train, [len(trains)])
        yield numbers.pop(0) if len(numbers) > 1 else numbers[0]


def _named_stops(state: State18, runs: Sequence[Run]) -> list[StopId]:
    """The stops that the runs name, as far as they exist."""
    named = (_on_hex(name, hex_id) for run in runs for name, hex_id in _with_hexes(run))
    return [stop for stop in dict.fromkeys(named) if is_stop(state, stop)]


def _with_hexes(run: Run) -> Iterator[tuple[str, HexId]]:
    """Each stop with the hex on which the run meets it."""
    if run.hexes and all(run.hexes):
        ends = (run.hexes[0][0], *(way[-1] for way in run.hexes))
        yield from zip(run.stops, ends, strict=False)


def _on_hex(name: str, hex_id: HexId) -> StopId:
    """A stop; an area abroad has one on each of its hexes."""
    return StopId(name if "." in name else f"{hex_id}.0")


class _Reading:
    """One run found on the board; or why it cannot be."""

    def __init__(
        self, state: State18, network: Network, numbers: Mapping[str, int], run: Run
    ) -> None:
        self.state, self.network, self.numbers, self.run = state, network, numbers, run
        self.problems: list[Problem] = []

    def drawn(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers of its stops and links; of those that are not there -1."""
        run = self.run
        if len(run.hexes) != len(run.stops) - 1 or any(len(way) < 2 for way in run.hexes):
            self._miss("route-short")
            return (-1,), ()
        stops = tuple(self._stop(name, hex_id) for name, hex_id in _with_hexes(run))
        pairs = zip(pairwise(stops), run.hexes, strict=True)
        return stops, tuple(self._link(ends, way) for ends, way in pairs)

    def _stop(self, name: str, hex_id: HexId) -> int:
        if name not in self.numbers or hex_of(_on_hex(name, hex_id)) != hex_id:
            self._miss("route-no-stop", stop=name)
            return -1
        return self.numbers[name]

    def _link(self, ends: tuple[int, int], way: Sequence[HexId]) -> int:
        """The track between two stops over these hexes; a loop is named either way round."""
        between, sides = tuple(sorted(ends)), _crossed(way)
        for number, link in enumerate(self.network.links):
            if link.ends == between and len(link.via) == len(way) and _crossed(link.via) == sides:
                return number
        if -1 not in ends:
            self._miss("route-no-track", way="–".join(way))
        return -1

    def _miss(self, key: str, **args: str) -> None:
        rule = self.state.title.laws[key]
        self.problems.append(Problem(key, tuple(args.items()), rule))


def _crossed(way: Sequence[str]) -> frozenset[frozenset[str]]:
    """The sides that a way crosses, each by the two hexes that it lies between."""
    return frozenset(map(frozenset, pairwise(way)))
