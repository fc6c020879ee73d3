"""The end of the game (group EG), final values, and debts to the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kursbuch.core.state import settle
from kursbuch.eighteen.events import BankBroken, GameEnded, RoundBegan
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, PaperId, TrainId
from kursbuch.eighteen.money import judge_bank, pay
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.stock.debt import Repay
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.scoring import score
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    cash,
    do,
    give,
    in_stock_round,
    of,
    refused,
    sell,
    tiles,
)
from tests.games.g1844.builders import at_turn, company, position
from tests.games.g1844.table import all_pass, rich


def estate(**options: str) -> State44:
    """Anna's belongings in the worked example."""
    state = position("5", **options)
    cash(state, ANNA, 500)
    company(state, "STB", shares=1, cell=(3, 7), money=300, trains=["5"])
    company(state, "SBB", seat=BERT, cell=(4, 9))
    give(state, ANNA, "SBB_11", "B1", "T1", "MOB_1", "P1")
    state.alive.append(PaperId("B1"))
    state.players[ANNA].debt = 45
    state.eva = ANNA
    return state


@pytest.mark.rule(
    "44-EG-06", "44-EG-07", "44-EG-08", "44-EG-09", "44-EG-10", "44-EF-20", "44-MR-09", "44-TC-07"
)
@pytest.mark.scenario("S48")
def test_the_final_score() -> None:
    assert score(estate(), ANNA) == 500 + 330 + 260 + 150 - 45 == 1195


@pytest.mark.rule("44-EG-06", "44-SB-20")
def test_a_debt_of_the_exchange_is_subtracted_too() -> None:
    state = estate()
    state.sbb_debt[ANNA] = 70
    assert score(state, ANNA) == 1125


@pytest.mark.rule("44-MR-09", "44-TC-07")
def test_final_values_may_depend_on_a_payment_instead_of_a_visit() -> None:
    state = estate(final_value="paid")
    assert score(state, ANNA) == 1045
    for hook in state.title.rounds.before_operating_round:
        hook(state)
    assert score(state, ANNA) == 1045 + 150 + 40 + 5  # P1 pays too


@pytest.mark.rule("44-EG-14")
def test_shares_of_a_company_not_launched_count_at_the_price_of_its_marker() -> None:
    state = position()
    cash(state, ANNA, 0)
    company(state, "BLS", par=80)
    of(state, "BLS").launched = False
    assert score(state, ANNA) == 160


@pytest.mark.rule("44-EG-11")
def test_the_highest_total_wins_and_equals_share_the_victory() -> None:
    state = rich(position(), 100)
    cash(state, CARLA, 50)
    state.agenda = []
    result = state.title.result(state)
    assert result is not None
    assert result.scores == (100, 100, 50, 100)
    assert result.places == (1, 1, 4, 1)


def pay_and_judge(state: State44, amount: int) -> None:
    """The bank pays Anna, and that is all that happens."""
    pay(state, BANK, ANNA, amount)
    judge_bank(state)


@pytest.mark.rule("44-EG-01", "44-EG-04", "44-EG-05")
def test_the_bank_is_broken_when_it_has_no_money_and_stays_so() -> None:
    state = position()
    pay_and_judge(state, state.bank - 1)
    assert not state.broken
    pay_and_judge(state, 1)
    assert state.broken
    pay_and_judge(state, 100)  # noted, and counted as cash
    assert (state.bank, state.players[ANNA].cash) == (-100, 620 + 9520 + 100)
    pay(state, ANNA, BANK, 5000)
    assert state.broken
    assert [event for event in state.news if isinstance(event, BankBroken)] == [BankBroken()]


@pytest.mark.rule("44-EG-01")
def test_at_some_tables_it_must_be_overdrawn() -> None:
    state = position(bank_breaks="overdrawn")
    pay_and_judge(state, state.bank)
    assert not state.broken
    pay_and_judge(state, 1)
    assert state.broken


