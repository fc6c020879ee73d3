"""What a game hands over, so that its titles can be read from 18xx.games and written for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic

from kursbuch.catalogue import Part
from kursbuch.core.offers import Plain
from kursbuch.core.record import Record
from kursbuch.eighteen.title.slots import S
from kursbuch.eighteen.title.title import Title18
from kursbuch.formats.eighteen_games.exporter import Export18xx
from kursbuch.formats.eighteen_games.importing import Translator
from kursbuch.formats.eighteen_games.site_game import SiteGame

OPTION_SET = "18xx.games"
"""The options under which that site plays."""


@dataclass(frozen=True, slots=True)
class SiteTitle(Generic[S]):
    """One of our titles, and what the site calls it."""

    title: Title18[S]
    name: str
    optional_rules: tuple[str, ...] = ()


def nothing_drawn(title: Title18[Any], game: SiteGame) -> Mapping[str, Plain]:
    """The site draws nothing at random before the first action."""
    return {}


def own_seed(title: Title18[Any], record: Record) -> str:
    """The seed of the game itself."""
    return record.setup.seed


@dataclass(frozen=True, slots=True)
class Format(Generic[S]):
    """The titles of one game on 18xx.games: how they are read, traced and written."""

    titles: tuple[SiteTitle[S], ...]
    translator: Callable[[SiteGame], Translator[S]]
    """Reads: what recorded actions mean."""
    picture: Callable[[S, SiteGame, int], dict[str, Plain]]
    """Traces: a state in the fields of the site, and the part of the series played last."""
    exporter: Callable[[], Export18xx[S]]
    """Writes: our actions in the words of the site."""
    drawn: Callable[[Title18[S], SiteGame], Mapping[str, Plain]] = nothing_drawn
    """What the site's chance has drawn, as data of the setup."""
    seed: Callable[[Title18[S], Record], str] = own_seed
    """A seed with which the site draws what was drawn here."""


FORMAT = Part("formats", "FORMAT", Format)
