"""Pictures that follow one another, kept as what changes from one to the next."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence
from difflib import SequenceMatcher
from typing import TypeAlias, TypeVar

Piece = TypeVar("Piece", bound=Hashable)
Edit: TypeAlias = "tuple[int, int, list[Piece]]"
"""Where, how many pieces go, and which ones come."""
_GROUP = re.compile(r"(?=<g[ >])")
"""A picture falls into its groups: a hex, a cell, a marker."""


class Film:
    """Some pictures over time; every piece is kept once, however often it is shown."""

    def __init__(self) -> None:
        self._pieces: dict[str, int] = {}
        self._shown: dict[str, str] = {}
        self._numbers: dict[str, list[int]] = {}
        self._changes: dict[str, list[tuple[int, list[Edit[int]]]]] = {}

    def show(self, what: str, number: int, svg: str) -> None:
        """From frame *number* on this picture looks like this."""
        if self._shown.get(what) == svg:
            return
        new = [self._pieces.setdefault(piece, len(self._pieces)) for piece in _GROUP.split(svg)]
        edits = edits_between(self._numbers.get(what, []), new)
        self._changes.setdefault(what, []).append((number, edits))
        self._shown[what], self._numbers[what] = svg, new

    def plain(self) -> dict[str, object]:
        """The film as plain values: the pieces, and of each picture the edits by frame."""
        return {"pieces": list(self._pieces), "pictures": self._changes}


def edits_between(old: Sequence[Piece], new: Sequence[Piece]) -> list[Edit[Piece]]:
    """What makes the one sequence the other, from the back to the front."""
    first = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), None)
    if first is None:
        first = min(len(old), len(new))
    # Most changes are in one place: only what lies between the first and the last is compared.
    last = 0
    while last < min(len(old), len(new)) - first and old[-1 - last] == new[-1 - last]:
        last += 1
    before, after = old[first : len(old) - last], new[first : len(new) - last]
    steps = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    return [
        (first + a, b - a, list(after[c:d]))
        for kind, a, b, c, d in reversed(steps)
        if kind != "equal"
    ]
