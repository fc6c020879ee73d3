"""Bots finish what they begin; `python -m tests.bots.finishing` plays every table."""

from __future__ import annotations

import pytest

from tests.bots.finishing import finished


@pytest.mark.parametrize(
    ("key", "bots"),
    [
        ("first-train-wensleydale", ["novice-builder", "novice"]),
        ("1824-cisleithania-2", ["novice-trader", "novice-rusher"]),
        ("last-train-wensleydale", ["random", "novice", "novice-blocker"]),
    ],
)
def test_a_game_comes_to_its_end_without_a_needless_debt(key: str, bots: list[str]) -> None:
    assert finished(key, bots, 3).needless_debts == 0


@pytest.mark.proof
@pytest.mark.parametrize("key", ["first-train-wensleydale", "1824-cisleithania-2"])
def test_a_game_of_experts_comes_to_its_end(key: str) -> None:
    assert finished(key, ["expert-trader", "expert-builder"], 3).needless_debts == 0
