"""Finds the titles, and for each of them what other folders hold for it.

A game is a folder in `games` or a package outside (`core.plugins`). Its module `title` lists
TITLES. What belongs to it besides are its *parts*: modules of known names that hold one value of a
known type under a known name. Nothing is registered; a part that is not there has a default.

===========  =========================  ====================
part         of a game in Kursbuch      of a package outside
===========  =========================  ====================
`render`     `kursbuch.render.GAME`     `PACKAGE.render`
`web`        `kursbuch.web.games.GAME`  `PACKAGE.web`
`formats`    `kursbuch.formats.GAME`    `PACKAGE.formats`
`bots`       `kursbuch.bots.GAME`       `PACKAGE.bots`
===========  =========================  ====================
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Generic, TypeVar

from kursbuch import games
from kursbuch.core.errors import BadSetup
from kursbuch.core.plugins import folder, plugins
from kursbuch.core.title import Title
from kursbuch.core.words import Message

T = TypeVar("T")

OWN_PARTS = {
    "render": "kursbuch.render",
    "web": "kursbuch.web.games",
    "formats": "kursbuch.formats",
    "bots": "kursbuch.bots",
}
"""Where the parts of our own games are: a folder for each game, of the game's name."""


@dataclass(frozen=True, slots=True)
class Part(Generic[T]):
    """Something that a game may hand over: in which module, under which name, of which type."""

    module: str
    name: str
    kind: type[T]


@dataclass(frozen=True, slots=True)
class Game:
    """A package with titles."""

    package: str
    is_own: bool

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.package.rpartition(".")[2]

    @property
    def folder(self) -> Path:
        """The folder with its rules, words and data."""
        return folder(self.package)

    def titles(self) -> Mapping[str, Title[Any]]:
        """Its titles by key."""
        return {title.key: title for title in import_module(f"{self.package}.title").TITLES}

    def part(self, part: Part[T]) -> T | None:
        """The part, if the game has it."""
        home = f"{OWN_PARTS[part.module]}.{self.name}" if self.is_own else None
        module = home or f"{self.package}.{part.module}"
        if not _is_there(module):
            return None
        found = vars(import_module(module)).get(part.name)
        if not isinstance(found, part.kind):
            raise TypeError(f"{module} has no {part.name} of type {part.kind.__name__}")
        return found


@cache
def _is_there(module: str) -> bool:
    """Whether there is such a module; one that is not would be looked for on the disk each time."""
    return find_spec(module) is not None


@cache
def all_games() -> tuple[Game, ...]:
    """The games in Kursbuch, then those of packages outside."""
    own = (module.name for module in iter_modules(games.__path__, f"{games.__name__}."))
    ours = [Game(name, is_own=True) for name in own if find_spec(f"{name}.title")]
    return (*ours, *(Game(name, is_own=False) for name in plugins()))


@cache
def _game_of() -> Mapping[str, Game]:
    return {key: game for game in all_games() for key in game.titles()}


@cache
def titles() -> dict[str, Title[Any]]:
    """All titles by key.

    >>> import kursbuch
    >>> kursbuch.titles()["1824"].players
    (3, 4, 5, 6)
    """
    return {key: title for game in all_games() for key, title in game.titles().items()}


def title(key: str) -> Title[Any]:
    """The title of this key.

    >>> import kursbuch
    >>> kursbuch.title("1844").name
    '1844 Switzerland'
    """
    if key not in titles():
        raise BadSetup(Message("title-unknown", key=key[:40], known=list(titles())))
    return titles()[key]


def part(title: Title[Any], part: Part[T]) -> T | None:
    """What the game of a title hands over, if it does."""
    game = _game_of().get(title.key)
    return game.part(part) if game else None


def parts(part: Part[T]) -> Iterator[T]:
    """What each game hands over that does."""
    for game in all_games():
        if (found := game.part(part)) is not None:
            yield found
