"""The 2003 edition: shares, price markers, dividends, the exchange, the Elephant variant."""

from __future__ import annotations

import pytest

from kursbuch.core.state import settle, to_act
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.game import Game, Series
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.scoring import cash_and_shares
from kursbuch.eighteen.stock.holdings import certificate_count
from kursbuch.eighteen.stock.market import by_price, move_price
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.rules import Title44
from kursbuch.games.g1844.sbb import form_sbb
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2003
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_share,
    do,
    give,
    in_stock_round,
    of,
    part,
    sell,
)
from tests.games.g1844.builders import at_turn, company, emptied, in_pool
from tests.games.g1844.editions import EDITIONS
from tests.games.g1844.table import (
    all_pass,
    buy_from_pool,
    buy_paper,
    passing,
    pay_out,
    price_of,
    rich,
    start,
)


@pytest.mark.rule("44-BU-06")
@EDITIONS
def test_the_price_marker_comes_with_the_launch_under_those_of_earlier_launches(
    title: Title44,
) -> None:
    state = in_stock_round(rich(emptied(title)))
    state = do(
        state,
        start(ANNA, "BLS"),
        start(BERT, "RhB"),
        buy_share("RhB", by=CARLA),
        buy_share("RhB", by=DORA),
    )
    state = do(
        state,
        passing(ANNA),
        buy_share("RhB", by=BERT),
        buy_share("BLS", by=CARLA),
        buy_share("BLS", by=DORA),
    )
    state = do(state, buy_share("BLS"))
    assert of(state, "BLS").launched
    assert of(state, "RhB").launched
    first = "RhB" if title is EDITION_2003 else "BLS"
    assert by_price(state)[0] == first


@pytest.mark.rule("44-BU-06", "44-SE-04")
@EDITIONS
def test_until_the_launch_the_price_is_that_of_the_start_cell(title: Title44) -> None:
    state = in_stock_round(rich(emptied(title)))
    state = do(state, start(ANNA, "BLS"), buy_share("BLS", by=BERT), passing(CARLA), passing(DORA))
    state = do(state, passing(ANNA), sell("BLS", by=BERT), passing(BERT))
    assert state.players[BERT].cash == 1000 - 100 + 90
    later = 100 if title is EDITION_2003 else 90
    assert price_of(state, "BLS") == later
    state = do(state, buy_from_pool(CARLA, "BLS"))
    assert state.players[CARLA].cash == 1000 - later


@pytest.mark.rule("44-BU-06", "44-EG-14")
def test_shares_of_a_company_that_was_never_launched_count_its_start_cell() -> None:
    state = in_stock_round(rich(emptied(EDITION_2003)))
    state = do(
        state, start(ANNA, "BLS", 80), buy_share("BLS", by=BERT), passing(CARLA), passing(DORA)
    )
    state = do(state, passing(ANNA), sell("BLS", by=BERT))
    assert cash_and_shares(state, ANNA) == 1000 - 160 + 160


@pytest.mark.rule("44-PM-01")
@EDITIONS
def test_who_operates_without_moving_lies_below_those_who_came_later(title: Title44) -> None:
    state = emptied(title)
    for name, cell in (("NOB", (7, 0)), ("SCB", (7, 0)), ("VSB", (7, 1)), ("JS", (6, 0))):
        company(state, name, par=60, cell=cell, operated=False)
    state.agenda = [Game(opened=1), Series(number=1, rounds=1)]
    settle(state)
    state = idle(state)
    assert all(of(state, name).cell == (7, 0) for name in ("NOB", "SCB", "VSB", "JS"))
    came = ["VSB", "JS"]  # 40 before 35
    stood = ["NOB", "SCB"]
    assert by_price(state) == ([*came, *stood[::-1]] if title is EDITION_2003 else stood + came)
    assert not state.turned


@pytest.mark.rule("44-PM-01")
def test_a_marker_is_turned_when_its_own_company_has_operated_not_by_a_sale() -> None:
    state = emptied(EDITION_2003)
    company(state, "FNM", par=90)
    company(state, "BLS", par=80)
    of(state, "FNM").revenue = 100
    state = do(at_turn(state, "FNM", "Dividend"), pay_out())
    assert state.turned == ["FNM"]
    move_price(state, CompanyId("BLS"), (4, 4))
    assert state.turned == ["FNM"]


def idle(state: State44) -> State44:
    """Nobody does more in an operating round than they must."""
    while not isinstance(state.agenda[-1], StockRound):
        seat = to_act(state)[0]
        found = [offer for offer in state.agenda[-1].offers(state) if offer.action is Pass]
        chosen = found or list(state.agenda[-1].offers(state))
        state = do(state, Pass(by=seat) if found else next(chosen[0].actions()))
    return state


@pytest.mark.rule("44-DV-03", "44-DV-04")
def test_unsold_shares_pay_nothing() -> None:
    state = emptied(EDITION_2003)
    company(state, "FNM", par=90)
    of(state, "FNM").revenue = 100
    before = at_turn(state, "FNM", "Dividend")
    state = do(before, pay_out())
    assert state.players[ANNA].cash - before.players[ANNA].cash == 20
    assert of(state, "FNM").cash == 30
    assert before.bank - state.bank == 50


@pytest.mark.rule("44-DV-05", "44-DV-06")
@pytest.mark.scenario("W27")
def test_a_payment_of_150_brings_8_for_one_share_of_5_percent_and_15_for_two() -> None:
    state = emptied(EDITION_2003)
    company(state, "SBB", seat=CARLA)
    give(state, ANNA, "SBB_1")
    give(state, BERT, "SBB_2", "SBB_3")
    in_pool(state, "SBB_4")
    of(state, "SBB").revenue = 150
    before = at_turn(state, "SBB", "Dividend")
    state = do(before, pay_out(CARLA))
    got = [state.players[s].cash - before.players[s].cash for s in (ANNA, BERT, CARLA)]
    assert got == [8, 15, 15]
    assert of(state, "SBB").cash == 7


@pytest.mark.rule("44-SB-14", "44-SB-16", "44-SB-19", "44-SL-04")
@pytest.mark.scenario("W38")
def test_player_a_gets_40_and_pays_30_in_the_exchange() -> None:
    state = emptied(EDITION_2003)
    company(state, "NOB", seat=ANNA, cell=(2, 7))
    company(state, "SCB", seat=BERT, cell=(2, 2))
    give(state, ANNA, "SCB_1")
    assert (price_of(state, "NOB"), price_of(state, "SCB")) == (120, 70)
    state.sbb = "due"
    before = state.players[ANNA].cash
    form_sbb(state)
    assert state.players[ANNA].cash == before + 2 * 20 - 30
    assert part(state, "SBB", ANNA) == 3
    assert certificate_count(state, ANNA) == 2


@pytest.mark.rule("44-VA-01", "44-VA-02", "44-VA-03")
def test_elephant_is_an_option_of_this_edition_off_by_default() -> None:
    def after(**options: bool | str) -> list[int]:
        state = in_stock_round(rich(emptied(EDITION_2003, **options)))
        state = do(state, passing(ANNA), passing(BERT), buy_paper(CARLA, "T2"))
        return list(all_pass(state).order)

    assert after() == [ANNA, BERT, DORA, CARLA]  # by cash
    assert after(elephant=True) == [BERT, ANNA, CARLA, DORA]
    assert after(elephant=True, elephant_neighbour="next") == [DORA, ANNA, BERT, CARLA]
