"""Games in files, for the commands that read them."""

from __future__ import annotations

from pathlib import Path

from kursbuch.cli.files import read_file
from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.formats.sources import Source, recognise


def open_game(path: Path) -> Source:
    """The game in a file."""
    return recognise(read_file(path))


def position(source: Source, at: int | None) -> State:
    """The position after the last action whose number is at most *at*, or after all."""
    if at is not None and not 0 <= at <= source.last:
        raise UnreadableRecord(Message("at-outside", at=at, last=source.last))
    found: State | None = None
    for one in source.positions():
        if at is not None and one.number > at:
            break
        found = one.state
    assert found is not None
    return found
