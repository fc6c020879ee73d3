"""EF: emergency financing."""

from __future__ import annotations

import pytest

from kursbuch.core.title import (
    Value,
)
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import DebtIncurred
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.events import DirectorPaid
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    buy_train,
    cash,
    do,
    hold,
    news,
    of,
    offered,
    refused,
    sell,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, operating_round, position
from tests.games.g1824.dealing import poor, trade

BH, MS, CL = CompanyId("BH"), CompanyId("MS"), CompanyId("CL")


def with_shares(money: int = 47, private: int = 60, **options: Value) -> State24:
    """Anna has two shares of Bert's MS at 70 besides."""
    state = poor(money, private, **options)  # type: ignore[arg-type]
    company(state, "MS", seat=BERT, shares=4, cell=(4, 1), trains=["5"])
    hold(state, "MS", ANNA, 5, 6)
    return at_turn(state, "BH", "BuyTrains")


@pytest.mark.rule("24-EF-01")
def test_the_director_helps_only_a_company_that_needs_a_train_and_cannot_pay() -> None:
    state = do(poor(400), buy_train("5"))
    assert (of(state, "BH").cash, state.players[ANNA].cash) == (0, 60)
    state = poor(399)
    of(state, "BH").trains = [TrainId("5")]
    company(state, "MS", trains=["4"])
    refused(at_turn(state, "BH", "BuyTrains"), buy_train("5"), "24-OO-10")


@pytest.mark.rule("24-EF-02")
def test_the_treasury_is_emptied_first_and_the_director_adds_the_rest() -> None:
    state = poor(47, 1000)
    bank = state.bank
    paid = news(state, buy_train("5"), DirectorPaid)
    assert [(event.seat, event.amount) for event in paid] == [(ANNA, 353)]
    state = do(state, buy_train("5"))
    assert (of(state, "BH").cash, state.players[ANNA].cash) == (0, 647)
    assert state.players[ANNA].debt == 0
    assert state.bank == bank + 400


@pytest.mark.rule("24-EF-03")
def test_any_train_of_the_bank_or_of_another_company_may_be_chosen() -> None:
    state = with_shares(47, 1000)
    state.depot["3g"] = 1
    state = at_turn(state, "BH", "BuyTrains")
    assert {offer.fixed["train"] for offer in offered(state, BuyTrain)} == {"5", "3g"}
    assert [offer.fixed["seller"] for offer in offered(state, TradeTrain)] == ["MS"]
    state = do(state, trade("MS", "5", 400), AnswerTrade(by=BERT, agreed=True))
    assert of(state, "BH").trains == ["5"]
    assert of(state, "MS").cash == 400


@pytest.mark.rule("24-EF-04")
def test_the_director_adds_nothing_while_the_treasury_can_pay_for_a_train() -> None:
    state = with_shares(380, 30)
    state.depot["3g"] = 1
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, buy_train("5"), "24-OO-10")
    assert [offer.fixed["train"] for offer in offered(state, BuyTrain)] == ["3g"]
    assert not offered(state, SellShares)
    treasury(state, "BH", 359)
    assert do(at_turn(state, "BH", "BuyTrains"), buy_train("5")).players[ANNA].debt > 0


@pytest.mark.rule("24-EF-04")
def test_by_option_a_dearer_train_than_the_treasury_can_pay_is_bought_with_cash_alone() -> None:
    state = with_shares(380, 30, directors_help="for any train")
    state.depot["3g"] = 1
    state = at_turn(state, "BH", "BuyTrains")
    assert not offered(state, SellShares)
    refused(state, sell("MS"), "24-EF-07")
    assert do(state, buy_train("5")).players[ANNA].cash == 10
    cash(state, ANNA, 19)
    refused(at_turn(state, "BH", "BuyTrains"), buy_train("5"), "24-OO-10")


@pytest.mark.rule("24-EF-05", "24-TT-02")
def test_even_between_companies_of_one_director_never_more_than_printed() -> None:
    state = poor(47, 1000)
    company(state, "MS", trains=["4"])
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, trade("MS", "4", 281), "24-OO-10")
    state = do(state, trade("MS", "4", 280))
    assert state.players[ANNA].cash == 1000 - 233


@pytest.mark.rule("24-EF-06")
def test_after_the_first_train_the_director_adds_nothing() -> None:
    state = poor(0, 3000)
    company(state, "MS", trains=["4"])
    state = do(at_turn(state, "BH", "BuyTrains"), trade("MS", "4", 1))
    assert state.players[ANNA].cash == 2999
    assert company_at_turn(state) != BH or not offered(state, BuyTrain)
    treasury(state, "BH", 10)
    state = at_turn(state, "BH", "BuyTrains")
    assert waits_for(state) != "BuyTrains"


@pytest.mark.rule("24-EF-07")
@pytest.mark.scenario("X2-05")
def test_the_director_may_sell_all_some_or_none_of_his_shares() -> None:
    assert do(with_shares(), buy_train("5")).players[ANNA].debt == 293 + 147
    assert do(with_shares(), sell("MS", 1), buy_train("5")).players[ANNA].debt == 223 + 112
    assert do(with_shares(), sell("MS", 2), buy_train("5")).players[ANNA].debt == 153 + 77


