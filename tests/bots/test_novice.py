"""Novices play every title sensibly, the same way every time, and can say why."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from os import environ
from random import Random

import pytest

from kursbuch.bots.arena import pairings, tournament
from kursbuch.bots.care import Care
from kursbuch.bots.lookup import knowledge_of
from kursbuch.bots.novice import ranker_for
from kursbuch.bots.temperament import BALANCED, TEMPERAMENTS
from kursbuch.catalogue import title as find_title
from kursbuch.catalogue import titles
from kursbuch.core.state import offers
from kursbuch.core.words import LANGUAGES, speak
from tests.bots.games import FEWEST, moves

FIRST_TRAIN = [key for key in FEWEST if "train" in key]


def test_every_title_is_tried_here_and_bots_know_it() -> None:
    known = {key for key, title in titles().items() if knowledge_of(title)}
    assert set(FEWEST) <= known


@pytest.mark.parametrize("key", FEWEST)
def test_a_novice_can_say_why_in_every_language(key: str) -> None:
    bots = ["novice", *(f"novice-{name}" for name in TEMPERAMENTS)][: FEWEST[key]]
    for _, choice, _ in moves(key, bots, 3, 90):
        for language in LANGUAGES:
            assert speak(choice.because, language)


@pytest.mark.parametrize("key", FIRST_TRAIN)
def test_a_novice_beats_chance_at_first_train(key: str) -> None:
    bots = ["novice", *["random"] * (FEWEST[key] - 1)]
    *_, (_, _, end) = moves(key, bots, 5, 10_000)
    result = end.title.result(end)
    assert result is not None
    assert result.winners == (0,)


def test_a_title_without_advice_is_played_all_the_same() -> None:
    unknown = replace(find_title("1844"), key="1899")
    state = unknown.start(3, 1)
    rank = ranker_for(unknown, BALANCED, Care.USUAL).rank
    assert rank(state, offers(state), Random(1))


SCRIPT = """
from tests.bots.games import moves
NOVICES = ["novice", "novice-trader", "novice-rusher"]
for key, bots, longest in (
    ("1844", NOVICES, 120),
    ("1824", NOVICES, 80),
    ("first-train-nuremberg", NOVICES, 400),
    ("first-train-nuremberg", ["expert", "novice"], 12),
    ("1824-cisleithania-2", ["expert", "novice"], 12),
):
    for _, choice, _ in moves(key, bots, 11, longest):
        print(choice.action, round(choice.score, 6))
"""


def test_the_same_seed_plays_the_same_game_whatever_the_order_of_hashes() -> None:
    played = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert len(played[0].splitlines()) > 300
    assert played[0] == played[1]


@pytest.mark.parametrize(
    ("key", "level"),
    [
        ("first-train-nuremberg", "novice"),
        pytest.param("1824-cisleithania-2", "expert", marks=pytest.mark.proof),
    ],
)
def test_the_arena_plays_the_same_games_in_one_process_and_in_two(key: str, level: str) -> None:
    todo = pairings(key, [level, "novice-builder"], 2, 1, {})
    played = [[outcome.record for outcome in tournament(todo, jobs)] for jobs in (1, 2)]
    assert played[0] == played[1]
