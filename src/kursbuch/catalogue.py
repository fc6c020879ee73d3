"""Finds the titles: every folder in `games` lists its own as TITLES."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from kursbuch import games
from kursbuch.core.errors import BadSetup
from kursbuch.core.title import Title
from kursbuch.core.words import Message


@cache
def titles() -> dict[str, Title[Any]]:
    """All titles by key.

    >>> import kursbuch
    >>> kursbuch.titles()["1824"].players
    (3, 4, 5, 6)
    """
    found: dict[str, Title[Any]] = {}
    for module in iter_modules(games.__path__, f"{games.__name__}."):
        if find_spec(f"{module.name}.title"):
            found |= {title.key: title for title in import_module(f"{module.name}.title").TITLES}
    return found


def title(key: str) -> Title[Any]:
    """The title of this key.

    >>> import kursbuch
    >>> kursbuch.title("1844").name
    '1844 Switzerland'
    """
    if key not in titles():
        raise BadSetup(Message("title-unknown", key=key[:40], known=list(titles())))
    return titles()[key]