@pytest.mark.rule("24-EF-08", "24-DI-08")
def test_no_sale_may_change_a_director() -> None:
    state = poor()
    company(state, "MS", shares=2, trains=["5"])
    hold(state, "MS", BERT, 3, 4, 5)
    hold(state, "MS", CARLA, 6)
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, sell("MS", 2), "24-DI-08")
    assert do(state, sell("MS", 1)).players[ANNA].cash == 60 + 80


@pytest.mark.rule("24-EF-08", "24-SE-04", "24-SE-08")
def test_the_other_rules_of_sales_hold() -> None:
    state = with_shares()
    refused(do(state, sell("MS")), sell("MS"), "24-SE-08")
    of(state, "MS").operated = False
    refused(state, sell("MS"), "24-SE-04")


@pytest.mark.rule("24-EF-09")
def test_nothing_is_sold_once_the_shortfall_is_covered() -> None:
    state = with_shares(47, 300)
    company(state, "CL", seat=BERT, shares=4, cell=(4, 1), trains=["5"])
    hold(state, "CL", ANNA, 5)
    state = do(at_turn(state, "BH", "BuyTrains"), sell("MS"))
    refused(state, sell("CL"), "24-EF-07")
    assert do(state, buy_train("5")).players[ANNA].cash == 300 + 70 - 353


@pytest.mark.rule("24-EF-09")
def test_after_a_sale_only_a_train_that_needed_it_may_be_chosen() -> None:
    state = with_shares(47, 300)
    company(state, "CL", seat=BERT, trains=["4"])
    state = at_turn(state, "BH", "BuyTrains")
    assert do(state, trade("CL", "4", 280)).agenda
    refused(do(state, sell("MS")), trade("CL", "4", 280), "24-EF-09")


@pytest.mark.rule("24-EF-03", "24-EF-09")
def test_when_the_dearer_train_is_refused_the_one_that_needed_no_sale_is_bought() -> None:
    state = with_shares(47, 360)
    company(state, "CL", seat=BERT, trains=["6"])
    state = do(at_turn(state, "BH", "BuyTrains"), sell("MS"))
    refused(state, buy_train("5"), "24-EF-09")
    state = do(state, trade("CL", "6", 600), AnswerTrade(by=BERT, agreed=False))
    assert offered(state, BuyTrain)
    assert do(state, buy_train("5")).players[ANNA].cash == 360 + 70 - 353


@pytest.mark.rule("24-EF-10")
def test_the_rest_becomes_debt_with_half_of_it_on_top() -> None:
    state = poor(47, 60)
    bank = state.bank
    owed = news(state, buy_train("5"), DebtIncurred)
    assert [(event.amount, event.debt) for event in owed] == [(440, 440)]
    assert do(state, buy_train("5")).bank == bank - 293 + 400


@pytest.mark.rule("24-EF-10")
def test_another_company_gets_the_full_price_and_the_bank_advances_it() -> None:
    state = with_shares(47, 60)
    bank = state.bank
    state = do(state, trade("MS", "5", 400), AnswerTrade(by=BERT, agreed=True))
    assert of(state, "MS").cash == 400
    assert state.bank == bank - 293
    assert state.players[ANNA].debt == 440


@pytest.mark.rule("24-EF-16")
@pytest.mark.parametrize(("name", "train", "debt"), [("EPP", "1g", 180), ("SD1", "2", 120)])
def test_the_owner_of_a_small_railway_pays_for_it(name: str, train: str, debt: int) -> None:
    state = position("2", {name: 1})
    of(state, name).trains = []
    treasury(state, name, 0)
    cash(state, BERT, 0)
    state = at_turn(state, name, "BuyTrains")
    refused(state, Pass(by=BERT), "24-TP-02")
    assert do(state, buy_train(train, by=BERT)).players[BERT].debt == debt


@pytest.mark.rule("24-EF-18", "24-PM-09", "24-OO-05")
def test_a_sale_lowers_the_price_and_may_change_who_acts_next() -> None:
    state = poor()
    company(state, "BH", cell=(0, 13))
    company(state, "MS", seat=BERT, shares=4, cell=(3, 4), trains=["5"])
    company(state, "CL", seat=CARLA, cell=(4, 4), trains=["5"])
    hold(state, "MS", ANNA, 5, 6)
    state = operating_round(state)
    state = do(state, *[Pass(by=ANNA)] * (waits_for(state) == "LayTrack"))
    assert (company_at_turn(state), waits_for(state)) == (BH, "BuyTrains")
    assert company_at_turn(do(state, buy_train("5"))) == MS
    state = do(state, sell("MS"))
    assert price(state, MS) == price(state, CL)
    assert company_at_turn(do(state, buy_train("5"))) == CL


@pytest.mark.rule("24-EF-08", "24-SR-08")
@pytest.mark.parametrize("sales", ["limited", "any"])
def test_shares_of_no_company_are_refused(sales: str) -> None:
    refused(with_shares(emergency_sales=sales), sell("?"), "24-SR-08")
