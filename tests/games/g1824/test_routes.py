"""CM: mines. RT, RG: routes. IN: income."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.core.words import speak
from kursbuch.eighteen.events import DividendReceived
from kursbuch.eighteen.ids import CompanyId, StopId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.claimed_runs import examined
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.stock.market import price
from kursbuch.games.g1824.events import MineMoneyKept
from kursbuch.games.g1824.revenue import brings, mine_money, network, preference, train, visit
from kursbuch.games.g1824.state import State24
from kursbuch.routes.alternatives import alternatives
from kursbuch.routes.network import Bonus, Link, Network, Stop
from kursbuch.routes.solve import solve
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    hold,
    marker,
    news,
    of,
    refused,
    run,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, position

MS, EPP, MLB = CompanyId("MS"), CompanyId("EPP"), CompanyId("MLB")


def line(*trains: str, phase: str = "3") -> State24:
    """Pilsen (MS) and the mine C6, the town A8 behind Prag: C6 - B5 - B7 - B9 - A8."""
    state = position(phase, maximum_revenue=False)
    tile(state, "B5", 57, 1)
    tile(state, "B5", 14, 1)
    tile(state, "B7", 9, 1)
    tile(state, "B9", 57, 1)
    tile(state, "B9", 15, 1)
    company(state, "MS", money=0, trains=trains, at=["B5.0"])
    return state


def links(state: State24, name: str) -> set[tuple[str, str]]:
    net = network(state, CompanyId(name))
    return {(net.stops[a].id, net.stops[b].id) for a, b in (link.ends for link in net.links)}


@pytest.mark.rule("24-CM-01", "24-RT-10", "24-RG-01", "24-CM-03")
def test_only_goods_trains_touch_a_mine_which_does_not_count() -> None:
    state = position("2")
    normal, goods = (train(state, MS, TrainId(name)) for name in ("2", "1g"))
    assert normal.barred == {"mine"}
    assert goods.starts_at == "mine"
    assert set(goods.counts or ()) == {"city", "offboard"}


@pytest.mark.rule("24-CM-02", "24-RT-07")
def test_mines_and_foreign_places_are_ends_of_routes() -> None:
    state = position("2", {"EPP": 0})
    marker(state, "EPP", "C6.0")
    tile(state, "B5", 57, 2)
    stops = {stop.id: stop for stop in network(state, EPP).stops}
    assert stops["C6.0"].terminus
    company(state, "BH", at=["J13.0"])
    assert all(s.terminus for s in network(state, CompanyId("BH")).stops if s.kind == "offboard")


@pytest.mark.rule("24-CM-04", "24-CM-05", "24-IN-02", "24-PH-06")
@pytest.mark.parametrize(("hex_id", "low", "high"), [("C6", 10, 40), ("A12", 10, 40)])
def test_example_mine_values_rise_with_the_first_5_train(hex_id: str, low: int, high: int) -> None:
    state = position("4")
    stop = StopId(f"{hex_id}.0")
    drawn = state.title.ground.map.stop(stop)
    assert visit(state, MS, stop, drawn).value == low  # type: ignore[union-attr]
    state.phase = "5"  # type: ignore[assignment]
    assert visit(state, MS, stop, drawn).value == high  # type: ignore[union-attr]


@pytest.mark.rule("24-CM-04")
@pytest.mark.parametrize("hex_id", ["A22", "H25"])
def test_the_eastern_mines_have_20_and_60(hex_id: str) -> None:
    stop = position("4").title.ground.map.stop(StopId(f"{hex_id}.0"))
    assert stop.values == (20, 20, 60, 60)


@pytest.mark.rule("24-CM-06", "24-CM-07", "24-RT-11")
@pytest.mark.scenario("X2-13")
def test_example_two_trains_from_one_mine_on_its_two_exits() -> None:
    state = position("2", {"MLB": 0}, maximum_revenue=False)
    marker(state, "MLB", "A22.0")
    tile(state, "B23", 6, 2)
    tile(state, "A20", 58, 2)
    of(state, "MLB").trains = [TrainId("1g"), TrainId("1g")]
    treasury(state, "MLB", 0)
    state = at_turn(state, "MLB", "RunningTrains")
    best = best_runs(state, MLB)
    assert best.revenue == 20 + 20 + 20 + 10
    state = do(state, RunTrains(by=ANNA, runs=best.runs))
    assert of(state, "MLB").cash == 40 + 15
    assert state.players[ANNA].cash == 1015


@pytest.mark.rule("24-CM-08", "24-RG-06")
def test_share_companies_may_use_a_mine_with_a_coal_railway_s_marker() -> None:
    state = position("2", {"EPP": 1}, maximum_revenue=False)
    marker(state, "EPP", "C6.0")
    tile(state, "B5", 57, 2)
    company(state, "MS", trains=["1g"], at=["B5.0"])
    state = at_turn(state, "MS", "RunningTrains")
    assert best_runs(state, MS).revenue == 20 + 10


@pytest.mark.rule("24-CM-10", "24-RG-08", "24-RT-02")
def test_a_mine_and_a_town_are_a_route() -> None:
    state = position("2", {"MLB": 0}, maximum_revenue=False)
    marker(state, "MLB", "A22.0")
    tile(state, "A20", 58, 2)
    assert best_runs(at_turn(state, "MLB", "RunningTrains"), MLB).revenue == 30


@pytest.mark.rule("24-RT-01", "24-RT-06", "24-IN-01", "24-IN-02")
def test_a_train_earns_all_its_stops() -> None:
    state = at_turn(line("2"), "MS", "RunningTrains")
    plan = examined(state, MS, (run("2", "B5.0 B7 B9.0"),))
    assert plan.revenue == 30 + 30


@pytest.mark.rule("24-RT-02", "24-RT-03")
def test_example_a_route_joins_two_places_and_has_an_own_marker() -> None:
    state = line("3")
    tile(state, "B11", 9, 1)
    tile(state, "B13", 55, 1)
    state = at_turn(state, "MS", "RunningTrains")
    refused(state, RunTrains(by=ANNA, runs=(run("3", "B5.0"),)), "24-RT-02")
    away = run("3", "B9.0 B11 B13.0")
    refused(state, RunTrains(by=ANNA, runs=(away,)), "24-RT-03")


@pytest.mark.rule("24-RT-04", "24-RT-11")
def test_no_track_twice_by_one_train_or_by_two() -> None:
    state = at_turn(line("2", "2"), "MS", "RunningTrains")
    one = run("2", "B5.0 B7 B9.0")
    refused(state, RunTrains(by=ANNA, runs=(one, one)), "24-RT-11")
    refused(state, RunTrains(by=ANNA, runs=(one, one, one)), "24-RT-11")


@pytest.mark.rule("24-RT-05")
def test_example_no_reversing_at_a_junction() -> None:
    state = position("3")
    tile(state, "B9", 57, 1)
    tile(state, "B11", 9, 1)
    tile(state, "B11", 23, 1)
    tile(state, "B13", 55, 1)
    tile(state, "C12", 57, 2)
    company(state, "MS", at=["C12.0"])
    joined = links(state, "MS")
    assert {frozenset(pair) for pair in joined} >= {frozenset(("B9.0", "C12.0"))}
    assert frozenset(("B13.0", "C12.0")) not in {frozenset(pair) for pair in joined}


@pytest.mark.rule("24-RT-08")
def test_no_running_through_a_full_city_but_into_it() -> None:
    state = line("4")
    tile(state, "B11", 9, 1)
    tile(state, "B13", 55, 1)
    marker(state, "BK", "B9.0")
    marker(state, "CL", "B9.0")
    state = at_turn(state, "MS", "RunningTrains")
    far = run("4", "B5.0 B7 B9.0", "B9.0 B11 B13.0")
    refused(state, RunTrains(by=ANNA, runs=(far,)), "24-RT-08")
    do(state, RunTrains(by=ANNA, runs=(run("4", "B5.0 B7 B9.0"),)))


@pytest.mark.rule("24-RT-09")
def test_a_train_visits_no_more_stops_than_its_number_and_leaves_none_out() -> None:
    state = line("2")
    tile(state, "B11", 9, 1)
    tile(state, "B13", 55, 1)
    state = at_turn(state, "MS", "RunningTrains")
    far = run("2", "B5.0 B7 B9.0", "B9.0 B11 B13.0")
    refused(state, RunTrains(by=ANNA, runs=(far,)), "24-RT-09")


@pytest.mark.rule("24-RT-12")
def test_no_two_cities_of_wien_on_one_route() -> None:
    state = position("3", {"SD1": 0}, maximum_revenue=False)
    for name, laid, turn in (("E12", 499, 0), ("E14", 5, 0), ("F13", 8, 1), ("F11", 630, 1)):
        tile(state, name, laid, turn)
    marker(state, "SD1", "E12.0")
    of(state, "SD1").trains = [TrainId("4")]
    state = at_turn(state, "SD1", "RunningTrains")
    ways = ("E12.0 F11.0", "F11.0 F13 E14.0", "E14.0 E12.1")
    refused(state, RunTrains(by=ANNA, runs=(run("4", *ways),)), "24-RT-12")
    do(state, RunTrains(by=ANNA, runs=(run("4", *ways[:2]),)))
    assert best_runs(state, CompanyId("SD1")).revenue == 40 + 10 + 20


@pytest.mark.rule("24-RT-13")
def test_both_towns_of_a_tile_may_be_visited() -> None:
    state = position("3")
    for name, laid, turn in (
        *(("B9", 57, 1), ("B11", 9, 1), ("B13", 55, 1), ("B15", 5, 0), ("C14", 7, 2)),
    ):
        tile(state, name, laid, turn)
    company(state, "MS", trains=["4"], at=["B9.0"])
    state = at_turn(state, "MS", "RunningTrains")
    ways = ("B9.0 B11 B13.0", "B13.0 B15.0", "B15.0 C14 B13.1")
    state = do(state, RunTrains(by=ANNA, runs=(run("4", *ways),)))
    assert of(state, "MS").revenue == 20 + 10 + 20 + 10


@pytest.mark.rule("24-RT-14")
def test_no_stop_twice() -> None:
    state = at_turn(line("4"), "MS", "RunningTrains")
    there_and_back = run("4", "B5.0 B7 B9.0", "B9.0 B7 B5.0")
    refused(state, RunTrains(by=ANNA, runs=(there_and_back,)), "24-RT-14")


@pytest.mark.rule("24-RT-15")
def test_trains_bought_this_turn_do_not_run_this_turn() -> None:
    names = [s.__name__ for s in line().title.rounds.turn(line(), MS)]
    assert names.index("RunningTrains") < names.index("BuyTrains")


@pytest.mark.rule("24-RT-16")
def test_running_is_not_optional() -> None:
    from kursbuch.eighteen.actions import Pass

    state = position("3")
    tile(state, "B5", 57, 1)
    tile(state, "B7", 9, 1)
    tile(state, "B9", 57, 1)
    company(state, "MS", trains=["2"], at=["B5.0"])
    state = at_turn(state, "MS", "RunningTrains")
    assert waits_for(state) == "RunningTrains"
    refused(state, Pass(by=ANNA), "24-OO-07")
    refused(state, RunTrains(by=ANNA, runs=()), "24-IN-09")


@pytest.mark.rule("24-RT-17")
def test_sarajevo_is_one_place_with_the_marker_at_all_entrances() -> None:
    state = position("3")
    tile(state, "I16", 55, 0)
    company(state, "BH", trains=["2"], at=["J13.0"])
    net = network(state, CompanyId("BH"))
    sarajevo = next(stop for stop in net.stops if stop.kind == "offboard")
    assert (sarajevo.id, sarajevo.own) == ("Sarajevo", True)
    assert {stop.id for stop in net.stops} >= {"Sarajevo", "I16.0"}
    areas = state.title.ground.map.area_stops
    assert {name: len(stops) for name, stops in areas.items()} == {
        **dict.fromkeys(("Dresden", "Kiew", "Bukarest", "Mailand"), 2),
        "Sarajevo": 3,
    }


@pytest.mark.rule("24-RG-02", "24-RG-09")
def test_a_goods_train_starts_at_one_mine_and_ends_elsewhere() -> None:
    state = line("2g")
    state = at_turn(state, "MS", "RunningTrains")
    refused(state, RunTrains(by=ANNA, runs=(run("2g", "B5.0 B7 B9.0"),)), "24-RG-01")


@pytest.mark.rule("24-RG-03", "24-RG-04")
def test_example_a_goods_train_counts_cities_only() -> None:
    state = position("2", {"EPP": 0}, maximum_revenue=False)
    marker(state, "EPP", "C6.0")
    tile(state, "B5", 57, 2)
    of(state, "EPP").trains = [TrainId("1g")]
    state = at_turn(state, "EPP", "RunningTrains")
    goods = train(state, EPP, TrainId("1g"))
    stops = {stop.kind: stop for stop in network(state, EPP).stops}
    assert (goods.weight(stops["mine"]), goods.weight(stops["city"])) == (0, 1)
    assert goods.stops == 1


@pytest.mark.rule("24-RG-05")
def test_foreign_places_count_like_cities() -> None:
    assert "offboard" in train(position("2"), MS, TrainId("3g")).counts  # type: ignore[operator]


@pytest.mark.rule("24-IN-02")
def test_foreign_places_follow_the_newest_colour() -> None:
    for phase, value in (("1", 10), ("3", 30), ("5", 50), ("7", 70)):
        state = position(phase)
        stop = StopId("H1.0")
        drawn = state.title.ground.map.stop(stop)
        assert visit(state, MS, stop, drawn).value == value  # type: ignore[union-attr]


@pytest.mark.rule(
    "24-IN-03", "24-IN-05", "24-IN-06", "24-IN-07", "24-IN-12", "24-PM-02", "24-PM-03"
)
def test_example_mine_money_goes_to_the_treasury_whatever_is_decided() -> None:
    state = position("3")
    company(state, "MS", money=0, shares=2)
    hold(state, "MS", BERT, 3, 4)
    of(state, "MS").revenue = 210
    state.mine_money = 10
    state = at_turn(state, "MS", "Dividend")
    paid = do(state, UseRevenue(by=ANNA, pay_out=True))
    assert [paid.players[n].cash for n in (0, 1)] == [1084, 1042]
    assert of(paid, "MS").cash == 10
    assert price(paid, MS) == 90
    kept = do(state, UseRevenue(by=ANNA, pay_out=False))
    assert of(kept, "MS").cash == 220
    assert price(kept, MS) == 70
    received = news(state, UseRevenue(by=ANNA, pay_out=True), DividendReceived)
    assert sum(event.amount for event in received) == 126
    assert news(state, UseRevenue(by=ANNA, pay_out=True), MineMoneyKept)[0].amount == 10


@pytest.mark.rule("24-IN-09", "24-IN-10")
def test_the_highest_income_must_be_taken_mines_included() -> None:
    state = position("3")
    tile(state, "B5", 57, 1)
    tile(state, "B5", 14, 1)
    tile(state, "B7", 9, 1)
    tile(state, "B9", 57, 1)
    company(state, "MS", trains=["2"], at=["B5.0"])
    state = at_turn(state, "MS", "RunningTrains")
    best = best_runs(state, MS)
    refused(state, RunTrains(by=ANNA, runs=()), "24-IN-09")
    do(state, RunTrains(by=ANNA, runs=best.runs))


@pytest.mark.rule("24-IN-11")
@pytest.mark.scenario("X2-17")
def test_example_mine_money_alone_is_no_dividend() -> None:
    state = position("3")
    company(state, "MS", money=0)
    of(state, "MS").revenue = 0
    state.mine_money = 10
    state = at_turn(state, "MS", "Dividend")
    assert price(state, MS) == 70
    assert of(state, "MS").cash == 10


@pytest.mark.rule("24-IN-14", "24-EG-04")
def test_dividends_the_bank_cannot_pay_still_count() -> None:
    state = position("3")
    company(state, "MS", money=0)
    state.bank = 0
    of(state, "MS").revenue = 100
    state = do(at_turn(state, "MS", "Dividend"), UseRevenue(by=ANNA, pay_out=True))
    assert state.players[ANNA].cash == 1050
    assert state.bank == -50


def mine_or_town() -> Network:
    """The mine (10) and a town are reached from Pilsen by the same track."""
    stops = (
        Stop("B5.0", "Pilsen", "city", 20, own=True),
        Stop("C6.0", "Mine", "mine", 10, terminus=True),
        Stop("A8.0", "Town", "town", 10),
    )
    return Network(stops, (Link((0, 1), 1, 1), Link((0, 2), 1, 1)))


@pytest.mark.rule("24-IN-09", "24-IN-03")
def test_of_equal_plans_the_one_with_least_mine_money_is_proposed_and_the_other_listed() -> None:
    state, net = line("1g", "2"), mine_or_town()
    kinds = tuple(train(state, MS, TrainId(name)) for name in ("1g", "2"))
    proposed = solve(net, kinds, preference=preference(state, MS, net))
    assert (proposed.revenue, mine_money(net, proposed.routes)) == (30, 0)
    plans = alternatives(net, kinds, proposed).solutions
    told = [[speak(one) for one in brings(state, MS, net, plan.routes)] for plan in plans]
    assert told == [[], ["10 from mines for the treasury"]]


@pytest.mark.rule("24-IN-09", "24-VA-31")
def test_a_bonus_is_no_mine_money() -> None:
    state, net = line("1g", "2"), mine_or_town()
    poor = replace(net.stops[2], value=0)
    bonus = Bonus("Bukowina", frozenset({0}), frozenset({2}), 10)
    net = replace(net, stops=(*net.stops[:2], poor), bonuses=(bonus,))
    kinds = tuple(train(state, MS, TrainId(name)) for name in ("1g", "2"))
    proposed = solve(net, kinds, preference=preference(state, MS, net))
    assert (proposed.revenue, mine_money(net, proposed.routes)) == (30, 0)


def test_without_goods_trains_no_plan_is_preferred() -> None:
    assert preference(line("2", "3"), MS, mine_or_town()) is None
