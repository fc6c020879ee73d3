"""Which of our titles a game of 18xx.games is, and how it is begun."""

from __future__ import annotations

from kursbuch.core.errors import UnreadableRecord
from kursbuch.core.offers import Plain
from kursbuch.core.words import Message
from kursbuch.formats import trace, trace_1824
from kursbuch.formats.chance import stack_of
from kursbuch.formats.g1824 import Translator1824
from kursbuch.formats.g1844 import Translator1844
from kursbuch.formats.importing import Import
from kursbuch.formats.site_game import SiteGame
from kursbuch.games.g1824.rules import Title24
from kursbuch.games.g1824.title import GOODS_TIME, STANDARD, THREE_PLAYERS, TWO_PLAYERS
from kursbuch.games.g1844.title import EDITION_2016

OPTION_SET = "18xx.games"
CISLEITHANIA = {2: TWO_PLAYERS, 3: THREE_PLAYERS}


def begin_import(game: SiteGame) -> Import:
    """The game at its start, under the option set of the site."""
    match game.title:
        case "1844":
            return _begin_1844(game)
        case "1824":
            return _begin_1824(
                game, GOODS_TIME if "goods_time" in game.optional_rules else STANDARD
            )
        case "1824 Cisleithania" if len(game.players) in CISLEITHANIA:
            return _begin_1824(game, CISLEITHANIA[len(game.players)])
    raise UnreadableRecord(Message("unknown-site-title", title=game.title[:40]))


def _begin_1844(game: SiteGame) -> Import:
    title = EDITION_2016
    options = dict(title.option_sets[OPTION_SET])
    state = title.start(len(game.players), seed=str(game.seed or game.id), options=options)
    return Import(game, state, Translator1844(game), trace.picture)


def _begin_1824(game: SiteGame, title: Title24) -> Import:
    own: dict[str, Plain] = {}
    if title is TWO_PLAYERS:
        own["stack"] = list[Plain](stack_of(game))
    options = dict(title.option_sets[OPTION_SET])
    seed = str(game.seed or game.id)
    state = title.start(len(game.players), seed=seed, options=options, own=own)
    return Import(game, state, Translator1824(game), trace_1824.picture)
