"""Every reason why a route is not valid has its name."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.routes.check import Problem, explain
from kursbuch.routes.network import Network, Route, Train
from tests.routes.small import along, city, dead_end, joined, line, town

THREE = Train("3", stops=3)
FOUR_HEXES = Train("4H", hexes=4, barred=frozenset({"red"}))
GOODS = Train("1g", stops=1, counts=frozenset({"city", "red"}), starts_at="mine")
NETWORK = line(
    dead_end("Lyon", 50),
    city("Genève", 40, own=True),
    city("Lausanne", 50, blocked=True),
    town("Biel"),
    city("Bern", 40),
)


def keys(network: Network, train: Train, *routes: Route) -> list[str]:
    trains = (train,) * max(2, len(routes))
    return [problem.key for problem in explain(network, trains, routes)]


def test_a_valid_route_has_no_problem() -> None:
    assert keys(NETWORK, THREE, along(0, 2)) == []


@pytest.mark.rule("44-RT-02", "24-RT-02")
def test_one_stop_is_no_route() -> None:
    assert keys(NETWORK, THREE, Route(0, (1,), ())) == ["route-short"]


@pytest.mark.rule("44-RT-03", "24-RT-03")
def test_a_route_needs_an_own_marker() -> None:
    assert keys(NETWORK, THREE, along(2, 4)) == ["route-no-marker"]


@pytest.mark.rule("44-RT-04", "44-RT-05", "24-RT-08")
def test_a_blocked_city_may_end_a_route_but_not_be_run_through() -> None:
    assert keys(NETWORK, THREE, along(1, 2)) == []
    assert explain(NETWORK, (THREE,), (along(1, 3),)) == [
        Problem("route-through-blocked", (("stop", "Lausanne"),))
    ]


@pytest.mark.rule("44-RT-07", "24-RT-14")
def test_no_stop_is_visited_twice() -> None:
    ring = joined(NETWORK, 1, 3)
    assert keys(ring, Train("9", stops=9), Route(0, (1, 3, 2, 1), (4, 2, 1))) == [
        "route-stop-twice",
        "route-through-blocked",
    ]


@pytest.mark.rule("44-RT-08", "24-RT-12")
def test_stops_that_are_kept_apart_are_not_on_one_route() -> None:
    network = replace(NETWORK, apart=(frozenset({0, 2}),))
    assert keys(network, THREE, along(0, 2)) == ["route-apart"]
    assert keys(network, THREE, along(0, 1)) == []


@pytest.mark.rule("44-RT-09", "24-RT-07", "24-CM-02")
def test_a_terminus_is_not_run_through() -> None:
    network = line(city("Bern", 40, own=True), dead_end("Rigi", 10, "mountain"), city("Zug", 30))
    assert keys(network, THREE, along(0, 2)) == ["route-through-terminus"]


@pytest.mark.rule("44-RT-12", "24-RT-04")
def test_no_piece_of_track_is_used_twice() -> None:
    network = joined(NETWORK, 0, 2, track=NETWORK.links[1].track)
    assert keys(network, THREE, Route(0, (1, 2, 0), (1, 4))) == [
        "route-through-blocked",
        "route-track-twice",
    ]


@pytest.mark.rule("44-RT-15", "44-RT-16", "24-RT-11")
def test_two_trains_share_no_track_but_may_meet_in_a_city() -> None:
    assert keys(NETWORK, THREE, along(0, 2), along(1, 2, train=1)) == ["routes-share-track"]
    assert keys(NETWORK, THREE, along(0, 1), along(1, 2, train=1)) == []


@pytest.mark.rule("44-RT-01")
def test_a_train_runs_once() -> None:
    assert keys(NETWORK, THREE, along(0, 1), along(1, 2)) == ["run-train-twice"]
    assert keys(NETWORK, THREE, along(0, 1, train=7)) == ["run-no-train"]


def test_routes_go_along_links_that_exist() -> None:
    for route in (
        Route(0, (0, 2), (0,)),
        Route(0, (0, 1), ()),
        Route(0, (0, 1), (17,)),
        Route(0, (-1, 1), (0,)),
    ):
        assert keys(NETWORK, THREE, route) == ["route-not-drawn"]


@pytest.mark.rule("44-TK-01", "24-RT-09")
def test_the_number_of_a_train_limits_its_stops() -> None:
    network = line(city("Bern", 40, own=True), town("Thun"), town("Spiez"), town("Brig"))
    assert keys(network, THREE, along(0, 2)) == []
    assert keys(network, THREE, along(0, 3)) == ["route-too-many-stops"]


@pytest.mark.rule("44-TK-02", "44-TK-03", "44-TK-04")
def test_an_h_train_counts_hexes_and_keeps_out_of_red_areas() -> None:
    far = joined(line(city("Bern", 40, own=True), town("Thun")), 0, 1, crossings=4)
    assert keys(far, FOUR_HEXES, Route(0, (0, 1), (0,))) == []
    assert keys(far, FOUR_HEXES, Route(0, (0, 1), (1,))) == ["route-too-far"]
    assert keys(NETWORK, FOUR_HEXES, along(0, 1)) == ["route-barred"]


@pytest.mark.rule("24-RG-01", "24-RG-02", "24-RG-03", "24-RG-08", "24-CM-03")
def test_a_goods_train_begins_at_one_mine_and_towns_are_free() -> None:
    network = line(
        dead_end("Mine", 20, "mine"),
        town("A8"),
        town("A10"),
        city("Prag", 30, own=True),
        city("Wien", 30),
    )
    assert keys(network, GOODS, along(0, 3)) == []
    assert keys(network, GOODS, along(0, 4)) == ["route-too-many-cities"]
    assert keys(network, GOODS, along(1, 3)) == ["route-start"]


def test_each_problem_names_the_ledger_entry_that_the_game_hands_over() -> None:
    (problem,) = explain(NETWORK, (THREE,), (along(2, 4),), {"route-no-marker": "44-RT-03"})
    assert problem.rule == "44-RT-03"
