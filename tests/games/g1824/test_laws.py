"""The ledger entries behind refusals that 1824 shares with other games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import IllegalAction
from kursbuch.eighteen.ids import BANK, CompanyId, StopId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.place_station import PlaceMarker, check_marker
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, AskConsent
from kursbuch.eighteen.running.claimed_runs import examined
from kursbuch.eighteen.running.runs import Run
from kursbuch.eighteen.stock.debt import Repay
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    buy_train,
    hold,
    in_stock_round,
    lay_tile,
    marker,
    of,
    refused,
    run,
    sell,
    tile,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, position
from tests.games.g1824.dealing import trade


def with_shares() -> State24:
    """Anna directs BH; Bert and Carla have a share each."""
    state = position("3")
    company(state, "BH", shares=3)
    hold(state, "BH", BERT, 4)
    return in_stock_round(state, 3)


@pytest.mark.rule("24-SR-02")
@pytest.mark.parametrize("number", [0, -1])
def test_a_sale_is_of_one_share_at_least(number: int) -> None:
    refused(with_shares(), sell("BH", number), "24-SR-02", "sell-at-least-one")


@pytest.mark.rule("24-SE-02")
def test_nobody_sells_more_than_he_has() -> None:
    refused(with_shares(), sell("BH", 6), "24-SE-02", "sell-own-shares")
    refused(with_shares(), sell("SD"), "24-SE-02", "sell-own-shares")


@pytest.mark.rule("24-DI-03", "24-SE-06")
def test_a_directorship_is_left_only_to_a_holder_of_20_percent() -> None:
    state = position("3", players=6)
    company(state, "BH", shares=0)
    for seat in range(1, 6):
        hold(state, "BH", Seat(seat), seat)
    state = in_stock_round(state, 3)
    refused(state, sell("BH", 2), "24-DI-03", "nobody-can-be-director")
    refused(state, sell("BH", 1), "24-SE-06", "director-certificate-stays")


@pytest.mark.rule("24-TR-11", "24-TR-17")
@pytest.mark.parametrize(
    ("hex_id", "name", "turn", "rule", "key"),
    [
        ("Z9", 57, 0, "24-TR-11", "no-such-hex"),
        ("B9", "nonsense", 0, "24-TR-17", "no-such-tile"),
        ("B9", 57, 6, "24-TR-17", "no-such-turn"),
    ],
)
def test_hexes_tiles_and_turns_that_do_not_exist(
    hex_id: str, name: object, turn: int, rule: str, key: str
) -> None:
    state = position("3")
    company(state, "BK", at=["B9.0"])
    refused(at_turn(state, "BK"), lay_tile(hex_id, name, turn), rule, key)


@pytest.mark.rule("24-TK-05", "24-TK-07", "24-TK-13")
@pytest.mark.parametrize(
    ("markers", "money", "taken", "rule", "key"),
    [
        (0, 100, False, "24-TK-05", "no-marker"),
        (2, 100, True, "24-TK-07", "no-free-circle"),
        (2, 39, False, "24-TK-13", "marker-too-dear"),
    ],
)
def test_a_marker_needs_stock_a_circle_and_money(
    markers: int, money: int, taken: bool, rule: str, key: str
) -> None:
    state = position("3")
    for name, laid, turn in (("B9", 57, 1), ("B7", 9, 1), ("B5", 57, 1)):
        tile(state, name, laid, turn)
    company(state, "BK", money=money, at=["B9.0"], markers=markers)
    if taken:
        marker(state, "MS", "B5.0")
    with pytest.raises(IllegalAction) as refusal:
        check_marker(state, CompanyId("BK"), StopId("B5.0"))
    assert (refusal.value.rule, refusal.value.message.key) == (rule, key)


def before_running() -> State24:
    """EPP's mine and BK in Prag are joined to B5; BK has a 2 and a 1g."""
    state = position("3", {"EPP": 1})
    for name, laid, turn in (("B9", 57, 1), ("B7", 9, 1), ("B5", 57, 1), ("B5", 14, 1)):
        tile(state, name, laid, turn)
    company(state, "BK", at=["B9.0"], trains=["2", "1g"])
    return at_turn(state, "BK", "RunningTrains")


@pytest.mark.rule("24-RT-11", "24-RT-01")
def test_only_own_trains_run_and_to_places_on_the_board() -> None:
    state = before_running()
    way = "B9.0 B7 B5.0"
    for runs, rule, key in (
        ((run("4", way),), "24-RT-11", "run-no-train"),
        ((run("2", "B9.0 B7 Z9.0"),), "24-RT-01", "route-no-stop"),
    ):
        refused(state, RunTrains(by=ANNA, runs=runs), rule, key)


