"""Phase 7: profit and loss (FT-VP-03, -04)."""

from __future__ import annotations

import pytest

from kursbuch.games.first_train.accounts import record_profit
from kursbuch.games.first_train.events import ProfitRecorded
from kursbuch.games.first_train.state import FirstTrain, Train
from tests.games.first_train.builders import (
    ANNA,
    BERT,
    CARL,
    lay,
    lay_company,
    small_map,
    table,
)

LINE = small_map("R:red a b c d e f", "R-a a-b b-c c-d d-e e-f")


def loaded(*pieces: str) -> FirstTrain:
    """Anna's trains carry these pieces."""
    state = table(LINE)
    state.players[ANNA].trains = [Train("A", pieces[:3]), Train("B", pieces[3:])]
    return state


def profit_of(state: FirstTrain) -> list[int]:
    record_profit(state)
    return state.profit.spaces


@pytest.mark.rule("FT-VP-03")
@pytest.mark.parametrize(
    ("pieces", "income"),
    [(("white",), 2), (("yellow",), 1), (("red",), 1), (("green",), 1), (("white", "red"), 3)],
)
def test_white_goods_bring_two_pounds_and_everything_else_one(
    pieces: tuple[str, ...], income: int
) -> None:
    state = loaded(*pieces)
    assert profit_of(state) == [income, 0, 0]
    assert ProfitRecorded(seat=ANNA, income=income, expense=0, profit=income) in state.news


@pytest.mark.rule("FT-VP-03")
def test_each_own_link_on_the_map_costs_a_pound() -> None:
    state = lay(lay(loaded("white"), ANNA, "R-a a-b b-c"), BERT, "c-d")
    assert profit_of(lay_company(state, "red", "e-f")) == [-1, -1, 0]


@pytest.mark.rule("FT-VP-03")
@pytest.mark.parametrize(
    ("before", "pieces", "links", "expected"),
    [
        (4, ("white", "white"), "", 5),
        (5, ("red",), "", 5),
        (-12, (), "R-a a-b b-c c-d", -13),
        (-13, (), "R-a", -13),
        (-13, ("white",), "", -11),
    ],
)
def test_the_marker_stays_between_minus_thirteen_and_plus_five(
    before: int, pieces: tuple[str, ...], links: str, expected: int
) -> None:
    state = lay(loaded(*pieces), ANNA, links)
    state.profit.spaces[ANNA] = before
    assert profit_of(state)[ANNA] == expected


@pytest.mark.rule("FT-VP-03")
def test_markers_move_in_player_order_and_land_on_top() -> None:
    state = loaded("red")
    state.order = [CARL, ANNA, BERT]
    for seat in (BERT, CARL):
        state.players[seat].trains = [Train("A", ("green",))]
    profit_of(state)
    assert state.profit.stack(1) == [CARL, ANNA, BERT]


@pytest.mark.rule("FT-VP-03")
def test_a_result_of_nothing_or_a_cut_off_one_puts_the_marker_on_top_too() -> None:
    state = table(LINE)
    assert state.profit.stack(0) == [CARL, BERT, ANNA]
    profit_of(state)
    assert state.profit.stack(0) == [ANNA, BERT, CARL]
    state.profit.spaces[:] = [5, 5, 5]
    state.players[ANNA].trains = [Train("A", ("red",))]
    state.order = [BERT, CARL, ANNA]
    profit_of(state)
    assert state.profit.stack(5) == [BERT, CARL, ANNA]


@pytest.mark.rule("FT-VP-04")
def test_the_player_keeps_what_was_transported_and_the_train_markers_return() -> None:
    state = loaded("white", "yellow", "red", "red")
    state.players[ANNA].kept = {"red": 1}
    record_profit(state)
    assert state.players[ANNA].kept == {"white": 1, "yellow": 1, "red": 3}
    assert state.players[ANNA].trains == []
