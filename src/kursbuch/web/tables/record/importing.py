"""Games come in: a Kursbuch record or an export of 18xx.games, told apart by their content."""

from __future__ import annotations

from dataclasses import dataclass
from threading import BoundedSemaphore

from kursbuch.core.errors import KursbuchError, Unreadable
from kursbuch.core.record import Record
from kursbuch.core.words import Message
from kursbuch.formats.eighteen_games.importing import ImpossibleAction
from kursbuch.formats.sources import recognise
from kursbuch.web.errors import Busy
from kursbuch.web.tables.models import Table
from kursbuch.web.tables.record import files
from kursbuch.web.visitors import Visitor

LARGEST = 5_000_000
"""Bytes of a file; the longest games that are known have a tenth of that."""
LONGEST = 5_000
"""Actions of a game; the longest that are known have a third of that. Passing for ever may be
lawful, and every action is played, stored and read again by whoever looks."""
AT_ONCE = BoundedSemaphore(2)
"""How many games are read at once: a large one takes a lot of memory for a while."""


@dataclass(frozen=True)
class Imported:
    """A game on a table of the visitor's own; and why not all of it, if it could not be played."""

    table: Table
    refusal: KursbuchError | None = None


def import_game(text: bytes, visitor: Visitor) -> Imported:
    """Read a game and put it on a table, to step through or to play on."""
    if len(text) > LARGEST:
        raise Unreadable(Message("file-huge"))
    if not AT_ONCE.acquire(blocking=False):  # who waited here would keep others from moving
        raise Busy(Message("import-busy"))
    try:
        return Imported(_laid_out(read(text), visitor))
    except ImpossibleAction as refusal:
        return Imported(_laid_out(refusal.record, visitor), refusal)
    finally:
        AT_ONCE.release()


def _laid_out(record: Record, visitor: Visitor) -> Table:
    return files.lay_out(files.layout_of(record), visitor, private=True)


def read(text: bytes) -> Record:
    """The record of a game, whichever of the two kinds the text is."""
    try:
        whole = text.decode()
    except UnicodeDecodeError:
        raise Unreadable(Message("no-json-value")) from None
    return recognise(whole, LONGEST).as_record()
