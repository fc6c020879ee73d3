"""The end of a stock round, price markers, and the Elephant variant (groups ES, PM, VA)."""

from __future__ import annotations

import pytest

from kursbuch.core.title import Value
from kursbuch.eighteen.game import Series
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.stock.market import by_price, move_price
from kursbuch.games.g1844.end_of_stock_round import move_prices, move_prices_company_by_company
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    cash,
    do,
    give,
    in_stock_round,
    of,
    sell,
)
from tests.games.g1844.builders import company, in_pool, position
from tests.games.g1844.table import all_pass, buy_paper, game, passing, price_of, rich, sold_off


@pytest.mark.rule("44-ES-01", "44-ES-02")
@pytest.mark.scenario("S17")
def test_most_cash_gets_card_1_and_equals_keep_their_order() -> None:
    state = position()
    for seat, amount in ((ANNA, 90), (BERT, 250), (CARLA, 90), (DORA, 10)):
        cash(state, seat, amount)
    state = all_pass(in_stock_round(state, order=(DORA, CARLA, BERT, ANNA)))
    assert state.order == [BERT, CARLA, ANNA, DORA]


@pytest.mark.rule("44-ES-02")
def test_what_the_operating_rounds_pay_does_not_count() -> None:
    state = position()
    for seat, amount in enumerate((100, 100, 60, 40)):
        cash(state, seat, amount)
    give(state, DORA, "P5")
    company(state, "BLS", seat=CARLA, shares=3, money=500)
    state = all_pass(in_stock_round(state))
    assert state.players[DORA].cash == 65  # P5 has paid
    assert state.order == [ANNA, BERT, CARLA, DORA]


@pytest.mark.rule("44-ES-04", "44-ES-05", "44-ES-08", "44-PM-01", "44-PM-04")
@pytest.mark.scenario("W15")
def test_all_falls_come_before_all_rises() -> None:
    state = position()
    company(state, "JN", seat=ANNA, shares=3, cell=(2, 7))
    company(state, "STB", seat=BERT, shares=3, cell=(2, 8))
    in_pool(state, "STB_4")
    move_prices(state)
    assert (price_of(state, "STB"), of(state, "STB").cell) == (120, (2, 7))
    assert (price_of(state, "JN"), of(state, "JN").cell) == (130, (1, 7))


@pytest.mark.rule("44-ES-08")
def test_some_tables_move_the_prices_company_by_company() -> None:
    state = position(price_moves="company by company")
    assert move_prices_company_by_company in state.title.rounds.after_stock_round
    company(state, "BLS", shares=8, cell=(2, 7))
    company(state, "JN", seat=ANNA, shares=3, cell=(2, 8))
    in_pool(state, "BLS_8")
    move_prices_company_by_company(state)
    assert (of(state, "JN").cell, of(state, "BLS").cell) == ((1, 8), (2, 6))


@pytest.mark.rule("44-ES-04", "44-ES-07")
@pytest.mark.parametrize("pooled", [1, 5])
def test_one_share_or_five_in_the_pool_one_space_left(pooled: int) -> None:
    state = position()
    company(state, "BLS", cell=(2, 7))
    in_pool(state, *(f"BLS_{n}" for n in range(1, pooled + 1)))
    move_prices(state)
    assert of(state, "BLS").cell == (2, 6)


@pytest.mark.rule("44-ES-04", "44-ES-05", "44-DV-10")
@pytest.mark.parametrize(
    ("before", "sold_out", "after"),
    [((2, 0), False, (3, 0)), ((0, 6), True, (0, 6)), ((7, 0), False, (7, 0))],
)
@pytest.mark.scenario("S16")
def test_at_the_edges_of_the_chart(
    before: tuple[int, int], sold_out: bool, after: tuple[int, int]
) -> None:
    state = position()
    company(state, "BLS", shares=8, cell=before)
    if not sold_out:
        in_pool(state, "BLS_8")
    move_prices(state)
    assert of(state, "BLS").cell == after


@pytest.mark.rule("44-ES-06", "44-ES-09")
def test_shares_in_the_bank_prevent_the_rise_and_cause_no_fall() -> None:
    state = position()
    company(state, "BLS", shares=5, cell=(2, 7))
    move_prices(state)
    assert of(state, "BLS").cell == (2, 7)


