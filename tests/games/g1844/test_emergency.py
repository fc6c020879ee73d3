"""44-EF: a director must help a company that owes a train."""

import pytest

from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import DebtIncurred
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrain, BuyTrains
from kursbuch.eighteen.operating.emergency import is_emergency
from kursbuch.eighteen.operating.events import DirectorPaid
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.games.g1844.bankruptcy import DeclareBankruptcy
from kursbuch.games.g1844.operating_events import WentBankrupt
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    buy_train,
    cash,
    do,
    give,
    news,
    of,
    offered,
    refused,
    sell,
    tiles,
    top,
)
from tests.games.g1844.builders import at_turn, company, in_pool, position

AB = CompanyId("AB")


def trainless(
    treasury: int = 100, private: int = 20, phase: str = "3", name: str = "AB", **options: Value
) -> State44:
    """A company of Anna's that has a route and no train, and too little money."""
    state = position(phase, **options)
    company(state, name, money=treasury, at=["D25.0"])
    tiles(state, {"D25": (57, 2)})
    cash(state, ANNA, private)
    return at_turn(state, name, "BuyTrains")


@pytest.mark.rule("44-EF-01", "44-EF-05", "44-EF-06", "44-EF-11", "44-EF-12")
@pytest.mark.scenario("S36")
def test_s36_treasury_first_then_the_directors_cash_then_a_loan_with_interest() -> None:
    state = trainless()
    before = state.bank
    (paid,) = news(state, buy_train("3H"), DirectorPaid)
    (debt,) = news(state, buy_train("3H"), DebtIncurred)
    assert (paid.amount, debt.amount) == (50, 45)
    state = do(state, buy_train("3H"))
    assert of(state, "AB").trains == ["3H"]
    assert (of(state, "AB").cash, state.players[ANNA].cash) == (0, 0)
    assert state.players[ANNA].debt == 45
    assert state.bank == before + 150 - 30


@pytest.mark.rule("44-EF-12")
@pytest.mark.scenario("S36")
def test_s36_half_a_franc_of_interest_is_rounded_up() -> None:
    state = do(trainless(treasury=49, private=0), buy_train("3H"))
    assert state.players[ANNA].debt == 152


@pytest.mark.rule("44-EF-02")
def test_no_help_while_the_treasury_can_pay_for_the_cheapest_train() -> None:
    state = trainless(treasury=150, private=500)
    assert not is_emergency(state, AB)
    refused(state, buy_train("3"), "44-OR-07", "train-too-dear")
    assert of(do(state, buy_train("3H")), "AB").trains == ["3H"]


@pytest.mark.rule("44-EF-02", "44-TP-06")
def test_a_cheaper_train_in_the_pool_counts() -> None:
    state = trainless(treasury=150, private=500, phase="4")
    assert is_emergency(state, AB)
    state.pool.append(TrainId("3H"))
    assert not is_emergency(state, AB)


@pytest.mark.rule("44-EF-02")
def test_help_for_any_train_by_option() -> None:
    state = trainless(treasury=150, private=500, emergency="any train")
    assert do(state, buy_train("3")).players[ANNA].cash == 470


@pytest.mark.rule("44-EF-03", "44-EF-04")
def test_in_an_emergency_the_director_chooses_among_all_trains_at_most_at_printed_prices() -> None:
    state = trainless(private=400)
    company(state, "RhB", seat=ANNA, trains=["3"])
    company(state, "BLS", seat=BERT, trains=["3H"])
    assert {offer.fixed["train"] for offer in offered(state, BuyTrain)} == {"3", "3H"}
    spans = {offer.fixed["seller"]: offer.open["price"] for offer in offered(state, TradeTrain)}
    assert list(spans["BLS"].values()) == [150]
    assert max(spans["RhB"].values()) == 180  # type: ignore[type-var]
    dear = TradeTrain(by=ANNA, seller=CompanyId("RhB"), train=TrainId("3"), price=181)
    refused(state, dear, "44-OR-07", "train-too-dear")
    fair = TradeTrain(by=ANNA, seller=CompanyId("BLS"), train=TrainId("3H"), price=150)
    state = do(state, fair, AnswerTrade(by=BERT, agreed=True))
    assert (of(state, "BLS").cash, state.players[ANNA].cash) == (150, 350)


@pytest.mark.rule("44-EF-07", "44-EF-22", "44-SE-14")
def test_shares_may_be_sold_but_need_not_even_in_the_first_round() -> None:
    state = trainless()
    company(state, "RhB", seat=BERT, shares=2)
    give(state, ANNA, "RhB_5", "RhB_6")
    assert state.turn == 1
    sold = do(state, sell("RhB", 2))
    assert sold.players[ANNA].cash == 220
    assert do(sold, buy_train("3")).players[ANNA].debt == 0
    assert do(state, buy_train("3H")).players[ANNA].debt == 45


@pytest.mark.rule("44-EF-08")
def test_emergency_sales_follow_the_rules_of_sales() -> None:
    state = trainless()
    company(state, "RhB", seat=BERT, shares=2)
    give(state, ANNA, "RhB_5", "RhB_6")
    in_pool(state, "RhB_3", "RhB_4", "RhB_7", "RhB_8")
    refused(state, sell("RhB", 2), "44-SE-10")
    state = do(state, sell("RhB", 1))
    assert of(state, "RhB").cell == (2, 4)


