"""What a title hands over to be drawn: its pictures by what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Generic

from kursbuch.catalogue import Part
from kursbuch.core.title import S_contra
from kursbuch.render.options import DrawOptions


@dataclass(frozen=True, slots=True)
class Drawing(Generic[S_contra]):
    """The pictures of a title: "board" and what else there is."""

    pictures: Mapping[str, Callable[[S_contra, DrawOptions], str]]


DRAWING = Part("render", "DRAWING", Drawing)
