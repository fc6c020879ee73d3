"""ST: state railways. FO: their foundation."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.offers import (
    Span,
)
from kursbuch.core.state import settle
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.game import Game
from kursbuch.eighteen.ids import BANK, CompanyId, PhaseId, StopId, TrainId
from kursbuch.eighteen.operating.events import PhaseBegan
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.operating.trade_trains import (
    TradeTrain,
)
from kursbuch.eighteen.stock.buy_shares import BuyShare
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.eighteen.stock.sell_shares import (
    SellShares,
)
from kursbuch.games.g1824.events import WithoutDirector
from kursbuch.games.g1824.founding import (
    found_state_railways,
    note_foundation,
    one_marker_a_hex,
)
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD
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
    of,
    offered,
    part,
    refused,
    tile,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import as_begun_before, at_turn, company, operating_round, position

SD, UG, KK = CompanyId("SD"), CompanyId("UG"), CompanyId("KK")
ALL_SD = {"SD1": 0, "SD2": 1, "SD3": 2}


def founded(state: State24, *names: str) -> State24:
    """These state railways are founded at the end of an operating round."""
    state.due = [CompanyId(name) for name in names]
    state.agenda = [Game(series_next=True)]
    found_state_railways(state)
    step = one_marker_a_hex(state)
    if step is not None:
        state.push(step)
        settle(state)
    return state


@pytest.mark.rule("24-ST-01", "24-TK-03", "24-TK-05", "24-TP-06")
def test_stations_and_train_limits() -> None:
    kind = STANDARD.kinds["state"]
    assert (kind.markers, kind.marker_costs) == (5, (0, 40, 100))
    limits = [STANDARD.phases[PhaseId(n)].limits["state"] for n in "45678"]
    assert limits == [4, 4, 3, 3, 3]


@pytest.mark.rule("24-ST-02", "24-PH-05", "24-PH-06", "24-PH-07")
@pytest.mark.parametrize(("phase", "name"), [("4", "SD"), ("5", "UG"), ("6", "KK")])
def test_each_is_due_with_the_first_train_of_its_phase(phase: str, name: str) -> None:
    state = position("3")
    note_foundation(state, PhaseBegan(phase=PhaseId(phase)))
    assert state.due == [name]


@pytest.mark.rule("24-ST-03")
def test_its_free_shares_can_be_bought_from_the_start_at_the_current_price() -> None:
    state = position("1", ALL_SD)
    of(state, "SD").cell = (0, 4)
    state = do(in_stock_round(state), BuyShare(by=ANNA, company=SD, source=str(BANK)))
    assert state.players[ANNA].cash == 860


@pytest.mark.rule("24-ST-05", "24-FO-16", "24-FO-15")
def test_it_operates_from_the_next_round_however_few_shares_are_out() -> None:
    state = founded(position("4", {"SD1": 0}), "SD")
    assert part(state, "SD") == 8
    assert state.title.rounds.order(state) == ["SD"]
    assert of(state, "SD").cell == (0, 2)


@pytest.mark.rule("24-ST-06", "24-PM-11", "24-TP-03")
def test_without_a_fifth_in_one_hand_it_stands_idle_and_its_price_falls() -> None:
    state = position("4", {"SD2": 0, "SD3": 1})
    state.turn = 3
    founded(state, "SD")
    assert any(isinstance(event, WithoutDirector) for event in state.news)
    assert director(state, SD) is None
    before = of(state, "SD").cash
    operating_round(state, rounds=2)
    assert of(state, "SD").cell in ((0, 1), (0, 0))
    assert of(state, "SD").cash == before


@pytest.mark.rule("24-ST-06", "24-ST-04", "24-SE-04")
def test_after_an_idle_turn_it_has_not_operated_and_none_of_its_shares_is_sold() -> None:
    state = founded(position("4", {"SD2": 0, "SD3": 1}), "SD")
    sale = SellShares(by=ANNA, company=SD, shares=1)
    assert of(operating_round(as_begun_before(state)), "SD").operated
    state = operating_round(state)
    assert (of(state, "SD").cell, of(state, "SD").operated) == ((0, 1), False)
    refused(in_stock_round(state, 3), sale, "24-SE-04")


@pytest.mark.rule("24-ST-07", "24-DI-01")
@pytest.mark.parametrize("option", ["at once", "at the foundation"])
def test_a_second_share_makes_a_director(option: str) -> None:
    state = founded(position("4", {"SD2": 0, "SD3": 1}, unsold_first=option), "SD")
    state = do(in_stock_round(state), BuyShare(by=ANNA, company=SD, source=str(BANK)))
    assert director(state, SD) == ANNA
    assert certificate_count(state, ANNA) == 1
    assert part(state, "SD", ANNA) == 2


@pytest.mark.rule("24-ST-06", "24-FO-11")
@pytest.mark.parametrize(("own", "steps"), [({}, ["LayTrack"]), ({"SD2": 0}, [])])
def test_by_option_anybody_builds_for_one_that_had_no_pre_state_railway(
    own: dict[str, int], steps: list[str]
) -> None:
    options: dict[str, str] = {
        "directorless": "anybody runs it",
        "first_marker": "on the first turn",
    }
    state = founded(position("4", own, **options), "SD")  # type: ignore[arg-type]
    assert director(state, SD) is None
    found = [maker.__name__ for maker in state.title.rounds.turn(state, SD)]
    assert found == ["SettleHome", *steps, "PlaceStation", "RunningTrains", "Dividend"]
    for step in steps:  # once each
        state = operating_round(state)
        assert waits_for(state) == step
        assert waits_for(do(state, Pass(by=ANNA))) != step


@pytest.mark.rule("24-ST-08", "24-TT-02")
def test_by_option_its_trains_are_for_sale_at_the_printed_price() -> None:
    for option, price in (("idle", None), ("anybody runs it", 180)):
        state = founded(
            position("4", {"SD2": 0, "SD3": 1}, directorless=option, consent=False), "SD"
        )
        of(state, "SD").trains = [TrainId("3")]
        company(state, "BH", money=500, trains=["4"], at=["J13.0"])
        state = at_turn(state, "BH", "BuyTrains")
        found = [offer.open["price"] for offer in offered(state, TradeTrain)]
        assert found == ([] if price is None else [Span(price, price)])


@pytest.mark.rule("24-ST-08")
def test_nobody_trades_with_it_meanwhile() -> None:
    state = position("4", {"SD2": 0, "SD3": 1})
    of(state, "SD2").trains = [TrainId("3")]
    founded(state, "SD")
    assert of(state, "SD").trains == ["3"]
    company(state, "BH", money=500, trains=["3"])
    span = state.title.trade.trade_price(state, CompanyId("BH"), SD, TrainId("3"))
    assert not span


@pytest.mark.rule("24-ST-09", "24-FS-17")
def test_with_number_1_unsold_the_first_holder_of_a_fifth_swaps_at_once() -> None:
    state = position("3", {"KK2": 3})
    hold(state, "KK", ANNA, 2)
    state = do(in_stock_round(state), BuyShare(by=ANNA, company=KK, source=str(BANK)))
    assert certificate_count(state, ANNA) == 1
    assert part(state, "KK", ANNA) == 2
    assert not of(state, "KK").launched
    assert state.title.rounds.order(state) == ["KK2"]


@pytest.mark.rule("24-CE-04", "24-ST-09", "24-ST-07")
@pytest.mark.parametrize("early", [True, False])
def test_at_the_certificate_limit_the_share_that_brings_the_swap_can_be_bought(
    early: bool,
) -> None:
    state = position("3" if early else "6", {"KK2": 3})
    state = state if early else founded(state, "KK")
    hold(state, "KK", ANNA, 2)
    hold(state, "SD", ANNA, *range(1, 9))
    hold(state, "UG", ANNA, *range(1, 8))
    assert certificate_count(state, ANNA) == 16
    share = BuyShare(by=ANNA, company=KK, source=str(BANK))
    assert certificate_count(do(in_stock_round(state), share), ANNA) == 16


@pytest.mark.rule("24-ST-09")
def test_on_18xx_games_only_at_the_foundation() -> None:
    state = position("3", {"KK2": 3}, unsold_first="at the foundation")
    hold(state, "KK", ANNA, 2)
    state = do(in_stock_round(state), BuyShare(by=ANNA, company=KK, source=str(BANK)))
    assert certificate_count(state, ANNA) == 2
    assert director(founded(state, "KK"), KK) == ANNA


@pytest.mark.rule("24-FO-02")
def test_several_are_founded_in_their_order() -> None:
    state = position("6", {"SD1": 0, "UG1": 1, "KK1": 2})
    founded(state, "KK", "UG", "SD")
    names = [getattr(event, "company", "") for event in state.news]
    assert names.index("SD") < names.index("UG") < names.index("KK")


@pytest.mark.rule("24-FO-03", "24-FO-04")
def test_owners_get_the_director_certificate_or_a_share_free_of_charge() -> None:
    state = position("4", ALL_SD)
    hold(state, "SD", ANNA, 3, 4, 5, 6, 7, 8)
    founded(state, "SD")
    assert [part(state, "SD", seat) for seat in (ANNA, BERT, CARLA)] == [8, 1, 1]
    assert [state.players[n].cash for n in range(3)] == [1000] * 3


@pytest.mark.rule("24-FO-05", "24-FO-06")
def test_the_largest_total_holding_directs_and_swaps() -> None:
    state = position("6", {"KK1": 3, "KK2": 1})
    hold(state, "KK", BERT, 2, 3, 4)
    founded(state, "KK")
    assert director(state, KK) == BERT
    assert part(state, "KK", BERT) == 4
    assert part(state, "KK", DORA) == 2
    assert certificate_count(state, DORA) == 2


@pytest.mark.rule("24-FO-05")
def test_ties_go_to_the_owner_of_the_lower_number_then_by_the_priority_deal() -> None:
    state = position("4", {"SD2": 2, "SD3": 1})
    hold(state, "SD", BERT, 3)
    hold(state, "SD", CARLA, 4)
    assert director(founded(state, "SD"), SD) == CARLA
    state = position("4", {"UG1": 3})
    hold(state, "SD", ANNA, 3, 4)
    hold(state, "SD", DORA, 5, 6)
    state.order = [BERT, CARLA, DORA, ANNA]
    assert director(founded(state, "SD"), SD) == DORA


@pytest.mark.rule("24-FO-07", "24-FO-08")
def test_capital_is_720_or_840_and_the_treasuries_and_trains() -> None:
    own = {**ALL_SD, "UG1": 0, "UG2": 1, "KK1": 0, "KK2": 1}
    state = position("6", own)
    for name, amount in zip(own, (110, 5, 31, 80, 179, 195, 230), strict=True):
        treasury(state, name, amount)
    of(state, "SD1").trains = [TrainId("4")]
    founded(state, "SD", "UG", "KK")
    assert of(state, "SD").cash == 720 + 146
    assert of(state, "UG").cash == 840 + 259
    assert of(state, "KK").cash == 840 + 425
    assert of(state, "SD").trains == ["4"]


@pytest.mark.rule("24-FO-09", "24-TP-11")
def test_trains_over_the_limit_go_at_the_director_s_choice() -> None:
    state = position("4", ALL_SD)
    for name in ALL_SD:
        of(state, name).trains = [TrainId("3"), TrainId("4")]
    founded(state, "SD")
    settle(state)
    assert waits_for(state) == "ReturnTrains"
    state = do(state, *(ReturnTrain(by=ANNA, train=TrainId("3")) for _ in range(2)))
    assert sorted(of(state, "SD").trains) == ["3", "4", "4", "4"]


@pytest.mark.rule("24-FO-10")
@pytest.mark.parametrize(
    ("own", "name", "capital"),
    [
        ({"UG2": 0}, "UG", 1080),
        ({"UG1": 0}, "UG", 960),
        ({}, "SD", 1200),
        ({"SD1": 0}, "SD", 960),
    ],
)
def test_missing_pre_state_railways_are_made_up(
    own: dict[str, int], name: str, capital: int
) -> None:
    state = position("5", own)
    for railway in own:
        treasury(state, railway, 0)
    assert of(founded(state, name), name).cash == capital


@pytest.mark.rule("24-FO-11")
@pytest.mark.parametrize(("name", "stop"), [("SD", "E12.0"), ("UG", "F17.1"), ("KK", "E12.1")])
def test_without_any_a_free_marker_goes_to_the_home_of_number_1(name: str, stop: str) -> None:
    state = position("6")
    assert state.title.track.kept_circles(state, stop) == 1  # type: ignore[arg-type]
    founded(state, name)
    assert state.board.stops_of(CompanyId(name)) == (stop,)
    assert of(state, name).markers == 4
    assert state.title.track.marker_cost(state, CompanyId(name)) == 40


@pytest.mark.rule("24-FO-11", "24-TR-01")
@pytest.mark.parametrize("director", [ANNA, BERT])
def test_on_18xx_games_it_does_so_on_its_first_turn_and_builds_once(director: Seat) -> None:
    state = position("6", first_marker="on the first turn")
    hold(state, "SD", director, 1, 2, 3)
    state = founded(state, "SD")
    treasury(state, "SD", 720)
    assert state.board.stops_of(SD) == ()
    state = operating_round(state)
    assert state.board.stops_of(SD) == ("E12.0",)
    assert waits_for(state) == "LayTrack"
    assert waits_for(do(state, Pass(by=director))) == "BuyTrains"


@pytest.mark.rule("24-FO-12", "24-TK-04", "24-FO-14")
def test_example_markers_become_its_own_and_use_up_the_row() -> None:
    state = position("4", ALL_SD)
    for name, stop in (("SD1", "E12.0"), ("SD2", "G10.0"), ("SD3", "G4.0")):
        marker(state, name, stop)
    founded(state, "SD")
    assert set(state.board.stops_of(SD)) == {"E12.0", "G10.0", "G4.0"}
    assert of(state, "SD").markers == 2
    assert state.title.track.marker_cost(state, SD) == 100


@pytest.mark.rule("24-FO-13", "24-FO-17", "24-TK-06", "24-TK-12")
def test_of_two_markers_in_wien_the_director_takes_one_back() -> None:
    state = position("6", {"KK1": 0, "KK2": 1})
    marker(state, "KK1", "E12.1")
    marker(state, "KK2", "E12.2")
    founded(state, "KK")
    assert waits_for(state) == "ReturnMarker"
    assert state.agenda[-1].actors(state) == (ANNA,)
    wrong = TakeMarkerBack(by=ANNA, stop="E12.0")  # type: ignore[arg-type]
    refused(state, wrong, "24-FO-13")
    state = do(state, TakeMarkerBack(by=ANNA, stop="E12.1"))  # type: ignore[arg-type]
    assert state.board.stops_of(KK) == ("E12.2",)
    assert of(state, "KK").markers == 4
    assert state.title.track.marker_cost(state, KK) == 40


@pytest.mark.rule("24-FO-13")
def test_in_one_and_the_same_city_one_goes_back_by_itself() -> None:
    state = position("6", {"KK1": 0, "KK2": 1})
    for name, turn in (("499", 0), ("491", 0), ("493", 0)):
        tile(state, "E12", name, turn)
    marker(state, "KK1", "E12.1")
    marker(state, "KK2", "E12.1")
    founded(state, "KK")
    assert waits_for(state) != "ReturnMarker"
    assert of(state, "KK").markers == 4


@pytest.mark.rule("24-FO-13")
@pytest.mark.parametrize(
    ("option", "back", "cost"),
    [
        ("as printed", "E12.1", 100),
        ("last one free", "E12.1", 0),
        ("last one free", "E12.2", 100),
        ("last one free", None, 100),
    ],
)
def test_by_option_number_1_taken_back_by_choice_makes_the_last_marker_free(
    option: str, back: str | None, cost: int
) -> None:
    state = position("6", {"KK1": 0, "KK2": 1}, returned_marker=option)
    if back is None:  # one city is left in Wien: nothing is chosen
        for name in ("499", "491", "493"):
            tile(state, "E12", name, 0)
    marker(state, "KK1", "E12.1")
    marker(state, "KK2", "E12.2" if back else "E12.1")
    founded(state, "KK")
    if back is not None:
        state = do(state, TakeMarkerBack(by=ANNA, stop=StopId(back)))
    of(state, "KK").markers = 1
    assert state.title.track.marker_cost(state, KK) == cost


@pytest.mark.rule("24-FO-14")
def test_five_markers_whatever_was_taken_over() -> None:
    state = founded(position("5", {"UG2": 0}), "UG")
    assert of(state, "UG").markers == 4


@pytest.mark.rule("24-FO-18")
def test_a_pre_state_railway_that_has_acted_needs_no_new_train() -> None:
    state = position("3", {"SD1": 0, "SD2": 1})
    state.depot["3"] = 0
    of(state, "SD1").trains = [TrainId("2")]
    of(state, "SD2").trains = [TrainId("3")]
    treasury(state, "SD1", 0)
    treasury(state, "SD2", 400)
    state = operating_round(state, rounds=2)
    while state.agenda[-1].actors(state) != (BERT,) or waits_for(state) != "BuyTrains":
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    state = do(state, TradeIn(by=BERT, train=TrainId("4")))
    while state.agenda[-1].actors(state) == (BERT,) and waits_for(state) == "BuyTrains":
        state = do(state, Pass(by=BERT))
    assert of(state, "SD1").closed
    assert of(state, "SD").trains == ["4"]
    assert state.players[ANNA].debt == 0
