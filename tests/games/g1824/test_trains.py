"""TP, GA: train purchase. TT: trade. PX: part exchange. EF: emergency financing."""

from __future__ import annotations

from collections import Counter

import pytest

from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.depot import for_sale
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.stock.debt import Repay, add_interest
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.goods_trains import new_trains
from kursbuch.games.g1824.part_exchange import TradeIn, reduced_price
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_train,
    cash,
    do,
    hold,
    in_stock_round,
    of,
    offered,
    refused,
    top,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import at_turn, company, operating_round, position
from tests.games.g1824.dealing import poor, trade_in

BH, MS = CompanyId("BH"), CompanyId("MS")


def buying(phase: str, *trains: str, money: int = 2000, **options: str) -> State24:
    """BH buys trains."""
    state = position(phase, **options)  # type: ignore[arg-type]
    company(state, "BH", money=money, trains=trains, at=["J13.0"])
    return at_turn(state, "BH", "BuyTrains")


def on_sale(state: State24, name: str = "BH") -> list[str]:
    return [str(train) for _, train in for_sale(state, CompanyId(name))]


@pytest.mark.rule("24-TP-01", "24-TP-08", "24-TP-09")
def test_several_trains_and_the_next_type_appears_at_once() -> None:
    state = buying("2", "2")
    state.depot["2"] = 1
    refused(state, buy_train("3"), "24-TP-08")
    state = do(state, buy_train("2"), buy_train("3"))
    assert of(state, "BH").trains == ["2", "2", "3"]
    assert of(state, "BH").cash == 2000 - 80 - 180
    assert state.phase == "3"


@pytest.mark.rule("24-TP-02", "24-TP-04")
def test_every_company_must_own_a_train_with_or_without_route() -> None:
    state = buying("2")
    refused(state, Pass(by=ANNA), "24-TP-02")
    poor = buying("2", money=0)
    state = do(poor, buy_train("2"))
    assert state.players[ANNA].cash == 920


@pytest.mark.rule("24-TP-03", "24-TP-05")
def test_example_a_coal_railway_without_goods_trains_on_sale() -> None:
    state = position("3", {"EPP": 0})
    of(state, "EPP").trains = []
    state.depot["1g"] = state.depot["2g"] = 0
    treasury(state, "EPP", 200)
    company(state, "BH", seat=BERT, trains=["2g", "2"])
    state = at_turn(state, "EPP", "BuyTrains")
    assert not offered(state, BuyTrain)
    treasury(state, "EPP", 300)
    state = at_turn(state, "EPP", "BuyTrains")
    assert [offer.fixed["train"] for offer in offered(state, TradeTrain)] == ["2g"]
    do(state, Pass(by=ANNA))
    state.depot["2g"] = 1
    refused(at_turn(state, "EPP", "BuyTrains"), Pass(by=ANNA), "24-TP-02")


@pytest.mark.rule("24-TP-06", "24-TP-07")
@pytest.mark.parametrize(("phase", "limit"), [("3", 4), ("4", 3), ("6", 2)])
def test_at_the_limit_nothing_is_bought(phase: str, limit: int) -> None:
    state = buying(phase, *["6"] * limit)
    assert waits_for(state) != "BuyTrains" or not offered(state, BuyTrain)
    goods = buying(phase, *["1g"] * limit)
    assert not offered(goods, BuyTrain)


@pytest.mark.rule("24-TP-07", "24-PX-01")
def test_example_the_limit_trap() -> None:
    state = buying("5", "3", "3", "4")
    state.depot["5"] = 0
    state = at_turn(state, "BH", "BuyTrains")
    assert waits_for(state) != "BuyTrains"


@pytest.mark.rule("24-TP-10")
def test_trains_are_never_sold_to_the_bank_or_given_up() -> None:
    state = buying("3", "3")
    refused(state, ReturnTrain(by=ANNA, train=TrainId("3")), "24-TP-01")


