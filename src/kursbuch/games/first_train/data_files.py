"""The boards of the package, and boards made or corrected by players, handed in with a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from re import fullmatch

from kursbuch.core.codec import fingerprint
from kursbuch.core.errors import BadSetup
from kursbuch.core.offers import Plain
from kursbuch.core.words import Message

OWN = ("map", "shape", "boards")
"""What a player's board may replace."""
_FOLDER = Path(__file__).parent / "data"
OLDER = _FOLDER / "older"
"""A folder for each fingerprint, with the files of that time: map, boards, shape."""


@cache
def packaged(name: str) -> Plain:
    """A file of the folder `data`."""
    return _read(_FOLDER / f"{name}.toml")


def _read(path: Path) -> Plain:
    with path.open("rb") as file:
        return tomllib.load(file)


def data_fingerprint(board: str) -> str:
    """The fingerprint of all that rules read; how the map is drawn does not count."""
    return fingerprint([packaged(board), packaged("boards")])


def data_of(board: str, wanted: str = "") -> dict[str, Plain]:
    """The files of a board: those of today, or older ones that a record names by fingerprint."""
    today = {
        "map": packaged(board),
        "shape": packaged(f"{board}_shape"),
        "boards": packaged("boards"),
    }
    return today if wanted in ("", data_fingerprint(board)) else today | older_data(wanted)


def older_data(wanted: str) -> dict[str, Plain]:
    """What was replaced in the folder of this fingerprint; games of that time go on with it."""
    folder = OLDER / wanted
    if not fullmatch("[0-9a-f]{16}", wanted) or not folder.is_dir():
        raise BadSetup(Message("ft-other-boards"))
    return {path.stem: _read(path) for path in folder.glob("*.toml") if path.stem in OWN}


def with_own(files: Mapping[str, Plain], own: Mapping[str, Plain]) -> dict[str, Plain]:
    """The files, with the players' own in their places."""
    for name in own:
        if name not in OWN:
            raise BadSetup(Message("ft-own-unknown", name=name[:40], known=OWN))
    return {**files, **own}