@pytest.mark.rule("44-EF-08", "44-SE-07")
def test_the_shares_of_a_company_are_sold_at_once() -> None:
    state = trainless(private=0)
    company(state, "RhB", seat=BERT, shares=2, par=60)
    give(state, ANNA, "RhB_5", "RhB_6")
    refused(do(state, sell("RhB", 1)), sell("RhB", 1), "44-SE-07", "one-sale-a-company")


@pytest.mark.rule("44-EF-09", "44-DC-09")
@pytest.mark.scenario("S37")
def test_s37_an_emergency_sale_changes_no_director() -> None:
    state = trainless()
    company(state, "RhB", seat=ANNA, shares=2)
    give(state, BERT, "RhB_3", "RhB_4", "RhB_5", "RhB_6")
    refused(state, sell("RhB", 1), "44-EF-09")
    assert "RhB" not in [offer.fixed["company"] for offer in offered(state, SellShares)]


@pytest.mark.rule("44-EF-10")
def test_only_shares_are_sold() -> None:
    state = trainless()
    give(state, ANNA, "P1", "T1", "B1")
    assert not offered(state, SellShares)


@pytest.mark.rule("44-EF-18")
def test_a_second_train_is_bought_with_the_companys_own_money() -> None:
    state = trainless(private=500)
    state = do(state, buy_train("3H"))
    assert not isinstance(top(state), BuyTrains)
    assert state.players[ANNA].cash == 450


@pytest.mark.rule("44-EF-19")
def test_shares_are_sold_only_while_money_is_missing_for_the_train_chosen() -> None:
    for private, missing in ((79, True), (80, False)):  # the 3 costs 180
        state = trainless(private=private)
        company(state, "RhB", seat=BERT, shares=2, par=60)
        give(state, ANNA, "RhB_5", "RhB_6")
        assert bool(offered(state, SellShares)) is missing
    state = trainless(private=60)  # 160 at hand: enough for the 3H
    company(state, "RhB", seat=BERT, shares=2, par=60)
    give(state, ANNA, "RhB_5", "RhB_6")
    state = do(state, sell("RhB", 1))
    refused(state, buy_train("3H"), "44-EF-19")
    company(state, "BLS", seat=BERT, trains=["3H"])
    other = TradeTrain(by=ANNA, seller=CompanyId("BLS"), train=TrainId("3H"), price=150)
    refused(state, other, "44-EF-19")
    assert of(do(state, buy_train("3")), "AB").trains == ["3"]


@pytest.mark.rule("44-EF-19")
def test_by_option_he_sells_as_much_as_he_wants_and_takes_any_train() -> None:
    state = trainless(private=800, emergency_sales="at will")
    company(state, "RhB", seat=BERT, shares=2, par=60)
    give(state, ANNA, "RhB_5", "RhB_6")
    state = do(state, sell("RhB", 2))
    assert state.players[ANNA].cash == 800 + 2 * 60
    assert of(do(state, buy_train("3H")), "AB").trains == ["3H"]


@pytest.mark.rule("44-SE-14", "44-EF-19")
def test_without_need_no_share_is_sold_in_an_operating_round() -> None:
    state = trainless(private=800)
    company(state, "RhB", seat=BERT, shares=2, par=60)
    give(state, ANNA, "RhB_5")
    refused(state, sell("RhB", 1), "44-SE-14")


@pytest.mark.rule("44-EF-21")
def test_a_second_emergency_adds_to_the_debt() -> None:
    state = trainless()
    state.players[ANNA].debt = 10
    assert do(state, buy_train("3H")).players[ANNA].debt == 55


@pytest.mark.rule("44-EF-23", "44-KI-09")
def test_a_pre_sbb_company_gets_no_help() -> None:
    state = position("3")
    company(state, "VSB", money=100, at=["C24.0"])
    company(state, "RhB", seat=ANNA, trains=["3H"])
    tiles(state, {"C24": (57, 2), "B23": (58, 5)})
    state = at_turn(state, "VSB", "BuyTrains")
    assert isinstance(top(state), BuyTrains)
    refused(state, buy_train("3H"), "44-OR-07", "train-too-dear")
    assert offered(state, Pass)


@pytest.mark.rule("44-EF-17", "44-EG-15")
def test_there_is_no_bankruptcy_a_loan_is_always_given() -> None:
    state = do(trainless(treasury=0, private=0, phase="7"), buy_train("8H"))
    assert state.players[ANNA].debt == 1050
    assert state.agenda


@pytest.mark.rule("44-EF-17")
def test_by_option_a_ruined_director_may_end_the_game() -> None:
    state = trainless(treasury=0, private=100, bankruptcy=True)
    company(state, "RhB", seat=BERT, shares=2)
    give(state, ANNA, "RhB_5")
    refused(trainless(treasury=0, private=149), DeclareBankruptcy(by=ANNA), "44-EF-17")
    saved = do(state, buy_train("3H"))
    assert saved.agenda
    assert not offered(state_with(state, 50), DeclareBankruptcy)
    refused(state_with(state, 50), DeclareBankruptcy(by=ANNA), "44-EF-17")
    assert offered(state_with(state, 49), DeclareBankruptcy)
    told = news(state_with(state, 49), DeclareBankruptcy(by=ANNA), WentBankrupt)
    assert told == [WentBankrupt(seat=ANNA)]
    state = do(state_with(state, 49), DeclareBankruptcy(by=ANNA))
    assert not state.agenda
    assert state.ended == "bankrupt"


def state_with(state: State44, private: int) -> State44:
    """The same with other cash; one share of RhB can be sold for 100."""
    cash(state, ANNA, private)
    return state
