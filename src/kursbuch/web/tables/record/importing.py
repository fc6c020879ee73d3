"""Reading games: a Kursbuch record or an export of 18xx.games, told apart by their content."""

from __future__ import annotations

from kursbuch.core.errors import Unreadable
from kursbuch.core.record import Record
from kursbuch.core.words import Message
from kursbuch.formats.sources import recognise


def read(text: bytes) -> Record:
    """The record of a game, whichever of the two kinds the text is."""
    try:
        whole = text.decode()
    except UnicodeDecodeError:
        raise Unreadable(Message("no-json-value")) from None
    return recognise(whole).as_record()
