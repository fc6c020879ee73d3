"""Records of games: read, and played again from the start with every check."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from kursbuch.catalogue import title
from kursbuch.core.action import Event
from kursbuch.core.codec import Codec, read_json
from kursbuch.core.errors import (
    BrokenRecord,
    KursbuchError,
    Unreadable,
    UnreadableAction,
    UnreadableRecord,
)
from kursbuch.core.record import FORMAT, Record, read_action, read_setup
from kursbuch.core.state import State, play
from kursbuch.core.title import Title
from kursbuch.core.words import Message

Find: TypeAlias = Callable[[str], Title[Any]]
"""How a title is found by its key."""

LARGEST_FILE = 20_000_000


def read_record(text: str | bytes, find: Find = title) -> Record:
    """The record that the text holds, or a clear error.

    >>> import json, kursbuch
    >>> game = kursbuch.title("1824").start(players=3)
    >>> text = json.dumps(kursbuch.write_record(kursbuch.Record(game.setup)))
    >>> kursbuch.read_record(text).setup == game.setup
    True
    """
    try:
        if len(text) > LARGEST_FILE:
            raise Unreadable(Message("file-huge"))
        return _record(read_json(text), find)
    except UnreadableAction:
        raise
    except Unreadable as error:
        raise UnreadableRecord(error.message) from None


def _record(plain: object, find: Find) -> Record:
    if not isinstance(plain, Mapping) or "kursbuch" not in plain:
        raise UnreadableRecord(Message("no-record"))
    rest = dict(plain)
    if rest.pop("kursbuch") != FORMAT:
        raise UnreadableRecord(Message("record-format"))
    actions, names = rest.pop("actions", None), rest.pop("names", [])
    setup = read_setup(rest)
    names = Codec("is", {}).read(tuple[str, ...], names, "record.names")
    if not isinstance(actions, list):
        raise Unreadable(Message("field-missing", field="actions", where="record"))
    played = find(setup.title)
    return Record(setup, tuple(read_action(played, action) for action in actions), names)


def replay(record: Record, find: Find = title) -> Iterator[tuple[State, Sequence[Event]]]:
    """Every position of the game in order, with the events that led there; the start has none.

    >>> import kursbuch
    >>> game = kursbuch.title("first-train-nuremberg").start(players=4, seed=7)
    >>> action = next(kursbuch.offers(game)[0].actions())
    >>> record = kursbuch.Record(game.setup).with_action(action)
    >>> [len(events) for state, events in kursbuch.replay(record)]
    [0, 1]
    """
    state = find(record.setup.title).resume(record.setup)
    yield state, ()
    for seq, action in enumerate(record.actions, start=1):
        try:
            state, news = play(state, action)
        except KursbuchError as cause:
            raise BrokenRecord(seq, cause) from cause
        yield state, news


def last(record: Record, find: Find = title) -> State:
    """The position after all actions of a record.

    >>> import kursbuch
    >>> game = kursbuch.title("1824").start(players=3)
    >>> kursbuch.last(kursbuch.Record(game.setup)) == game
    True
    """
    state: State | None = None
    for state, _ in replay(record, find):  # noqa: B007
        pass
    assert state is not None
    return state
