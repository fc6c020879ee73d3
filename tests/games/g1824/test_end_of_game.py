"""EG: the end of the game."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Event
from kursbuch.core.state import play
from kursbuch.core.title import Result
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import BankBroken, GameEnded, RoundBegan
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.stock.buy_shares import BuyShare
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
    in_stock_round,
    of,
    treasury,
    waits_for,
)
from tests.games.g1824.builders import as_begun_before, at_turn, company, position
from tests.games.g1824.dealing import poor, trade

BH = CompanyId("BH")


def before_the_dividend(bank: int, rounds: int = 2, bank_breaks: str = "empty") -> State24:
    """BH has earned 100, of which Anna gets 50; the bank has so much left."""
    state = position("3", bank_breaks=bank_breaks)
    company(state, "BH", trains=["3"], at=["J13.0"])
    of(state, "BH").revenue = 100
    state = at_turn(state, "BH", "Dividend", rounds)
    state.bank = bank
    return state


def pay_out(state: State24) -> State24:
    return do(state, UseRevenue(by=ANNA, pay_out=True))


def played_out(state: State24, rounds: int = 9) -> tuple[State24, list[Event]]:
    """Everybody passes until the game is over, or so many rounds have begun."""
    happened: list[Event] = []
    while state.agenda and sum(isinstance(event, RoundBegan) for event in happened) < rounds:
        state, news = play(state, Pass(by=state.agenda[-1].actors(state)[0]))
        happened += news
    return state, happened


def rounds_begun(happened: list[Event]) -> list[str]:
    return [event.kind for event in happened if isinstance(event, RoundBegan)]


def result_of(state: State24) -> Result:
    """What the result would be if the game ended here."""
    state.agenda = []
    result = state.title.result(state)
    assert result is not None
    return result


@pytest.mark.rule("24-EG-01")
def test_broken_in_an_operating_round_the_set_is_played_to_its_end() -> None:
    state = before_the_dividend(50, rounds=2)
    company(state, "MS", seat=BERT, trains=["3"], at=["C12.0"])
    state, happened = play(state, UseRevenue(by=ANNA, pay_out=True))
    assert state.broken
    state, later = played_out(state)
    assert rounds_begun([*happened, *later]) == ["operating"]
    assert isinstance(later[-1], GameEnded)


@pytest.mark.rule("24-EG-02")
def test_broken_in_a_stock_round_one_whole_set_follows() -> None:
    state = position("3")
    company(state, "BH", shares=6, trains=["3"], at=["J13.0"])
    state = in_stock_round(state)
    state.bank = 70
    state = do(state, SellShares(by=ANNA, company=BH, shares=1))
    assert state.broken
    state, happened = played_out(state)
    assert rounds_begun(happened) == ["operating", "operating"]
    assert isinstance(happened[-1], GameEnded)


@pytest.mark.rule("24-EG-03")
@pytest.mark.parametrize(
    ("bank", "option", "broken"),
    [(50, "empty", True), (51, "empty", False), (50, "overdrawn", False), (49, "overdrawn", True)],
)
def test_the_bank_has_run_out_when_nothing_is_left(bank: int, option: str, broken: bool) -> None:
    assert pay_out(before_the_dividend(bank, bank_breaks=option)).broken is broken


@pytest.mark.rule("24-EG-03", "24-EF-10")
def test_a_loan_that_comes_back_as_the_price_of_a_train_does_not_break_the_bank() -> None:
    state = poor(0, 0)
    state.bank = 100
    after = do(state, buy_train("5"))
    assert (after.players[ANNA].debt, after.bank, after.broken) == (600, 100, False)
    assert do(as_begun_before(state), buy_train("5")).broken


@pytest.mark.rule("24-EG-03", "24-EF-10")
def test_a_loan_for_a_train_of_another_company_does() -> None:
    state = poor(0, 0, consent=False)
    company(state, "MS", seat=BERT, trains=["5"])
    state.bank = 100
    state = do(state, trade("MS", "5", 400))
    assert (state.bank, state.broken) == (-300, True)


@pytest.mark.rule("24-EG-03", "24-EF-14")
def test_an_income_that_repays_a_debt_at_once_does_not_break_the_bank() -> None:
    state = before_the_dividend(50)
    state.players[ANNA].debt, state.players[ANNA].cash = 30, 0
    after = pay_out(state)
    assert (after.players[ANNA].debt, after.players[ANNA].cash) == (0, 20)
    assert (after.bank, after.broken) == (30, False)
    assert pay_out(as_begun_before(state)).broken


@pytest.mark.rule("24-EG-03", "24-EG-01")
def test_money_that_comes_in_later_changes_nothing() -> None:
    state = before_the_dividend(50)
    treasury(state, "BH", 500)
    state.bank = 50
    state = pay_out(state)
    state = do(state, BuyTrain(by=ANNA, train=TrainId("3"), source=str(BANK)))
    assert state.bank > 0
    _, happened = played_out(state)
    assert isinstance(happened[-1], GameEnded)


@pytest.mark.rule("24-EG-04")
def test_payments_of_an_empty_bank_count_in_full() -> None:
    state, happened = play(before_the_dividend(20), UseRevenue(by=ANNA, pay_out=True))
    assert state.players[ANNA].cash == 1050
    assert state.bank == -30
    assert [event for event in happened if isinstance(event, BankBroken)] == [BankBroken()]
    before = result_of(before_the_dividend(20)).scores[ANNA]
    assert result_of(state).scores[ANNA] == before + 50 + 5 * 10


@pytest.mark.rule("24-EG-05", "24-EF-17")
def test_cash_less_debt_and_shares_at_their_prices() -> None:
    state = position("3")
    company(state, "BH", shares=3)
    hold(state, "SD", ANNA, 3, 4)
    hold(state, "BH", BERT, 4)
    cash(state, CARLA, 0)
    state.players[CARLA].debt = 440
    hold(state, "SD", CARLA, 5)
    result = result_of(state)
    assert result.scores == (1000 + 5 * 80 + 2 * 120, 1000 + 80, 120 - 440, 1000)
    assert result.reason == "bank"


@pytest.mark.rule("24-EG-06")
def test_treasuries_and_trains_count_nothing() -> None:
    state = position("3", {"SD1": 0})
    company(state, "BH")
    before = result_of(state).scores
    treasury(state, "BH", 900)
    treasury(state, "SD1", 900)
    of(state, "BH").trains = [TrainId("10")]
    assert result_of(state).scores == before


@pytest.mark.rule("24-EG-07")
def test_shares_without_price_and_other_papers_count_nothing() -> None:
    state = position("3", {"EPP": 0, "SD1": 0, "SD2": 0, "B1": 0})
    hold(state, "BH", ANNA, 1, 2)
    assert result_of(state).scores[ANNA] == 1000


@pytest.mark.rule("24-EG-07")
def test_on_18xx_games_papers_count_at_what_they_cost() -> None:
    own = {"EPP": 0, "SD1": 0, "SD2": 0, "B1": 0}
    state = position("3", own, final_value="all papers")
    assert result_of(state).scores[ANNA] == 1000 + 160 + 240 + 120 + 120


@pytest.mark.rule("24-EG-08")
def test_the_wealthiest_win_and_equals_share_the_victory() -> None:
    state = position("3")
    for seat, amount in enumerate((900, 1100, 1100, 500)):
        cash(state, seat, amount)
    result = result_of(state)
    assert result.winners == (BERT, CARLA)
    assert result.places == (3, 1, 1, 4)
    cash(state, CARLA, 1099)
    assert result_of(state).winners == (BERT,)


@pytest.mark.rule("24-EG-09")
def test_the_highest_price_of_the_chart_ends_nothing() -> None:
    state = before_the_dividend(5000, rounds=1)
    company(state, "BH", trains=["3"], cell=(0, 13))
    state, happened = play(state, UseRevenue(by=ANNA, pay_out=True))
    assert of(state, "BH").cell == (0, 13)
    assert rounds_begun(happened) == ["stock"]
    share = BuyShare(by=ANNA, company=BH, source=str(BANK))
    assert waits_for(do(state, share)) == "StockRound"


@pytest.mark.rule("24-EG-09", "24-EF-11")
def test_a_director_without_means_goes_into_debt_and_the_game_goes_on() -> None:
    state = position("3")
    company(state, "BH", at=["J13.0"], operated=False)
    cash(state, ANNA, 0)
    state = at_turn(state, "BH", "BuyTrains", rounds=1)
    state = do(state, BuyTrain(by=ANNA, train=TrainId("3"), source=str(BANK)))
    assert state.players[ANNA].debt == 270
    assert waits_for(state) == "StockRound"
