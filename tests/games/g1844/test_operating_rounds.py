"""44-OR, 44-KI: the frame of an operating round and the order of companies."""

import pytest

from kursbuch.core.state import settle
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import IncomePaid, PriceMoved, RevenueKept, RoundBegan
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import CompanyId, PaperId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.depot import limit
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue
from kursbuch.eighteen.operating.events import TurnBegan
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.operating_round import OperatingRound, company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.operating.run_trains import RunningTrains, RunTrains
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.operating_order import operating_order
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    do,
    give,
    lay_tile,
    of,
    offered,
    refused,
    run,
    tiles,
    top,
)
from tests.games.g1844.builders import at_turn, company, position


def new_round(state: State44, part: int = 1, rounds: int = 1) -> State44:
    """An operating round begins."""
    state.agenda = [
        Game(opened=1),
        Series(number=1, rounds=rounds, played=part, hooks=[]),
        OperatingRound(number=1, part=part),
    ]
    settle(state)
    return state


def eastern(phase: str = "2", cash: int = 200) -> State44:
    """AB with track to St. Gallen, a station that it may place, and a train."""
    state = position(phase)
    company(state, "AB", money=cash, at=["D25.0"], trains=["2"], markers=3)
    company(state, "VSB", seat=BERT, at=["C24.0"], par=60)
    tiles(state, {"D25": (57, 2), "C24": (57, 2)})
    return state


@pytest.mark.rule("44-OR-01", "44-PV-02", "44-PV-09")
def test_private_companies_pay_players_and_companies_at_the_start_of_a_round() -> None:
    state = eastern()
    give(state, CARLA, "P2")
    give(state, "AB", "P3")
    before = state.players[CARLA].cash
    state = new_round(state)
    assert state.players[CARLA].cash == before + 10
    assert of(state, "AB").cash == 215
    told = [type(event) for event in state.news]
    assert told.index(RoundBegan) < told.index(IncomePaid) < told.index(TurnBegan)


@pytest.mark.rule("44-OR-02", "44-MR-07", "44-MR-08", "44-TC-06", "44-TC-09")
def test_what_has_come_alive_pays_at_the_same_moment_and_nothing_else() -> None:
    state = eastern()
    give(state, CARLA, "B1", "B2", "T3", "T4")
    state.alive = [PaperId("B1"), PaperId("T3")]
    before = state.players[CARLA].cash
    assert new_round(state).players[CARLA].cash == before + 50


@pytest.mark.rule("44-OR-03", "44-LA-12", "44-LA-15")
def test_every_launched_company_has_one_turn_and_no_other() -> None:
    state = eastern()
    company(state, "JN", seat=CARLA)
    of(state, "JN").launched = False
    state = new_round(state)
    names = [event.company for event in state.news if isinstance(event, TurnBegan)]
    assert names == ["AB"]
    waiting = state.agenda[2]
    assert isinstance(waiting, OperatingRound)
    assert waiting.waiting == ["VSB"]


@pytest.mark.rule("44-OR-04")
def test_the_highest_price_acts_first_then_the_cell_further_right_then_the_top_of_the_stack() -> (
    None
):
    state = position()
    company(state, "NOB", cell=(2, 5))  # 100
    company(state, "SCB", cell=(1, 4))  # 100, further left
    company(state, "VSB", cell=(2, 4))  # 90
    company(state, "JS", cell=(1, 4))  # under SCB
    company(state, "AB", cell=(0, 5))  # 120
    assert operating_order(state) == ["AB", "NOB", "SCB", "JS", "VSB"]


@pytest.mark.rule("44-OR-05")
def test_a_price_that_falls_meanwhile_changes_the_order_of_those_who_wait() -> None:
    state = position()
    for name, cell in (("NOB", (2, 5)), ("SCB", (2, 4))):
        company(state, name, cell=cell)
    step = OperatingRound(number=1, part=1, waiting=[CompanyId("NOB"), CompanyId("SCB")])
    assert step.next_company(state) == "NOB"
    of(state, "NOB").cell = (5, 4)
    assert step.next_company(state) == "SCB"


@pytest.mark.rule("44-OR-06", "44-OR-08", "44-DV-13", "44-TP-01")
def test_a_turn_is_track_station_running_revenue_trains_in_this_order() -> None:
    state = position("3")
    company(state, "AB", money=400, at=["D25.0"], trains=["2"], markers=3)
    tiles(state, {"D25": (57, 2), "C24": (57, 2)})
    tiles(state, {"C24": (14, 1)})
    state = at_turn(state, "AB")
    seen = [type(top(state))]
    way = RunTrains(by=ANNA, runs=(run("2", "D25.0 C24.0"),))
    for action in (Pass(by=ANNA), Pass(by=ANNA), way, UseRevenue(by=ANNA, pay_out=False)):
        state = do(state, action)
        seen.append(type(top(state)))
    assert seen == [LayTrack, PlaceStation, RunningTrains, Dividend, BuyTrains]


