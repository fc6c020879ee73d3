"""What a title draws besides what every 18xx game has: handed over by the title's own folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from kursbuch.eighteen.ids import CompanyId, HexId
from kursbuch.eighteen.state import State18

S_contra = TypeVar("S_contra", bound=State18, contravariant=True)

Values = tuple[int, int, int, int]
"""What a place is worth in yellow, green, brown and grey phases."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign of the title's own that lies on a hex: a letter or two, and the key of its words."""

    letters: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Added:
    """What a title adds to the board in one position."""

    destinations: Mapping[HexId, tuple[CompanyId, ...]] = field(default_factory=dict)
    """The companies that want to reach a hex."""
    panels: Mapping[HexId, Values] = field(default_factory=dict)
    """Values that lie beside the stops of a hex."""
    signs: Mapping[HexId, tuple[Sign, ...]] = field(default_factory=dict)
    overlay_cost: int = 0
    """What track over a hex with mouths costs; printed there."""


def nothing_added(state: State18) -> Added:
    """The board shows what every 18xx board shows."""
    return Added()


@dataclass(frozen=True, slots=True)
class RedLine:
    """The column of the chart that some companies never reach, and the key of its words."""

    column: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Additions(Generic[S_contra]):
    """What a title adds to the pictures of the 18xx games."""

    board: Callable[[S_contra], Added] = nothing_added
    red_line: RedLine | None = None


NOTHING: Additions[State18] = Additions()
