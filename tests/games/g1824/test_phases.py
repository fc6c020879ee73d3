"""PH: phases."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Event, Seat
from kursbuch.core.state import play
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import RoundBegan
from kursbuch.eighteen.ids import CompanyId, PaperId, StopId, TrainId
from kursbuch.eighteen.operating.depot import limit
from kursbuch.eighteen.operating.events import PhaseBegan, TrainsScrapped
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1824.events import CoalExchanged, StateRailwayFounded
from kursbuch.games.g1824.goods_trains import new_trains
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_train,
    do,
    news,
    of,
    offered,
    refused,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, position

BH, MS = CompanyId("BH"), CompanyId("MS")
OLD = {"SD1": "2", "SD2": "3", "UG1": "4", "KK1": "5"}
"""Who owns a train of each type that is ever scrapped."""


def before_the_first(
    train: str, own: dict[str, int] | None = None, rounds: int = 2, **options: str
) -> State24:
    """BH, without a train but with money, is about to buy the first train of a type."""
    phase = {"2": "1", "3": "2", "4": "3", "5": "4", "6": "5", "8": "6", "10": "7"}[train]
    state = position(phase, {**dict.fromkeys(OLD, BERT), **(own or {})}, **options)  # type: ignore[arg-type]
    for name, card in state.title.cards.items():
        if card.starts is not None and int(card.starts) <= int(phase):
            state.depot[name] = 0
    for name, owned in OLD.items():
        of(state, name).trains = [TrainId(owned)]
    company(state, "BH", money=2000, at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains", rounds)


def rounds_after(state: State24, train: str, number: int) -> list[str]:
    """The kinds of the next rounds, if BH buys the train and everybody passes."""
    happened: list[Event] = []
    state, fresh = play(state, buy_train(train))
    happened += fresh
    while len(kinds(happened)) < number:
        assert offered(state, Pass)
        state, fresh = play(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
        happened += fresh
    return kinds(happened)[:number]


def kinds(happened: list[Event]) -> list[str]:
    return [event.kind for event in happened if isinstance(event, RoundBegan)]


@pytest.mark.rule("24-PH-02")
def test_phase_1_has_yellow_tiles_2_trains_and_one_round() -> None:
    state = position("1")
    phase = state.title.phases[state.phase]
    assert (phase.tiles, phase.operating_rounds) == (("yellow",), 1)
    assert [card.id for card in new_trains(state)] == ["2"]


@pytest.mark.rule("24-PH-03", "24-PH-04", "24-PH-05", "24-PH-06", "24-PH-07", "24-PH-08")
@pytest.mark.rule("24-PH-09", "24-GA-01", "24-TP-06", "24-SR-14")
@pytest.mark.parametrize(
    ("train", "phase", "colour", "goods", "limits", "rounds", "scrapped", "due"),
    [
        ("2", "2", "yellow", 1, (4, 4), 1, "", []),
        ("3", "3", "green", 2, (4, 4), 2, "", []),
        ("4", "4", "green", 3, (3, 4), 2, "2", ["SD"]),
        ("5", "5", "brown", 3, (3, 4), 2, "", ["UG"]),
        ("6", "6", "brown", 4, (2, 3), 3, "3", ["KK"]),
        ("8", "7", "grey", 5, (2, 3), 3, "4", []),
        ("10", "8", "grey", 2, (2, 3), 3, "5", []),
    ],
)
def test_the_first_train_of_a_type_starts_a_phase(
    train: str,
    phase: str,
    colour: str,
    goods: int,
    limits: tuple[int, int],
    rounds: int,
    scrapped: str,
    due: list[str],
) -> None:
    state = do(before_the_first(train), buy_train(train))
    assert state.phase == phase
    begun = state.title.phases[state.phase]
    assert (begun.tiles[-1], begun.operating_rounds) == (colour, rounds)
    on_sale = [card.id for card in new_trains(state) if card.id.endswith("g")]
    assert on_sale == (["4g", "5g"] if train == "10" else ["1g", "2g", "3g", "4g", "5g"][:goods])
    assert (limit(state, BH), limit(state, CompanyId("SD"))) == limits
    left = {name for name, owned in OLD.items() if owned in of(state, name).trains}
    assert left == {name for name, owned in OLD.items() if owned != scrapped}
    assert state.due == due
    assert waits_for(state) == "BuyTrains"


@pytest.mark.rule("24-PH-03")
@pytest.mark.parametrize("train", ["2", "3", "4"])
def test_only_the_first_of_a_type_starts_it(train: str) -> None:
    state = before_the_first(train)
    assert len(news(state, buy_train(train), PhaseBegan)) == 1
    assert not news(do(state, buy_train(train)), buy_train(train), PhaseBegan)


@pytest.mark.rule("24-PH-04", "24-TT-01")
def test_from_phase_3_on_companies_trade_trains() -> None:
    trade = TradeTrain(by=ANNA, seller=CompanyId("SD1"), train=TrainId("2"), price=80)
    state = before_the_first("3")
    refused(state, trade, "24-TT-01")
    assert waits_for(do(state, buy_train("3"), trade)) == "AskConsent"


@pytest.mark.rule("24-PH-06", "24-CM-05")
def test_from_phase_5_on_mines_have_their_high_values() -> None:
    state = before_the_first("5")
    mine = state.title.ground.map.stop(StopId("C6.0"))
    assert mine.value(state.title.phases[state.phase].colour) == 10
    state = do(state, buy_train("5"))
    assert mine.value(state.title.phases[state.phase].colour) == 40


@pytest.mark.rule("24-PH-09", "24-TP-15")
def test_the_first_10_scraps_goods_trains_up_to_the_3g_with_every_card() -> None:
    state = before_the_first("10")
    company(state, "MS", seat=BERT, trains=["1g", "3g", "4g"])
    of(state, "SD2").trains = [TrainId("2g")]
    state = do(state, buy_train("10"))
    assert of(state, "MS").trains == ["4g"]
    assert of(state, "SD2").trains == []
    assert [state.depot[train] for train in ("1g", "2g", "3g")] == [0, 0, 0]
    assert [state.depot[train] for train in ("4g", "5g")] == [3, 2]


@pytest.mark.rule("24-PH-09", "24-TP-15")
def test_by_option_only_goods_trains_scrap_goods_trains() -> None:
    state = before_the_first("10", goods_scrapping="by goods trains only")
    company(state, "MS", seat=BERT, trains=["1g", "3g"])
    of(state, "SD2").trains = [TrainId("2g")]
    state = do(state, buy_train("10"))
    assert of(state, "MS").trains == ["1g", "3g"]
    assert of(state, "SD2").trains == ["2g"]
    assert state.depot["1g"] == 6


@pytest.mark.rule("24-PH-01")
def test_trains_are_scrapped_before_the_new_limit_is_looked_at() -> None:
    state = before_the_first("4")
    company(state, "MS", seat=BERT, trains=["2", "3", "3", "3"])
    state = do(state, buy_train("4"))
    assert of(state, "MS").trains == ["3", "3", "3"]
    assert waits_for(state) == "BuyTrains"


@pytest.mark.rule("24-PH-01", "24-TP-11", "24-MR-18")
def test_limits_then_mountain_railways_then_the_buyer_then_the_foundation() -> None:
    state = before_the_first("4", {"B1": 2})
    company(state, "MS", seat=BERT, trains=["3", "3", "3", "3"])
    state = do(state, buy_train("4"))
    assert waits_for(state) == "ReturnTrains"
    state = do(state, ReturnTrain(by=BERT, train=TrainId("3")))
    assert waits_for(state) == "MountainExchanges"
    exchange = ExchangeMountain(by=Seat(2), paper=PaperId("B1"), company=BH)
    state = do(state, exchange)
    assert waits_for(state) == "BuyTrains"
    assert not of(state, "SD").launched
    founded = news(state, Pass(by=ANNA), StateRailwayFounded)
    assert [event.company for event in founded] == ["SD"]


@pytest.mark.rule("24-TP-11", "24-PH-01")
def test_companies_over_the_limit_give_trains_up_in_operating_order_the_buyer_last() -> None:
    state = before_the_first("4")
    company(state, "BH", money=2000, trains=["3"] * 3, cell=(0, 9))
    company(state, "MS", seat=BERT, trains=["3"] * 5, cell=(4, 2))
    company(state, "CL", seat=CARLA, trains=["3"] * 4, cell=(3, 2))
    company(state, "SB", seat=DORA, trains=["3"] * 3, cell=(0, 8))
    state = do(at_turn(state, "BH", "BuyTrains"), buy_train("4"))
    givers = []
    while waits_for(state) == "ReturnTrains":
        givers.append(state.agenda[-1].actors(state)[0])
        state = do(state, ReturnTrain(by=Seat(givers[-1]), train=TrainId("3")))
    assert givers == [CARLA, BERT, BERT, ANNA]


@pytest.mark.rule("24-PH-10", "24-PH-01")
def test_each_of_several_phases_in_one_turn_has_all_its_effects() -> None:
    state = before_the_first("4", {"B1": 2, "EPP": 3})
    state.depot["4"] = 1
    exchange = ExchangeMountain(by=Seat(2), paper=PaperId("B1"), company=BH)
    first = news(state, buy_train("4"), TrainsScrapped)
    assert [event.trains for event in first] == [("2",)]
    state = do(state, buy_train("4"))
    refused(state, buy_train("5"), "24-MR-18")
    state = do(state, exchange)
    assert [event.coal for event in news(state, buy_train("5"), CoalExchanged)] == ["EPP"]
    state = do(state, buy_train("5"))
    assert director(state, CompanyId("BK")) == 3
    assert state.due == ["SD", "UG"]
    assert of(state, "BH").trains == ["4", "5"]


@pytest.mark.rule("24-PH-11", "24-SR-14")
@pytest.mark.scenario("X2-18")
def test_the_first_3_in_a_set_of_one_round_is_followed_by_sets_of_two() -> None:
    state = before_the_first("3", rounds=1)
    expected = ["stock", "operating", "operating", "stock"]
    assert rounds_after(state, "3", 4) == expected


@pytest.mark.rule("24-PH-11", "24-SR-14")
@pytest.mark.scenario("X2-18")
def test_the_first_6_in_the_first_round_of_two_leaves_this_set_as_it_is() -> None:
    state = before_the_first("6", rounds=2)
    for name in ("SD1", "SD2", "UG1", "KK1"):
        of(state, name).trains = [TrainId("5")]
    expected = ["operating", "stock", "operating", "operating", "operating"]
    assert rounds_after(state, "6", 5) == expected
