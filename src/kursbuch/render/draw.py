"""Finds the picture of a position through its title."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kursbuch.catalogue import part
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.eighteen.running.runs import Plan
from kursbuch.render import eighteen
from kursbuch.render.drawing import DRAWING, Drawing
from kursbuch.render.errors import NoPicture
from kursbuch.render.options import DrawOptions, Marks

FAMILIES: Mapping[str, Drawing[Any]] = {"18xx": eighteen.PLAIN}
"""The pictures of titles that hand over none of their own, by family."""
NONE: Drawing[State] = Drawing({})


def _drawing(state: State) -> Drawing[Any]:
    """What the title hands over, or what its family has."""
    return part(state.title, DRAWING) or FAMILIES.get(state.title.family, NONE)


def pictures(state: State) -> tuple[str, ...]:
    """What can be drawn of a position."""
    return tuple(_drawing(state).pictures)


def draw(
    state: State,
    what: str = "board",
    *,
    language: str = "en",
    names: Sequence[str] = (),
    run: Plan | bool | None = None,
    tile_numbers: bool = False,
    marks: Marks | None = None,
    prefix: str = "k-",
    legend: bool = True,
) -> str:
    """A picture of the position as SVG text, ready for a file or for the middle of a page."""
    renderer = _drawing(state).pictures.get(what)
    if renderer is None:
        raise NoPicture(Message("render-none", title=state.title.name, known=list(pictures(state))))
    options = DrawOptions(language, names, run, tile_numbers, marks or Marks(), prefix, legend)
    return renderer(state, options)