def owing_a_train(bank: int) -> State44:
    """Anna's company must buy a train for 180, and neither it nor she has any money."""
    state = position("3")
    company(state, "AB", at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    cash(state, ANNA, 0)
    state = at_turn(state, "AB", "BuyTrains")
    state.bank = bank
    return state


@pytest.mark.rule("44-EG-01")
def test_a_loan_that_comes_back_as_the_price_of_a_train_does_not_break_the_bank() -> None:
    state = do(owing_a_train(100), BuyTrain(by=ANNA, train=TrainId("3"), source="bank"))
    assert (state.players[ANNA].debt, state.bank) == (270, 100)
    assert not state.broken


@pytest.mark.rule("44-EG-01")
def test_a_loan_for_a_train_of_another_company_does() -> None:
    state = owing_a_train(100)
    company(state, "RhB", seat=BERT, trains=["3"])
    trade = TradeTrain(by=ANNA, seller=CompanyId("RhB"), train=TrainId("3"), price=180)
    state = do(state, trade, AnswerTrade(by=BERT, agreed=True))
    assert state.bank == -80
    assert state.broken


@pytest.mark.rule("44-EG-01")
def test_a_game_begun_under_number_1_counts_every_booking() -> None:
    state = owing_a_train(100)
    state.setup = replace(state.setup, rules=1)
    assert do(state, BuyTrain(by=ANNA, train=TrainId("3"), source="bank")).broken


def broken(state: State44) -> State44:
    """Anna has got all the money."""
    pay(state, BANK, ANNA, state.bank)
    return state


@pytest.mark.rule("44-EG-02", "44-EG-13")
@pytest.mark.scenario("S49")
def test_in_the_second_of_three_rounds_the_third_is_played() -> None:
    state = broken(position("5"))
    company(state, "SBB", cell=(5, 8))
    give(state, POOL, "SBB_0", "SBB_1")  # nobody directs it, so that it has no turn
    state.sbb = "formed"
    state.agenda = [Game(opened=1), Series(number=4, rounds=3, played=2)]
    settle(state)
    began = [event for event in state.news if isinstance(event, RoundBegan)]
    assert [(event.kind, event.part) for event in began] == [("operating", 3)]
    assert not state.agenda
    assert state.news[-1] == GameEnded()
    assert of(state, "SBB").cell == (5, 8)


@pytest.mark.rule("44-EG-03")
@pytest.mark.scenario("S49")
def test_in_a_stock_round_that_round_and_the_whole_series_are_played() -> None:
    state = rich(position("3"))
    company(state, "BLS", shares=3, money=500)
    cash(state, CARLA, 100)
    broken(state)
    state = do(in_stock_round(state), sell("BLS"))
    assert isinstance(state.agenda[-1], StockRound)
    state = all_pass(state)
    series = state.agenda[1]
    assert isinstance(series, Series)
    assert (series.rounds, series.played) == (2, 1)


@pytest.mark.rule("44-EG-02", "44-EG-12")
def test_the_export_belongs_to_the_last_series() -> None:
    state = broken(position("3"))
    state.agenda = [Game(opened=1), Series(number=4, rounds=2, played=1)]
    before = state.depot["3"]
    settle(state)
    assert not state.agenda
    assert state.depot["3"] == before - 1


@pytest.mark.rule("44-EG-15", "44-EF-17")
def test_the_game_goes_on_as_long_as_the_bank_has_money() -> None:
    state = rich(position("7"), 100)
    company(state, "SBB", cell=(0, 17))
    give(state, POOL, "SBB_0")
    state.sbb = "formed"
    state.agenda = [Game(opened=1), Series(number=4, rounds=3, played=2)]
    settle(state)
    assert isinstance(state.agenda[-1], StockRound)


@pytest.mark.rule("44-EF-16", "44-EF-24", "44-EF-13")
def test_a_loan_is_repaid_in_any_part_at_any_time_and_only_by_ones_own_will() -> None:
    state = rich(position(), 100)
    state.players[ANNA].debt = 45
    company(state, "BLS", seat=BERT, money=500, at=["F11.0"])
    state = at_turn(state, "BLS")
    refused(state, Repay(by=ANNA, amount=46), "44-EF-16")
    refused(state, Repay(by=ANNA, amount=0), "44-EF-16")
    state = do(state, Repay(by=ANNA, amount=20))
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (80, 25)
    pay(state, BANK, ANNA, 50)
    assert state.players[ANNA].debt == 25
    state = in_stock_round(state)
    state.players[ANNA].debt = 25
    assert not state.title.stock.must_sell(state, ANNA)


@pytest.mark.rule("44-EF-16")
def test_some_tables_repay_only_on_ones_turn_of_a_stock_round_as_an_action() -> None:
    state = rich(position(repayment="stock round"), 100)
    for seat in (ANNA, BERT):
        state.players[seat].debt = 45
    company(state, "BLS", seat=CARLA, money=500, at=["F11.0"])
    refused(at_turn(state, "BLS"), Repay(by=ANNA, amount=20), "44-EF-16")
    state = in_stock_round(state)
    refused(state, Repay(by=BERT, amount=20), "44-EF-16")
    refused(state, Repay(by=ANNA, amount=44), "44-EF-16")  # all one can
    assert do(state, Repay(by=ANNA, amount=45)).players[ANNA].debt == 0
