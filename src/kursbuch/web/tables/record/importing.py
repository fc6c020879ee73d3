"""Reading games: a Kursbuch record or an export of 18xx.games, told apart by their content."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from kursbuch.catalogue import title as find_title
from kursbuch.core.codec import read_json
from kursbuch.core.errors import Unreadable
from kursbuch.core.record import Record, read_record
from kursbuch.core.words import Message
from kursbuch.formats.games import begin_import
from kursbuch.formats.site_game import read_site_game


def read(text: bytes) -> Record:
    """The record of a game, whichever of the two kinds the text is."""
    try:
        whole = text.decode()
    except UnicodeDecodeError:
        raise Unreadable(Message("no-json-value")) from None
    plain = read_json(whole)
    if isinstance(plain, Mapping) and "kursbuch" not in plain and "actions" in plain:
        game = begin_import(read_site_game(whole))
        deque(game.steps(), maxlen=0)
        return game.record()
    return read_record(whole, find_title)
