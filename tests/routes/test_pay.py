"""What a route earns, part by part."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.routes.check import earnings, told
from kursbuch.routes.network import Bonus, Network, Route, Train
from tests.routes.small import along, city, dead_end, line, town

FIVE = Train("5", stops=5)
EXPRESS = Train("2E", best=2)


def one(network: Network, train: Train, route: Route) -> Route:
    (paid,) = earnings(network, (train,), (route,))
    return paid


@pytest.mark.rule("44-RV-01", "44-RV-02", "24-IN-01")
def test_a_train_earns_the_values_of_its_stops() -> None:
    paid = one(line(city("Bern", 40, own=True), town("Thun"), city("Brig", 30)), FIVE, along(0, 2))
    assert told(paid) == "Bern 40 + Thun 10 + Brig 30"
    assert paid.revenue == 80


@pytest.mark.rule("44-RV-08", "44-RV-09", "44-RV-10")
def test_a_tunnel_makes_every_stop_worth_ten_more_but_only_once() -> None:
    stops = (city("Bern", 40, own=True), city("Thun", 20), dead_end("Milano", 70))
    for tunnels in ((0,), (0, 1)):
        paid = one(line(*stops, tunnels=tunnels), FIVE, along(0, 2))
        assert told(paid) == "Bern 40 + Thun 20 + Milano 70 + tunnel 3×10"


@pytest.mark.rule("44-RV-04", "44-RV-05", "44-RV-14")
def test_the_transit_bonus_comes_beside_that_of_the_tunnel() -> None:
    stops = (dead_end("Lyon", 30), city("Bern", 20, own=True), dead_end("Innsbruck", 20))
    bonus = Bonus("Lyon–Innsbruck", frozenset({0}), frozenset({2}), 180)
    network = replace(line(*stops, tunnels=(0,)), bonuses=(bonus,))
    assert told(one(network, FIVE, along(0, 2))) == (
        "Lyon 30 + Bern 20 + Innsbruck 20 + tunnel 3×10 + Lyon–Innsbruck 180"
    )
    assert told(one(network, FIVE, along(0, 1))) == "Lyon 30 + Bern 20 + tunnel 2×10"


@pytest.mark.rule("44-TK-08", "44-TK-09")
def test_an_express_counts_its_best_stops_with_an_own_one_among_them() -> None:
    network = line(city("Basel", 50), city("Olten", 30, own=True), city("Zürich", 60))
    paid = one(network, EXPRESS, along(0, 2))
    assert paid.counted == (1, 2)
    assert paid.revenue == 90


@pytest.mark.rule("44-RV-11")
def test_for_an_express_counted_stops_lie_on_both_sides_of_the_tunnel() -> None:
    stops = (city("Chur", 40, own=True), city("Thusis", 40), town("Filisur"))
    paid = one(line(*stops, tunnels=(1,)), EXPRESS, along(0, 2))
    assert told(paid) == "Chur 40 + Thusis 40"
    cheap = (city("Chur", 20, own=True), city("Thusis", 20), city("Filisur", 10))
    assert told(one(line(*cheap, tunnels=(1,)), EXPRESS, along(0, 2))) == (
        "Chur 20 + Filisur 10 + tunnel 2×10"
    )
    house = line(*stops, tunnels=(1,), both_sides=False)
    assert told(one(house, EXPRESS, along(0, 2))) == "Chur 40 + Thusis 40 + tunnel 2×10"


@pytest.mark.rule("44-TK-11")
def test_an_express_earns_the_transit_bonus_only_if_it_counts_both_ends() -> None:
    stops = (
        dead_end("Torino", 10),
        city("Bern", 60, own=True),
        city("Biel", 60),
        dead_end("Ulm", 10),
    )
    for amount, counted in ((20, (1, 2)), (200, (0, 1, 3))):
        bonus = Bonus("transit", frozenset({0}), frozenset({3}), amount)
        network = replace(line(*stops), bonuses=(bonus,))
        train = Train("E", best=len(counted))
        assert one(network, train, along(0, 3)).counted == counted


@pytest.mark.rule("24-VA-31")
def test_a_bonus_of_stops_on_the_way_is_paid_once() -> None:
    stops = (city("Wien", 30, own=True), city("Prag", 20), town("D25"), town("E24"))
    bonus = Bonus("Bukowina", frozenset({0, 1}), frozenset({2, 3}), 50)
    network = replace(line(*stops), bonuses=(bonus,))
    assert one(network, FIVE, along(0, 3)).revenue == 120
    assert one(network, FIVE, along(0, 1)).revenue == 50