@pytest.mark.rule("24-TP-11", "24-TP-12")
def test_trains_over_a_lowered_limit_go_at_once() -> None:
    state = buying("5", "5")
    state.depot["5"] = 0
    company(state, "MS", seat=BERT, trains=["4", "4", "5"])
    state = do(at_turn(state, "BH", "BuyTrains"), buy_train("6"))
    assert waits_for(state) == "ReturnTrains"
    assert state.agenda[-1].actors(state) == (BERT,)
    refused(state, ReturnTrain(by=BERT, train=TrainId("6")), "24-TP-11")
    state = do(state, ReturnTrain(by=BERT, train=TrainId("4")))
    assert of(state, "MS").trains == ["4", "5"]
    assert "4" in state.scrapped
    assert waits_for(state) == "BuyTrains" or of(state, "BH").trains == ["5", "6"]


@pytest.mark.rule("24-TP-15", "24-TP-16", "24-PH-05", "24-PH-07", "24-PH-08", "24-PH-09")
@pytest.mark.parametrize(
    ("phase", "last", "new", "old"),
    [("3", "3", "4", "2"), ("5", "5", "6", "3"), ("6", "6", "8", "4"), ("7", "8", "10", "5")],
)
def test_which_train_scraps_which(phase: str, last: str, new: str, old: str) -> None:
    state = buying(phase, "10", goods_scrapping="by goods trains only")
    state.depot[last] = 0
    company(state, "MS", seat=BERT, trains=[old, "1g"])
    state = do(at_turn(state, "BH", "BuyTrains"), buy_train(new))
    assert of(state, "MS").trains == ["1g"]
    assert old in state.scrapped


@pytest.mark.rule("24-TP-15", "24-TP-16", "24-PH-09")
@pytest.mark.parametrize(
    ("phase", "new", "gone", "stays"),
    [("4", "3g", ["1g"], "2g"), ("6", "4g", ["1g", "2g"], "3g"), ("7", "5g", ["1g", "3g"], "4g")],
)
def test_only_goods_trains_scrap_goods_trains(
    phase: str, new: str, gone: list[str], stays: str
) -> None:
    state = buying(phase, "10")
    company(state, "MS", seat=BERT, trains=[*gone, stays])
    before = at_turn(state, "BH", "BuyTrains")
    state = do(before, buy_train(new))
    assert of(state, "MS").trains == [stays]
    assert all(state.depot[train] == 0 for train in gone)
    cards = before.title.cards
    lost = Counter(state.scrapped) - Counter(before.scrapped)
    assert all(lost[TrainId(train)] == cards[train].count + 1 for train in gone)
    assert not lost.keys() & {"10", stays}


@pytest.mark.rule("24-TP-17")
def test_a_company_that_lost_its_last_train_buys_in_its_next_turn() -> None:
    state = position("3")
    company(state, "BH", seat=ANNA, money=500, trains=["3"], cell=(0, 9))
    company(state, "MS", seat=BERT, money=500, trains=["2"], cell=(0, 8))
    state.depot["3"] = 0
    state = operating_round(state)
    state = do(state, Pass(by=ANNA))
    state = do(state, buy_train("4"), Pass(by=ANNA)) if waits_for(state) == "BuyTrains" else state
    assert of(state, "MS").trains == []
    while waits_for(state) != "BuyTrains":
        state = do(state, Pass(by=BERT))
    refused(state, Pass(by=BERT), "24-TP-02")


@pytest.mark.rule("24-TP-18")
def test_everybody_but_coal_railways_may_own_both_kinds() -> None:
    state = position("2", {"EPP": 0, "SD1": 1})
    assert on_sale(state, "EPP") == ["1g"]
    assert on_sale(state, "SD1") == ["2", "1g"]


@pytest.mark.rule("24-GA-01", "24-GA-02", "24-PH-03", "24-PH-04")
@pytest.mark.parametrize(
    ("phase", "goods"),
    [
        ("1", []),
        ("2", ["1g"]),
        ("3", ["1g", "2g"]),
        ("4", ["1g", "2g", "3g"]),
        ("5", ["1g", "2g", "3g"]),
        ("6", ["1g", "2g", "3g", "4g"]),
        ("7", ["1g", "2g", "3g", "4g", "5g"]),
        ("8", ["1g", "2g", "3g", "4g", "5g"]),
    ],
)
def test_goods_trains_on_sale(phase: str, goods: list[str]) -> None:
    cards = [card.id for card in new_trains(position(phase))]
    assert cards[1:] == goods


@pytest.mark.rule("24-GA-03", "24-EX-05")
def test_goods_trains_start_no_phase() -> None:
    state = do(buying("2", "2"), buy_train("1g"))
    assert state.phase == "2"
    assert all(card.starts is None for name, card in state.title.cards.items() if "g" in name)


