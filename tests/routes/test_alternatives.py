"""Equal plans: the proposed one follows the preference, and the others can be listed."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.routes.alternatives import alternatives
from kursbuch.routes.check import explain
from kursbuch.routes.network import Network, Preference, Route, Train
from kursbuch.routes.pay import earn
from kursbuch.routes.reference import best_revenue
from kursbuch.routes.solve import solve
from tests.routes.nets import random_network, random_trains
from tests.routes.small import along, city, dead_end, joined, line, town

TWO = Train("2", stops=2)


def star() -> Network:
    """Bern in the middle of three equal cities."""
    return joined(
        line(city("Thun", 20), city("Bern", 40, own=True), city("Biel", 20), city("x", 20)), 1, 3
    )


@pytest.mark.rule("44-RV-13", "24-IN-09")
def test_all_best_plans_are_listed() -> None:
    found = alternatives(star(), (TWO,), solve(star(), (TWO,)))
    assert found.complete
    assert {frozenset(plan.routes[0].counted) for plan in found.solutions} == {
        frozenset({0, 1}),
        frozenset({1, 2}),
        frozenset({1, 3}),
    }
    assert {plan.revenue for plan in found.solutions} == {60}


def test_to_exchange_the_routes_of_two_trains_is_no_other_plan() -> None:
    network = line(city("Thun", 20), city("Bern", 40, own=True), city("Biel", 20))
    trains = (TWO, Train("2H", hexes=2))
    assert len(alternatives(network, trains, solve(network, trains)).solutions) == 1


def test_no_more_plans_are_listed_than_asked_for() -> None:
    proposed = solve(star(), (TWO,))
    found = alternatives(star(), (TWO,), proposed, limit=2)
    assert found.solutions[0] == proposed
    assert (len(found.solutions), found.complete) == (2, False)


def test_alternatives_are_valid_and_equal() -> None:
    more = 0
    for seed in range(60):
        random = Random(seed)
        network, trains = random_network(random, 7), random_trains(random, 2)
        plans = alternatives(network, trains, solve(network, trains)).solutions
        best = best_revenue(network, trains)
        more += len(plans) > 1
        for plan in plans:
            assert plan.revenue == sum(route.revenue for route in plan.routes) == best
            assert explain(network, trains, plan.routes) == []
    assert more


@pytest.mark.parametrize("wanted", [0, 2, 3])
def test_the_preference_decides_between_equal_plans(wanted: int) -> None:
    weights = tuple(int(stop == wanted) for stop in range(4))
    plan = solve(star(), (TWO,), preference=Preference(stops=weights))
    assert wanted in plan.routes[0].counted
    assert (plan.revenue, plan.proved) == (60, True)


def test_a_preferred_link_is_used_where_it_costs_nothing() -> None:
    network = star()
    for wanted in (0, 1, 3):
        links = tuple(int(link == wanted) for link in range(4))
        plan = solve(network, (TWO,), preference=Preference(links=links))
        assert wanted in plan.routes[0].links


@pytest.mark.parametrize("preference", [Preference(stops=(1,)), Preference(links=(1,))])
def test_a_preference_for_another_network_is_refused(preference: Preference) -> None:
    with pytest.raises(ValueError, match="every"):
        solve(star(), (TWO,), preference=preference)


def test_the_preference_never_costs_revenue_and_is_the_greatest() -> None:
    for seed in range(80):
        random = Random(seed)
        network, trains = random_network(random, 7), random_trains(random, 2)
        stops = tuple(random.choice((0, 0, 1, 3)) for _ in network.stops)
        plan = solve(network, trains, preference=Preference(stops=stops))
        assert plan.proved
        assert plan.revenue == best_revenue(network, trains)
        others = alternatives(network, trains, plan, limit=500)
        if others.complete:
            most = max(_weight(other.routes, stops) for other in others.solutions)
            assert _weight(plan.routes, stops) >= most


def _weight(routes: tuple[Route, ...], stops: tuple[int, ...]) -> int:
    return sum(stops[stop] for route in routes for stop in route.counted)


def three_in_a_row() -> Network:
    """Behind Bern a town, and behind it a mountain of the same value."""
    return line(city("Bern", 40, own=True), town("Thun"), dead_end("Niesen", 10, "mountain"))


@pytest.mark.rule("44-RV-13", "44-RV-16")
def test_of_equal_stops_an_express_counts_the_end_that_it_runs_to() -> None:
    express = (Train("2E", best=2),)
    there, back = along(0, 2), Route(0, (2, 1, 0), (1, 0))
    for route in (there, back):
        assert set(earn(three_in_a_row(), express, route).counted) == {0, 2}


@pytest.mark.rule("44-RV-13", "44-RV-16")
def test_an_express_runs_to_an_end_of_equal_value_if_the_director_likes_it() -> None:
    network, express = three_in_a_row(), (Train("2E", best=2),)
    proposed = solve(network, express)
    assert [route.stops for route in proposed.routes] in ([(0, 1)], [(1, 0)])
    likes = Preference(stops=(0, 0, 1))
    assert set(solve(network, express, preference=likes).routes[0].counted) == {0, 2}
    plans = alternatives(network, express, proposed).solutions
    assert [set(plan.routes[0].counted) for plan in plans] == [{0, 1}, {0, 2}]
