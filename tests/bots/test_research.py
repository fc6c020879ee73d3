"""Every title passes the tests that PettingZoo has for environments."""

from __future__ import annotations

import doctest
from functools import partial
from pathlib import Path

import pytest

from tests.bots.games import FEWEST

pytest.importorskip("pettingzoo", reason="the extra `research` is not installed")

from pettingzoo.test import api_test, render_test, seed_test

from kursbuch.core.offers import Span
from kursbuch.research.environment import env
from kursbuch.research.numbering import amounts

GUIDE = Path(__file__).parents[2] / "docs" / "researchers.md"


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("key", FEWEST)
def test_every_title_is_an_environment_by_the_tests_of_pettingzoo(key: str) -> None:
    api_test(env(key), num_cycles=40)
    seed_test(lambda: env(key), num_cycles=20)
    render_test(partial(env, key))


@pytest.mark.filterwarnings("ignore")
def test_the_guide_runs_as_printed() -> None:
    assert doctest.testfile(str(GUIDE), module_relative=False).failed == 0


def test_the_ends_of_a_span_are_among_its_amounts() -> None:
    assert amounts(Span(10, 100, 5)) == [10, 30, 55, 80, 100]
    assert amounts(Span(3, 4)) == [3, 4]


def test_features_have_the_same_names_all_game_long() -> None:
    game = env("1844")
    game.reset(seed=1)
    names = game.unwrapped.feature_names
    for _ in range(30):
        seen, *_ = game.last()
        assert len(seen["observation"]) == len(names) == len(set(names))
        game.step(int(seen["action_mask"].argmax()))
