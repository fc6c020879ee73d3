"""Games in files: our own records and exports of 18xx.games, told apart by their content."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from kursbuch.core.codec import read_json
from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record, write_action, write_state
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.eighteen.state import State18
from kursbuch.formats.eighteen_games.importing import Import
from kursbuch.formats.eighteen_games.read import begin_import
from kursbuch.formats.eighteen_games.site_game import SiteGame, integer, read_site_game
from kursbuch.formats.eighteen_games.trace import trace
from kursbuch.records import read_record, replay


@dataclass(frozen=True, slots=True)
class Position:
    """A position and the number of the action that led there; 0 is the start."""

    number: int
    state: State


class Source(Protocol):
    """A game that can be gone through from its start."""

    names: tuple[str, ...]
    last: int
    """The highest number that a position can be asked for by."""

    def positions(self) -> Iterator[Position]:
        """Every position in order."""

    def trace(self) -> Iterator[Mapping[str, Plain]]:
        """The state after every action, written down."""

    def as_record(self) -> Record:
        """The whole game as a record of ours."""


class OwnGame:
    """A record of Kursbuch."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.names = record.names
        self.last = len(record.actions)

    def positions(self) -> Iterator[Position]:
        """Every position in order."""
        for number, (state, _) in enumerate(replay(self.record)):
            yield Position(number, state)

    def trace(self) -> Iterator[Mapping[str, Plain]]:
        """Action and state in the record's own encoding."""
        for position in self.positions():
            done = self.record.actions[position.number - 1] if position.number else None
            yield {
                "id": position.number,
                "action": write_action(done) if done else None,
                "state": write_state(position.state),
            }

    def as_record(self) -> Record:
        """The record itself."""
        return self.record


class SiteExport:
    """An export of 18xx.games, played under that site's option set."""

    def __init__(self, game: SiteGame, most: int = sys.maxsize) -> None:
        self.game = game
        self.most = most
        self.names = tuple(name for _, name in game.players)
        self.last = game.last

    def begin(self) -> Import[State18]:
        """The import at its start."""
        return begin_import(self.game, self.most)

    def positions(self) -> Iterator[Position]:
        """The positions after the actions that count, by their numbers."""
        for action, state in self.begin().steps():
            yield Position(0 if action is None else integer(action["id"]), state)

    def trace(self) -> Iterator[Mapping[str, Plain]]:
        """The states in the fields of that site."""
        return trace(self.begin())

    def as_record(self) -> Record:
        """What was played there, as our actions."""
        game = self.begin()
        deque(game.steps(), maxlen=0)
        return game.record()


def recognise(text: str, most: int = sys.maxsize) -> Source:
    """The game that a text holds; its content says of which kind it is.

    One of more than *most* actions is refused before any is played.
    """
    plain = read_json(text)
    if not isinstance(plain, dict):
        return OwnGame(read_record(text))
    if _length(plain.get("actions")) > most:
        raise UnreadableRecord(Message("file-long", most=most))
    if "kursbuch" not in plain and "actions" in plain:
        return SiteExport(read_site_game(text), most)
    return OwnGame(read_record(text))


def _length(actions: object) -> int:
    """How many actions a file lists, with those that an export lists within others."""
    if not isinstance(actions, list):
        return 0
    within = (action.get("auto_actions") for action in actions if isinstance(action, dict))
    return len(actions) + sum(len(each) for each in within if isinstance(each, list))
