"""Games of 1824 and its variants in the format of 18xx.games, written and read again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from kursbuch.core.record import Record, state_fingerprint
from kursbuch.core.state import State, offers, play
from kursbuch.formats.chance import seed_for, stack_from
from kursbuch.formats.exporting import write_site_game
from kursbuch.formats.games import begin_import
from kursbuch.formats.importing import Import
from kursbuch.formats.site_game import read_site_game
from kursbuch.games.g1824.rules import Title24
from kursbuch.games.g1824.title import TITLES


def read_again(record: Record) -> Import:
    """The record through the format of the site."""
    game = begin_import(read_site_game(json.dumps(write_site_game(record))))
    for _ in game.steps():
        pass
    return game


def random_game(title: Title24, seed: int, length: int) -> tuple[State, Record]:
    """A random game under the option set of the site."""
    rng, players = Random(seed), title.players[seed % len(title.players)]
    state: State = title.start(players, seed, title.option_sets["18xx.games"])
    record = Record(state.setup)
    for _ in range(length):
        non_passes = [offer for offer in offers(state) if offer.action.__name__ != "Pass"]
        chosen = rng.choice(non_passes if non_passes and rng.random() < 0.7 else offers(state))
        action = chosen.sample(rng)
        state, _ = play(state, action)
        record = record.with_action(action)
    return state, record


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.key)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_written_and_read_again_comes_to_the_same_money(title: Title24, seed: int) -> None:
    state, record = random_game(title, seed, 250)
    again = read_again(record).state
    assert [p.cash for p in again.players] == [p.cash for p in state.players]  # type: ignore[attr-defined]
    assert again.holder == state.holder  # type: ignore[attr-defined]
    if title.key != "1824-cisleithania-2":
        assert state_fingerprint(again) == state_fingerprint(state)


@pytest.mark.rule("24-VA-04")
def test_a_seed_can_be_found_for_every_stack() -> None:
    for small in ("KK2", "SD2", "SD3"):
        for coal in ("EPP", "EOD", "MLB"):
            assert stack_from(seed_for([small, coal])) == [small, coal]


@pytest.mark.proof
def test_recorded_games_come_back_action_by_action(recorded: Path) -> None:
    for file in sorted(recorded.glob("*/1824*/*.json")):
        game = begin_import(read_site_game(file.read_text(encoding="utf-8")))
        for _ in game.steps():
            pass
        assert read_again(game.record()).record().actions == game.record().actions, file.name
