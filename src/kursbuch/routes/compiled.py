"""The compiled search, where it was built; the definition in `search.py` elsewhere."""

from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from typing import Any

from kursbuch.routes import choose, search
from kursbuch.routes.found import Budget, Choice, Found, OutOfBudget
from kursbuch.routes.graph import Graph

_search: Any = None
with suppress(ImportError):
    _search = import_module("kursbuch.routes._search")

TRACK_BYTES = 24
STOP_BYTES = 16
BEST, SHORTEST, EVERY = 0, 1, 2  # which routes the search brings back


def is_compiled() -> bool:
    """The compiled search was built."""
    return _search is not None


def best_route(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> Found | None:
    """The route of the greatest profit, at least the floor, that leaves the taken track alone."""
    if not fits(graph):
        return search.best_route(graph, prices, taken, floor, budget)
    routes = _ask(graph, prices, taken, floor, BEST, budget)
    return routes[-1] if routes else None


def good_route(
    graph: Graph, prices: Sequence[int], floor: int, steps: int, budget: Budget
) -> tuple[Found | None, bool]:
    """The best route found in so many steps, and whether it is the best of all."""
    if not fits(graph):
        return search.good_route(graph, prices, floor, steps, budget)
    limit = min(steps, budget.left)
    routes, made, stopped = _search.search(_loaded(graph), prices, _track(0), floor, BEST, limit)
    budget.made += made
    if stopped and limit < steps:
        raise OutOfBudget
    return _found(routes[-1]) if routes else None, not stopped


def all_routes(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> list[Found]:
    """The best route on every track whose profit is at least the floor."""
    if not fits(graph):
        return search.all_routes(graph, prices, taken, floor, budget)
    return _ask(graph, prices, taken, floor, SHORTEST, budget)


def every_route(graph: Graph, prices: Sequence[int], floor: int, budget: Budget) -> list[Found]:
    """Every route of at least this profit, those on more track than needed too."""
    if not fits(graph):
        return search.every_route(graph, prices, floor, budget)
    return _ask(graph, prices, 0, floor, EVERY, budget)


def better_choice(
    graphs: Sequence[Graph],
    floors: Sequence[int],
    kinds: Sequence[int],
    prices: Sequence[int],
    total: int,
    step: int,
    revenue: int,
    budget: Budget,
) -> Choice | None:
    """The best choice for all trains, if it earns more than the known revenue."""
    if not all(map(fits, graphs)):
        return choose.better_choice(graphs, floors, kinds, prices, total, step, revenue, budget)
    routes, steps, stopped = _search.better(
        tuple(map(_loaded, graphs)), floors, kinds, prices, total, step, revenue, budget.left
    )
    budget.made += steps
    if stopped:
        raise OutOfBudget
    if not routes:
        return None
    chosen = {train: _found(route) for train, route in routes}
    return tuple(chosen.get(train) for train in range(len(kinds)))


def fits(graph: Graph) -> bool:
    """The compiled search is there and its fixed sizes suffice."""
    return (
        is_compiled()
        and graph.track.bit_length() <= 8 * TRACK_BYTES
        and len(graph.values) <= 8 * STOP_BYTES
        and not (graph.best < len(graph.values) and graph.way_bonuses)
    )


def _ask(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, which: int, budget: Budget
) -> list[Found]:
    routes, steps, stopped = _search.search(
        _loaded(graph), prices, _track(taken), floor, which, budget.left
    )
    budget.made += steps
    if stopped:
        raise OutOfBudget
    return [_found(route) for route in routes]


def _found(route: tuple[int, int, bytes, tuple[int, ...], tuple[int, ...]]) -> Found:
    profit, revenue, track, stops, links = route
    return Found(profit, revenue, int.from_bytes(track, "little"), stops, links)


@lru_cache(maxsize=128)
def _loaded(graph: Graph) -> Any:
    """The graph as the compiled search holds it."""
    arcs = tuple(
        tuple((arc.link, arc.stop, _track(arc.track), arc.crossings, arc.tunnel) for arc in row)
        for row in graph.arcs
    )
    bonuses = tuple(
        (_stops(first), _stops(second), amount) for first, second, amount in graph.bonuses
    )
    return _search.load(
        graph.values,
        _stops(graph.own),
        _stops(graph.passable),
        arcs,
        tuple(map(_stops, graph.apart)),
        _stops(sum(1 << stop for stop in graph.starts)),
        not graph.two_arms,
        graph.weights,
        graph.limit,
        graph.hexes,
        graph.best,
        bonuses,
        graph.tunnel,
        graph.ends_count,
        graph.link_weight,
    )


def _track(mask: int) -> bytes:
    return mask.to_bytes(TRACK_BYTES, "little")


def _stops(mask: int) -> bytes:
    return mask.to_bytes(STOP_BYTES, "little")
