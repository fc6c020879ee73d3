"""Games written for 18xx.games, and read again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from kursbuch.core.action import Action
from kursbuch.core.errors import BadSetup
from kursbuch.core.record import Record, state_fingerprint
from kursbuch.core.state import State, offers, play
from kursbuch.eighteen.actions import Pass
from kursbuch.formats.exporting import write_site_game
from kursbuch.formats.games import begin_import
from kursbuch.formats.importing import Import
from kursbuch.formats.site_game import read_site_game
from kursbuch.games.g1844.title import EDITION_2016


def read_again(record: Record) -> Import:
    """The record through the format of the site."""
    game = begin_import(read_site_game(json.dumps(write_site_game(record))))
    for _ in game.steps():
        pass
    return game


def random_game(seed: int, length: int) -> tuple[State, Record]:
    """A random game under the option set of the site."""
    rng = Random(seed)
    state: State = EDITION_2016.start(4, seed, EDITION_2016.option_sets["18xx.games"])
    record = Record(state.setup)
    for _ in range(length):
        action = rng.choice(offers(state)).sample(rng)
        state, _ = play(state, action)
        record = record.with_action(action)
    return state, record


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_written_and_read_again_comes_to_the_same_position(seed: int) -> None:
    state, record = random_game(seed, 250)
    again = read_again(record)
    assert state_fingerprint(again.state) == state_fingerprint(state)


def test_a_game_under_other_options_cannot_be_written() -> None:
    with pytest.raises(BadSetup, match=r"18xx\.games"):
        write_site_game(Record(EDITION_2016.start(4).setup))


@pytest.mark.proof
def test_recorded_games_come_back_with_the_same_decisions(recorded: Path) -> None:
    """A pass and what may be done at any time may change places: it means the same."""
    for file in sorted(recorded.glob("*/1844/*.json"))[::3]:
        game = begin_import(read_site_game(file.read_text(encoding="utf-8")))
        for _ in game.steps():
            pass
        again = read_again(game.record())
        assert state_fingerprint(again.state) == state_fingerprint(game.state), file.name
        assert decisions(again.record()) == decisions(game.record()), file.name


def decisions(record: Record) -> list[Action]:
    """What was done, but for passing."""
    return [action for action in record.actions if not isinstance(action, Pass)]
