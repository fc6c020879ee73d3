"""Which of our titles a game of 18xx.games is, and how it is begun."""

from __future__ import annotations

import sys
from typing import Any

from kursbuch.catalogue import parts
from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.words import Message
from kursbuch.formats.eighteen_games.format import FORMAT, OPTION_SET, Format, SiteTitle
from kursbuch.formats.eighteen_games.importing import Import
from kursbuch.formats.eighteen_games.site_game import SiteGame


def begin_import(game: SiteGame, most: int = sys.maxsize) -> Import[Any]:
    """The game at its start, under the option set of the site; so many actions at most."""
    found, known = _best(game)
    title = found.title
    state = title.start(
        len(game.players),
        seed=str(game.seed or game.id),
        options=title.presets[OPTION_SET],
        own=known.drawn(title, game),
    )
    return Import(game, state, known.translator(game), known.picture, most=most)


def _best(game: SiteGame) -> tuple[SiteTitle[Any], Format[Any]]:
    """The title for that many players under most of the optional rules that were played."""
    fitting = [
        (site, known)
        for known in parts(FORMAT)
        for site in known.titles
        if site.name == game.title and set(site.optional_rules) <= set(game.optional_rules)
    ]
    if not fitting:
        raise UnreadableRecord(Message("unknown-site-title", title=game.title[:40]))
    return max(fitting, key=lambda found: _merit(game, found[0]))


def _merit(game: SiteGame, site: SiteTitle[Any]) -> tuple[bool, int]:
    return len(game.players) in site.title.players, len(site.optional_rules)
