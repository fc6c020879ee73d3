"""The map as the rules see it: areas, what is printed in them, and the borders between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from kursbuch.core.words import Message

AreaId: TypeAlias = str
BorderId: TypeAlias = str
"""The two areas in the order of the alphabet: "fuerth|muggenhof"."""
Colour: TypeAlias = str
Piece: TypeAlias = str

COMPANIES: tuple[Colour, ...] = ("red", "green")
INFLUENCE: tuple[Colour, ...] = ("white", "brown", "red", "green")
GOODS: tuple[Piece, ...] = ("white", "yellow")
PASSENGERS: tuple[Piece, ...] = ("red", "green")
LANDOWNER: Piece = "landowner"
PIECES: tuple[Piece, ...] = (*GOODS, *PASSENGERS, LANDOWNER)

WILD = ("hill", "hop")
"""The terrain that no link touches and that white goods come from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Area:
    """One area, and what is printed in it."""

    id: AreaId
    name: str
    word: str = ""
    terrain: str
    town: str = ""
    company: Colour = ""
    goods: Piece = ""
    out_only: bool = False
    closed: bool = False
    part_of: AreaId = ""
    """It is no area of its own, but drawn as part of this one."""

    @property
    def called(self) -> Message | str:
        """The area's name in a message."""
        return Message(self.word) if self.word else self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Border:
    """Where two areas meet, and what a link across it costs."""

    a: AreaId
    b: AreaId
    river: str = ""
    never: bool = False
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Connection:
    """Towns whose first connection brings victory points."""

    starts: tuple[AreaId, ...]
    end: AreaId


@dataclass(frozen=True, slots=True, kw_only=True)
class Map:
    """All areas and borders, in the order of their names so that the order of a file is free."""

    name: str
    areas: Mapping[AreaId, Area]
    borders: Mapping[BorderId, Border]
    connection: Connection | None
    neighbours: Mapping[AreaId, tuple[AreaId, ...]] = field(repr=False)

    def called(self, area: AreaId) -> Message | str:
        """The name of an area in a message; of an unknown one, its id."""
        return self.areas[area].called if area in self.areas else area


def border_between(one: AreaId, other: AreaId) -> BorderId:
    """The id of the border, whichever side it is named from."""
    return f"{one}|{other}" if one < other else f"{other}|{one}"


def no_link(whole: Map, out_of: AreaId, into: AreaId) -> tuple[str, str] | None:
    """Why the map forbids a link out of one area into the other: the rule and the message."""
    start, end = whole.areas[out_of], whole.areas[into]
    if into not in whole.neighbours[out_of]:
        return "FT-BUILD-02", "ft-no-border"
    if start.terrain in WILD or end.terrain in WILD:
        return "FT-BUILD-06", "ft-no-link-to-hills"
    if start.closed or end.closed:
        return "FT-BUILD-07", "ft-dead-ground"
    if end.out_only:
        return "FT-BUILD-07", "ft-out-only"
    if whole.borders[border_between(out_of, into)].never:
        return "FT-BUILD-08", "ft-never-linked"
    return None


def sides(border: BorderId) -> tuple[AreaId, AreaId]:
    """The two areas that a link across the border runs into."""
    one, other = border.split("|")
    return one, other
