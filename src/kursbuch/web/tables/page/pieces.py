"""A picture in pieces: of a board that the browser has, only what has changed is sent.

The renderer puts every piece of a picture, a hex or a marker, on a line of its own, and likewise
the beginning and the end of every group that holds pieces.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from sys import intern
from typing import NamedTuple

from kursbuch.render.animation.film import edits_between

_BEGINS = re.compile(r"<\w[^<>]*[^/<>]>")
_ENDS = re.compile(r"</\w+>")


class Run(NamedTuple):
    """Pieces that follow one another in the same group."""

    way: tuple[int, ...]
    """The group: which child of which child of the picture."""
    first: int
    """Which child of its group the first piece is."""
    pieces: tuple[str, ...]


@dataclass(frozen=True)
class Pieces:
    """A picture: the beginnings and the ends of its groups, and the pieces after each of them."""

    frame: tuple[str, ...]
    runs: tuple[Run, ...]


@dataclass(frozen=True)
class Change:
    """How many pieces go at a place, and which others come."""

    way: tuple[int, ...]
    at: int
    gone: int
    come: Sequence[str]


def pieces_of(picture: str) -> Pieces:
    """The pieces of a picture; those that many pictures have in common are kept once."""
    frame: list[str] = []
    runs: list[Run] = []
    children, pieces = [0], list[str]()
    for line in filter(None, picture.split("\n")):
        begins = _BEGINS.fullmatch(line)
        if not begins and not _ENDS.fullmatch(line):
            pieces.append(intern(line))
            continue
        runs.append(_run(children, pieces))
        children[-1] += len(pieces)
        frame.append(intern(line))
        pieces = []
        if begins:
            children.append(0)
        else:
            children = children[:-1] or [0]
            children[-1] += 1
    return Pieces(tuple(frame), (*runs, _run(children, pieces)))


def _run(children: Sequence[int], pieces: Sequence[str]) -> Run:
    """Run after the children that were met so far, the picture itself left out."""
    return Run(tuple(children[1:-1]), children[-1], tuple(pieces))


def changes_between(old: Pieces, new: Pieces) -> list[Change] | None:
    """What makes one picture the other, from the back to the front.

    None if they are not made alike: the groups differ, or a picture does not come in pieces.
    """
    if not old.frame or old.frame != new.frame or old.runs[0].pieces or new.runs[0].pieces:
        return None
    runs = reversed(list(zip(old.runs, new.runs, strict=True)))
    return [change for before, after in runs for change in _changed(before, after)]


def _changed(old: Run, new: Run) -> Iterator[Change]:
    for at, gone, come in edits_between(old.pieces, new.pieces):
        yield Change(old.way, old.first + at, gone, come)
