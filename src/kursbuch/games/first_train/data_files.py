"""The boards of the package, and own or corrected boards that were handed in with a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from kursbuch.core.codec import fingerprint
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.words import Message

OWN = ("map", "shape", "boards")
"""What an own board may replace."""
_FOLDER = Path(__file__).parent / "data"


@cache
def packaged(name: str) -> Plain:
    """A file of the folder `data`."""
    with (_FOLDER / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


def data_of(map_name: str) -> dict[str, Plain]:
    """The three files that a title is made of."""
    return {
        "map": packaged(map_name),
        "shape": packaged(f"{map_name}_shape"),
        "boards": packaged("boards"),
    }


def data_fingerprint(map_name: str) -> str:
    """The fingerprint of all that rules read; how the map is drawn does not count."""
    return fingerprint([packaged(map_name), packaged("boards")])


def with_own(files: Mapping[str, Plain], own: Mapping[str, Plain]) -> dict[str, Plain]:
    """The files, with the own ones in their places."""
    for name in own:
        if name not in OWN:
            raise BadSetup(Message("ft-own-unknown", name=name[:40], known=OWN))
    return {**files, **own}
