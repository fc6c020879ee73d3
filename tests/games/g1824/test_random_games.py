"""Random games of all variants and player counts come to an end, and nothing gets lost."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.core.state import offers, play
from kursbuch.games.g1824.rules import Title24
from kursbuch.games.g1824.title import TITLES

LONGEST = 6_000
SEEDS = 75
"""With four titles these are 300 games."""


def play_to_the_end(title: Title24, seed: int) -> None:
    """A game of a random player who seldom passes; every third one as on 18xx.games."""
    rng, players = Random(seed), title.players[seed % len(title.players)]
    options = title.presets["18xx.games"] if seed % 3 == 2 else {}
    state = title.start(players, seed, options)
    kept = title.conserved(state)
    for _ in range(LONGEST):
        if not state.agenda:
            break
        possible = offers(state)
        active = [offer for offer in possible if offer.action.__name__ != "Pass"]
        chosen = rng.choice(active if active and rng.random() < 0.8 else possible)
        state, _ = play(state, chosen.sample(rng))
        assert title.conserved(state) == kept
    assert title.result(state) is not None


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_a_random_game_ends(title: Title24) -> None:
    play_to_the_end(title, seed=0)


@pytest.mark.proof
@pytest.mark.parametrize("seed", range(1, SEEDS))
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
def test_random_games_end(title: Title24, seed: int) -> None:
    play_to_the_end(title, seed)
