"""Dividends and price moves (group DV)."""

from __future__ import annotations

import pytest

from kursbuch.core.state import to_act
from kursbuch.eighteen.events import PriceMoved
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.operating.dividends import Dividend, UseRevenue, parts
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    cash,
    do,
    give,
    news,
    of,
    offered,
    part,
    refused,
)
from tests.games.g1844.builders import at_turn, company, in_pool, position
from tests.games.g1844.table import director_is, holder_of, keep, pay_out, price_of


def earned(state: State44, name: str, revenue: int) -> State44:
    """The company has earned so much and may use it now."""
    of(state, name).revenue = revenue
    at_turn(state, name, step="Dividend")
    state.agenda = [*state.agenda[:4], Dividend(CompanyId(name))]
    of(state, name).revenue = revenue
    return state


def bls(revenue: int = 100, cell: tuple[int, int] = (2, 7), operated: bool = True) -> State44:
    """Anna has four shares of BLS, Bert two, one is in the pool, three in the bank."""
    state = position()
    company(state, "BLS", shares=2, cell=cell, money=10, operated=operated)
    give(state, BERT, "BLS_3", "BLS_4")
    in_pool(state, "BLS_5")
    for seat in range(4):
        cash(state, seat, 0)
    return earned(state, "BLS", revenue)


@pytest.mark.rule("44-DV-01", "44-OR-07")
def test_all_is_paid_out_or_all_is_kept_as_the_director_decides() -> None:
    state = bls()
    assert to_act(state) == (ANNA,)
    choices = [offer.open["pay_out"] for offer in offered(state, UseRevenue)]
    assert [list(choice.values()) for choice in choices] == [[True, False]]
    refused(state, pay_out(BERT), "44-OR-07")


@pytest.mark.rule("44-DV-02", "44-DV-03", "44-DV-04", "44-DV-07")
def test_players_get_their_part_the_company_that_of_the_pool_the_bank_that_of_new_shares() -> None:
    state = bls()
    bank = state.bank
    state = do(state, pay_out())
    assert [player.cash for player in state.players] == [40, 20, 0, 0]
    assert of(state, "BLS").cash == 20
    assert state.bank == bank - 70


@pytest.mark.rule("44-DV-05", "44-DV-06", "44-SB-33")
@pytest.mark.scenario("W27")
def test_rounding_of_sbb_dividends() -> None:
    state = position("5")
    company(state, "SBB", seat=DORA, cell=(5, 8))
    give(state, ANNA, "SBB_1")
    give(state, BERT, "SBB_2", "SBB_3")
    give(state, POOL, "SBB_4")
    paid = parts(state, CompanyId("SBB"), 150)
    assert paid == {DORA: 15, ANNA: 8, BERT: 15, "SBB": 7}


@pytest.mark.rule("44-DV-05", "44-DV-06")
@pytest.mark.scenario("X28")
def test_rounding_of_pre_sbb_dividends() -> None:
    state = position()
    company(state, "JS", shares=1)
    give(state, BERT, "JS_2")
    assert parts(state, CompanyId("JS"), 70) == {ANNA: 53, BERT: 18}
    in_pool(state, "JS_2")
    assert parts(state, CompanyId("JS"), 70) == {ANNA: 53, "JS": 17}


@pytest.mark.rule("44-DV-03", "44-DV-04", "44-DV-08", "44-PV-34", "44-PV-35")
@pytest.mark.scenario("X29")
def test_the_first_payout_of_fnm_closes_p6() -> None:
    state = position()
    company(state, "FNM", cell=(2, 7))
    give(state, ANNA, "P6")
    cash(state, ANNA, 0)
    assert part(state, "FNM", POOL) == 3
    state = do(earned(state, "FNM", 100), pay_out())
    assert (state.players[ANNA].cash, of(state, "FNM").cash) == (20, 30)
    assert of(state, "FNM").cell == (2, 8)
    assert holder_of(state, "P6") == "out"