@pytest.mark.rule("44-OR-07")
def test_only_the_director_acts() -> None:
    state = at_turn(eastern(), "AB")
    refused(state, Pass(by=BERT), "44-OR-07")
    refused(state, lay_tile("B23", 58, 5, by=BERT), "44-OR-07")


@pytest.mark.rule("44-OR-09", "44-PV-04")
@pytest.mark.parametrize("step", ["LayTrack", "BuyTrains"])
def test_private_companies_can_be_bought_at_any_point_of_the_turn(step: str) -> None:
    state = eastern("3")
    give(state, ANNA, "P2")
    state = at_turn(state, "AB", step)
    state = do(state, BuyPrivate(by=ANNA, paper=PaperId("P2"), price=100))
    assert state.holder[PaperId("P2")] == "AB"


@pytest.mark.rule("44-OR-09")
def test_a_turn_does_not_end_while_a_private_company_could_be_bought() -> None:
    state = eastern("3", cash=60)
    give(state, ANNA, "P2")
    state = at_turn(state, "AB", "BuyTrains")
    assert company_at_turn(state) == "AB"
    assert offered(state, BuyPrivate)
    assert company_at_turn(do(state, Pass(by=ANNA))) != "AB"


@pytest.mark.rule("44-OR-10")
def test_after_the_last_turn_a_stock_round_follows_the_series() -> None:
    state = eastern(cash=0)
    of(state, "AB").trains = [TrainId("2")] * 4
    state = at_turn(state, "AB", "BuyTrains")
    assert isinstance(top(state), StockRound)


@pytest.mark.rule("44-OR-10")
def test_after_the_last_turn_the_next_round_of_the_series_follows() -> None:
    state = eastern(cash=0)
    of(state, "AB").trains = [TrainId("2")] * 4
    state = at_turn(state, "AB", "BuyTrains", rounds=2)
    rounds = [step for step in state.agenda if isinstance(step, OperatingRound)]
    assert [step.part for step in rounds] == [2]


@pytest.mark.rule("44-OR-12", "44-SB-27")
def test_a_company_without_a_director_does_not_operate_and_its_price_stays() -> None:
    state = position("5")
    company(state, "SBB", par=100, cell=(5, 8), at=["C12.0"])
    give(state, "pool", "SBB_0")
    state = new_round(state)
    assert not [event for event in state.news if isinstance(event, TurnBegan)]
    assert of(state, "SBB").cell == (5, 8)


@pytest.mark.rule("44-DV-10", "44-DV-11")
def test_without_a_train_the_revenue_is_0_and_the_price_falls() -> None:
    state = eastern(cash=0)
    of(state, "AB").trains = []
    state = at_turn(state, "AB", "RunningTrains")
    assert of(state, "AB").revenue == 0
    assert of(state, "AB").cell == (1, 3)


@pytest.mark.rule("44-KI-06")
@pytest.mark.parametrize(
    ("name", "limits"),
    [
        ("AB", (4, 4, 4, 3, 2, 2, 2)),
        ("NOB", (2,) * 7),
        ("VZ", (2,) * 7),
        ("SBB", (4,) * 7),
    ],
)
def test_train_limits(name: str, limits: tuple[int, ...]) -> None:
    found = tuple(limit(position(str(phase)), CompanyId(name)) for phase in range(1, 8))
    assert found == limits


@pytest.mark.rule("44-OR-11")
def test_a_company_formed_during_a_round_waits_for_the_next() -> None:
    state = new_round(eastern())
    company(state, "SBB", seat=ANNA, par=100, cell=(0, 17), at=["C12.0"])
    step = state.agenda[2]
    assert isinstance(step, OperatingRound)
    assert step.next_company(state) == "VSB"


def test_the_news_of_a_turn_without_choices_can_all_be_told() -> None:
    state = eastern(cash=0)
    of(state, "AB").trains = []
    new_round(state)
    assert {PriceMoved, RevenueKept} <= {type(event) for event in state.news}
    for event in state.news:
        assert str(state.title.tell(event))


def test_buying_belongs_to_the_last_step() -> None:
    state = at_turn(eastern(), "AB")
    refused(state, BuyTrain(by=ANNA, train=TrainId("2"), source="bank"), "44-OR-07")


@pytest.mark.rule("44-RT-20", "44-OR-08")
@pytest.mark.parametrize("asked", [False, True])
def test_a_company_whose_train_is_too_short_for_its_route_is_asked_for_a_run_by_option(
    asked: bool,
) -> None:
    state = position("2", idle_steps=asked)
    tiles(state, {"C24": (6, 5), "C20": (59, 4), "C22": (9, 1)})
    company(state, "VSB", at=["C24.0"], trains=["2H"])
    assert isinstance(top(at_turn(state, "VSB", step="RunningTrains")), RunningTrains) == asked
