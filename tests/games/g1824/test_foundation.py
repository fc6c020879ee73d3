"""FO: the foundation of the state railways, played through the end of an operating round."""

from __future__ import annotations

import pytest

from kursbuch.core.state import play
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import DirectorChanged
from kursbuch.eighteen.ids import BANK, CompanyId, StopId, TrainId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.games.g1824.events import ForerunnerExchanged, StateRailwayFounded, WithoutDirector
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.track import marker_cost
from kursbuch.games.g1824.wien import TakeMarkerBack
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_train,
    do,
    hold,
    in_stock_round,
    marker,
    news,
    of,
    offered,
    part,
    refused,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, position

SD, UG, KK = CompanyId("SD"), CompanyId("UG"), CompanyId("KK")
HOMES = {"SD1": "E12.0", "SD2": "G10.0", "SD3": "G4.0", "UG1": "F17.1", "UG2": "H15.0"}
WIEN = {"KK1": "E12.1", "KK2": "E12.2"}


def before(train: str, own: dict[str, int], rounds: int = 2) -> State24:
    """BH is about to buy the first train of a type; all others have acted."""
    phase = str(int(train) - 1)
    state = position(phase, own)
    state.depot[phase] = 0
    for name in own:
        marker(state, name, {**HOMES, **WIEN}[name])
        treasury(state, name, 0)
        of(state, name).markers = 0
        of(state, name).trains = [TrainId("10")]
    company(state, "BH", money=2000, at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains", rounds)


def founded(state: State24, train: str) -> State24:
    """BH buys the train and ends its turn, and with it the operating round."""
    return do(state, buy_train(train), Pass(by=ANNA))


@pytest.mark.rule("24-FO-01", "24-FO-03", "24-PS-07")
@pytest.mark.parametrize(
    ("train", "own", "name"),
    [
        ("4", {"SD1": 0, "SD2": 1, "SD3": 2}, "SD"),
        ("5", {"UG1": 3, "UG2": 2}, "UG"),
        ("6", {"KK1": 1, "KK2": 2}, "KK"),
    ],
)
def test_at_the_end_of_the_round_pre_state_railways_close_in_number_order(
    train: str, own: dict[str, int], name: str
) -> None:
    state, early = play(before(train, own), buy_train(train))
    assert not [event for event in early if isinstance(event, ForerunnerExchanged)]
    assert not of(state, name).launched
    exchanged = news(state, Pass(by=ANNA), ForerunnerExchanged)
    assert [(event.forerunner, event.seat) for event in exchanged] == list(own.items())
    assert [event.shares for event in exchanged] == [2, 1, 1][: len(own)]
    assert {event.company for event in exchanged} == {name}


@pytest.mark.rule("24-FO-02")
def test_two_that_are_due_in_one_round_are_founded_one_after_the_other() -> None:
    state = before("4", {"SD1": 1, "UG1": 2})
    state.depot["4"] = 1
    found = news(do(state, buy_train("4"), buy_train("5")), Pass(by=ANNA), StateRailwayFounded)
    assert [event.company for event in found] == ["SD", "UG"]


@pytest.mark.rule("24-FO-04", "24-CE-05", "24-CE-07")
def test_holdings_may_exceed_60_percent_and_the_certificate_limit() -> None:
    state = before("4", {"SD1": 1, "SD2": 1, "SD3": 1})
    hold(state, "SD", BERT, 3, 4, 5, 6)
    hold(state, "KK", BERT, *range(2, 9))
    hold(state, "UG", BERT, *range(2, 7))
    assert certificate_count(state, BERT) == 16
    state = founded(state, "4")
    assert part(state, "SD", BERT) == 8
    assert certificate_count(state, BERT) == 19


@pytest.mark.rule("24-FO-05", "24-ST-06")
def test_nobody_directs_it_with_less_than_a_fifth() -> None:
    state = before("4", {"SD2": 1, "SD3": 2})
    hold(state, "SD", DORA, 5)
    assert [part(state, "SD", seat) for seat in (ANNA, BERT, CARLA, DORA)] == [0, 0, 0, 1]
    state, happened = play(do(state, buy_train("4")), Pass(by=ANNA))
    assert WithoutDirector(company=SD) in happened
    assert director(state, SD) is None


@pytest.mark.rule("24-FO-05")
def test_shares_bought_earlier_count_and_a_tie_goes_to_the_owner_of_number_1() -> None:
    state = before("4", {"SD1": 1, "SD2": 2})
    hold(state, "SD", CARLA, 3)
    assert director(founded(state, "4"), SD) == BERT
    state = before("4", {"SD1": 1, "SD2": 2})
    hold(state, "SD", CARLA, 3, 4)
    state = founded(state, "4")
    assert director(state, SD) == CARLA
    assert (part(state, "SD", CARLA), part(state, "SD", BERT)) == (3, 2)


@pytest.mark.rule("24-FO-06")
@pytest.mark.parametrize(("held", "changes"), [((), []), ((3, 4, 5), [CARLA])])
def test_certificates_are_swapped_only_with_another(
    held: tuple[int, ...], changes: list[int]
) -> None:
    state = do(before("4", {"SD1": 1}), buy_train("4"))
    hold(state, "SD", CARLA, *held)
    changed = news(state, Pass(by=ANNA), DirectorChanged)
    assert [event.seat for event in changed] == changes


@pytest.mark.rule("24-FO-07", "24-FO-08", "24-FO-10")
@pytest.mark.parametrize(
    ("train", "own", "name", "capital"),
    [
        ("4", ("SD1", "SD2", "SD3"), "SD", 720),
        ("4", (), "SD", 1200),
        ("5", ("UG1", "UG2"), "UG", 840),
        ("5", ("UG2",), "UG", 1080),
        ("6", ("KK1", "KK2"), "KK", 840),
        ("6", ("KK1",), "KK", 960),
    ],
)
@pytest.mark.scenario("X1-05", "X3-11")
def test_capital_treasuries_and_trains(
    train: str, own: tuple[str, ...], name: str, capital: int
) -> None:
    state = before(train, dict.fromkeys(own, 1), rounds=1)
    for number, small in enumerate(own):
        treasury(state, small, 31 + number)
    state = founded(state, train)
    found = of(state, name)
    assert found.cash == capital + sum(31 + number for number in range(len(own)))
    assert found.trains == ["10"] * len(own)
    assert all(of(state, small).cash == 0 and of(state, small).closed for small in own)


@pytest.mark.rule("24-FO-09", "24-TP-11")
def test_trains_over_the_limit_go_before_the_stock_round() -> None:
    state = before("4", {"SD1": 1, "SD2": 1, "SD3": 2}, rounds=1)
    for name in ("SD1", "SD2", "SD3"):
        of(state, name).trains = [TrainId("3"), TrainId("10")]
    state = founded(state, "4")
    assert waits_for(state) == "ReturnTrains"
    assert state.agenda[-1].actors(state) == (BERT,)
    state = do(state, *[ReturnTrain(by=BERT, train=TrainId("3"))] * 2)
    assert sorted(of(state, "SD").trains) == ["10", "10", "10", "3"]
    assert state.scrapped[-3:] == ["3", "3", "4"]  # the 4 is the export
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-FO-12", "24-FO-14", "24-TK-04")
@pytest.mark.parametrize(
    ("own", "used", "cost"),
    [(("SD1", "SD2", "SD3"), 3, 100), (("SD1", "SD2"), 2, 100), (("SD2",), 1, 40), ((), 1, 40)],
)
@pytest.mark.scenario("X1-05")
def test_markers_taken_over_use_up_the_row_of_five(
    own: tuple[str, ...], used: int, cost: int
) -> None:
    state = founded(before("4", dict.fromkeys(own, 1), rounds=1), "4")
    assert set(state.board.stops_of(SD)) == ({HOMES[name] for name in own} or {"E12.0"})
    assert of(state, "SD").markers == 5 - used
    assert marker_cost(state, SD) == cost


@pytest.mark.rule("24-FO-13")
@pytest.mark.parametrize(("rounds", "later"), [(1, "StockRound"), (2, "LayTrack")])
def test_the_director_takes_a_marker_back_before_anything_else_is_played(
    rounds: int, later: str
) -> None:
    state = founded(before("6", {"KK1": 1, "KK2": 2}, rounds), "6")
    assert waits_for(state) == "ReturnMarker"
    state = do(state, TakeMarkerBack(by=BERT, stop=StopId("E12.2")))
    assert waits_for(state) == later
    assert state.board.stops_of(KK) == ("E12.1",)
    assert marker_cost(state, KK) == 40


@pytest.mark.rule("24-FO-15", "24-OO-04")
def test_it_first_acts_in_the_next_round_in_the_order_of_prices() -> None:
    state = before("4", {"SD1": 1})
    company(state, "MS", seat=CARLA, cell=(0, 3), trains=["10"], at=["C12.0"])
    company(state, "BH", money=2000, cell=(0, 0))
    state = founded(at_turn(state, "BH", "BuyTrains"), "4")
    assert state.title.rounds.order(state) == ["MS", "SD", "BH"]
    assert company_at_turn(state) == "MS"
    state = do(state, Pass(by=CARLA))
    assert company_at_turn(state) == "SD"
    assert not of(state, "SD").operated


@pytest.mark.rule("24-FO-16")
def test_bought_shares_alone_do_not_found_it_and_a_fifth_is_enough() -> None:
    state = position("3", {"SD1": 1})
    hold(state, "SD", ANNA, 3, 4, 5, 6)
    state = do(in_stock_round(state), BuyShare(by=ANNA, company=SD, source=str(BANK)))
    assert not of(state, "SD").launched
    state = founded(before("4", {"SD1": 1}), "4")
    assert of(state, "SD").launched
    assert part(state, "SD") == 8


@pytest.mark.rule("24-FO-17", "24-TK-09")
def test_the_circle_that_becomes_free_is_open_to_others() -> None:
    state = founded(before("6", {"KK1": 1, "KK2": 2}), "6")
    state = do(state, TakeMarkerBack(by=BERT, stop=StopId("E12.2")))
    assert state.title.track.kept_circles(state, StopId("E12.2")) == 0
    company(state, "MS", money=500, trains=["10"], at=["C12.0"])
    tile(state, "C12", 57, 0)
    tile(state, "D11", 8, 3)
    state = do(at_turn(state, "MS"), Pass(by=ANNA))
    assert "E12.2" in {offer.fixed["stop"] for offer in offered(state, PlaceMarker)}


@pytest.mark.rule("24-FO-18", "24-TP-02")
def test_a_pre_state_railway_still_to_act_needs_a_train_and_one_that_acted_does_not() -> None:
    state = before("4", {"SD1": 1, "SD2": 2})
    of(state, "SD1").trains = [TrainId("2")]
    after = founded(state, "4")
    assert of(after, "SD").trains == ["10"]
    of(state, "SD1").trains = []
    state.phase = after.phase
    state = at_turn(state, "SD1", "BuyTrains")
    refused(state, Pass(by=BERT), "24-TP-02")
