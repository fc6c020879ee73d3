"""What is printed about trains and phases."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from kursbuch.eighteen.board.tile import Colour
from kursbuch.eighteen.ids import PhaseId, TrainId

Runs = Literal["stops", "hexes", "express", "goods"]
"""What limits a run: the number of stops, of hexes, of stops counted, or of cities from a mine."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Train:
    """One side of a train card."""

    id: TrainId
    range: int
    price: int
    runs: Runs = "stops"
    name: str = ""
    """What is printed on it, where that is not its id."""
    scrapped_in: PhaseId | None = None
    fixed: bool = False
    """It can be neither sold nor returned."""

    @property
    def shown(self) -> str:
        """What is printed on it."""
        return self.name or self.id


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainCard:
    """A type of train card in the bank: its sides, how many there are, what the first starts."""

    id: str
    sides: tuple[TrainId, ...]
    count: int
    unlimited: bool = False
    starts: PhaseId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Phase:
    """One phase of the game."""

    id: PhaseId
    tiles: tuple[Colour, ...]
    operating_rounds: int
    limits: Mapping[str, int] = field(default_factory=dict)
    """The train limit of each kind of company."""

    @property
    def colour(self) -> Colour:
        """The newest colour of tiles, which tells the value of off-board areas."""
        return self.tiles[-1]
