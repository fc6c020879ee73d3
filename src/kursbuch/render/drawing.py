"""What a title hands over to be drawn: its pictures by what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from kursbuch.catalogue import Part
from kursbuch.render.wishes import Wishes


@dataclass(frozen=True, slots=True)
class Drawing:
    """The pictures of a title: "board" and what else there is."""

    pictures: Mapping[str, Callable[[Any, Wishes], str]]


DRAWING = Part("render", "DRAWING", Drawing)
