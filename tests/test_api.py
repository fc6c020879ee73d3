"""What `import kursbuch` offers, and that all of it is explained."""

from __future__ import annotations

import inspect
import json
from random import Random

import pytest

import kursbuch

FUNCTIONS = [
    name for name in kursbuch.__all__ if inspect.isfunction(inspect.unwrap(getattr(kursbuch, name)))
]


@pytest.mark.parametrize("name", kursbuch.__all__)
def test_every_public_name_has_a_docstring(name: str) -> None:
    value = getattr(kursbuch, name)
    own = inspect.getdoc(value) if not isinstance(value, type) else vars(value).get("__doc__")
    assert own, f"{name} says nothing of itself"
    assert not own.startswith(f"{name}("), f"{name} has only what a dataclass says"


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_public_function_has_an_example(name: str) -> None:
    said = inspect.getdoc(getattr(kursbuch, name))
    assert said is not None
    assert ">>> " in said, f"{name} shows nobody how to call it"


def test_a_whole_game_needs_nothing_but_the_public_names() -> None:
    game: kursbuch.State = kursbuch.title("first-train-nuremberg").start(players=2, seed=3)
    record, rng = kursbuch.Record(game.setup), Random(3)
    while kursbuch.to_act(game):
        action = kursbuch.bots.choose(game, "random", rng)
        assert action in kursbuch.offers(game)
        game, _ = kursbuch.play(game, action)
        record = record.with_action(action)
    again = kursbuch.read_record(json.dumps(kursbuch.write_record(record)))
    assert kursbuch.state_fingerprint(kursbuch.last(again)) == kursbuch.state_fingerprint(game)
    result = kursbuch.result(game)
    assert result is not None
    assert result.winners


def test_a_setup_is_read_without_a_record() -> None:
    setup = kursbuch.title("1824").start(players=3, seed=5).setup
    plain = kursbuch.write_record(kursbuch.Record(setup))
    for extra in ("kursbuch", "names", "actions"):
        del plain[extra]
    assert kursbuch.read_setup(plain) == setup


@pytest.mark.parametrize("plain", [None, [], {}, {"own": []}, {"title": 7}])
def test_a_bad_setup_is_a_clear_error(plain: object) -> None:
    with pytest.raises(kursbuch.UnreadableRecord):
        kursbuch.read_setup(plain)
