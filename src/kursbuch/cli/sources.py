"""Games in files: our own records and exports of 18xx.games, read alike."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from kursbuch.cli.files import read_file
from kursbuch.core.codec import read_json
from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record, write_action, write_state
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.formats.games import begin_import
from kursbuch.formats.importing import Import
from kursbuch.formats.site_game import SiteGame, read_site_game
from kursbuch.formats.trace import trace
from kursbuch.records import read_record, replay


@dataclass(frozen=True, slots=True)
class Moment:
    """A position and the number of the action that led there; 0 is the start."""

    number: int
    state: State


class Source(Protocol):
    """A game that can be gone through from its start."""

    names: tuple[str, ...]
    last: int
    """The highest number that a position can be asked for by."""

    def moments(self) -> Iterator[Moment]:
        """Every position in order."""

    def trace(self) -> Iterator[Mapping[str, Plain]]:
        """The state after every action, written down."""


class OwnGame:
    """A record of Kursbuch."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.names = record.names
        self.last = len(record.actions)

    def moments(self) -> Iterator[Moment]:
        """Every position in order."""
        for number, (state, _) in enumerate(replay(self.record)):
            yield Moment(number, state)

    def trace(self) -> Iterator[Mapping[str, Plain]]:
        """Action and state in the record's own encoding."""
        for moment in self.moments():
            done = self.record.actions[moment.number - 1] if moment.number else None
            yield {
                "id": moment.number,
                "action": write_action(done) if done else None,
                "state": write_state(moment.state),
            }


class SiteExport:
    """An export of 18xx.games, played under that site's option set."""

    def __init__(self, game: SiteGame) -> None:
        self.game = game
        self.names = tuple(name for _, name in game.players)
        self.last = game.last

    def begin(self) -> Import:
        """The import at its start."""
        return begin_import(self.game)

    def moments(self) -> Iterator[Moment]:
        """The positions after the actions that count, by their numbers."""
        for action, state in self.begin().steps():
            yield Moment(0 if action is None else int(action["id"]), state)

    def trace(self) -> Iterator[Mapping[str, Plain]]:
        """The states in the fields of that site."""
        return trace(self.begin())


def open_game(path: Path) -> Source:
    """The game in a file; its content says of which kind it is."""
    text = read_file(path)
    plain: Any = read_json(text)
    if isinstance(plain, dict) and "kursbuch" not in plain and "actions" in plain:
        return SiteExport(read_site_game(text))
    return OwnGame(read_record(text))


def position(source: Source, at: int | None) -> State:
    """The position after the last action whose number is at most *at*, or after all."""
    if at is not None and not 0 <= at <= source.last:
        raise UnreadableRecord(Message("at-outside", at=at, last=source.last))
    found: State | None = None
    for moment in source.moments():
        if at is not None and moment.number > at:
            break
        found = moment.state
    assert found is not None
    return found
