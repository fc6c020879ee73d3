"""A record is a setup and the actions; the codec writes both, and positions for a cache."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from kursbuch.core.action import Action
from kursbuch.core.codec import Codec, encode, fingerprint, read_json
from kursbuch.core.errors import Unreadable, UnreadableAction, UnreadableRecord
from kursbuch.core.offers import Plain
from kursbuch.core.state import State
from kursbuch.core.title import Setup, Title
from kursbuch.core.words import Message

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Record:
    """How a game began, what was done, and who sat there."""

    setup: Setup
    actions: tuple[Action, ...] = ()
    names: tuple[str, ...] = field(default=())

    def with_action(self, action: Action) -> Record:
        """The record with one action more."""
        return replace(self, actions=(*self.actions, action))


def write_action(action: Action) -> dict[str, Plain]:
    """An action as JSON: what to do, by whom, and what was decided.

    >>> import kursbuch
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> kursbuch.write_action(next(kursbuch.offers(game)[0].actions()))
    {'do': 'PlaceBid', 'by': 3, 'box': 1, 'cubes': 3}
    """
    plain = _codec("do", (type(action),)).write(action)
    assert isinstance(plain, dict)
    return plain


def read_action(title: Title[Any], plain: object) -> Action:
    """The action that the JSON value stands for, or a clear error.

    >>> import kursbuch
    >>> nuremberg = kursbuch.title("first-train-nuremberg")
    >>> kursbuch.read_action(nuremberg, {"do": "PlaceBid", "by": 3, "box": 1, "cubes": 3})
    PlaceBid(by=3, box=1, cubes=3)
    """
    try:
        return _codec("do", title.actions).record(Action, plain, "action")
    except Unreadable as error:
        raise UnreadableAction(error.message) from None


@cache
def _codec(tag: str, kinds: tuple[type, ...]) -> Codec:
    return Codec(tag, {kind.__name__: kind for kind in kinds})


def write_record(record: Record) -> dict[str, Plain]:
    """The record as JSON; `read_record` reads it.

    >>> import kursbuch
    >>> setup = kursbuch.title("1824").start(players=3, seed=5).setup
    >>> plain = kursbuch.write_record(kursbuch.Record(setup))
    >>> plain["title"], plain["players"], plain["seed"], plain["actions"]
    ('1824', 3, '5', [])
    """
    setup = encode(record.setup)
    assert isinstance(setup, dict)
    return {
        "kursbuch": FORMAT,
        **setup,
        "names": list(record.names),
        "actions": [write_action(action) for action in record.actions],
    }


def read_setup(plain: object) -> Setup:
    """The setup that a JSON value holds, or a clear error.

    >>> import kursbuch
    >>> setup = kursbuch.read_setup({"title": "1824", "rules": 1, "players": 3, "seed": "5"})
    >>> setup.title, setup.players
    ('1824', 3)
    """
    try:
        if not isinstance(plain, Mapping):
            raise Unreadable(Message("field-wrong", where="record", value=repr(plain)[:60]))
        rest = dict(plain)
        own = rest.pop("own", {})
        if not isinstance(own, dict) or not _is_plain(own):
            raise Unreadable(Message("field-wrong", where="record.own", value=repr(own)[:60]))
        return Codec("is", {}).record(Setup, rest, "record", own=own)
    except Unreadable as error:
        raise UnreadableRecord(error.message) from None


def _is_plain(value: object) -> bool:
    """Whether a value can be written down as it was read; fractions cannot."""
    if isinstance(value, dict):
        return all(map(_is_plain, value.values()))
    if isinstance(value, list):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, bool | int | str)


def write_state(state: State) -> Plain:
    """A state as JSON, without its title and setup."""
    return _codec("is", state.title.steps).write(state)


def read_state(title: Title[Any], setup: Setup, plain: object) -> State:
    """The state of a game that the JSON value stands for."""
    configured = title.under(setup)
    codec = _codec("is", configured.steps)
    state: State = codec.record(configured.state, plain, "state", title=configured, setup=setup)
    return state


def state_fingerprint(state: State) -> str:
    """Sixteen digits that are the same for the same position, in every run.

    >>> import kursbuch
    >>> nuremberg = kursbuch.title("first-train-nuremberg")
    >>> one, same, other = (nuremberg.start(players=4, seed=seed) for seed in (7, 7, 8))
    >>> kursbuch.state_fingerprint(one) == kursbuch.state_fingerprint(same)
    True
    >>> kursbuch.state_fingerprint(one) == kursbuch.state_fingerprint(other)
    False
    """
    return fingerprint(write_state(state))


def snapshot(state: State) -> str:
    """A position as text: a cache for `restore`, never the truth.

    >>> import kursbuch
    >>> game = kursbuch.title("1824").start(players=3)
    >>> kursbuch.restore(game.title, game.setup, kursbuch.snapshot(game)) == game
    True
    """
    return json.dumps(write_state(state), separators=(",", ":"), ensure_ascii=False)


def restore(title: Title[Any], setup: Setup, text: str) -> State:
    """The position that a snapshot holds.

    >>> import kursbuch
    >>> game = kursbuch.title("1824").start(players=3)
    >>> again = kursbuch.restore(game.title, game.setup, kursbuch.snapshot(game))
    >>> kursbuch.to_act(again) == kursbuch.to_act(game)
    True
    """
    return read_state(title, setup, read_json(text))
