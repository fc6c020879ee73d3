"""The compiled search, where it was built; the definition in `search.py` elsewhere."""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import Protocol, cast

from kursbuch.routes import branch_and_bound, search
from kursbuch.routes.budget import Budget, OutOfBudget
from kursbuch.routes.column import Assignment, Column
from kursbuch.routes.graph import Graph
from kursbuch.routes.problem import PricedProblem

NativeColumn = tuple[int, int, bytes, tuple[int, ...], tuple[int, ...]]
"""Profit, revenue, track, stops and links of a route."""


class NativeGraph(Protocol):
    """A graph as the compiled search holds it; nobody looks inside."""


class Native(Protocol):
    """The compiled module, `native/module.cpp`."""

    def load(
        self,
        *,
        values: Sequence[int],
        own: bytes,
        passable: bytes,
        arcs: tuple[tuple[tuple[int, int, bytes, int, bool], ...], ...],
        apart: tuple[bytes, ...],
        starts: bytes,
        from_starts: bool,
        weights: Sequence[int],
        limit: int,
        hexes: int,
        best: int,
        bonuses: tuple[tuple[bytes, bytes, int], ...],
        tunnel: int,
        ends_count: bool,
        link_weight: Sequence[int],
    ) -> NativeGraph:
        """Read a graph."""

    def search(
        self,
        *,
        graph: NativeGraph,
        prices: Sequence[int],
        taken: bytes,
        floor: int,
        which: int,
        budget: int,
    ) -> tuple[list[NativeColumn], int, bool]:
        """The best route, or all above a floor; the steps made; whether the budget is spent."""

    def better(
        self,
        *,
        graphs: tuple[NativeGraph, ...],
        floors: Sequence[int],
        kinds: Sequence[int],
        prices: Sequence[int],
        total: int,
        step: int,
        incumbent: int,
        budget: int,
    ) -> tuple[list[tuple[int, NativeColumn]], int, bool]:
        """A better assignment by train; the steps made; whether the budget is spent."""


_search: Native | None = None
with suppress(ImportError):
    _search = cast(Native, import_module("kursbuch.routes._search"))

TRACK_BYTES = 24
STOP_BYTES = 16
LARGEST = 1 << 44  # the most that all amounts of a graph come to, and each price
BEST, SHORTEST, EVERY = 0, 1, 2  # which routes the search brings back


def is_compiled() -> bool:
    """The compiled search was built."""
    return _search is not None


def _native() -> Native:
    assert _search is not None
    return _search


def best_route(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> Column | None:
    """The route of the greatest profit, at least the floor, that leaves the taken track alone."""
    if not fits(graph, prices):
        return search.best_route(graph, prices, taken, floor, budget)
    routes = _ask(graph, prices, taken, floor, BEST, budget)
    return routes[-1] if routes else None


def good_route(
    graph: Graph, prices: Sequence[int], floor: int, steps: int, budget: Budget
) -> tuple[Column | None, bool]:
    """The best route found in *steps* steps, and whether it is the best of all."""
    if not fits(graph, prices):
        return search.good_route(graph, prices, floor, steps, budget)
    limit = min(steps, budget.left)
    routes, made, stopped = _native().search(
        graph=_loaded(graph),
        prices=prices,
        taken=_track(0),
        floor=floor,
        which=BEST,
        budget=limit,
    )
    budget.made += made
    if stopped and limit < steps:
        raise OutOfBudget
    return _column(routes[-1]) if routes else None, not stopped


def all_routes(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> list[Column]:
    """The best route on every track whose profit is at least the floor."""
    if not fits(graph, prices):
        return search.all_routes(graph, prices, taken, floor, budget)
    return _ask(graph, prices, taken, floor, SHORTEST, budget)


def every_route(graph: Graph, prices: Sequence[int], floor: int, budget: Budget) -> list[Column]:
    """Every route of at least this profit, those on more track than needed too."""
    if not fits(graph, prices):
        return search.every_route(graph, prices, floor, budget)
    return _ask(graph, prices, 0, floor, EVERY, budget)


def better_assignment(problem: PricedProblem, budget: Budget) -> Assignment | None:
    """The best assignment, if it earns more than the incumbent."""
    amounts = (*problem.prices, problem.total, problem.incumbent)
    if not all(fits(graph, amounts) for graph in problem.graphs):
        return branch_and_bound.better_assignment(problem, budget)
    columns, steps, stopped = _native().better(
        graphs=tuple(map(_loaded, problem.graphs)),
        floors=problem.floors,
        kinds=problem.kinds,
        prices=problem.prices,
        total=problem.total,
        step=problem.step,
        incumbent=problem.incumbent,
        budget=budget.left,
    )
    budget.made += steps
    if stopped:
        raise OutOfBudget
    if not columns:
        return None
    chosen = {train: _column(column) for train, column in columns}
    return tuple(chosen.get(train) for train in range(len(problem.kinds)))


def fits(graph: Graph, amounts: Sequence[int]) -> bool:
    """The compiled search is there and can hold the graph and add up amounts like these."""
    return is_compiled() and _holds(graph) and max(amounts, default=0) <= LARGEST


@lru_cache(maxsize=128)
def _holds(graph: Graph) -> bool:
    """The fixed sizes suffice, and no sum of amounts is too large."""
    bonuses = (amount for _, _, amount in graph.bonuses)
    amounts = (*graph.values, *graph.link_weight, *bonuses, graph.tunnel)
    return (
        graph.track.bit_length() <= 8 * TRACK_BYTES
        and len(graph.values) <= 8 * STOP_BYTES
        and not (graph.best < len(graph.values) and graph.way_bonuses)
        and sum(map(abs, amounts)) <= LARGEST
    )


def _ask(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, which: int, budget: Budget
) -> list[Column]:
    routes, steps, stopped = _native().search(
        graph=_loaded(graph),
        prices=prices,
        taken=_track(taken),
        floor=floor,
        which=which,
        budget=budget.left,
    )
    budget.made += steps
    if stopped:
        raise OutOfBudget
    return [_column(route) for route in routes]


def _column(native: NativeColumn) -> Column:
    profit, revenue, track, stops, links = native
    return Column(profit, revenue, int.from_bytes(track, "little"), stops, links)


@lru_cache(maxsize=128)
def _loaded(graph: Graph) -> NativeGraph:
    """The graph as the compiled search holds it."""
    arcs = tuple(
        tuple((arc.link, arc.stop, _track(arc.track), arc.crossings, arc.tunnel) for arc in row)
        for row in graph.arcs
    )
    bonuses = tuple(
        (_stops(first), _stops(second), amount) for first, second, amount in graph.bonuses
    )
    return _native().load(
        values=graph.values,
        own=_stops(graph.own),
        passable=_stops(graph.passable),
        arcs=arcs,
        apart=tuple(map(_stops, graph.apart)),
        starts=_stops(sum(1 << stop for stop in graph.starts)),
        from_starts=not graph.two_arms,
        weights=graph.weights,
        limit=graph.limit,
        hexes=graph.hexes,
        best=graph.best,
        bonuses=bonuses,
        tunnel=graph.tunnel,
        ends_count=graph.ends_count,
        link_weight=graph.link_weight,
    )


def _track(mask: int) -> bytes:
    return mask.to_bytes(TRACK_BYTES, "little")


def _stops(mask: int) -> bytes:
    return mask.to_bytes(STOP_BYTES, "little")
