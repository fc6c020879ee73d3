"""Private companies: income, purchase by companies, closing (group PV, money)."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import PaperId
from kursbuch.games.g1844.privates import BuyPrivate, close_privates
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import ANNA, BERT, cash, do, give, of, offered, refused
from tests.games.g1844.builders import at_turn, company, position
from tests.games.g1844.table import holder_of


def stb(phase: str = "3", name: str = "STB", **options: str) -> State44:
    """It is the turn of Anna's company with 500; Anna has P4, Bert P2."""
    state = position(phase, **options)
    company(state, name, money=500, at=["F11.0"])
    give(state, ANNA, "P4", "P6", "P7")
    give(state, BERT, "P2")
    return at_turn(state, name)


def buying(paper: str, price: int, by: int = ANNA) -> BuyPrivate:
    """The company whose turn it is buys a private company."""
    return BuyPrivate(by=Seat(by), paper=PaperId(paper), price=price)


@pytest.mark.rule("44-PV-04", "44-PV-05", "44-PV-09", "44-PV-02")
@pytest.mark.parametrize("price", [1, 110, 220])
@pytest.mark.scenario("S46")
def test_stb_buys_p4_for_1_to_220_and_gets_its_income(price: int) -> None:
    state = do(stb(), buying("P4", price))
    assert holder_of(state, "P4") == "STB"
    assert of(state, "STB").cash == 500 - price
    assert state.players[ANNA].cash == 620 + price
    for hook in state.title.rounds.before_operating_round:
        hook(state)
    assert of(state, "STB").cash == 520 - price


@pytest.mark.rule("44-OR-07")
def test_the_treasury_may_be_emptied_but_not_overdrawn() -> None:
    state = stb()
    of(state, "STB").cash = 100
    refused(state, buying("P4", 101), "44-OR-07", "cannot-pay")
    assert of(do(state, buying("P4", 100)), "STB").cash == 0


@pytest.mark.rule("44-PV-05")
@pytest.mark.parametrize("price", [0, 221])
def test_other_prices_are_refused(price: int) -> None:
    refused(stb(), buying("P4", price), "44-PV-05")


@pytest.mark.rule("44-PV-05")
def test_twice_the_printed_price_is_the_most() -> None:
    sales = {name: paper.sale for name, paper in position().title.papers.items() if paper.sale}
    assert sales == {
        "P1": (1, 40),
        "P2": (1, 100),
        "P3": (1, 160),
        "P4": (1, 220),
        "P5": (1, 280),
    }


@pytest.mark.rule("44-PV-04", "44-PH-04")
def test_not_before_phase_3() -> None:
    refused(stb("2"), buying("P4", 100), "44-PV-04")
    assert not offered(stb("2"), BuyPrivate)


@pytest.mark.rule("44-PV-06")
def test_only_from_the_companys_own_director() -> None:
    refused(stb(), buying("P2", 50), "44-PV-06")
    assert {offer.fixed["paper"] for offer in offered(stb(), BuyPrivate)} == {"P4"}
    house = stb(privates_from="any player")
    assert holder_of(do(house, buying("P2", 50)), "P2") == "STB"


@pytest.mark.rule("44-PV-07", "44-KI-09")
@pytest.mark.parametrize("name", ["NOB", "SBB"])
def test_pre_sbb_companies_and_the_sbb_buy_none(name: str) -> None:
    state = position("3")
    company(state, name, money=500, at=["F11.0"], cell=(5, 8))
    give(state, ANNA, "P4")
    refused(at_turn(state, name), buying("P4", 100), "44-PV-07")


@pytest.mark.rule("44-PV-08")
@pytest.mark.parametrize("paper", ["P6", "P7"])
def test_p6_and_p7_are_never_sold_to_a_company(paper: str) -> None:
    refused(stb(), buying(paper, 100), "44-PV-08")


@pytest.mark.rule("44-PV-12")
def test_a_company_does_not_sell_a_private_again() -> None:
    state = stb(privates_from="any player")
    give(state, "BLS", "P1")
    refused(state, buying("P1", 10), "44-PV-06")


@pytest.mark.rule("44-OR-07", "44-OR-09")
def test_the_treasury_must_pay_at_any_point_of_the_turn() -> None:
    state = stb()
    of(state, "STB").cash = 99
    state.bank += 401
    refused(state, buying("P4", 100), "44-OR-07", "cannot-pay")
    refused(state, buying("P4", 50, BERT), "44-PV-04")
    late = position("3")
    company(late, "STB", money=500, at=["F11.0"])
    give(late, ANNA, "P4")
    assert holder_of(do(at_turn(late, "STB", step="BuyTrains"), buying("P4", 5)), "P4") == "STB"


@pytest.mark.rule("44-PV-02", "44-PV-43", "44-OR-01")
def test_incomes_are_paid_by_the_bank_p7_pays_none() -> None:
    state = position()
    cash(state, ANNA, 0)
    give(state, ANNA, "P1", "P2", "P3", "P4", "P5", "P6", "P7")
    bank = state.bank
    for hook in state.title.rounds.before_operating_round:
        hook(state)
    assert (state.players[ANNA].cash, state.bank) == (105, bank - 105)


@pytest.mark.rule("44-PV-11", "44-PV-36", "44-PV-20", "44-PV-40")
def test_all_privates_close_without_compensation_and_the_owner_of_p7_gets_eva() -> None:
    state = position("4")
    give(state, ANNA, "P1", "P3", "T1")
    give(state, BERT, "P7")
    before = [player.cash for player in state.players]
    close_privates(state)
    assert {holder_of(state, f"P{n}") for n in range(1, 8)} == {"out"}
    assert [player.cash for player in state.players] == before
    assert state.eva == BERT
    assert holder_of(state, "T1") == ANNA  # the certificate of P3 stays
