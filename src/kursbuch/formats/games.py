"""Which of our titles a game of 18xx.games is, and how it is begun."""

from __future__ import annotations

from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.words import Message
from kursbuch.formats.g1844 import Translator1844
from kursbuch.formats.importing import Import
from kursbuch.formats.site_game import SiteGame
from kursbuch.games.g1844.title import EDITION_2016

OPTION_SET = "18xx.games"


def begin_import(game: SiteGame) -> Import:
    """The game at its start, under the option set of the site."""
    if game.title != "1844":
        raise UnreadableRecord(Message("unknown-site-title", title=game.title[:40]))
    title = EDITION_2016
    options = dict(title.option_sets[OPTION_SET])
    state = title.start(len(game.players), seed=str(game.seed or game.id), options=options)
    return Import(game, state, Translator1844(game))
