"""EF: debts of players after emergency financing."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import InterestAdded
from kursbuch.eighteen.ids import TrainId
from kursbuch.eighteen.operating.dividends import UseRevenue
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    buy_train,
    do,
    hold,
    in_stock_round,
    news,
    of,
    sell,
)
from tests.games.g1824.builders import at_turn, company, operating_round, position
from tests.games.g1824.dealing import poor


@pytest.mark.rule("24-EF-11")
def test_a_director_without_anything_still_buys() -> None:
    state = do(poor(0, 0), buy_train("5"))
    assert of(state, "BH").trains == ["5"]
    assert state.players[ANNA].debt == 600
    assert state.ended == ""


@pytest.mark.rule("24-EF-12", "24-SR-12")
def test_in_debt_nobody_is_forced_to_sell() -> None:
    state = position("5")
    company(state, "MS", seat=BERT, shares=4)
    hold(state, "MS", ANNA, 5, 6)
    state.players[ANNA].debt, state.players[ANNA].cash = 100, 0
    state = do(in_stock_round(state), Pass(by=ANNA))
    assert state.agenda[-1].actors(state) == (BERT,)
    assert state.players[ANNA].debt == 100


@pytest.mark.rule("24-EF-13")
def test_at_the_end_of_a_stock_round_half_is_added_rounded_up() -> None:
    state = in_stock_round(position("5"))
    state.players[BERT].debt, state.players[BERT].cash = 341, 0
    for seat in (ANNA, CARLA):
        state = do(state, Pass(by=seat))
    added = news(state, Pass(by=Seat(3)), InterestAdded)
    assert [(event.seat, event.amount, event.debt) for event in added] == [(BERT, 171, 512)]


@pytest.mark.rule("24-EF-14")
def test_dividends_incomes_and_sales_pay_the_debt_first() -> None:
    state = position("3", {"B1": 0, "SD1": 0})
    company(state, "BH", seat=BERT, shares=4)
    hold(state, "BH", ANNA, 5)
    state.players[ANNA].debt, state.players[ANNA].cash = 110, 0
    of(state, "BH").revenue = 100
    state = do(at_turn(state, "BH", "Dividend"), UseRevenue(by=BERT, pay_out=True))
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (0, 110 - 10)
    state = operating_round(state)
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (0, 100 - 25)
    state = do(in_stock_round(state), sell("BH"))
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (90 - 75, 0)


@pytest.mark.rule("24-EF-14")
def test_the_half_income_of_a_small_railway_pays_the_debt_too() -> None:
    state = position("3", {"SD1": 0})
    state.players[ANNA].debt, state.players[ANNA].cash = 30, 0
    of(state, "SD1").revenue = 70
    of(state, "SD1").trains = [TrainId("3")]
    state = at_turn(state, "SD1", "SplitIncome")
    assert (state.players[ANNA].cash, state.players[ANNA].debt) == (5, 0)


@pytest.mark.rule("24-EF-15")
def test_a_second_emergency_adds_only_its_own_half() -> None:
    state = poor(0, 0)
    state.players[ANNA].debt = 200
    assert do(state, buy_train("5")).players[ANNA].debt == 200 + 400 + 200
