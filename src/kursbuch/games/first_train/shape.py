"""How a map is drawn: outlines, places for names and pieces, rivers. No rule reads this."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from kursbuch.core.codec import Codec
from kursbuch.core.errors import BadSetup
from kursbuch.core.words import Message
from kursbuch.games.first_train.map import AreaId, BorderId, Map, sides

Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Shape:
    """Points are whole numbers, x to the right and y down; outlines close by themselves."""

    size: Point
    label: Mapping[AreaId, Point]
    outline: Mapping[AreaId, tuple[Point, ...]]
    crossing: Mapping[BorderId, Point] = field(default_factory=dict)
    river: Mapping[str, tuple[Point, ...]] = field(default_factory=dict)

    def crossed_at(self, border: BorderId) -> Point:
        """Where a link crosses the border; half way between the labels if nobody says."""
        if border in self.crossing:
            return self.crossing[border]
        (ax, ay), (bx, by) = (self.label[area] for area in sides(border))
        return (ax + bx) // 2, (ay + by) // 2


def read_shape(plain: object, whole: Map) -> Shape:
    """The shape of a file, which must show every area of the map."""
    shape = Codec("", {}).record(Shape, plain, "shape")
    for area in whole.areas:
        if area not in shape.label or area not in shape.outline:
            raise BadSetup(Message("ft-shape-missing", area=area))
    return shape
