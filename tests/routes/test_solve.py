"""The solver agrees with a slow search and with CP-SAT, compiled or not."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.routes import compiled
from kursbuch.routes.check import explain
from kursbuch.routes.network import Network, Train
from kursbuch.routes.reference import best_revenue
from kursbuch.routes.solve import solve
from tests.routes import cpsat
from tests.routes.nets import random_network, random_trains


def check_plan(network: Network, trains: tuple[Train, ...], best: int) -> None:
    plan = solve(network, trains)
    assert plan.proved
    assert (plan.revenue, plan.bound) == (best, best)
    assert sum(route.revenue for route in plan.routes) == best
    assert explain(network, trains, plan.routes) == []


def agree_with_the_reference(seed: int, size: int, most: int) -> None:
    random = Random(seed)
    network = random_network(random, size)
    trains = random_trains(random, most)
    check_plan(network, trains, best_revenue(network, trains))


@pytest.mark.rule("44-RT-02", "44-RT-03", "44-RT-04", "44-RT-05", "44-RT-06", "44-RT-07")
@pytest.mark.rule("44-RT-09", "44-RT-12", "44-RT-15", "44-TK-01", "44-TK-02", "44-TK-08")
@pytest.mark.rule("24-RT-09", "24-RT-11", "24-RT-12", "24-RG-01", "24-RG-03", "24-IN-10")
@pytest.mark.parametrize("size", range(2, 9))
def test_the_best_plan_is_that_of_the_slow_search(size: int) -> None:
    for seed in range(150):
        agree_with_the_reference(1000 * size + seed, size, 3)


@pytest.mark.parametrize("size", [5, 7])
def test_without_the_compiled_search_the_answers_are_the_same(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "_search", None)
    for seed in range(100):
        agree_with_the_reference(1000 * size + seed, size, 3)


@pytest.mark.parametrize("seed", range(12))
def test_cp_sat_finds_no_better_plan(seed: int) -> None:
    random = Random(seed)
    network = random_network(random, 9)
    trains = random_trains(random, 3)
    check_plan(network, trains, cpsat.best_revenue(network, trains))


@pytest.mark.proof
@pytest.mark.parametrize("part", range(20))
def test_thousands_of_networks_agree_with_the_slow_search(part: int) -> None:
    for seed in range(250):
        number = 100_000 + 250 * part + seed
        agree_with_the_reference(number, 3 + number % 8, 3)


@pytest.mark.proof
@pytest.mark.parametrize("part", range(20))
def test_two_thousand_small_networks_agree_with_cp_sat(part: int) -> None:
    for seed in range(100):
        random = Random(20_000 + 100 * part + seed)
        network = random_network(random, random.randint(4, 9))
        trains = random_trains(random, 3)
        check_plan(network, trains, cpsat.best_revenue(network, trains))


@pytest.mark.proof
@pytest.mark.parametrize("part", range(20))
def test_medium_networks_agree_with_cp_sat(part: int) -> None:
    for seed in range(5):
        random = Random(7000 + 10 * part + seed)
        network = random_network(random, random.randint(10, 14))
        trains = random_trains(random, 4)
        check_plan(network, trains, cpsat.best_revenue(network, trains))


def test_a_company_without_trains_earns_nothing() -> None:
    plan = solve(random_network(Random(1), 6), ())
    assert (plan.routes, plan.revenue, plan.bound, plan.proved) == ((), 0, 0, True)


def test_a_train_without_track_stays_at_home() -> None:
    plan = solve(Network((), ()), (Train("5", stops=5),))
    assert (plan.routes, plan.revenue, plan.proved) == ((), 0, True)


def test_a_spent_budget_leaves_a_bound_that_holds() -> None:
    unproved = 0
    for seed in range(60):
        random = Random(seed)
        network = random_network(random, 8)
        trains = random_trains(random, 3)
        best = best_revenue(network, trains)
        for budget in (0, 5, 40):
            plan = solve(network, trains, budget=budget)
            assert plan.revenue <= best <= plan.bound
            assert plan.proved == (plan.revenue == plan.bound)
            assert explain(network, trains, plan.routes) == []
            unproved += not plan.proved
    assert unproved
