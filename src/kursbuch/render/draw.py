"""Finds the picture of a position by the family of its title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.render import eighteen, first_train
from kursbuch.render.errors import NoPicture
from kursbuch.render.wishes import Marks, Wishes

FAMILIES: Mapping[str, Mapping[str, Callable[[Any, Wishes], str]]] = {
    "18xx": eighteen.PICTURES,
    "first-train": first_train.PICTURES,
}
"""The pictures that there are, by family and by what they show."""


def pictures(state: State) -> tuple[str, ...]:
    """What can be drawn of a position."""
    return tuple(FAMILIES.get(state.title.family, {}))


def draw(
    state: State,
    what: str = "board",
    *,
    language: str = "en",
    names: Sequence[str] = (),
    run: Any = None,
    tile_numbers: bool = False,
    marks: Marks | None = None,
    prefix: str = "k-",
    legend: bool = True,
) -> str:
    """A picture of the position as SVG text, ready for a file or for the middle of a page."""
    draughtsman = FAMILIES.get(state.title.family, {}).get(what)
    if draughtsman is None:
        raise NoPicture(Message("render-none", title=state.title.name, known=list(pictures(state))))
    wishes = Wishes(language, names, run, tile_numbers, marks or Marks(), prefix, legend)
    return draughtsman(state, wishes)
