"""Bots finish what they begin; `python -m tests.bots.finishing` plays every table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.finishing import Game, finish_all, finished, known, told


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


def test_a_log_keeps_the_games_so_that_none_is_played_twice(tmp_path: Path) -> None:
    log, first = tmp_path / "games.jsonl", Game("first-train-wensleydale", "random", 2, 3)
    ends = finish_all([first], log, 1)
    assert (
        finish_all([first, Game("first-train-wensleydale", "random", 2, 4)], log, 1)[0] == ends[0]
    )
    assert len(log.read_text(encoding="utf-8").splitlines()) == 2
    assert known(log)[first] == ends[0]
    assert "2 players: 1 games finished" in told("first-train-wensleydale", 2, ends)