THERE, BACK, MINE = "B9.0 B7 B5.0", "B5.0 B7 B9.0", "B5.0 C6.0"


@pytest.mark.parametrize(
    ("runs", "rule", "key"),
    [
        pytest.param(*case, marks=pytest.mark.rule(case[1]))
        for case in [
            ((run("2", THERE), run("2", THERE)), "24-RT-11", "run-train-twice"),
            ((run("2", THERE, BACK),), "24-RT-14", "route-stop-twice"),
            ((run("2", THERE, BACK),), "24-RT-04", "route-track-twice"),
            ((run("1g", THERE, MINE, "C6.0 B5.0"),), "24-RT-07", "route-through-terminus"),
            ((run("2", THERE, MINE),), "24-RT-10", "route-barred"),
        ]
    ],
)
def test_routes_keep_to_the_law_of_routes(runs: tuple[Run, ...], rule: str, key: str) -> None:
    """No train of 1824 counts hexes, so none can run too far."""
    found = examined(before_running(), CompanyId("BK"), runs).problems
    assert (key, rule) in {(problem.key, problem.rule) for problem in found}


@pytest.mark.rule("24-TT-03")
def test_a_train_is_bought_from_who_has_it_and_can_agree() -> None:
    state = position("4")
    company(state, "BH", money=500, trains=["3"], at=["J13.0"])
    company(state, "MS", seat=BERT, trains=["4"])
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, trade("MS", "3", 180), "24-TT-03", "seller-has-none")
    hold(state, "MS", BANK, 0)
    refused(state, trade("MS", "4", 280), "24-TT-03", "nobody-agrees")


@pytest.mark.rule("24-TP-07", "24-OO-10")
def test_at_the_limit_and_without_money_no_train_is_bought() -> None:
    state = position("4")
    company(state, "BH", money=1500, trains=["3", "3", "3"], at=["J13.0"])
    state = at_turn(state, "BH", "BuyTrains")
    assert waits_for(state) == "BuyTrains"  # for a part exchange
    refused(state, buy_train("4"), "24-TP-07", "train-limit")
    of(state, "BH").trains.pop()
    of(state, "BH").cash = 279
    refused(at_turn(state, "BH", "BuyTrains"), buy_train("4"), "24-OO-10", "train-too-dear")


@pytest.mark.rule("24-IN-05", "24-TT-03", "24-TP-11", "24-EF-14")
def test_nobody_acts_for_another() -> None:
    state = position("3", repayment="voluntary")
    company(state, "BK", at=["B9.0"], trains=["2", "3", "3", "3", "3"])
    of(state, "BK").revenue = 50
    refused(
        at_turn(state, "BK", "Dividend"),
        UseRevenue(by=BERT, pay_out=True),
        "24-IN-05",
        "not-your-turn",
    )
    state.push(ReturnTrains([CompanyId("BK")]))
    refused(state, ReturnTrain(by=BERT, train=TrainId("2")), "24-TP-11", "not-your-turn")
    asked = AskConsent(
        company=CompanyId("BH"), seller=CompanyId("BK"), train=TrainId("2"), price=80
    )
    state.push(asked)
    refused(state, AnswerTrade(by=BERT, agreed=True), "24-TT-03", "not-your-turn")
    state.players[ANNA].debt = 10
    refused(in_stock_round(state), Repay(by=BERT, amount=1), "24-EF-14", "not-your-turn")


@pytest.mark.rule("24-OO-07", "24-TP-01")
@pytest.mark.parametrize(
    ("step", "action", "rule"),
    [
        ("LayTrack", replace(lay_tile("B9", 57, 1), by=BERT), "24-OO-07"),
        ("PlaceStation", PlaceMarker(by=BERT, stop=StopId("B5.0")), "24-OO-07"),
        ("RunningTrains", RunTrains(by=BERT, runs=()), "24-OO-07"),
        ("BuyTrains", replace(buy_train("3"), by=BERT), "24-TP-01"),
    ],
)
def test_each_step_of_a_turn_is_its_director_s(step: str, action: Action, rule: str) -> None:
    state = before_running()
    of(state, "BK").cash = 500
    of(state, "BK").markers = 2
    refused(at_turn(state, "BK", step), action, rule, "not-your-turn")


@pytest.mark.rule("24-TR-01")
def test_a_company_lays_one_tile_on_a_turn() -> None:
    state = position("3")
    company(state, "BK", at=["B9.0"])
    state = at_turn(state, "BK")
    step = state.agenda[-1]
    assert isinstance(step, LayTrack)
    step.laid = True
    refused(state, lay_tile("B9", 57, 1), "24-TR-01", "one-tile")
