"""EX: export."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Event
from kursbuch.core.state import play
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import CompanyLaunched, GameEnded, RoundBegan
from kursbuch.eighteen.ids import CompanyId, PaperId, TrainId
from kursbuch.eighteen.operating.events import PhaseBegan, TrainBought, TrainExported
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.games.g1824.events import CoalExchanged, StateRailwayFounded
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import ANNA, BERT, CARLA, buy_train, do, hold, news, of, waits_for
from tests.games.g1824.builders import at_turn, company, for_two, position

TRAIN = {"2": "2", "3": "3", "4": "4", "5": "5", "6": "6", "7": "8", "8": "10"}
"""The type that starts each phase."""
GOODS = ("1g", "2g", "3g", "4g", "5g")
TOLD = (StateRailwayFounded, TrainExported, PhaseBegan, CoalExchanged, CompanyLaunched)


def last_turn(
    phase: str, left: int = 1, own: dict[str, int] | None = None, rounds: int = 1
) -> State24:
    """BH ends the operating round; so many trains of the phase are left."""
    state = position(phase, own)
    if phase != "1":
        state.depot[TRAIN[phase]] = left
    for name in own or {}:
        if name in state.title.state_railway_of:
            of(state, name).trains = [TrainId("10")]
    company(state, "BH", money=1500, trains=["10"], at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains", rounds)


def told(happened: list[Event]) -> list[str]:
    """What happened that belongs here, in order."""
    kinds = (*TOLD, RoundBegan, GameEnded)
    return [type(event).__name__ for event in happened if isinstance(event, kinds)]


@pytest.mark.rule("24-EX-01")
def test_nothing_is_exported_before_the_first_2_train_is_bought() -> None:
    state = do(last_turn("1"), Pass(by=ANNA))
    assert (state.depot["2"], waits_for(state)) == (9, "StockRound")
    state = do(last_turn("1"), buy_train("2"), Pass(by=ANNA))
    assert (state.depot["2"], waits_for(state)) == (7, "StockRound")


@pytest.mark.rule("24-EX-01")
def test_one_train_at_the_end_of_a_set_and_none_between_its_rounds() -> None:
    state = last_turn("3", 5, rounds=2)
    assert news(state, Pass(by=ANNA), TrainExported) == []
    state = last_turn("3", 5, rounds=1)
    assert news(state, Pass(by=ANNA), TrainExported) == [TrainExported(train="3")]
    assert do(state, Pass(by=ANNA)).depot["3"] == 4


@pytest.mark.rule("24-EX-02")
def test_no_money_moves() -> None:
    state = last_turn("3", 5)
    after = do(state, Pass(by=ANNA))
    assert after.bank == state.bank
    assert [p.cash for p in after.players] == [p.cash for p in state.players]
    assert of(after, "BH").cash == 1500
    assert after.scrapped.count(TrainId("3")) == state.scrapped.count(TrainId("3")) + 1


@pytest.mark.rule("24-EX-03")
def test_the_last_of_a_type_starts_nothing_and_the_first_of_the_next_does() -> None:
    state = do(last_turn("3", 1), Pass(by=ANNA))
    assert (state.phase, state.depot["3"], state.depot["4"]) == ("3", 0, 4)
    state = last_turn("3", 0, {"SD1": 1})
    of(state, "SD1").trains = [TrainId("2"), TrainId("3")]
    state, happened = play(state, Pass(by=ANNA))
    assert (state.phase, state.depot["4"]) == ("4", 3)
    assert of(state, "SD").trains == ["3"]
    assert told(happened) == ["TrainExported", "PhaseBegan", "StateRailwayFounded", "RoundBegan"]


@pytest.mark.rule("24-EX-03", "24-CR-14")
def test_an_exported_5_train_closes_coal_railways_and_opens_regionals() -> None:
    state = last_turn("4", 0, {"EPP": 2})
    hold(state, "BK", BERT, 1, 2, 3)
    state, happened = play(state, Pass(by=ANNA))
    assert of(state, "EPP").closed
    assert told(happened) == [
        *("TrainExported", "PhaseBegan", "CoalExchanged", "CompanyLaunched"),
        *("StateRailwayFounded", "RoundBegan"),
    ]
    assert of(state, "BK").cash == 8 * 80 + 40


@pytest.mark.rule("24-EX-04")
def test_first_what_the_round_brings_about_then_the_export_then_its_effects() -> None:
    state = last_turn("3", 0, {"SD1": 1, "UG1": 2})
    state.depot["4"] = 1
    state, _ = play(state, buy_train("4"))
    state, happened = play(state, Pass(by=ANNA))
    founded = [event.company for event in happened if isinstance(event, StateRailwayFounded)]
    assert founded == ["SD", "UG"]
    assert told(happened) == [
        *("StateRailwayFounded", "TrainExported", "PhaseBegan"),
        *("StateRailwayFounded", "RoundBegan"),
    ]


@pytest.mark.rule("24-EX-04", "24-FO-09", "24-TP-11")
def test_what_is_founded_at_the_end_of_the_round_gives_trains_up_before_the_export() -> None:
    state = last_turn("3", 0, dict.fromkeys(("SD1", "SD2", "SD3"), 1))
    state.depot["4"] = 1
    for name in ("SD1", "SD2", "SD3"):
        of(state, name).trains = [TrainId("3"), TrainId("3")]
    state = do(state, buy_train("4"), Pass(by=ANNA))
    assert (waits_for(state), state.phase, state.depot["5"]) == ("ReturnTrains", "4", 3)
    state = do(state, *[ReturnTrain(by=BERT, train=TrainId("3"))] * 2)
    assert (waits_for(state), state.phase, state.depot["5"]) == ("StockRound", "5", 2)


@pytest.mark.rule("24-EX-04", "24-PH-01", "24-FO-09", "24-MR-22", "24-TP-11")
def test_after_an_export_trains_over_the_limit_then_exchanges_then_the_foundation() -> None:
    state = last_turn("3", 0, {"SD1": 1, "SD2": 1, "SD3": 1, "B1": 2})
    for name in ("SD1", "SD2", "SD3"):
        of(state, name).trains = [TrainId("3"), TrainId("3")]
    company(state, "MS", seat=CARLA, trains=["3"] * 4)
    state = do(state, Pass(by=ANNA))
    assert state.agenda[-1].actors(state) == (CARLA,)
    state = do(state, ReturnTrain(by=CARLA, train=TrainId("3")))
    assert (waits_for(state), of(state, "SD").launched) == ("MountainExchanges", False)
    exchange = ExchangeMountain(by=CARLA, paper=PaperId("B1"), company=CompanyId("MS"))
    state = do(state, exchange)
    assert (waits_for(state), of(state, "SD").launched) == ("ReturnTrains", True)
    state = do(state, *[ReturnTrain(by=BERT, train=TrainId("3"))] * 2)
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-EX-04", "24-MR-22")
def test_on_18xx_games_the_foundation_comes_before_the_choices() -> None:
    state = position("3", {"SD1": 1, "B1": 2}, end_of_series="all at once")
    state.depot["3"] = 0
    of(state, "SD1").trains = [TrainId("3")]
    company(state, "BH", trains=["3"], at=["J13.0"])
    state = at_turn(state, "BH", "BuyTrains", rounds=1)
    assert (waits_for(state), of(state, "SD").launched) == ("MountainExchanges", True)


@pytest.mark.rule("24-FO-02", "24-FO-09")
def test_of_two_new_state_railways_the_first_gives_trains_up_first() -> None:
    state = last_turn("4", 0, {"UG1": 2, "UG2": 2, "KK1": 1, "KK2": 1})
    state.depot["5"] = 1
    for name in ("UG1", "UG2", "KK1", "KK2"):
        of(state, name).trains = [TrainId("4"), TrainId("4")]
    state = do(state, buy_train("5"), buy_train("6"), ReturnTrain(by=ANNA, train=TrainId("5")))
    assert state.agenda[-1].actors(state) == (CARLA,)
    state = do(state, ReturnTrain(by=CARLA, train=TrainId("4")))
    assert state.agenda[-1].actors(state) == (BERT,)
    assert of(state, "KK").launched


@pytest.mark.rule("24-EX-04", "24-FL-06")
def test_a_regional_that_is_due_opens_before_the_export() -> None:
    state = last_turn("4", 0)
    hold(state, "MS", CARLA, 0, 1, 2, 3)
    of(state, "MS").par = 80
    _, happened = play(state, Pass(by=ANNA))
    assert told(happened)[:2] == ["CompanyLaunched", "TrainExported"]


@pytest.mark.rule("24-EX-04", "24-EG-01")
def test_the_game_ends_after_the_export_and_its_effects() -> None:
    state = last_turn("3", 0, {"SD1": 1})
    state.broken = True
    _, happened = play(state, Pass(by=ANNA))
    assert told(happened) == ["TrainExported", "PhaseBegan", "StateRailwayFounded", "GameEnded"]


@pytest.mark.rule("24-EX-04")
@pytest.mark.parametrize(
    ("at_the_end", "broken", "exported"),
    [(True, True, ["3"]), (True, False, ["3"]), (False, True, []), (False, False, ["3"])],
)
def test_by_option_nothing_is_exported_once_the_bank_is_broken(
    at_the_end: bool, broken: bool, exported: list[str]
) -> None:
    state = position("2", export_at_the_end=at_the_end)
    state.depot["2"] = 0
    company(state, "BH", money=1500, trains=["10"], at=["J13.0"])
    state = at_turn(state, "BH", "BuyTrains", 1)
    state.broken = broken
    _, happened = play(state, Pass(by=ANNA))
    assert [e.train for e in happened if isinstance(e, TrainExported)] == exported


@pytest.mark.rule("24-EX-05")
@pytest.mark.parametrize("phase", ["2", "3", "4", "6", "7", "8"])
def test_goods_trains_are_never_exported(phase: str) -> None:
    state = last_turn(phase, 0)
    before = [state.depot[name] for name in GOODS]
    state, happened = play(state, Pass(by=ANNA))
    (exported,) = [event.train for event in happened if isinstance(event, TrainExported)]
    assert exported == {"2": "3", "3": "4", "4": "5", "6": "8", "7": "10", "8": "10"}[phase]
    scrapped = ("1g", "2g", "3g") if phase == "7" else ()  # 24-PH-09
    left = [0 if name in scrapped else n for name, n in zip(GOODS, before, strict=True)]
    assert [state.depot[name] for name in GOODS] == left


@pytest.mark.rule("24-EX-06")
def test_the_first_10_scraps_5_trains_and_later_ones_change_nothing() -> None:
    state = last_turn("7", 0)
    company(state, "MS", seat=BERT, trains=["5", "6"])
    state = do(state, Pass(by=ANNA))
    assert state.phase == "8"
    assert of(state, "MS").trains == ["6"]
    state = at_turn(state, "BH", "BuyTrains", rounds=1)
    _, happened = play(state, Pass(by=ANNA))
    assert told(happened) == ["TrainExported", "RoundBegan"]


@pytest.mark.rule("24-EX-07", "24-VA-28")
def test_an_exported_train_is_bought_by_nobody() -> None:
    state = for_two("4")
    state.depot["4"] = 1
    for name in ("SD1", "SD2", "KK1", "KK2"):
        of(state, name).trains = [TrainId("4")]
    company(state, "BK", money=1000, trains=["4"], at=["B9.0"])
    state = at_turn(state, "BK", "BuyTrains", rounds=1)
    state, happened = play(state, Pass(by=ANNA))
    assert TrainExported(train="4") in happened
    assert not [event for event in happened if isinstance(event, TrainBought)]
    assert waits_for(state) == "StockRound"
    assert state.board.stops_of(CompanyId("MS")) == ("C12.0",)
