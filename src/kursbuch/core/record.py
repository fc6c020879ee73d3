"""A record is a setup and the actions; everything else is derived from it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, TypeAlias

from kursbuch.core.action import Action, Event
from kursbuch.core.codec import Codec, encode, fingerprint, read_json
from kursbuch.core.errors import (
    BrokenRecord,
    KursbuchError,
    Unreadable,
    UnreadableAction,
    UnreadableRecord,
)
from kursbuch.core.offers import Plain
from kursbuch.core.state import State, play
from kursbuch.core.title import Setup, Title
from kursbuch.core.words import Message

Find: TypeAlias = Callable[[str], Title[Any]]
"""How a title is found by its key."""

FORMAT = 1
LARGEST_FILE = 20_000_000


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
    """An action as JSON: what to do, by whom, and what was decided."""
    plain = _codec("do", (type(action),)).write(action)
    assert isinstance(plain, dict)
    return plain


def read_action(title: Title[Any], plain: object) -> Action:
    """The action that the JSON value stands for, or a clear error."""
    try:
        return _codec("do", title.actions).record(Action, plain, "action")
    except Unreadable as error:
        raise UnreadableAction(error.message) from None


@cache
def _codec(tag: str, kinds: tuple[type, ...]) -> Codec:
    return Codec(tag, {kind.__name__: kind for kind in kinds})


def write_record(record: Record) -> dict[str, Plain]:
    """The record as JSON."""
    setup = encode(record.setup)
    assert isinstance(setup, dict)
    return {
        "kursbuch": FORMAT,
        **setup,
        "names": list(record.names),
        "actions": [write_action(action) for action in record.actions],
    }


def read_record(text: str | bytes, find: Find) -> Record:
    """The record that the text holds, or a clear error."""
    try:
        if len(text) > LARGEST_FILE:
            raise Unreadable(Message("file-huge"))
        return record_from(read_json(text), find)
    except UnreadableAction:
        raise
    except Unreadable as error:
        raise UnreadableRecord(error.message) from None


def record_from(plain: object, find: Find) -> Record:
    """The record that a JSON value holds."""
    if not isinstance(plain, Mapping) or "kursbuch" not in plain:
        raise UnreadableRecord(Message("no-record"))
    rest = dict(plain)
    if rest.pop("kursbuch") != FORMAT:
        raise UnreadableRecord(Message("record-format"))
    actions, names, own = rest.pop("actions", None), rest.pop("names", []), rest.pop("own", {})
    if not isinstance(own, dict):
        raise Unreadable(Message("field-wrong", where="record.own", value=repr(own)[:60]))
    codec = Codec("is", {})
    setup = codec.record(Setup, rest, "record", own=own)
    names = codec.read(tuple[str, ...], names, "record.names")
    if not isinstance(actions, list):
        raise Unreadable(Message("field-missing", field="actions", where="record"))
    title = find(setup.title)
    return Record(setup, tuple(read_action(title, action) for action in actions), names)


def replay(record: Record, find: Find) -> Iterator[tuple[State, Sequence[Event]]]:
    """Every position of the game in order, with the news that led there; the start has none."""
    state = find(record.setup.title).resume(record.setup)
    yield state, ()
    for seq, action in enumerate(record.actions, start=1):
        try:
            state, news = play(state, action)
        except KursbuchError as cause:
            raise BrokenRecord(seq, cause) from cause
        yield state, news


def last(record: Record, find: Find) -> State:
    """The position after all actions."""
    state: State | None = None
    for state, _ in replay(record, find):  # noqa: B007
        pass
    assert state is not None
    return state


def write_state(state: State) -> Plain:
    """A state as JSON, but for its title and setup."""
    return _codec("is", state.title.steps).write(state)


def read_state(title: Title[Any], setup: Setup, plain: object) -> State:
    """The state of a game that the JSON value stands for."""
    configured = title.under(setup)
    codec = _codec("is", configured.steps)
    state: State = codec.record(configured.state, plain, "state", title=configured, setup=setup)
    return state


def state_fingerprint(state: State) -> str:
    """Sixteen digits that are the same for the same position, in every run."""
    return fingerprint(write_state(state))


def snapshot(state: State) -> str:
    """A position as text: a cache for `restore`, never the truth."""
    return json.dumps(write_state(state), separators=(",", ":"), ensure_ascii=False)


def restore(title: Title[Any], setup: Setup, text: str) -> State:
    """The position that a snapshot holds."""
    return read_state(title, setup, read_json(text))
