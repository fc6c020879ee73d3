"""Worked examples of 1824: mountain, coal and pre-state railways and what becomes of them."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.board import markers
from kursbuch.eighteen.ids import BANK, CompanyId, PaperId, StopId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.events import MarkerPlaced
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.runs import best_runs
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.events import MineMoneyKept
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.railways import BuyCoalRailway
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.wien import TakeMarkerBack
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    do,
    hold,
    in_stock_round,
    marker,
    news,
    of,
    part,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, begin, company, operating_round, position, to_phase
from tests.games.g1824.test_foundation import before, founded

BK, MS, CL, SD, UG, KK = (CompanyId(name) for name in ("BK", "MS", "CL", "SD", "UG", "KK"))
ALPS = (
    *(("E12", 499, 0), ("E14", 57, 1), ("E10", 9, 1), ("E8", 57, 1), ("E6", 7, 4), ("F7", 57, 2)),
    *(("G8", 8, 2), ("G10", 57, 1), ("G10", 14, 0), ("F11", 55, 0)),
)
"""Preßburg, Wien, Linz, Salzburg, Graz in a line, and from Graz to the circle of SD in Wien."""


def share(name: str, by: Seat = ANNA) -> BuyShare:
    return BuyShare(by=by, company=CompanyId(name), source=str(BANK))


def train(name: str, by: Seat = ANNA) -> BuyTrain:
    return BuyTrain(by=by, train=TrainId(name), source=str(BANK))


def exchange(paper: str, name: str, by: Seat) -> ExchangeMountain:
    return ExchangeMountain(by=by, paper=PaperId(paper), company=CompanyId(name))


def seat_at_turn(state: State24) -> Seat:
    return Seat(state.agenda[-1].actors(state)[0])


def passed(state: State24) -> State24:
    """The player whose turn it is passes."""
    return do(state, Pass(by=seat_at_turn(state)))


def lay_alps(state: State24) -> None:
    for name, laid, turn in ALPS:
        tile(state, name, laid, turn)


def costs_of_markers(state: State24, name: str, *stops: str) -> list[int]:
    """What a company pays for markers there, one a turn."""
    costs = []
    for stop in stops:
        treasury(state, name, 500)
        state = at_turn(state, name, "PlaceStation")
        action = PlaceMarker(by=seat_at_turn(state), stop=StopId(stop))
        costs += [event.cost for event in news(state, action, MarkerPlaced)]
        state = do(state, action)
        assert of(state, name).cash == 500 - costs[-1]
    treasury(state, name, 500)
    assert waits_for(at_turn(state, name, "PlaceStation")) != "PlaceStation"
    return costs


@pytest.mark.rule("24-TK-03", "24-TK-04", "24-FO-12")
@pytest.mark.scenario("X1-03")
def test_sd_with_three_markers_pays_100_for_the_fourth_and_the_fifth() -> None:
    state = founded(before("4", {"SD1": 1, "SD2": 1, "SD3": 2}), "4")
    lay_alps(state)
    assert set(state.board.stops_of(SD)) == {"E12.0", "G10.0", "G4.0"}
    assert costs_of_markers(state, "SD", "F7.0", "E8.0") == [100, 100]


@pytest.mark.rule("24-TK-03", "24-TK-04", "24-FO-13")
@pytest.mark.scenario("X1-03")
def test_kk_with_one_marker_pays_40_and_then_100_three_times() -> None:
    state = founded(before("6", {"KK1": 1, "KK2": 2}), "6")
    state = do(state, TakeMarkerBack(by=BERT, stop=StopId("E12.2")))
    lay_alps(state)
    costs = costs_of_markers(state, "KK", "E8.0", "F7.0", "G10.0", "E14.0")
    assert costs == [40, 100, 100, 100]


def before_the_first_5(*holders: int) -> State24:
    """Bert has MLB with 40, these players a share of CL each; BH is about to buy a 5."""
    state = position("4", {"MLB": 1})
    state.depot["4"] = 0
    for number, seat in enumerate(holders, start=1):
        hold(state, "CL", Seat(seat), number)
    company(state, "BH", money=1000, trains=["4"], at=["J13.0"], cell=(5, 2))
    return at_turn(state, "BH", "BuyTrains")


@pytest.mark.rule("24-CR-14", "24-CR-21", "24-RC-04", "24-RC-05", "24-FL-06")
@pytest.mark.scenario("X1-06")
def test_with_30_percent_held_the_first_5_opens_cl_at_the_end_of_the_round() -> None:
    state = do(before_the_first_5(CARLA, CARLA, DORA), train("5"))
    assert of(state, "MLB").closed
    assert director(state, CL) == BERT
    assert (part(state, "CL"), of(state, "CL").launched) == (5, False)
    state = do(state, Pass(by=ANNA))
    assert of(state, "CL").launched
    assert (of(state, "CL").cash, of(state, "CL").trains) == (8 * 80 + 40, ["1g"])
    assert (company_at_turn(state), of(state, "CL").operated) == (CL, False)


@pytest.mark.rule("24-CR-21", "24-RC-04", "24-FL-01")
@pytest.mark.scenario("X1-06")
def test_with_20_percent_held_a_later_purchase_opens_it() -> None:
    state = do(before_the_first_5(CARLA, DORA), train("5"), Pass(by=ANNA))
    assert (of(state, "MLB").closed, of(state, "CL").launched) == (True, False)
    state = do(in_stock_round(state), share("CL"))
    assert of(state, "CL").launched
    assert (of(state, "CL").cash, of(state, "CL").trains) == (8 * 80 + 40, ["1g"])


def two_rounds_in_phase_3() -> State24:
    """Everybody has a mountain railway; BH, which can buy the first 4, is the only company."""
    state = position("3", {"B1": 0, "B2": 1, "B3": 2, "B4": 3})
    state.depot["3"] = 0
    company(state, "BH", money=500, trains=["3"], at=["J13.0"])
    return operating_round(state, rounds=2)


@pytest.mark.rule("24-MR-03", "24-OO-01")
@pytest.mark.scenario("X2-09")
def test_mountain_railways_pay_25_at_the_start_of_both_rounds() -> None:
    state = two_rounds_in_phase_3()
    assert [player.cash for player in state.players] == [1025] * 4
    state = passed(passed(state))
    assert [player.cash for player in state.players] == [1050] * 4


@pytest.mark.rule("24-MR-03", "24-MR-18")
@pytest.mark.scenario("X2-09")
def test_after_a_4_in_the_first_round_they_pay_nothing_in_the_second() -> None:
    state = do(passed(two_rounds_in_phase_3()), train("4"))
    for number in range(4):
        state = do(state, exchange(f"B{number + 1}", "MS", Seat(number)))
    part_before = state.agenda[1].played  # type: ignore[attr-defined]
    state = passed(state)
    assert state.agenda[1].played == part_before + 1  # type: ignore[attr-defined]
    assert [player.cash for player in state.players] == [1025] * 4


@pytest.mark.rule("24-MR-18", "24-MR-19", "24-IN-13")
@pytest.mark.scenario("X2-10")
def test_owners_choose_by_number_before_the_buyer_goes_on_and_earn_in_this_round() -> None:
    state = position("3", {"B2": 3, "B1": 1, "B3": 0})
    state.depot["3"] = 0
    for name, laid, turn in (("B5", 57, 1), ("B7", 9, 1), ("B9", 57, 1)):
        tile(state, name, laid, turn)
    company(state, "BH", money=500, trains=["3"], at=["J13.0"], cell=(0, 9))
    company(state, "MS", seat=CARLA, trains=["3"], at=["B5.0"], cell=(4, 2))
    state = do(passed(operating_round(state)), train("4"))
    asked = []
    for paper, name in (("B1", "MS"), ("B2", "BH"), ("B3", "BH")):
        asked.append(seat_at_turn(state))
        state = do(state, exchange(paper, name, asked[-1]))
    assert asked == [BERT, DORA, ANNA]
    assert (company_at_turn(state), waits_for(state)) == ("BH", "BuyTrains")
    state = passed(state)
    while waits_for(state) != "RunningTrains":
        state = passed(state)
    state = do(state, RunTrains(by=CARLA, runs=best_runs(state, MS).runs))
    state = do(state, UseRevenue(by=CARLA, pay_out=True))
    assert state.players[BERT].cash == 1025 + 6  # Dresden, Pilsen, Prag: 20 each


@pytest.mark.rule("24-FO-01", "24-FO-03", "24-FO-07", "24-FO-08", "24-FO-12")
@pytest.mark.rule("24-MR-18", "24-MR-22")
@pytest.mark.scenario("X3-02")
@pytest.mark.parametrize("end", ["one by one", "all at once"])
def test_an_exported_4_founds_sd_with_866_and_ends_five_mountain_railways(end: str) -> None:
    own = {"SD1": 1, "SD2": 0, "SD3": 2, "B1": 1, "B2": 3, "B3": 0, "B4": 1, "B6": 0}
    state = last_turn_of_bh(own, end)
    for name, cash, owned, stop in (
        *(("SD1", 110, "3", "E12.0"), ("SD2", 5, "3", "G10.0"), ("SD3", 31, "2", "G4.0")),
    ):
        treasury(state, name, cash)
        of(state, name).trains = [TrainId(owned)]
        marker(state, name, stop)
    state = passed(state)
    asked = []
    while waits_for(state) == "MountainExchanges":
        paper = state.agenda[-1].waiting[0]  # type: ignore[attr-defined]
        asked.append((paper, seat_at_turn(state)))
        state = do(state, exchange(paper, "MS", asked[-1][1]))
    assert asked == [("B1", BERT), ("B2", DORA), ("B3", ANNA), ("B4", BERT), ("B6", ANNA)]
    assert waits_for(state) == "StockRound"
    assert (of(state, "SD").cash, of(state, "SD").trains) == (866, ["3", "3"])
    assert set(state.board.stops_of(SD)) == {"E12.0", "G10.0", "G4.0"}
    assert [part(state, "SD", seat) for seat in (ANNA, BERT, CARLA)] == [1, 2, 1]
    assert director(state, SD) == BERT


def last_turn_of_bh(own: dict[str, int], end: str) -> State24:
    """The last turn of a series in phase 3; the first 4 will be exported."""
    state = position("3", own, end_of_series=end)
    state.depot["3"] = 0
    company(state, "BH", money=500, trains=["3"], at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains", rounds=1)


@pytest.mark.rule("24-FO-03", "24-FO-05", "24-FO-07", "24-FO-08")
@pytest.mark.scenario("X3-03")
def test_ug_is_founded_with_1099_and_two_trains() -> None:
    state = before("5", {"UG1": 2, "UG2": 2})
    for name, cash, owned in (("UG1", 80, "4"), ("UG2", 179, "3")):
        treasury(state, name, cash)
        of(state, name).trains = [TrainId(owned)]
    state = founded(state, "5")
    assert (of(state, "UG").cash, of(state, "UG").trains) == (1_099, ["4", "3"])
    assert (part(state, "UG", CARLA), director(state, UG)) == (3, CARLA)


@pytest.mark.rule("24-FO-05", "24-FO-06", "24-FO-13", "24-FO-17")
@pytest.mark.scenario("X3-04")
def test_kk_is_founded_with_1265_by_the_larger_holder_and_keeps_one_marker_in_wien() -> None:
    state = before("6", {"KK1": 3, "KK2": 1})
    hold(state, "KK", BERT, 2, 3, 4)
    for laid in (499, 491, 493):
        tile(state, "E12", laid, 0)
    marker(state, "SD", "E12.0")
    marker(state, "MS", "E12.1")
    treasury(state, "KK1", 195)
    treasury(state, "KK2", 230)
    state = founded(state, "6")
    assert of(state, "KK").cash == 1_265
    assert (part(state, "KK", BERT), part(state, "KK", DORA)) == (4, 2)
    assert director(state, KK) == BERT
    assert (certificate_count(state, BERT), certificate_count(state, DORA)) == (3, 2)
    assert state.holder[state.title.certificates[KK][0].id] == BERT
    ground = state.title.ground
    assert markers(ground, state.board, StopId("E12.0")) == ("SD",)
    assert set(markers(ground, state.board, StopId("E12.1"))) == {"KK", None, "MS"}
    assert of(state, "KK").markers == 4


@pytest.mark.rule("24-FO-07", "24-FO-08")
@pytest.mark.scenario("X3-05")
def test_kk_is_founded_with_1174_and_no_train() -> None:
    state = before("6", {"KK1": 1, "KK2": 2})
    for name, cash in (("KK1", 1), ("KK2", 333)):
        treasury(state, name, cash)
        of(state, name).trains = []
    state = founded(state, "6")
    assert (of(state, "KK").cash, of(state, "KK").trains) == (1_174, [])


@pytest.mark.rule("24-RC-05", "24-CR-10", "24-CR-16")
@pytest.mark.scenario("X3-06")
def test_eod_with_135_becomes_director_of_ms_which_opens_with_935() -> None:
    eod = CompanyId("EOD")
    state = do(begin(4), BuyCoalRailway(by=DORA, company=eod, price=200))
    state = do(state, *(share("MS", seat) for seat in (CARLA, BERT, ANNA)))
    while state.turn == 1 and waits_for(state) == "StockRound":
        state = passed(state)
    to_phase(state, "3")
    treasury(state, "EOD", 135)
    state = in_stock_round(state, 4)
    while seat_at_turn(state) != DORA:
        state = passed(state)
    state = do(state, ExchangeCoal(by=DORA, company=eod))
    assert of(state, "MS").launched
    assert (of(state, "MS").cash, of(state, "MS").trains) == (800 + 135, ["1g"])


@pytest.mark.rule("24-CR-14", "24-CR-21", "24-CM-05", "24-FL-06")
@pytest.mark.scenario("X3-07")
@pytest.mark.parametrize(("opening", "early"), [("end of the round", False), ("at once", True)])
def test_the_first_5_closes_two_coal_railways_and_raises_the_mines_at_once(
    opening: str, early: bool
) -> None:
    state = do(before_sd_buys_the_first_5(opening), train("5", DORA))
    assert of(state, "MLB").closed
    assert of(state, "SPB").closed
    assert of(state, "SB").launched == early
    for name in ("MS", "BK"):
        while company_at_turn(state) != name or waits_for(state) != "RunningTrains":
            state = passed(state)
        action = RunTrains(by=ANNA, runs=best_runs(state, CompanyId(name)).runs)
        state = do(state, action)
        keep = UseRevenue(by=ANNA, pay_out=False)
        assert [event.amount for event in news(state, keep, MineMoneyKept)] == [40]
        state = do(state, keep)
    while waits_for(state) != "StockRound":
        state = passed(state)
    assert (of(state, "SB").launched, of(state, "SB").cash) == (True, 640 + 130)
    assert not of(state, "CL").launched
    state = do(in_stock_round(state), share("CL"))
    assert (of(state, "CL").launched, of(state, "CL").cash) == (True, 640 + 135)


def before_sd_buys_the_first_5(opening: str) -> State24:
    """Coal railways have acted; after SD come MS and BK, each with a way to a mine."""
    state = position("4", {"MLB": 0, "SPB": 1}, opening=opening)
    state.depot["4"] = 0
    treasury(state, "MLB", 135)
    treasury(state, "SPB", 130)
    hold(state, "SB", CARLA, 1, 2, 3)
    hold(state, "CL", DORA, 1, 2)
    for name, laid, turn in (("B13", 630, 2), ("C12", 57, 0), ("B7", 8, 4), ("B9", 57, 1)):
        tile(state, name, laid, turn)
    company(state, "SD", seat=DORA, money=400, trains=["4"], at=["E12.0"])
    company(state, "MS", trains=["2g"], at=["C12.0"], cell=(3, 2))
    company(state, "BK", trains=["2g"], at=["B9.0"], cell=(4, 2))
    state = operating_round(state)
    while company_at_turn(state) != SD or waits_for(state) != "BuyTrains":
        state = passed(state)
    return state
