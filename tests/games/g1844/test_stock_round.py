"""The course of a stock round (group SR)."""

from __future__ import annotations

import pytest

from kursbuch.core.action import Action
from kursbuch.core.state import to_act
from kursbuch.eighteen.events import Passed
from kursbuch.eighteen.ids import BANK, POOL
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.state import State44
from tests.eighteen.builders import (
    ANNA,
    BERT,
    CARLA,
    DORA,
    buy_share,
    do,
    give,
    in_stock_round,
    news,
    of,
    part,
    refused,
    sell,
)
from tests.games.g1844.builders import company, in_pool, position
from tests.games.g1844.table import buy_from_pool, passing, rich, start


def table() -> State44:
    """Anna directs STB with three further shares; Bert has two."""
    state = rich(position())
    company(state, "STB", shares=3, par=100)
    give(state, BERT, "STB_4", "STB_5")
    in_pool(state, "STB_6")
    return in_stock_round(state)


@pytest.mark.rule("44-SR-01", "44-SU-20")
def test_players_take_turns_in_card_order_until_all_have_passed_in_succession() -> None:
    state = in_stock_round(table(), order=(CARLA, ANNA, DORA, BERT))
    seats = []
    while isinstance(state.agenda[-1], StockRound):
        seats.append(to_act(state)[0])
        state = do(state, passing(seats[-1]))
    assert seats == [CARLA, ANNA, DORA, BERT]
    assert any(isinstance(step, OperatingRound) for step in state.agenda)


@pytest.mark.rule("44-SR-02", "44-SR-03")
def test_sales_come_before_the_one_purchase() -> None:
    state = do(table(), sell("STB"))
    assert to_act(state) == (ANNA,)
    state = do(state, start(ANNA, "BLS"))
    assert to_act(state) == (BERT,)  # buying ends the turn
    refused(state, sell("STB"), "44-SR-01")


@pytest.mark.rule("44-SR-02")
def test_either_part_may_be_left_out() -> None:
    bought = do(table(), start(ANNA, "BLS"))
    assert to_act(bought) == (BERT,)
    sold = do(table(), sell("STB"), passing(ANNA))
    assert to_act(sold) == (BERT,)
    for seat in (BERT, CARLA, DORA):
        sold = do(sold, passing(seat))
    assert to_act(sold) == (ANNA,)  # her turn was no pass


@pytest.mark.rule("44-SR-03")
def test_doing_neither_is_a_pass_and_excludes_nobody_from_later_turns() -> None:
    assert news(table(), passing(ANNA), Passed) == [Passed(seat=ANNA)]
    state = do(table(), passing(ANNA), start(BERT, "BLS"), passing(CARLA), passing(DORA))
    assert to_act(state) == (ANNA,)
    do(state, buy_from_pool(ANNA, "STB"))


@pytest.mark.rule("44-SR-04")
@pytest.mark.parametrize("traded", [sell("STB", by=DORA), buy_from_pool(DORA, "STB")])
def test_any_trade_lets_the_round_go_on_until_all_pass_again(traded: Action) -> None:
    state = table()
    give(state, DORA, "STB_7")
    state = do(state, passing(ANNA), passing(BERT), passing(CARLA))
    state = do(state, traded)
    if to_act(state) == (DORA,):
        state = do(state, passing(DORA))
    for seat in (ANNA, BERT, CARLA):
        state = do(state, passing(seat))
    assert isinstance(state.agenda[-1], StockRound)
    assert to_act(state) == (DORA,)


@pytest.mark.rule("44-SR-05", "44-SR-06", "44-BU-02")
def test_all_trades_are_with_the_bank_and_never_touch_the_treasury() -> None:
    state = table()
    before, treasury = state.bank, of(state, "STB").cash
    state = do(state, buy_share("STB"))
    assert (state.bank, of(state, "STB").cash) == (before + 100, treasury)
    assert part(state, "STB", BERT) == 2
    refused(state, buy_share("STB", source="0", by=BERT), "44-BU-01", "no-such-share")
    assert (part(state, "STB", BANK), part(state, "STB", POOL)) == (1, 1)
