"""Worked examples of 1824: track, stations, routes, mines, income."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.copying import copy
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import DividendReceived
from kursbuch.eighteen.ids import BANK, CompanyId, HexId, PhaseId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.runs import Run, best_runs
from kursbuch.eighteen.stock.market import price
from kursbuch.games.g1824.events import IncomeSplit, MineMoneyKept
from kursbuch.games.g1824.railways import BuyCoalRailway
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    do,
    hold,
    lay_tile,
    marker,
    news,
    of,
    offered,
    refused,
    run,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, begin, company, for_two, operating_round, position
from tests.games.g1824.test_foundation import before, founded

EPP, EOD, MLB, BK, MS = (CompanyId(name) for name in ("EPP", "EOD", "MLB", "BK", "MS"))
MINE_TO_WIEN = (
    *(("B13", 630, 2), ("C12", 57, 0), ("C12", 15, 3), ("D11", 8, 3)),
    *(("E12", 499, 0), ("E12", 491, 0)),
)
"""Mine 2, a town, Brünn, Wien."""
WIEN_TO_KRAKAU = (
    *(("D13", 8, 0), ("C14", 8, 5), ("D15", 8, 2), ("D17", 8, 1), ("C18", 9, 0)),
    *(("B19", 8, 0), ("A18", 401, 5), ("A18", 405, 4)),
)
"""Wien, Brünn and, by empty hexes, Krakau."""


def run_best(state: State24, name: str) -> RunTrains:
    """All trains of a company earn as much as they can."""
    seat = Seat(state.agenda[-1].actors(state)[0])
    return RunTrains(by=seat, runs=best_runs(state, CompanyId(name)).runs)


def trains(*runs: Run) -> RunTrains:
    return RunTrains(by=ANNA, runs=runs)


def lay_all(state: State24, *tiles: tuple[str, int, int]) -> None:
    for name, laid, turn in tiles:
        tile(state, name, laid, turn)


@pytest.mark.rule("24-RT-02", "24-RT-03", "24-RT-05")
@pytest.mark.scenario("X1-07")
def test_three_paths_that_are_no_routes() -> None:
    state = position("3")
    lay_all(state, ("B9", 57, 1), ("B11", 23, 1), ("B13", 55, 1), ("B15", 57, 1), ("C12", 57, 2))
    company(state, "MS", trains=["3"], at=["C12.0"])
    state = at_turn(state, "MS", "RunningTrains")
    reverses = run("3", "C12.0 B11 B13.0")
    refused(state, trains(reverses), "24-RT-05")
    without_marker = run("3", "B9.0 B11 B13.0")
    refused(state, trains(without_marker), "24-RT-03")
    refused(state, trains(run("3", "C12.0")), "24-RT-02")
    do(state, trains(run("3", "C12.0 B11 B9.0")))


@pytest.mark.rule("24-CM-04", "24-CM-06")
@pytest.mark.scenario("X2-12")
@pytest.mark.parametrize(
    ("name", "mine", "laid", "low", "high"),
    [("EPP", "C6.0", ("B5", 6, 3), 10, 40), ("MLB", "A22.0", ("B23", 6, 2), 20, 60)],
)
def test_a_mine_is_worth_more_from_phase_5_on(
    name: str, mine: str, laid: tuple[str, int, int], low: int, high: int
) -> None:
    for phase in "12345678":
        state = position("1", {name: 0})
        marker(state, name, mine)
        lay_all(state, laid)
        treasury(state, name, 0)
        state.phase = PhaseId(phase)
        state = at_turn(state, name, "RunningTrains")
        kept = news(state, run_best(state, name), MineMoneyKept)
        assert [event.amount for event in kept] == [low if phase in "1234" else high]


@pytest.mark.rule("24-CM-05", "24-PH-06")
@pytest.mark.scenario("X2-12")
def test_who_runs_after_the_first_5_was_bought_earns_the_high_value() -> None:
    state = position("4")
    state.depot["4"] = 0
    lay_all(state, ("B5", 6, 3))
    company(state, "BH", seat=BERT, money=400, trains=["4"], at=["J13.0"], cell=(0, 9))
    company(state, "MS", trains=["2g"], at=["B5.0"])
    state = do(operating_round(state), Pass(by=BERT))
    assert best_runs(state, MS).revenue == 20 + 10
    state = do(state, BuyTrain(by=BERT, train=TrainId("5"), source=str(BANK)))
    assert best_runs(state, MS).revenue == 20 + 40


@pytest.mark.rule("24-RG-03", "24-RG-08")
@pytest.mark.scenario("X2-14")
def test_a_1g_reaches_one_city_and_any_number_of_towns() -> None:
    state = position("2", {"EOD": 0}, maximum_revenue=False)
    marker(state, "EOD", "A12.0")
    lay_all(state, ("A10", 4, 1), ("A8", 3, 4), ("B9", 57, 2), ("B13", 630, 2))
    state = at_turn(state, "EOD", "RunningTrains")
    far = run("1g", "A12.0 A10.0", "A10.0 A8.0", "A8.0 B9.0")
    near = run("1g", "A12.0 B13.1")
    for legal, split, mine in ((far, 20, 10), (near, 5, 10)):
        happened = news(state, trains(legal), IncomeSplit)
        assert [event.half for event in happened] == [split]
        assert [event.amount for event in news(state, trains(legal), MineMoneyKept)] == [mine]


@pytest.mark.rule("24-RG-03", "24-RG-04")
@pytest.mark.scenario("X2-14")
def test_a_1g_does_not_reach_two_cities() -> None:
    state = position("2", {"EPP": 0}, maximum_revenue=False)
    marker(state, "EPP", "C6.0")
    lay_all(state, ("B5", 5, 4), ("B7", 9, 1), ("B9", 57, 1))
    state = at_turn(state, "EPP", "RunningTrains")
    two_cities = run("1g", "C6.0 B5.0", "B5.0 B7 B9.0")
    refused(state, trains(two_cities), "24-RG-03")
    of(state, "EPP").trains = [TrainId("2g")]
    do(state, trains(run("2g", "C6.0 B5.0", "B5.0 B7 B9.0")))


@pytest.mark.rule("24-RT-09")
@pytest.mark.scenario("X2-14")
def test_for_a_2_a_city_and_a_town_are_enough() -> None:
    state = position("2", maximum_revenue=False)
    lay_all(state, ("A10", 4, 1), ("A8", 3, 4), ("B9", 57, 2))
    company(state, "BK", trains=["2"], at=["B9.0"])
    state = at_turn(state, "BK", "RunningTrains")
    three = run("2", "B9.0 A8.0", "A8.0 A10.0")
    refused(state, trains(three), "24-RT-09")
    state = do(state, trains(run("2", "B9.0 A8.0")))
    assert of(state, "BK").revenue == 30


@pytest.mark.rule("24-IN-04", "24-PS-04")
@pytest.mark.scenario("X2-15")
def test_a_pre_state_railway_splits_70_into_halves() -> None:
    state = position("3", {"SD1": 0})
    marker(state, "SD1", "E12.0")
    lay_all(state, ("E12", 499, 0), ("E12", 491, 0), ("F13", 9, 2), ("G14", 9, 2), ("H15", 57, 2))
    of(state, "SD1").trains = [TrainId("2")]
    treasury(state, "SD1", 0)
    state = at_turn(state, "SD1", "RunningTrains")
    state = do(state, run_best(state, "SD1"))
    assert (of(state, "SD1").cash, state.players[ANNA].cash) == (35, 1035)


@pytest.mark.rule("24-IN-03", "24-IN-04", "24-CR-08")
@pytest.mark.scenario("X2-15")
def test_a_coal_railway_keeps_the_mine_and_half_of_the_town() -> None:
    state = position("2", {"EOD": 0})
    marker(state, "EOD", "A12.0")
    lay_all(state, ("B13", 630, 2))
    treasury(state, "EOD", 0)
    state = at_turn(state, "EOD", "RunningTrains")
    state = do(state, run_best(state, "EOD"))
    assert (of(state, "EOD").cash, state.players[ANNA].cash) == (5 + 10, 1005)


@pytest.mark.rule("24-IN-03", "24-IN-05", "24-IN-06", "24-IN-07", "24-PM-02", "24-PM-03")
@pytest.mark.scenario("X2-16")
@pytest.mark.parametrize(
    ("pay_out", "treasury_", "each", "cell"), [(True, 10, 21, (4, 3)), (False, 220, 0, (4, 1))]
)
def test_a_3_and_a_2g_earn_210_and_10_for_the_treasury(
    pay_out: bool, treasury_: int, each: int, cell: tuple[int, int]
) -> None:
    state = position("4")
    lay_all(state, *MINE_TO_WIEN, *WIEN_TO_KRAKAU)
    company(state, "MS", trains=["3", "2g"], at=["C12.0"], shares=2)
    hold(state, "MS", BERT, 5)
    state = at_turn(state, "MS", "RunningTrains")
    plan = best_runs(state, MS)
    assert [route.revenue for route in plan.routes] == [120, 90 + 10]
    state = do(state, run_best(state, "MS"))
    assert of(state, "MS").revenue == 210
    state = do(state, UseRevenue(by=ANNA, pay_out=pay_out))
    assert of(state, "MS").cash == treasury_
    assert [state.players[n].cash - 1000 for n in (ANNA, BERT)] == [4 * each, each]
    assert of(state, "MS").cell == cell


@pytest.mark.rule("24-IN-03", "24-IN-06", "24-PM-02")
@pytest.mark.scenario("X3-08")
def test_the_2g_of_ms_pays_90_and_half_of_it_is_45() -> None:
    state = position("4")
    lay_all(state, *MINE_TO_WIEN)
    company(state, "MS", trains=["2g"], at=["C12.0"], shares=3, cell=(1, 2))
    assert price(state, MS) == 110
    state = at_turn(state, "MS", "RunningTrains")
    way = run("2g", "A12.0 B13.1", "B13.1 C12.0", "C12.0 D11 E12.2")
    state = do(state, trains(way))
    pay = UseRevenue(by=ANNA, pay_out=True)
    assert [event.amount for event in news(state, pay, DividendReceived)] == [45]
    state = do(state, pay)
    assert (of(state, "MS").cash, state.players[ANNA].cash) == (10, 1045)
    assert price(state, MS) == 120


@pytest.mark.rule("24-IN-03", "24-IN-04", "24-RG-08")
@pytest.mark.scenario("X3-01")
def test_the_first_operating_round_of_three_coal_railways() -> None:
    state = begin(4)
    for name, seat in (("EPP", DORA), ("EOD", CARLA), ("MLB", BERT)):
        state = do(state, BuyCoalRailway(by=seat, company=CompanyId(name), price=120))
    while waits_for(state) == "StockRound":
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    for name, seat, tile_, half, mine in (
        ("EPP", DORA, ("B5", 6, 3), 10, 10),
        ("EOD", CARLA, ("B13", 55, 1), 5, 10),
        ("MLB", BERT, ("B23", 6, 2), 10, 20),
    ):
        assert company_at_turn(state) == name
        state = do(state, lay_tile(*tile_, by=seat))
        state = do(state, run_best(state, name))
        assert of(state, name).cash == mine + half
        assert state.players[seat].cash == 680 - 120 + half


@pytest.mark.rule("24-TR-09", "24-UP-05")
@pytest.mark.scenario("X2-25")
def test_terrain_is_paid_with_the_first_tile_only() -> None:
    state = position("3", {"KK1": 0})
    marker(state, "KK1", "E12.1")
    treasury(state, "KK1", 100)
    assert of(do(at_turn(state, "KK1"), lay_tile("E12", 499, 0)), "KK1").cash == 80
    state = do(at_turn(state, "KK1"), lay_tile("E10", 9, 1))
    assert of(state, "KK1").cash == 80
    assert of(do(at_turn(state, "KK1"), lay_tile("E10", 23, 1)), "KK1").cash == 80
    state = position("3", {"SD2": 0})
    marker(state, "SD2", "G10.0")
    lay_all(state, ("G10", 57, 1))
    treasury(state, "SD2", 100)
    assert of(do(at_turn(state, "SD2"), lay_tile("G8", 9, 1)), "SD2").cash == 60


@pytest.mark.rule("24-VA-09")
@pytest.mark.scenario("X2-25")
def test_a_construction_railway_pays_nothing_in_the_mountains() -> None:
    state = for_two()
    marker(state, "EOD", "A12.0")
    assert state.title.ground.map.hexes[HexId("A10")].cost == 40
    state = do(at_turn(state, "EOD"), lay_tile("A10", 4, 1, BERT))
    assert (of(state, "EOD").cash, "A10" in state.board.tiles) == (0, True)


def ms_before_wien(own: dict[str, int], *placed: str) -> State24:
    """MS in Brünn, joined to Wien; these pre-state railways have their markers there."""
    state = position("5", own)
    lay_all(state, ("C12", 57, 0), ("D11", 8, 3))
    for name in placed:
        marker(state, name, state.title.charters[CompanyId(name)].home or "")
    company(state, "MS", money=500, trains=["5"], at=["C12.0"])
    return state


def in_wien(state: State24, stop: str) -> PlaceMarker:
    return PlaceMarker(by=ANNA, stop=StopId(stop))


@pytest.mark.rule("24-TK-09")
@pytest.mark.scenario("X2-27")
def test_nobody_takes_a_circle_of_wien_that_a_railway_to_come_needs() -> None:
    own = {"SD1": 0, "KK1": 1, "KK2": 2}
    state = ms_before_wien(own)
    assert waits_for(at_turn(state, "MS", "PlaceStation")) != "PlaceStation"
    state = ms_before_wien({"SD1": 0, "KK1": 1})
    do(at_turn(state, "MS", "PlaceStation"), in_wien(state, "E12.2"))
    state = ms_before_wien(own, "SD1")
    lay_all(state, ("E12", 499, 0), ("E12", 491, 0), ("E12", 493, 0))
    state = do(at_turn(state, "MS", "PlaceStation"), in_wien(state, "E12.1"))
    company(state, "BK", money=500, trains=["5"], at=["E14.0"])
    lay_all(state, ("E14", 57, 1))
    assert waits_for(at_turn(state, "BK", "PlaceStation")) != "PlaceStation"


@pytest.mark.rule("24-TK-09", "24-FO-13", "24-FO-17")
@pytest.mark.scenario("X2-27")
def test_in_brown_wien_one_circle_is_free_and_another_after_the_foundation_of_kk() -> None:
    state = before("6", {"KK1": 1, "KK2": 2})
    marker(state, "SD", "E12.0")
    lay_all(state, ("E12", 499, 0), ("E12", 491, 0), ("E12", 493, 0))
    assert free_circles(state) == 1
    assert free_circles(founded(state, "6")) == 2


def free_circles(state: State24) -> int:
    """How many companies can place a marker in Wien, one after the other."""
    state, number = copy(state), 0
    lay_all(state, ("C12", 57, 0), ("D11", 8, 3), ("E14", 57, 1), ("E10", 9, 1), ("E8", 57, 1))
    for name, base in (("MS", "C12.0"), ("BK", "E14.0"), ("CL", "E8.0")):
        company(state, name, money=500, trains=["6"], at=[base])
        state = at_turn(state, name, "PlaceStation")
        if "E12.1" in [offer.fixed["stop"] for offer in offered(state, PlaceMarker)]:
            state, number = do(state, in_wien(state, "E12.1")), number + 1
    return number