@pytest.mark.rule("44-ES-03")
def test_only_launched_companies_move() -> None:
    state = position()
    company(state, "BLS", cell=(2, 7))
    in_pool(state, "BLS_1")
    of(state, "BLS").launched = False
    move_prices(state)
    assert of(state, "BLS").cell == (2, 7)


@pytest.mark.rule("44-ES-10", "44-EF-15")
def test_debts_bear_interest_at_the_end_of_a_stock_round() -> None:
    state = rich(position())
    state.players[ANNA].debt = 45
    state = all_pass(in_stock_round(state))
    assert state.players[ANNA].debt == 68


@pytest.mark.rule("44-ES-11", "44-PH-12")
@pytest.mark.parametrize(
    ("phase", "rounds"), [("1", 1), ("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("7", 3)]
)
def test_the_phase_at_the_end_fixes_the_number_of_operating_rounds(phase: str, rounds: int) -> None:
    state = rich(position(phase))
    company(state, "BLS", money=500)
    state = all_pass(in_stock_round(state))
    series = state.agenda[1]
    assert isinstance(series, Series)
    assert series.rounds == rounds


@pytest.mark.rule("44-ES-12")
def test_fnm_falls_at_the_end_of_the_first_stock_round() -> None:
    state = sold_off(game())
    assert price_of(state, "FNM") == 60
    state = all_pass(state)
    assert of(state, "FNM").cell == (5, 3)


@pytest.mark.rule("44-PM-02")
def test_of_two_markers_in_a_cell_the_one_that_came_first_acts_first() -> None:
    state = position()
    company(state, "AB", cell=(2, 7))
    company(state, "BLS", cell=(2, 7))
    company(state, "STB", cell=(2, 6))
    move_price(state, CompanyId("STB"), (2, 7))
    assert by_price(state) == ["AB", "BLS", "STB"]


@pytest.mark.rule("44-PM-03")
def test_a_marker_that_stays_keeps_its_place_in_the_stack() -> None:
    state = position()
    company(state, "AB", cell=(7, 0))
    company(state, "BLS", cell=(7, 0))
    in_pool(state, "AB_1")
    move_prices(state)
    assert by_price(state) == ["AB", "BLS"]


def after_trades(last: int, **options: Value) -> State44:
    """Everybody passes; before that one player buys a paper, as the last trade."""
    state = in_stock_round(rich(position(**options)))
    for seat in range(last):
        state = do(state, passing(seat))
    return all_pass(do(state, buy_paper(last, "T2")))


@pytest.mark.rule("44-VA-01", "44-VA-03")
def test_elephant_moves_the_player_before_the_last_trader_to_the_front() -> None:
    assert after_trades(CARLA, elephant=True).order == [BERT, ANNA, CARLA, DORA]
    assert after_trades(ANNA, elephant=True).order == [DORA, ANNA, BERT, CARLA]
    assert after_trades(CARLA, elephant=True, elephant_neighbour="next").order == [
        DORA,
        ANNA,
        BERT,
        CARLA,
    ]
    assert after_trades(CARLA).order == [ANNA, BERT, DORA, CARLA]  # by cash


@pytest.mark.rule("44-VA-01")
def test_elephant_counts_sales_too_and_without_a_trade_nothing_changes() -> None:
    state = rich(position(elephant=True))
    company(state, "BLS", seat=BERT, shares=3)
    state = do(in_stock_round(state), passing(ANNA), sell("BLS", by=BERT))
    assert all_pass(state).order == [ANNA, BERT, CARLA, DORA]
    idle = all_pass(in_stock_round(rich(position(elephant=True, elephant_neighbour="next"))))
    assert idle.order == [ANNA, BERT, CARLA, DORA]


@pytest.mark.rule("44-VA-02")
def test_with_elephant_the_order_after_the_auction_is_still_by_least_cash() -> None:
    state = sold_off(game(elephant=True))
    amounts = [state.players[seat].cash for seat in state.order]
    assert amounts == sorted(amounts)
