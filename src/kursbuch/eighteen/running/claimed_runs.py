"""Runs that somebody shows, read on the board and judged by the law of routes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, pairwise

from kursbuch.core.cache import Derivation
from kursbuch.core.errors import IllegalAction
from kursbuch.core.words import Message
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TrainId, hex_of
from kursbuch.eighteen.running.runs import Plan, Run, network_of, train_of
from kursbuch.eighteen.running.track_network import Chosen, Way, ways_from
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stations import is_stop
from kursbuch.routes.check import NOT_DRAWN, Problem, earnings, explain
from kursbuch.routes.network import Route

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
    network = network_of(state, company, _named_track(state, runs))
    stops = {stop.id: number for number, stop in enumerate(network.stops)}
    links = {(link.ends, link.track): number for number, link in enumerate(network.links)}
    routes, unread = [], []
    for train, run in zip(_trains_of(trains, runs), runs, strict=True):
        reading = _Reading(state, stops, links, run)
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


def _named_track(state: State18, runs: Sequence[Run]) -> Chosen:
    """The stops and the ways between them that the runs name, as far as they exist."""
    ground, board = state.title.ground, state.board
    chosen: dict[StopId, list[Way]] = {}
    for run in runs:
        named = [_on_hex(name, hex_id) for name, hex_id in _with_hexes(run)]
        for stop in named:
            if stop not in chosen and is_stop(state, stop):
                chosen[stop] = []
        for stop, hexes in zip(named, run.hexes, strict=False):
            if stop in chosen:
                track = _crossed(ground, hexes)
                ways = ways_from(ground, board, stop)
                chosen[stop] += [way for way in ways if way.track == track]
    return chosen


def _with_hexes(run: Run) -> Iterator[tuple[str, HexId]]:
    """Each stop with the hex on which the run meets it."""
    if run.hexes and all(run.hexes):
        ends = (run.hexes[0][0], *(way[-1] for way in run.hexes))
        yield from zip(run.stops, ends, strict=False)


def _on_hex(name: str, hex_id: HexId) -> StopId:
    """A stop; an off-board area has one on each of its hexes."""
    return StopId(name if "." in name else f"{hex_id}.0")


class _Reading:
    """One run found on the board; or why it cannot be."""

    def __init__(
        self,
        state: State18,
        stops: Mapping[str, int],
        links: Mapping[tuple[tuple[int, int], int], int],
        run: Run,
    ) -> None:
        self.state, self.stops, self.links, self.run = state, stops, links, run
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
        if name not in self.stops or hex_of(_on_hex(name, hex_id)) != hex_id:
            self._miss("route-no-stop", stop=name)
            return -1
        return self.stops[name]

    def _link(self, ends: tuple[int, int], way: Sequence[HexId]) -> int:
        """The track between two stops over these hexes; a loop is named either way round."""
        track = _crossed(self.state.title.ground, way)
        number = self.links.get(((min(ends), max(ends)), track), -1)
        if number < 0 and -1 not in ends:
            self._miss("route-no-track", way="–".join(way))
        return number

    def _miss(self, key: str, **args: str) -> None:
        rule = self.state.title.laws[key]
        self.problems.append(Problem(key, tuple(args.items()), rule))


def _crossed(ground: Ground, way: Sequence[HexId]) -> int:
    """The sides that a way crosses, as a set of bits; none if it leaps, or comes back over one."""
    crossed = 0
    for pair in pairwise(way):
        side = ground.between.get(pair, 0)
        if not side or crossed & side:
            return 0
        crossed |= side
    return crossed
