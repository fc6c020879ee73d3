"""The compiled search finds what its definition finds, at any prices and beside taken track."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kursbuch.routes import branch_and_bound, compiled, search
from kursbuch.routes.budget import Budget
from kursbuch.routes.column import Assignment, Column
from kursbuch.routes.contract import contracted
from kursbuch.routes.graph import GRAIN, Graph, graph
from kursbuch.routes.network import Link, Network, Stop
from kursbuch.routes.problem import PricedProblem
from kursbuch.routes.solve import solve
from tests.routes.nets import TRAINS, random_network

needs_compiler = pytest.mark.skipif(
    not compiled.is_compiled(), reason="the compiled search was not built here"
)


def questions(number: int, size: int) -> Iterator[tuple[Graph, list[int], int]]:
    for seed in range(number):
        random = Random(seed)
        network = random_network(random, size)
        prices = [random.choice((0, 0, 7, 20, 35)) * GRAIN for _ in network.links]
        taken = random.choice((0, 0, contracted(network)[0]))
        yield graph(network, random.choice(TRAINS), 1, None), prices, taken


def budget() -> Budget:
    return Budget(1_000_000)


def profit(found: Column | None) -> int:
    return found.profit if found else 0


@needs_compiler
@pytest.mark.parametrize("size", [4, 7, 10])
def test_both_find_the_greatest_profit(size: int) -> None:
    for part, prices, taken in questions(150, size):
        defined = search.best_route(part, prices, taken, 1, budget())
        found = compiled.best_route(part, prices, taken, 1, budget())
        assert profit(found) == profit(defined)
        assert found is None or not found.track & taken


@needs_compiler
@pytest.mark.parametrize("size", [4, 7])
def test_both_find_every_route_above_a_floor(size: int) -> None:
    for part, prices, _ in questions(150, size):
        floor = 25 * GRAIN
        defined = search.every_route(part, prices, floor, budget())
        found = compiled.every_route(part, prices, floor, budget())
        assert sorted(_drawn(defined)) == sorted(_drawn(found))


def _drawn(routes: list[Column]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    for route in routes:
        yield route.profit, route.revenue, min(route.stops, route.stops[::-1])


@needs_compiler
def test_both_choose_equally_well_for_all_trains() -> None:
    for seed in range(150):
        random = Random(seed)
        network = random_network(random, 7)
        graphs = [graph(network, train, 1, None) for train in random.sample(TRAINS, 2)]
        pieces = [random.choice((0, 0, 5, 10)) * GRAIN for _ in range(200)]
        prices = [
            sum(price for piece, price in enumerate(pieces) if track >> piece & 1)
            for track in contracted(network)
        ]
        question = PricedProblem(
            graphs=graphs,
            floors=(1, 1),
            kinds=(0, 1, 1),
            prices=prices,
            total=sum(pieces),
            step=10 * GRAIN,
            incumbent=0,
        )
        defined = branch_and_bound.better_assignment(question, budget())
        found = compiled.better_assignment(question, budget())
        assert _revenue(found) == _revenue(defined)


def _revenue(assignment: Assignment | None) -> int:
    return sum(found.revenue for found in assignment or () if found)


def test_a_search_that_is_stopped_says_so() -> None:
    part, prices, _ = next(questions(1, 10))
    found, sure = compiled.good_route(part, prices, 1, 1, budget())
    assert not sure
    assert compiled.good_route(part, prices, 1, 100_000, budget())[1]
    assert profit(found) <= profit(compiled.best_route(part, prices, 0, 1, budget()))


def wide(value: int) -> Network:
    """Two stops of this value, and a link between them."""
    stops = tuple(Stop(name, name, "city", value, own=True) for name in ("a", "b"))
    return Network(stops, (Link((0, 1), 1, 1),))


@needs_compiler
def test_amounts_that_the_compiled_search_cannot_add_up_are_left_to_the_definition() -> None:
    half = compiled.LARGEST // GRAIN // 2
    for value, held in ((half, True), (half + 1, False), (1 << 70, False)):
        network = wide(value)
        assert compiled.fits(graph(network, TRAINS[0], 1, None), [0]) is held
        plan = solve(network, [TRAINS[0]])
        assert (plan.revenue, plan.proved) == (2 * value, True)


@needs_compiler
def test_prices_and_sums_that_it_cannot_add_up_are_left_to_the_definition() -> None:
    part, dear = graph(wide(10), TRAINS[0], 1, None), compiled.LARGEST + 1
    assert compiled.fits(part, [compiled.LARGEST])
    assert not compiled.fits(part, [dear])
    assert compiled.best_route(part, [dear], 0, 1, budget()) is None
    question = PricedProblem(
        graphs=[part], floors=[1], kinds=[0], prices=[0], total=dear, step=GRAIN, incumbent=0
    )
    assert _revenue(compiled.better_assignment(question, budget())) == 20 * GRAIN


@pytest.mark.parametrize("size", [3, 6, 12])
def test_contracted_track_meets_where_the_track_meets(size: int) -> None:
    for seed in range(60):
        network = random_network(Random(seed), size)
        short = contracted(network)
        for a, one in enumerate(network.links):
            for b, other in enumerate(network.links):
                assert bool(one.track & other.track) == bool(short[a] & short[b])
