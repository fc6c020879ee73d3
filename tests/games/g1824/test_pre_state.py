"""PS: pre-state railways."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1824.coal import ExchangeCoal
from tests.eighteen.builders import (
    ANNA,
    BERT,
    do,
    in_stock_round,
    marker,
    of,
    offered,
    part,
    refused,
    run,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, operating_round, position


@pytest.mark.rule("24-PS-01")
@pytest.mark.parametrize(
    ("name", "stop"),
    [
        *(("SD1", "E12.0"), ("KK1", "E12.1"), ("KK2", "E12.2")),
        *(("SD2", "G10.0"), ("SD3", "G4.0"), ("UG1", "F17.1"), ("UG2", "H15.0")),
    ],
)
def test_each_has_its_home(name: str, stop: str) -> None:
    state = operating_round(position("1", {name: 0}))
    assert state.board.stops_of(CompanyId(name)) == (stop,)


@pytest.mark.rule("24-PS-03", "24-TP-02", "24-TP-06")
def test_it_must_own_a_train_and_has_room_for_two() -> None:
    state = at_turn(position("1", {"SD1": 0}), "SD1", "BuyTrains")
    refused(state, Pass(by=ANNA), "24-TP-02")
    treasury(state, "SD1", 400)
    two = BuyTrain(by=ANNA, train=TrainId("2"), source=str(BANK))
    state = do(state, two, two)
    assert of(state, "SD1").trains == ["2", "2"]
    assert waits_for(state) != "BuyTrains"


@pytest.mark.rule("24-PS-04", "24-IN-04", "24-IN-08", "24-IN-01")
def test_income_is_split_in_halves() -> None:
    state = position("2", {"SD1": 0})
    marker(state, "SD1", "E12.0")
    tile(state, "F11", 55, 0)
    of(state, "SD1").trains = [TrainId("2")]
    treasury(state, "SD1", 0)
    state = at_turn(state, "SD1", "RunningTrains")
    state = do(state, RunTrains(by=ANNA, runs=(run("2", "E12.0 F11.0"),)))
    assert of(state, "SD1").cash == 20
    assert state.players[ANNA].cash == 1020


@pytest.mark.rule("24-PS-05", "24-TK-05")
def test_it_has_one_station_only() -> None:
    state = operating_round(position("1", {"SD1": 0}))
    assert of(state, "SD1").markers == 0


@pytest.mark.rule("24-PS-06", "24-CR-01")
def test_there_is_no_voluntary_exchange() -> None:
    state = in_stock_round(position("3", {"SD1": 0, "EPP": 1}))
    assert not offered(state, ExchangeCoal)
    refused(state, ExchangeCoal(by=ANNA, company=CompanyId("SD1")), "24-CR-01")


@pytest.mark.rule("24-PS-06", "24-PS-07", "24-FO-01", "24-FO-03")
def test_they_operate_to_the_end_of_the_round_and_close_together() -> None:
    state = position("3", {"SD1": 0, "SD2": 1})
    state.depot["3"] = 0
    of(state, "SD1").trains = [TrainId("3")]
    of(state, "SD2").trains = [TrainId("3")]
    treasury(state, "SD1", 500)
    state = operating_round(state, rounds=2)
    state = do(state, Pass(by=ANNA))
    assert waits_for(state) == "BuyTrains"
    state = do(state, BuyTrain(by=ANNA, train=TrainId("4"), source=str(BANK)))
    assert not of(state, "SD2").closed
    while waits_for(state) != "BuyTrains" or state.agenda[-1].actors(state) != (BERT,):
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    state = do(state, Pass(by=BERT))
    assert of(state, "SD1").closed
    assert of(state, "SD2").closed
    assert director(state, CompanyId("SD")) == ANNA
    assert part(state, "SD", BERT) == 1


@pytest.mark.rule("24-PS-08", "24-TP-18")
def test_it_may_own_goods_trains() -> None:
    state = position("2", {"SD1": 0})
    state = at_turn(state, "SD1", "BuyTrains")
    state = do(state, BuyTrain(by=ANNA, train=TrainId("1g"), source=str(BANK)))
    assert of(state, "SD1").trains == ["1g"]


@pytest.mark.rule("24-PS-09")
def test_an_unsold_one_does_not_operate_and_reserves_no_circle() -> None:
    state = position("1", {"KK1": 0})
    assert state.title.rounds.order(state) == ["KK1"]
    assert state.title.track.kept_circles(state, "E12.2") == 0  # type: ignore[arg-type]
    company(state, "BH")
    assert state.title.rounds.order(state) == ["KK1", "BH"]