@pytest.mark.rule("24-GA-04")
def test_an_exported_train_releases_goods_trains_too() -> None:
    state = buying("2", "2", money=0)
    state.depot["2"] = 0
    state = at_turn(state, "BH", "BuyTrains", rounds=1)
    assert state.phase == "3"
    assert "2g" in [card.id for card in new_trains(state)]


# Trade


@pytest.mark.rule("24-TT-01", "24-PH-04")
def test_companies_trade_from_phase_3() -> None:
    for phase, possible in (("2", False), ("3", True)):
        state = buying(phase, "2")
        company(state, "MS", trains=["2"])
        action = TradeTrain(by=ANNA, seller=MS, train=TrainId("2"), price=1)
        if possible:
            do(state, action)
        else:
            refused(state, action, "24-TT-01")


@pytest.mark.rule("24-TT-02", "24-TT-07")
def test_example_any_price_with_one_director_the_printed_one_with_two() -> None:
    state = buying("3", "3", money=500)
    company(state, "MS", seat=BERT, trains=["3"])
    cheap = TradeTrain(by=ANNA, seller=MS, train=TrainId("3"), price=179)
    refused(state, cheap, "24-TT-02")
    company(state, "CL", trains=["3"])
    for amount in (1, 500):
        own = TradeTrain(by=ANNA, seller=CompanyId("CL"), train=TrainId("3"), price=amount)
        assert of(do(state, own), "BH").cash == 500 - amount
    free = TradeTrain(by=ANNA, seller=CompanyId("CL"), train=TrainId("3"), price=0)
    refused(state, free, "24-TT-02")


@pytest.mark.rule("24-TT-03", "24-TT-04", "24-TT-05")
def test_the_other_director_must_agree_and_may_be_left_without_train() -> None:
    state = position("3", {"SD1": 1})
    of(state, "SD1").trains = [TrainId("3")]
    company(state, "BH", money=500, trains=["3"], at=["J13.0"])
    state = at_turn(state, "BH", "BuyTrains")
    action = TradeTrain(by=ANNA, seller=CompanyId("SD1"), train=TrainId("3"), price=180)
    asked = do(state, action)
    assert asked.agenda[-1].actors(asked) == (BERT,)
    no = do(asked, AnswerTrade(by=BERT, agreed=False))
    refused(no, action, "24-TT-03")
    yes = do(asked, AnswerTrade(by=BERT, agreed=True))
    assert of(yes, "SD1").trains == []
    assert of(yes, "BH").trains == ["3", "3"]


@pytest.mark.rule("24-TT-03")
def test_the_buyer_keeps_to_its_limit_and_its_kinds() -> None:
    state = position("3", {"EPP": 0})
    company(state, "BH", trains=["3", "2g"])
    treasury(state, "EPP", 500)
    state = at_turn(state, "EPP", "BuyTrains")
    wrong = TradeTrain(by=ANNA, seller=BH, train=TrainId("3"), price=1)
    refused(state, wrong, "24-TP-18")


@pytest.mark.rule("24-TT-06")
def test_a_traded_train_starts_no_phase() -> None:
    state = buying("3", "3")
    company(state, "MS", trains=["5"])
    state = do(state, TradeTrain(by=ANNA, seller=MS, train=TrainId("5"), price=1))
    assert state.phase == "3"


# Part exchange


@pytest.mark.rule("24-PX-01", "24-PX-02")
@pytest.mark.parametrize(
    ("train", "price_"),
    [
        *(("3", 140), ("4", 190), ("5", 260), ("6", 400), ("8", 500), ("10", 600)),
        *(("2g", 180), ("3g", 240), ("4g", 420), ("5g", 500)),
    ],
)
def test_prices_with_trade_in(train: str, price_: int) -> None:
    assert reduced_price(position("1"), TrainId(train)) == price_


@pytest.mark.rule("24-PX-01")
def test_only_the_next_smaller_train_of_the_same_kind() -> None:
    state = buying("4", "2", "3", "1g")
    state.depot["4"] = 0
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, trade_in("5"), "24-PX-01")
    refused(state, trade_in("3g"), "24-PX-01")
    do(state, trade_in("2g"))


