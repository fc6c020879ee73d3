"""Worked examples of 1824: trains, phases, emergency financing, export."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.core.copying import copy
from kursbuch.core.state import play
from kursbuch.core.title import (
    Value,
)
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import RoundBegan
from kursbuch.eighteen.ids import CompanyId, PaperId, PhaseId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.depot import limit
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.title import STANDARD
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_train,
    do,
    hold,
    in_stock_round,
    of,
    offered,
    refused,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, position
from tests.games.g1824.dealing import poor, trade, trade_in

BH, BK, MS, UG = (CompanyId(name) for name in ("BH", "BK", "MS", "UG"))
NORMAL = {"2": "1", "3": "2", "4": "3", "5": "4", "6": "5", "8": "6", "10": "7"}
ON_SALE = NORMAL | {"1g": "2", "2g": "3", "3g": "4", "4g": "6", "5g": "7"}
"""The phase in which the first train of a type is bought."""


def before_the_first(train: str, *owned: str, **options: Value) -> State24:
    """BH has money for the first train of a type, and these trains."""
    state = position(ON_SALE[train], **options)  # type: ignore[arg-type]
    for name, card in state.title.cards.items():
        if card.starts is not None and int(card.starts) <= int(ON_SALE[train]):
            state.depot[name] = 0
    company(state, "BH", money=2000, trains=owned, at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains")


def prices(state: State24, action: type[BuyTrain] | type[TradeIn]) -> dict[object, object]:
    """What trains are offered, and for how much."""
    return {offer.fixed["train"]: offer.facts["price"] for offer in offered(state, action)}


@pytest.mark.rule("24-PX-01", "24-PX-03", "24-PX-04", "24-PX-06", "24-TP-08", "24-PH-07")
@pytest.mark.scenario("X1-04")
def test_the_last_5_is_bought_and_given_at_once_for_the_first_6() -> None:
    state = position("5")
    state.depot["5"] = 1
    company(state, "UG", money=1500, trains=["3g"], at=["F17.0"])
    state = at_turn(state, "UG", "BuyTrains")
    state = do(state, buy_train("5"))
    assert prices(state, TradeIn)["6"] == 400
    state = do(state, trade_in("6"))
    assert of(state, "UG").cash == 1500 - 800
    assert (of(state, "UG").trains, state.scrapped[-1]) == (["3g", "6"], "5")
    assert state.phase == "6"
    assert "4g" in prices(state, BuyTrain)
    refused(state, trade_in("4g"), "24-PX-03")


@pytest.mark.rule("24-TP-13", "24-TP-14", "24-TP-15", "24-PX-02")
@pytest.mark.scenario("X1-11")
@pytest.mark.parametrize(
    ("train", "number", "price", "older", "reduced", "scrapped_by"),
    [
        ("2", 9, 80, None, None, "4"),
        ("3", 7, 180, "2", 140, "6"),
        ("4", 4, 280, "3", 190, "8"),
        ("5", 3, 400, "4", 260, "10"),
        ("6", 3, 600, "5", 400, None),
        ("8", 2, 800, "6", 500, None),
        ("10", None, 1000, "8", 600, None),
        ("1g", 6, 120, None, None, "3g"),
        ("2g", 5, 240, "1g", 180, "4g"),
        ("3g", 4, 360, "2g", 240, "5g"),
        ("4g", 3, 600, "3g", 420, None),
        ("5g", 2, 800, "4g", 500, None),
    ],
)
def test_the_table_of_trains(
    train: str,
    number: int | None,
    price: int,
    older: str | None,
    reduced: int | None,
    scrapped_by: str | None,
) -> None:
    card = STANDARD.cards[train]
    assert (None if card.unlimited else card.count) == number
    state = before_the_first(train, *([older] if older else []))
    assert prices(state, BuyTrain)[train] == price
    assert prices(state, TradeIn).get(train) == reduced
    later = [name for name in ON_SALE if int(ON_SALE[name]) >= int(ON_SALE[train])]
    own_kind = [name for name in later if ("g" in name) == ("g" in train)]
    scrapping = [name for name in own_kind if train != name and is_scrapped(train, name)]
    assert scrapping[:1] == ([scrapped_by] if scrapped_by else [])


def is_scrapped(old: str, new: str) -> bool:
    """A train of MS is scrapped when BH buys the first one of another type."""
    state = before_the_first(new)
    company(state, "MS", seat=BERT, trains=[old])
    return of(do(state, buy_train(new)), "MS").trains == []


@pytest.mark.rule("24-RC-01", "24-RN-06", "24-ST-01")
@pytest.mark.scenario("X1-13")
@pytest.mark.parametrize(
    ("names", "stations", "limits"),
    [
        (("BK", "MS", "CL", "SB", "BH"), 3, [4, 3, 3, 2, 2, 2]),
        (("SD", "UG", "KK"), 5, [4, 4, 4, 3, 3, 3]),
    ],
)
def test_the_tables_of_companies(names: tuple[str, ...], stations: int, limits: list[int]) -> None:
    for name in names:
        state, known = position("3"), CompanyId(name)
        assert len(state.title.certificates[known]) == 9
        costs = []
        for left in range(stations, 0, -1):
            of(state, name).markers = left
            costs.append(state.title.track.marker_cost(state, known))
        assert costs == [0, 40, 100, 100, 100][:stations]
        found = []
        for phase in "345678":
            state.phase = PhaseId(phase)
            found.append(limit(state, known))
        assert found == limits


OLD = {"SD1": "2", "SD2": "3", "UG1": "4", "KK1": "5"}
"""Who owns a train of each type that is ever scrapped by a normal train."""


@pytest.mark.rule("24-PH-02", "24-PH-03", "24-PH-04", "24-PH-05", "24-PH-06", "24-PH-07")
@pytest.mark.rule("24-PH-08", "24-PH-09", "24-SR-14", "24-GA-01")
@pytest.mark.scenario("X1-14")
def test_one_game_through_all_phases() -> None:
    state = position("1", {**dict.fromkeys(OLD, CARLA), "EPP": 1, "B1": 1})
    company(state, "BH", at=["J13.0"])
    assert phase_of(state) == ("yellow", 0, (4, 4), 1)
    for train, phase, scrapped, exchanged, due in (
        ("2", ("yellow", 1, (4, 4), 1), [], [], []),
        ("3", ("green", 2, (4, 4), 2), [], ["B1", "EPP"], []),
        ("4", ("green", 3, (3, 4), 2), ["2"], ["EPP"], ["SD"]),
        ("5", ("brown", 3, (3, 4), 2), [], [], ["UG"]),
        ("6", ("brown", 4, (2, 3), 3), ["3"], [], ["KK"]),
        ("8", ("grey", 5, (2, 3), 3), ["4"], [], []),
        ("10", ("grey", 2, (2, 3), 3), ["5"], [], []),
    ):
        state = first_sale(state, train)
        assert phase_of(state) == phase
        assert [old for name, old in OLD.items() if not of(state, name).trains] == scrapped
        assert exchanges(state) == exchanged
        assert state.due == due
    assert director(state, BK) == BERT


def first_sale(state: State24, train: str) -> State24:
    """BH buys the first train of a type; the 4 is followed by the exchange of B1."""
    for name, card in state.title.cards.items():
        if card.starts is not None and int(card.starts) <= int(state.phase):
            state.depot[name] = 0
    for name, old in OLD.items():
        of(state, name).trains = [TrainId(old)]
    treasury(state, "BH", 1000)
    of(state, "BH").trains, state.due = [], []
    state = do(at_turn(state, "BH", "BuyTrains"), buy_train(train))
    if waits_for(state) == "MountainExchanges":
        state = do(state, ExchangeMountain(by=BERT, paper=PaperId("B1"), company=BH))
    return state


def phase_of(state: State24) -> tuple[str, int, tuple[int, int], int]:
    """The newest colour, how many goods trains are on sale, limits, operating rounds."""
    phase = state.title.phases[state.phase]
    goods = sum("g" in card.id for card in state.title.trade.new_trains(state))
    return phase.tiles[-1], goods, (limit(state, BH), limit(state, UG)), phase.operating_rounds


def exchanges(state: State24) -> list[str]:
    """What Bert could exchange in a stock round now."""
    later = copy(state)
    later.order = [BERT, CARLA, DORA, ANNA]
    later = in_stock_round(later)
    papers = {str(offer.fixed["paper"]) for offer in offered(later, ExchangeMountain)}
    return sorted(papers | {str(o.fixed["company"]) for o in offered(later, ExchangeCoal)})


@pytest.mark.rule("24-TP-03", "24-TP-05", "24-TT-02")
@pytest.mark.scenario("X1-20")
def test_a_coal_railway_that_lost_its_train_waits_until_the_bank_has_one() -> None:
    state = position("4", {"EPP": 1})
    state.depot["2g"], state.depot["3g"] = 0, 1
    treasury(state, "EPP", 400)
    company(state, "BH", money=400, at=["J13.0"])
    state = do(at_turn(state, "BH", "BuyTrains"), buy_train("3g"))
    assert of(state, "EPP").trains == []
    state = at_turn(state, "EPP", "BuyTrains")
    assert not offered(state, BuyTrain)
    assert [offer.fixed["train"] for offer in offered(state, TradeTrain)] == ["3g"]
    assert of(do(state, Pass(by=BERT)), "EPP").trains == []
    bought = TradeTrain(by=BERT, seller=BH, train=TrainId("3g"), price=360)
    bought_state = do(state, bought, AnswerTrade(by=ANNA, agreed=True))
    assert of(bought_state, "EPP").trains == ["3g"]
    treasury(state, "EPP", 30)
    assert waits_for(at_turn(state, "EPP", "BuyTrains")) != "BuyTrains"
    state.depot["3g"] = 1
    state = at_turn(state, "EPP", "BuyTrains")
    refused(state, Pass(by=BERT), "24-TP-02")
    state = do(state, buy_train("3g", by=BERT))
    assert (of(state, "EPP").cash, state.players[BERT].cash) == (0, 1000 - 330)


def after_stock_round(state: State24) -> State24:
    """A stock round in which everybody passes."""
    state = in_stock_round(state)
    while waits_for(state) == "StockRound":
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    return state


@pytest.mark.rule("24-EF-02", "24-EF-10", "24-EF-13")
@pytest.mark.scenario("X2-04")
def test_a_director_without_means_owes_440_then_660_then_990() -> None:
    state = do(poor(), buy_train("5"))
    assert (of(state, "BH").cash, of(state, "BH").trains) == (0, ["5"])
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (0, 440)
    state = after_stock_round(state)
    assert state.players[ANNA].debt == 660
    assert after_stock_round(state).players[ANNA].debt == 990


@pytest.mark.rule("24-EF-13", "24-EF-14")
@pytest.mark.scenario("X2-04")
@pytest.mark.parametrize(("debt", "later"), [(440, 510), (441, 512)])
def test_dividends_pay_the_debt_and_the_rest_grows_rounded_up(debt: int, later: int) -> None:
    state = do(poor(), buy_train("5"))
    state.players[ANNA].debt = debt
    company(state, "MS", seat=BERT, shares=3)
    hold(state, "MS", ANNA, 4, 5)
    of(state, "MS").revenue = 500
    state = do(at_turn(state, "MS", "Dividend"), UseRevenue(by=BERT, pay_out=True))
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (0, debt - 100)
    assert after_stock_round(state).players[ANNA].debt == later


@pytest.mark.rule("24-DI-08", "24-SE-10", "24-EF-08")
@pytest.mark.scenario("X2-06")
def test_in_an_emergency_a_director_sells_down_to_equality_and_no_further() -> None:
    state = poor()
    company(state, "MS", shares=1, trains=["5"])
    hold(state, "MS", BERT, 2, 3)
    hold(state, "MS", CARLA, 4, 5)
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, SellShares(by=ANNA, company=MS, shares=2), "24-DI-08")
    state = do(state, SellShares(by=ANNA, company=MS, shares=1))
    assert director(state, MS) == ANNA
    assert state.players[ANNA].cash == 60 + 80


@pytest.mark.rule("24-EX-01", "24-EX-03", "24-EX-04", "24-MR-22", "24-FO-01")
@pytest.mark.scenario("X2-19")
def test_the_last_3_is_exported_and_then_the_first_4_with_all_its_effects() -> None:
    state = position("3", {"B1": 2, "SD1": 1})
    state.depot["3"] = 1
    of(state, "SD1").trains = [TrainId("3")]
    company(state, "BH", money=500, trains=["3"], at=["J13.0"])
    state = do(at_turn(state, "BH", "BuyTrains", rounds=1), Pass(by=ANNA))
    assert (waits_for(state), state.phase) == ("StockRound", "3")
    assert (state.depot["3"], state.depot["4"]) == (0, 4)
    assert "4" in [card.id for card in state.title.trade.new_trains(state)]
    state = do(at_turn(state, "BH", "BuyTrains", rounds=1), Pass(by=ANNA))
    assert (waits_for(state), state.phase) == ("MountainExchanges", "4")
    assert not of(state, "SD").launched
    exchange = ExchangeMountain(by=CARLA, paper=PaperId("B1"), company=BH)
    state, happened = play(state, exchange)
    names = [type(event).__name__ for event in happened]
    assert names.index("StateRailwayFounded") < names.index("RoundBegan")
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-TP-07", "24-PX-01")
@pytest.mark.scenario("X2-20")
def test_at_the_limit_a_company_cannot_buy_the_6_that_would_scrap_its_3s() -> None:
    state = before_the_first("6", "3", "3", "4")
    assert waits_for(state) != "BuyTrains"
    with_room = do(before_the_first("6", "3", "4"), buy_train("6"))
    assert of(with_room, "BH").trains == ["4", "6"]
    state.depot["5"] = 1
    state = at_turn(state, "BH", "BuyTrains")
    assert (prices(state, BuyTrain), prices(state, TradeIn)) == ({}, {"5": 260})
    refused(state, buy_train("5"), "24-TP-07")


@pytest.mark.rule("24-TT-01", "24-TT-02")
@pytest.mark.scenario("X2-21")
def test_a_3_costs_1_from_an_own_company_and_180_from_another() -> None:
    for phase in ("2", "3"):
        state = position(phase)
        company(state, "BH", money=500, trains=["2"], at=["J13.0"])
        company(state, "MS", trains=["3"])
        company(state, "CL", seat=BERT, trains=["3"])
        state = at_turn(state, "BH", "BuyTrains")
        if phase == "2":
            refused(state, trade("MS", "3", 1), "24-TT-01")
            refused(state, trade("CL", "3", 180), "24-TT-01")
    assert of(do(state, trade("MS", "3", 1)), "BH").cash == 499
    for amount in (1, 179, 181):
        refused(state, trade("CL", "3", amount), "24-TT-02")
    state = do(state, trade("CL", "3", 180), AnswerTrade(by=BERT, agreed=True))
    assert (of(state, "BH").cash, of(state, "CL").cash) == (320, 180)


@pytest.mark.rule("24-TT-02", "24-PX-06")
@pytest.mark.scenario("X3-09")
def test_ug_buys_a_5_from_bk_for_348_and_gives_it_for_a_6() -> None:
    state = before_the_first("6")
    company(state, "UG", money=800, at=["F17.0"])
    company(state, "BK", trains=["5"], money=0)
    state = do(at_turn(state, "UG", "BuyTrains"), trade("BK", "5", 348), trade_in("6"))
    assert (of(state, "BK").cash, of(state, "UG").cash) == (348, 800 - 348 - 400)
    assert (of(state, "UG").trains, state.phase) == (["6"], "6")


@pytest.mark.rule("24-EF-04")
@pytest.mark.scenario("X3-10")
def test_for_the_first_10_the_director_adds_40_while_a_5g_could_be_paid() -> None:
    state = before_the_first("10", directors_help="for any train")
    treasury(state, "BH", 960)
    state = at_turn(state, "BH", "BuyTrains")
    assert prices(state, BuyTrain)["5g"] == 800
    assert not offered(state, SellShares)
    state = do(state, buy_train("10"))
    assert (of(state, "BH").cash, state.players[ANNA].cash) == (0, 1000 - 40)
    assert (state.players[ANNA].debt, state.phase) == (0, "8")


@pytest.mark.rule("24-SR-14")
@pytest.mark.scenario("X3-12")
@pytest.mark.parametrize(("third", "rounds"), [("phase 6", 2), ("phase 5", 3)])
def test_after_a_stock_round_in_phase_5_there_are_two_rounds_on_18xx_games_three(
    third: str, rounds: int
) -> None:
    state = position("5", third_round=third)
    company(state, "BH", trains=["5"], at=["J13.0"])
    state, kinds = in_stock_round(state), list[str]()
    while kinds[1:].count("stock") == 0 and len(kinds) < 6:
        state, happened = play(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
        kinds += [event.kind for event in happened if isinstance(event, RoundBegan)]
    assert kinds == ["operating"] * rounds + ["stock"]
