"""MR: mountain railways."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import DividendReceived
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, PaperId, TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.stock.buy_shares import StartCompany
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1824.events import MountainExchanged, MountainLost
from kursbuch.games.g1824.mountain import ExchangeMountain
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
    news,
    of,
    offered,
    part,
    refused,
    waits_for,
)
from tests.games.g1824.builders import as_begun_before, at_turn, company, operating_round, position
from tests.games.g1824.dealing import before_the_first

B1, B2, B3 = PaperId("B1"), PaperId("B2"), PaperId("B3")


def exchange(paper: str, name: str, by: Seat = ANNA) -> ExchangeMountain:
    return ExchangeMountain(by=by, paper=PaperId(paper), company=CompanyId(name))


@pytest.mark.rule("24-MR-01", "24-MR-02", "24-SE-09")
def test_it_is_no_company_and_cannot_be_sold() -> None:
    state = in_stock_round(position("3", {"B1": 0}))
    assert "B1" not in state.companies
    sale = SellShares(by=ANNA, company=CompanyId("B1"), shares=1)
    refused(state, sale, "24-SR-08")
    assert state.title.papers[B1].price == 120


@pytest.mark.rule("24-MR-03", "24-OO-01")
def test_it_pays_25_at_the_start_of_every_operating_round() -> None:
    state = position("1", {"B1": 0, "B2": 1, "SD1": 2})
    state = operating_round(state)
    assert [player.cash for player in state.players] == [1025, 1025, 1000, 1000]
    assert state.bank < 12_000


@pytest.mark.rule("24-MR-03", "24-MR-18")
def test_after_the_first_4_train_it_pays_no_more() -> None:
    state = do(before_the_first("4", {"B1": 0}), buy_train("4"), exchange("B1", "BH"))
    state = operating_round(state)
    assert state.players[ANNA].cash == 1000


@pytest.mark.rule("24-MR-04", "24-CE-03")
def test_it_does_not_count_against_the_limit() -> None:
    assert certificate_count(position("1", {"B1": 0, "B2": 0}), ANNA) == 0
    odd = position("1", {"B1": 0, "EPP": 0, "SD1": 0}, certificates="all papers")
    assert certificate_count(odd, ANNA) == 3


@pytest.mark.rule("24-MR-05", "24-MR-09", "24-FL-03")
def test_from_phase_3_on_it_is_exchanged_for_a_share_without_money() -> None:
    refused(in_stock_round(position("2", {"B1": 0})), exchange("B1", "BH"), "24-MR-05")
    state = in_stock_round(position("3", {"B1": 0}))
    assert news(state, exchange("B1", "BH"), MountainExchanged) == [
        MountainExchanged(seat=ANNA, paper=B1, company=CompanyId("BH"))
    ]
    state = do(state, exchange("B1", "BH"))
    assert part(state, "BH", ANNA) == 1
    assert state.players[ANNA].cash == 1000
    assert state.holder[B1] == OUT


@pytest.mark.rule("24-MR-06")
def test_it_takes_the_place_of_the_purchase_after_sales() -> None:
    state = position("3", {"B1": 0, "B2": 0})
    company(state, "BH", seat=BERT, shares=4)
    hold(state, "BH", ANNA, 5, 6)
    state = do(
        in_stock_round(state),
        SellShares(by=ANNA, company=CompanyId("BH"), shares=1),
        exchange("B1", "MS"),
    )
    refused(state, exchange("B2", "MS"), "24-SR-05")


@pytest.mark.rule("24-MR-07", "24-SR-07")
def test_it_is_an_action_for_passing_and_for_the_priority_deal() -> None:
    state = in_stock_round(position("3", {"B1": 1}))
    state = do(state, Pass(by=ANNA), exchange("B1", "BH", BERT), Pass(by=CARLA), Pass(by=DORA))
    assert waits_for(state) == "StockRound"
    state = do(state, Pass(by=ANNA), Pass(by=BERT))
    assert state.order == [CARLA, DORA, ANNA, BERT]


@pytest.mark.rule("24-MR-08")
def test_the_owner_may_use_any_of_his_own() -> None:
    state = in_stock_round(position("3", {"B1": 0, "B3": 0, "B2": 1}))
    assert {offer.fixed["paper"] for offer in offered(state, ExchangeMountain)} == {"B1", "B3"}
    assert state.holder[B3] == ANNA
    do(state, exchange("B3", "BH"))
    refused(state, exchange("B2", "BH"), "24-MR-08")


@pytest.mark.rule("24-MR-09")
def test_shares_that_players_sold_may_be_taken() -> None:
    state = position("3", {"B1": 1})
    company(state, "BH", shares=8)
    state = do(
        in_stock_round(state),
        SellShares(by=ANNA, company=CompanyId("BH"), shares=3),
        Pass(by=ANNA),
        exchange("B1", "BH", BERT),
    )
    assert part(state, "BH", BERT) == 1


@pytest.mark.rule("24-MR-10", "24-RN-03")
def test_the_railway_needs_no_price_and_its_coal_railway_may_be_open() -> None:
    state = in_stock_round(position("3", {"B1": 0, "B2": 1, "EPP": 2}))
    state = do(state, exchange("B1", "BH"), exchange("B2", "BK", BERT))
    assert of(state, "BH").par == 0
    assert part(state, "BH", ANNA) == part(state, "BK", BERT) == 1


@pytest.mark.rule("24-MR-11")
def test_neither_a_director_certificate_nor_a_state_railway() -> None:
    state = position("3", {"B1": 0})
    hold(state, "BH", BERT, *range(1, 9))
    state = in_stock_round(state)
    refused(state, exchange("B1", "BH"), "24-MR-11")
    refused(state, exchange("B1", "SD"), "24-MR-11")


@pytest.mark.rule("24-MR-12", "24-RN-04")
def test_without_a_price_shares_make_nobody_director() -> None:
    state = position("3", {"B1": 0})
    hold(state, "BH", ANNA, 1, 2, 3, 4)
    state = do(in_stock_round(state), exchange("B1", "BH"))
    assert part(state, "BH", ANNA) == 5
    assert director(state, CompanyId("BH")) is None
    assert not of(state, "BH").launched


@pytest.mark.rule("24-MR-13", "24-DI-01")
def test_the_exchange_can_change_the_director() -> None:
    state = position("3", {"B1": 0})
    company(state, "BH", seat=BERT, shares=1)
    hold(state, "BH", ANNA, 2, 3, 4)
    state = do(in_stock_round(state), exchange("B1", "BH"))
    assert director(state, CompanyId("BH")) == ANNA
    assert part(state, "BH", BERT) == 3


@pytest.mark.rule("24-MR-14", "24-CE-07")
def test_exchanges_may_lift_a_holding_over_60_percent() -> None:
    state = position("3", {"B1": 0})
    company(state, "BH", shares=4)
    state = do(in_stock_round(state), exchange("B1", "BH"))
    assert part(state, "BH", ANNA) == 7


@pytest.mark.rule("24-MR-15")
def test_at_the_certificate_limit_no_voluntary_exchange() -> None:
    state = position("3", {"B1": 0})
    for name in ("SD", "UG"):
        hold(state, name, ANNA, *range(1, 9))
    of(state, "SD").operated = True
    assert certificate_count(state, ANNA) == 16
    refused(in_stock_round(state), exchange("B1", "BH"), "24-CE-04")


@pytest.mark.rule("24-MR-15", "24-CE-04")
def test_at_the_limit_the_exchange_that_makes_its_owner_director_is_free() -> None:
    state = position("3", {"B1": 0})
    company(state, "BH", seat=BERT, shares=1)
    hold(state, "BH", ANNA, 4, 5, 6)
    for name in ("SD", "UG"):
        hold(state, name, ANNA, *range(1, 9))
    hold(state, "UG", BANK, 6, 7, 8)
    assert certificate_count(state, ANNA) == 16
    refused(in_stock_round(as_begun_before(state)), exchange("B1", "BH"), "24-CE-04")
    state = do(in_stock_round(state), exchange("B1", "BH"))
    assert (director(state, CompanyId("BH")), certificate_count(state, ANNA)) == (ANNA, 16)


@pytest.mark.rule("24-MR-15", "24-CE-05")
def test_the_compulsory_exchange_is_carried_out_over_the_limit() -> None:
    state = before_the_first("4", {"B1": 1})
    for name in ("SD", "UG"):
        hold(state, name, BERT, *range(1, 9))
    state = do(state, buy_train("4"), exchange("B1", "BH", BERT))
    assert certificate_count(state, BERT) == 17


@pytest.mark.rule("24-MR-16")
def test_a_company_sold_in_this_round_can_still_be_taken() -> None:
    state = position("3", {"B1": 0})
    company(state, "BH", seat=BERT, shares=4)
    hold(state, "BH", ANNA, 5, 6)
    sale = SellShares(by=ANNA, company=CompanyId("BH"), shares=1)
    state = do(in_stock_round(state), sale, exchange("B1", "BH"))
    assert part(state, "BH", ANNA) == 2


@pytest.mark.rule("24-MR-17", "24-SR-12")
def test_debt_does_not_bar_the_exchange() -> None:
    state = position("3", {"B1": 0})
    cash(state, ANNA, 0)
    state.players[ANNA].debt = 50
    state = do(in_stock_round(state), exchange("B1", "BH"))
    assert part(state, "BH", ANNA) == 1


@pytest.mark.rule("24-MR-18", "24-PH-05")
def test_the_first_4_train_interrupts_and_owners_choose_in_number_order() -> None:
    state = do(before_the_first("4", {"B2": 3, "B1": 1, "B3": 0}), buy_train("4"))
    assert waits_for(state) == "MountainExchanges"
    assert state.agenda[-1].actors(state) == (BERT,)
    refused(state, exchange("B2", "BH", DORA), "24-MR-18")
    state = do(state, exchange("B1", "MS", BERT))
    assert state.agenda[-1].actors(state) == (DORA,)
    state = do(state, exchange("B2", "BH", DORA), exchange("B3", "BH"))
    assert waits_for(state) == "BuyTrains"


@pytest.mark.rule("24-MR-18")
def test_an_owner_of_two_takes_the_lower_number_first() -> None:
    state = do(before_the_first("4", {"B1": 0, "B2": 0}), buy_train("4"))
    refused(state, exchange("B2", "BH"), "24-MR-18")


@pytest.mark.rule("24-MR-19", "24-IN-13")
def test_a_share_from_the_exchange_earns_in_the_same_round() -> None:
    state = before_the_first("4", {"B1": 1})
    company(state, "MS", seat=CARLA, money=0)
    state = do(state, buy_train("4"), exchange("B1", "MS", BERT))
    of(state, "MS").revenue = 100
    state = at_turn(state, "MS", "Dividend")
    paid = news(state, UseRevenue(by=CARLA, pay_out=True), DividendReceived)
    assert (BERT, 10) in [(event.owner, event.amount) for event in paid]


@pytest.mark.rule("24-MR-20")
@pytest.mark.scenario("X2-11")
def test_without_a_share_left_it_is_lost() -> None:
    state = before_the_first("4", {"B1": 0, "B2": 1})
    for name in state.title.regionals:
        for number in range(1, 9):
            hold(state, name, CARLA, number)
    hold(state, "MS", BANK, 1)
    state = do(state, buy_train("4"))
    lost = news(state, exchange("B1", "MS"), MountainLost)
    assert [event.paper for event in lost] == ["B2"]
    assert do(state, exchange("B1", "MS")).holder[B2] == OUT


@pytest.mark.rule("24-MR-21")
def test_the_owner_may_not_decline() -> None:
    state = do(before_the_first("4", {"B1": 0}), buy_train("4"))
    refused(state, Pass(by=ANNA), "24-MR-21")
    assert not offered(state, Pass)
    odd = position("3", {"B1": 0}, forced_exchange="may be declined")
    odd.depot["3"] = 0
    company(odd, "BH", money=1000, trains=["3"], at=["J13.0"])
    odd = do(at_turn(odd, "BH", "BuyTrains"), buy_train("4"))
    assert offered(odd, Pass)
    odd = do(odd, Pass(by=ANNA))
    assert odd.holder[B1] == OUT


@pytest.mark.rule("24-MR-22", "24-EX-03")
def test_an_exported_4_train_is_followed_by_exchanges_before_the_stock_round() -> None:
    state = position("3", {"B1": 0, "SD1": 1})
    state.depot["3"] = 0
    of(state, "SD1").trains = [TrainId("3")]
    company(state, "BH", trains=["3"], at=["J13.0"])
    state = at_turn(state, "BH", "BuyTrains", rounds=1)
    assert state.phase == "4"
    assert waits_for(state) == "MountainExchanges"
    state = do(state, exchange("B1", "BH"))
    assert waits_for(state) == "StockRound"


@pytest.mark.rule("24-MR-23", "24-FL-06")
def test_a_railway_that_reaches_half_by_it_opens_at_the_end_of_the_round() -> None:
    state = before_the_first("4", {"B1": 0})
    hold(state, "MS", BERT, 0, 1, 2)
    of(state, "MS").par = 80
    state = do(state, buy_train("4"), exchange("B1", "MS"))
    assert not of(state, "MS").launched
    state = do(state, Pass(by=ANNA))
    assert of(state, "MS").launched
    assert of(state, "MS").cash == 800


@pytest.mark.rule("24-MR-12", "24-DI-09")
def test_the_first_director_certificate_goes_to_whoever_holds_more() -> None:
    state = position("3")
    hold(state, "BH", BERT, 1, 2, 3)
    start = StartCompany(by=ANNA, company=CompanyId("BH"), price=100)
    state = do(in_stock_round(state), start)
    assert director(state, CompanyId("BH")) == BERT
    assert part(state, "BH", ANNA) == 2
