"""SR: stock rounds. DI: directors. CE: limits. SE: selling."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Seat
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import PriceMoved
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.stock.buy_shares import BuyShare, StartCompany
from kursbuch.eighteen.stock.directors import settle_director
from kursbuch.eighteen.stock.holdings import certificate_count, director
from kursbuch.eighteen.stock.market import price
from kursbuch.games.g1824.state import State24
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    cash,
    do,
    hold,
    in_stock_round,
    news,
    of,
    offered,
    part,
    refused,
    sell,
    waits_for,
)
from tests.games.g1824.builders import as_begun_before, company, position

BH = CompanyId("BH")


def share(name: str, by: Seat = ANNA) -> BuyShare:
    return BuyShare(by=by, company=CompanyId(name), source=str(BANK))


def x(shares_of_anna: int = 0) -> State24:
    """BH: Anna 20 % and director, Bert 20 %, Carla 20 %, the bank 40 %."""
    state = position("3")
    company(state, "BH", shares=shares_of_anna)
    hold(state, "BH", BERT, 5, 6)
    hold(state, "BH", CARLA, 7, 8)
    return state


def all_pass(state: State24) -> State24:
    while waits_for(state) == "StockRound":
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    return state


@pytest.mark.rule("24-SR-01", "24-SR-11")
def test_players_trade_with_the_bank_only_and_there_is_no_pool() -> None:
    state = x()
    state = do(in_stock_round(state), Pass(by=ANNA), sell("BH", 1, by=BERT))
    assert part(state, "BH", BANK) == 5
    assert part(state, "BH", POOL) == 0
    again = BuyShare(by=CARLA, company=BH, source=str(POOL))
    refused(do(state, Pass(by=BERT)), again, "24-SR-08")


@pytest.mark.rule("24-SR-02", "24-SE-01", "24-SE-02")
def test_sales_come_before_the_purchase() -> None:
    state = x()
    company(state, "MS", seat=DORA, shares=3)
    hold(state, "MS", BERT, 5, 6)
    state = do(in_stock_round(state), Pass(by=ANNA), sell("MS", 2, by=BERT), sell("BH", 1, by=BERT))
    state = do(state, share("SD", BERT))
    refused(state, sell("BH", 1, by=BERT), "24-SR-05")


@pytest.mark.rule("24-SR-03", "24-SR-04", "24-SR-09")
def test_one_certificate_a_turn_at_the_current_price_in_cash() -> None:
    state = x()
    of(state, "BH").cell = (0, 13)
    cash(state, ANNA, 349)
    refused(in_stock_round(state), share("BH"), "24-SR-09")
    cash(state, ANNA, 350)
    state = do(in_stock_round(state), share("BH"))
    assert state.players[ANNA].cash == 0
    assert state.agenda[-1].actors(state) == (BERT,)


@pytest.mark.rule("24-SR-05")
def test_the_holder_of_the_priority_deal_starts_then_clockwise() -> None:
    state = x()
    state.order = [CARLA, DORA, ANNA, BERT]
    state = in_stock_round(state)
    seats = []
    for _ in range(4):
        seats.append(state.agenda[-1].actors(state)[0])
        state = do(state, share("SD", Seat(seats[-1])))
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("24-SR-06", "24-SR-07")
def test_a_sale_is_no_pass_and_counts_for_the_priority_deal() -> None:
    state = do(in_stock_round(x()), Pass(by=ANNA), sell("BH", 1, by=BERT), Pass(by=BERT))
    state = do(state, Pass(by=CARLA), Pass(by=DORA), Pass(by=ANNA))
    assert waits_for(state) == "StockRound"
    assert do(state, Pass(by=BERT)).order == [CARLA, DORA, ANNA, BERT]
    assert all_pass(in_stock_round(x())).order == [ANNA, BERT, CARLA, DORA]


@pytest.mark.rule("24-SR-08")
def test_without_a_price_no_share_is_bought() -> None:
    refused(in_stock_round(position("3")), share("MS"), "24-SR-08")
    refused(in_stock_round(position("3")), share("XX"), "24-SR-08")


@pytest.mark.rule("24-SR-10")
def test_what_one_sold_one_does_not_buy_back_in_the_same_round() -> None:
    state = do(in_stock_round(x()), Pass(by=ANNA), sell("BH", 1, by=BERT))
    refused(state, share("BH", BERT), "24-SR-10")
    state = all_pass(state)
    state = in_stock_round(state, 3)
    while state.agenda[-1].actors(state) != (BERT,):
        state = do(state, Pass(by=Seat(state.agenda[-1].actors(state)[0])))
    do(state, share("BH", BERT))


@pytest.mark.rule("24-SR-12", "24-EF-12")
def test_in_debt_one_sells_or_passes_but_does_not_buy() -> None:
    state = x()
    state.players[BERT].debt = 500
    cash(state, BERT, 0)
    state = do(in_stock_round(state), Pass(by=ANNA))
    refused(state, share("SD", BERT), "24-EF-12")
    do(state, sell("BH", 1, by=BERT))
    do(state, Pass(by=BERT))


@pytest.mark.rule("24-SR-13", "24-EF-13", "24-PM-07")
def test_the_end_of_the_round_moves_prices_and_adds_interest() -> None:
    state = x()
    hold(state, "BH", DORA, 1, 2, 3, 4)
    state.players[BERT].debt = 341
    for seat in range(4):
        cash(state, seat, 0)
    of(state, "BH").operated = False
    state = in_stock_round(state)
    assert state.players[BERT].debt == 341 + 171
    assert of(state, "BH").cell == (3, 2)


@pytest.mark.rule("24-SR-14", "24-PH-11")
@pytest.mark.parametrize(
    ("phase", "rounds"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 2), ("6", 3), ("8", 3)]
)
def test_operating_rounds_after_a_stock_round(phase: str, rounds: int) -> None:
    state = position(phase)
    company(state, "BH", trains=["6"], at=["J13.0"])
    state = all_pass(in_stock_round(state))
    assert state.agenda[1].rounds == rounds  # type: ignore[attr-defined]


@pytest.mark.rule("24-SR-14")
def test_on_18xx_games_phase_5_has_three() -> None:
    assert position("5", third_round="phase 5").title.phases["5"].operating_rounds == 3  # type: ignore[index]


# Directors


@pytest.mark.rule("24-DI-01", "24-DI-02", "24-DI-10")
def test_who_holds_more_by_a_purchase_becomes_director_at_once() -> None:
    state = x()
    state = do(in_stock_round(state), Pass(by=ANNA), share("BH", BERT))
    assert director(state, BH) == BERT
    assert part(state, "BH", ANNA) == 2
    assert certificate_count(state, ANNA) == 2
    assert certificate_count(state, BERT) == 2


@pytest.mark.rule("24-DI-01")
def test_equality_changes_nothing() -> None:
    state = x(1)
    state = do(in_stock_round(state), Pass(by=ANNA), share("BH", BERT))
    assert director(state, BH) == ANNA


@pytest.mark.rule(
    "24-DI-03", "24-DI-04", "24-DI-05", "24-SE-05", "24-SE-06", "24-SE-07", "24-PM-05"
)
@pytest.mark.scenario("X1-02")
def test_example_a_director_sells_one_of_two_and_the_next_in_order_takes_over() -> None:
    state = x()
    before = price(state, BH)
    state = do(in_stock_round(state), sell("BH", 1))
    assert director(state, BH) == BERT
    assert [part(state, "BH", seat) for seat in (ANNA, BERT, CARLA)] == [1, 2, 2]
    assert part(state, "BH", BANK) == 5
    assert state.players[ANNA].cash == 1000 + before
    assert of(state, "BH").cell == (5, 2)
    assert state.holder[state.title.certificates[BH][0].id] == BERT


@pytest.mark.rule("24-SE-05")
@pytest.mark.scenario("X1-02")
def test_example_more_than_half_in_the_bank_is_refused() -> None:
    refused(in_stock_round(x()), sell("BH", 2), "24-SE-05")


@pytest.mark.rule("24-DI-03")
def test_a_director_can_leave_only_if_another_holds_a_fifth() -> None:
    state = position("3")
    company(state, "BH", shares=4)
    hold(state, "BH", BERT, 5)
    hold(state, "BH", CARLA, 6)
    hold(state, "BH", DORA, 7)
    hold(state, "BH", DORA, 8)
    hold(state, "BH", CARLA, 8)
    refused(in_stock_round(state), sell("BH", 6), "24-SE-05")
    hold(state, "BH", DORA, 8, 6)
    hold(state, "BH", CARLA, 7)
    hold(state, "BH", DORA, 6)
    state = in_stock_round(state)
    assert director(do(state, sell("BH", 5)), BH) == DORA


@pytest.mark.rule("24-DI-06", "24-DI-07", "24-SE-10")
def test_the_director_may_sell_down_to_the_next_holder() -> None:
    state = x(1)
    assert director(do(in_stock_round(state), sell("BH", 1)), BH) == ANNA


@pytest.mark.rule("24-DI-10")
def test_another_director_finishes_the_turn_of_the_company() -> None:
    from kursbuch.eighteen.operating.lay_track import LayTile
    from tests.games.g1824.builders import at_turn

    state = x()
    state.board = state.board.__class__()
    company(state, "BH", shares=0, at=["J13.0"])
    hold(state, "BH", BERT, 1, 5, 6)
    state = at_turn(state, "BH", "LayTrack")
    settle_director(state, BH)
    assert state.agenda[-1].actors(state) == (BERT,)
    assert offered(state, LayTile)


# Certificate limit and 60 %


@pytest.mark.rule("24-CE-01", "24-CE-08")
def test_the_limits_by_number_of_players() -> None:
    from kursbuch.games.g1824.title import STANDARD

    assert STANDARD.stock.certificate_limit == {3: 21, 4: 16, 5: 13, 6: 11}


@pytest.mark.rule("24-CE-02", "24-CE-04", "24-ST-10")
def test_every_certificate_counts_one_and_the_limit_is_not_exceeded() -> None:
    state = x()
    hold(state, "SD", ANNA, *range(1, 9))
    hold(state, "UG", ANNA, *range(1, 7))
    company(state, "MS", seat=DORA)
    assert certificate_count(state, ANNA) == 15
    state = do(in_stock_round(state), share("KK"))
    assert certificate_count(state, ANNA) == 16
    state = do(state, *(Pass(by=seat) for seat in (BERT, CARLA, DORA)))
    refused(state, share("MS"), "24-CE-04")


@pytest.mark.rule("24-CE-05")
def test_over_the_limit_one_must_sell_as_far_as_possible() -> None:
    state = x(3)
    hold(state, "SD", ANNA, *range(1, 9))
    hold(state, "UG", ANNA, *range(1, 7))
    assert certificate_count(state, ANNA) == 18
    state = in_stock_round(state)
    refused(state, Pass(by=ANNA), "24-CE-05")
    state = do(state, sell("BH", 1))
    assert certificate_count(state, ANNA) == 17
    refused(state, Pass(by=ANNA), "24-CE-05")  # more of the same company is the same sale
    state = do(state, sell("BH", 1))
    assert certificate_count(state, ANNA) == 16
    assert state.agenda[-1].actors(state) == (BERT,)


@pytest.mark.rule("24-CE-05")
def test_the_duty_to_sell_comes_before_a_purchase_that_saves_a_certificate() -> None:
    state = position("3")
    company(state, "BH", shares=0, seat=BERT)
    hold(state, "BH", ANNA, 1, 2)
    hold(state, "BH", CARLA, 3, 4)
    hold(state, "SD", ANNA, *range(1, 9))
    hold(state, "UG", ANNA, *range(1, 8))
    assert certificate_count(state, ANNA) == 17
    state = in_stock_round(state, 3)
    refused(state, share("BH"), "24-CE-05", "sell-down")
    assert not offered(state, BuyShare)
    do(as_begun_before(state), share("BH"))


@pytest.mark.rule("24-CE-06", "24-ST-10")
def test_from_60_percent_on_no_more_is_bought() -> None:
    state = position("3")
    company(state, "BH", shares=3)
    state = do(in_stock_round(state), share("BH"))
    assert part(state, "BH", ANNA) == 6
    state = do(state, *(Pass(by=seat) for seat in (BERT, CARLA, DORA)))
    refused(state, share("BH"), "24-CE-06")
    hold(state, "SD", ANNA, *range(1, 7))
    refused(state, share("SD"), "24-CE-06")


@pytest.mark.rule("24-CE-04")
def test_a_purchase_that_makes_one_director_counts_after_the_swap() -> None:
    state = x()
    hold(state, "SD", BERT, *range(1, 9))
    hold(state, "UG", BERT, *range(1, 7))
    assert certificate_count(state, BERT) == 16
    state = do(in_stock_round(state), Pass(by=ANNA), share("BH", BERT))
    assert director(state, BH) == BERT
    assert certificate_count(state, BERT) == 16


# Selling


@pytest.mark.rule("24-SE-04", "24-ST-04")
def test_state_railways_too_must_have_operated() -> None:
    state = position("3")
    hold(state, "SD", ANNA, 3, 4)
    refused(in_stock_round(state), sell("SD", 1), "24-SE-04")


@pytest.mark.rule("24-SE-05")
@pytest.mark.parametrize(("in_bank", "possible"), [(5, 0), (4, 1), (2, 3)])
def test_at_most_half_may_lie_in_the_bank(in_bank: int, possible: int) -> None:
    state = position("3")
    company(state, "BH", seat=BERT, shares=2)
    hold(state, "BH", ANNA, *range(3, 9 - in_bank))
    state = in_stock_round(state)
    for number in range(1, 5):
        if number <= min(possible, 6 - in_bank):
            do(state, sell("BH", number))
    if part(state, "BH", ANNA) > possible:
        refused(state, sell("BH", possible + 1), "24-SE-05")


@pytest.mark.rule("24-SE-07", "24-SE-08", "24-PM-05")
@pytest.mark.scenario("X2-08")
def test_example_one_step_for_each_sale() -> None:
    state = position("3")
    company(state, "BH", seat=DORA, shares=3, cell=(2, 6))
    hold(state, "BH", ANNA, 4, 5, 6)
    hold(state, "BH", BERT, 7, 8)
    state = do(in_stock_round(state), sell("BH", 3))
    assert state.players[ANNA].cash == 1450
    assert price(state, BH) == 140
    state = do(state, Pass(by=ANNA), sell("BH", 1, by=BERT))
    assert state.players[BERT].cash == 1140
    assert price(state, BH) == 130


@pytest.mark.rule("24-SE-08")
def test_a_company_is_sold_once_a_turn_unless_switched() -> None:
    for options, possible in (({}, False), ({"sales": "any number"}, True)):
        state = position("3", **options)  # type: ignore[arg-type]
        company(state, "BH", seat=DORA, shares=3)
        hold(state, "BH", ANNA, 4, 5, 6, 7)
        state = do(in_stock_round(state), sell("BH", 1))
        if possible:
            assert len(news(state, sell("BH", 1), PriceMoved)) == 1
        else:
            refused(state, sell("BH", 1), "24-SE-08")


@pytest.mark.rule("24-SE-06")
def test_a_director_certificate_is_never_sold() -> None:
    state = position("3")
    company(state, "BH", shares=0)
    hold(state, "BH", BERT, 1, 2, 3, 4)
    hold(state, "BH", CARLA, 5, 6, 7, 8)
    settle_director(state, BH)
    state = in_stock_round(state)
    assert state.holder[state.title.certificates[BH][0].id] == BERT
    start = StartCompany(by=ANNA, company=BH, price=60)
    refused(state, start, "24-RN-02")
