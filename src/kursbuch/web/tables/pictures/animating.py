"""What the process does that draws an animation. It knows nothing of the web."""

from __future__ import annotations

import json
from collections.abc import Mapping

from kursbuch.core.offers import Plain
from kursbuch.records import read_record, replay
from kursbuch.render import animate


def drawn(record: Mapping[str, Plain], name: str, language: str) -> str:
    """The game as one HTML file."""
    game = read_record(json.dumps(record))
    return animate(replay(game), name=name, names=game.names, language=language)