@pytest.mark.rule("24-PX-01")
def test_nothing_is_given_for_the_smallest_trains() -> None:
    state = buying("2", "10", "5g")
    refused(state, trade_in("2"), "24-PX-01")
    refused(state, trade_in("1g"), "24-PX-01")
    assert not offered(state, TradeIn)


@pytest.mark.rule("24-PX-03", "24-PX-04", "24-PX-06", "24-PX-09", "24-TP-08", "24-PH-07")
def test_example_a_5_bought_and_given_for_the_first_6() -> None:
    state = buying("5", "5", money=1300)
    state.depot["5"] = 1
    state = at_turn(state, "BH", "BuyTrains")
    state = do(state, buy_train("5"), trade_in("6"))
    assert of(state, "BH").cash == 1300 - 400 - 400
    assert of(state, "BH").trains == ["5", "6"]
    assert state.phase == "6"
    assert "5" in state.scrapped


@pytest.mark.rule("24-PX-03")
def test_once_in_an_operating_round() -> None:
    state = buying("3", "2", "2")
    state = do(state, trade_in("3"))
    refused(state, trade_in("3"), "24-PX-03")
    again = operating_round(state)
    assert again.traded_in == []


@pytest.mark.rule("24-PX-05")
def test_at_the_train_limit_it_is_possible() -> None:
    state = do(buying("4", "3", "3", "3"), trade_in("4"))
    assert of(state, "BH").trains == ["3", "3", "4"]


@pytest.mark.rule("24-PX-07", "24-PX-08")
def test_only_bank_trains_and_only_treasury_money() -> None:
    state = buying("3", "2", money=139)
    company(state, "MS", trains=["3"])
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, trade_in("3"), "24-PX-08")
    refused(buying("2", "2"), trade_in("3"), "24-PX-07")


# Emergency financing


@pytest.mark.rule("24-EF-01", "24-EF-02", "24-EF-10", "24-EF-11", "24-EF-15")
def test_example_treasury_then_cash_then_debt_with_half_on_top() -> None:
    state = do(poor(), buy_train("5"))
    assert of(state, "BH").cash == 0
    assert state.players[ANNA].cash == 0
    assert state.players[ANNA].debt == 293 + 147
    assert state.agenda


@pytest.mark.rule("24-EF-13")
def test_example_interest_at_the_end_of_each_stock_round() -> None:
    state = do(poor(), buy_train("5"))
    add_interest(state)
    assert state.players[ANNA].debt == 660
    add_interest(state)
    assert state.players[ANNA].debt == 990
    state.players[ANNA].debt = 341
    add_interest(state)
    assert state.players[ANNA].debt == 341 + 171


@pytest.mark.rule("24-EF-03", "24-EF-05")
def test_free_choice_among_all_trains_at_the_printed_price() -> None:
    state = position("5")
    company(state, "BH", money=10, at=["J13.0"])
    state = at_turn(state, "BH", "BuyTrains")
    assert {offer.fixed["train"] for offer in offered(state, BuyTrain)} == {"5", "1g", "2g", "3g"}
    company(state, "MS", seat=BERT, trains=["4"])
    state = at_turn(state, "BH", "BuyTrains")
    dear = TradeTrain(by=ANNA, seller=MS, train=TrainId("4"), price=281)
    refused(state, dear, "24-TT-02")


@pytest.mark.rule("24-EF-04")
def test_example_for_a_dearer_train_than_needed_only_cash_helps() -> None:
    state = position("8", directors_help="for any train")
    for name in ("1g", "2g", "3g", "4g"):
        state.depot[name] = 0
    company(state, "BH", money=960, at=["J13.0"])
    cash(state, ANNA, 40)
    hold(state, "SD", ANNA, 3)
    of(state, "SD").operated = True
    state = at_turn(state, "BH", "BuyTrains")
    assert not offered(state, SellShares)
    done = do(state, buy_train("10"))
    assert done.players[ANNA].cash == 0
    assert done.players[ANNA].debt == 0
    cash(state, ANNA, 39)
    refused(at_turn(state, "BH", "BuyTrains"), buy_train("10"), "24-OO-10")


@pytest.mark.rule("24-EF-06")
def test_no_director_money_for_a_second_train() -> None:
    state = do(poor(money=0, private=3000), buy_train("5"))
    assert of(state, "BH").trains == ["5"]
    assert waits_for(state) != "BuyTrains" or not offered(state, BuyTrain)