@pytest.mark.rule("44-PV-34")
def test_p6_closes_with_the_first_revenue_above_0_kept_or_paid() -> None:
    state = position()
    company(state, "FNM", cell=(2, 7))
    give(state, ANNA, "P6")
    nothing = at_turn(earned(state, "FNM", 0), "FNM", step="Dividend")
    assert holder_of(nothing, "P6") == ANNA
    assert holder_of(do(earned(state, "FNM", 10), keep()), "P6") == "out"


@pytest.mark.rule("44-DV-08")
@pytest.mark.parametrize(
    ("before", "after"), [((2, 7), (2, 8)), ((4, 12), (3, 12)), ((0, 17), (0, 17))]
)
def test_after_a_payout_right_at_the_end_up_at_the_top_nothing(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    assert of(do(bls(cell=before), pay_out()), "BLS").cell == after


@pytest.mark.rule("44-DV-09", "44-KI-08")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 11), (0, 11)),
        ((2, 11), (1, 11)),
        ((3, 11), (2, 11)),
        ((4, 11), (3, 11)),
        ((0, 11), (0, 11)),
    ],
)
@pytest.mark.scenario("S30")
def test_regional_companies_go_up_at_the_red_line(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    state = position()
    company(state, "VZ", cell=before)
    assert of(do(earned(state, "VZ", 50), pay_out()), "VZ").cell == after
    historical = do(bls(cell=(1, 11)), pay_out())
    assert price_of(historical, "BLS") == 210


@pytest.mark.rule("44-DV-10")
@pytest.mark.parametrize(
    ("before", "after"), [((2, 7), (2, 6)), ((2, 0), (3, 0)), ((7, 0), (7, 0))]
)
def test_without_a_payout_left_at_the_end_down_at_the_bottom_nothing(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    assert of(do(bls(cell=before), keep()), "BLS").cell == after


@pytest.mark.rule("44-DV-11", "44-DV-12")
def test_revenue_0_is_kept_without_a_question_also_on_the_first_turn() -> None:
    state = position()
    company(state, "BLS", cell=(2, 7), operated=False, money=500, at=["F11.0"])
    state = at_turn(state, "BLS", step="Dividend")
    assert of(state, "BLS").cell == (2, 6)
    assert not offered(state, UseRevenue)


@pytest.mark.rule("44-DV-13")
def test_the_price_moves_before_trains_are_bought() -> None:
    state = bls()
    of(state, "BLS").cash = 500
    state.bank -= 490
    moved = news(state, pay_out(), PriceMoved)
    assert [event.company for event in moved] == ["BLS"]
    assert type(do(state, pay_out()).agenda[-1]).__name__ == "BuyTrains"


@pytest.mark.rule("44-DV-14")
def test_right_of_160_in_row_5_there_is_a_cell_180_unless_switched() -> None:
    assert price_of(do(bls(cell=(4, 11)), pay_out()), "BLS") == 180
    state = position(cell_180=False)
    company(state, "BLS", cell=(4, 11))
    assert price_of(do(earned(state, "BLS", 50), pay_out()), "BLS") == 170
    regional = position()
    company(regional, "VZ", cell=(4, 11))
    assert price_of(do(earned(regional, "VZ", 50), pay_out()), "VZ") == 170


@pytest.mark.rule("44-DV-15")
def test_kept_revenue_goes_to_the_treasury_in_full() -> None:
    state = bls()
    bank = state.bank
    state = do(state, keep())
    assert (of(state, "BLS").cash, state.bank) == (110, bank - 100)
    assert not any(player.cash for player in state.players)


@pytest.mark.rule("44-DV-16", "44-PV-09")
def test_income_of_papers_moves_no_price() -> None:
    state = position("3")
    company(state, "BLS", cell=(2, 7))
    give(state, "BLS", "P4")
    for hook in state.title.rounds.before_operating_round:
        hook(state)
    assert of(state, "BLS").cash == 20
    assert of(state, "BLS").cell == (2, 7)
    assert (director_is(state, "BLS"), part(state, "BLS", BANK)) == (ANNA, 8)
    assert CARLA not in [holder_of(state, "P4")]