@pytest.mark.rule("24-EF-07", "24-PM-09", "24-SE-01")
def test_example_the_director_may_sell_some_shares() -> None:
    state = poor()
    company(state, "MS", seat=DORA, shares=3, cell=(6, 3))
    hold(state, "MS", ANNA, 4, 5)
    hold(state, "MS", BERT, 6)
    state = at_turn(state, "BH", "BuyTrains")
    state = do(state, SellShares(by=ANNA, company=MS, shares=2))
    assert price(state, MS) == 70
    state = do(state, buy_train("5"))
    assert state.players[ANNA].debt == 153 + 77


@pytest.mark.rule("24-EF-08", "24-DI-08", "24-SE-10")
def test_example_no_emergency_sale_changes_a_director() -> None:
    state = poor()
    company(state, "MS", seat=ANNA, shares=1)
    hold(state, "MS", BERT, 2, 3)
    hold(state, "MS", CARLA, 4, 5, 6)
    hold(state, "MS", DORA, 7)
    hold(state, "MS", CARLA, 4)
    hold(state, "MS", DORA, 5, 6)
    state = at_turn(state, "BH", "BuyTrains")
    hold(state, "MS", BANK, 5, 6)
    do(state, SellShares(by=ANNA, company=MS, shares=1))
    refused(state, SellShares(by=ANNA, company=MS, shares=2), "24-DI-08")
    assert director(state, MS) == ANNA


@pytest.mark.rule("24-EF-08", "24-SE-05")
def test_the_limit_of_half_holds_in_an_emergency_unless_switched() -> None:
    for options, possible in (({}, False), ({"emergency_sales": "any"}, True)):
        state = poor(47, 60, **options)
        company(state, "MS", seat=DORA, shares=2)
        hold(state, "MS", ANNA, 4)
        state = at_turn(state, "BH", "BuyTrains")
        sale = SellShares(by=ANNA, company=MS, shares=1)
        if possible:
            do(state, sale)
        else:
            refused(state, sale, "24-SE-05")


@pytest.mark.rule("24-EF-09")
def test_no_more_is_sold_than_needed() -> None:
    state = poor(private=2000)
    company(state, "MS", seat=DORA, shares=3)
    hold(state, "MS", ANNA, 4, 5)
    state = at_turn(state, "BH", "BuyTrains")
    refused(state, SellShares(by=ANNA, company=MS, shares=1), "24-EF-07")


@pytest.mark.rule("24-EF-12", "24-EF-14")
def test_every_gulden_pays_the_debt_first() -> None:
    state = do(poor(), buy_train("5"))
    of(state, "BH").revenue = 200
    state = do(at_turn(state, "BH", "Dividend"), UseRevenue(by=ANNA, pay_out=True))
    assert state.players[ANNA].cash == 0
    assert state.players[ANNA].debt == 440 - 100


@pytest.mark.rule("24-EF-14")
def test_on_18xx_games_debts_are_paid_back_at_will() -> None:
    state = position("5", repayment="voluntary")
    state.players[ANNA].debt = 100
    state = do(in_stock_round(state), Repay(by=ANNA, amount=40))
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (960, 60)
    refused(state, Repay(by=ANNA, amount=61), "24-EF-14")


@pytest.mark.rule("24-EF-16")
def test_owners_of_small_railways_are_directors_here() -> None:
    state = position("2", {"SD1": 1})
    treasury(state, "SD1", 0)
    cash(state, BERT, 0)
    state = do(at_turn(state, "SD1", "BuyTrains"), buy_train("2", by=BERT))
    assert state.players[BERT].debt == 120


@pytest.mark.rule("24-EF-17", "24-EG-05")
def test_debt_is_subtracted_at_the_end() -> None:
    state = position("5")
    state.players[ANNA].debt = 100
    assert state.title.scored(state, ANNA) == 900


@pytest.mark.rule("24-TP-02", "24-OO-08")
def test_nobody_is_told_to_go_on_who_cannot() -> None:
    owed = buying("5")
    assert top(owed).prompt(owed).key == "prompt-BuyTrains-owed"
    free = buying("5", "5")
    assert top(free).prompt(free).key == "prompt-BuyTrains"
