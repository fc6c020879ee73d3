"""What the titles of this family differ in: maps, boards, words and rule functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from kursbuch.core.state import Step
from kursbuch.core.title import Title
from kursbuch.core.words import Message
from kursbuch.games.first_train.boards import Boards, Side, TrainRow
from kursbuch.games.first_train.map import Colour, Map, Piece
from kursbuch.games.first_train.shape import Shape
from kursbuch.games.first_train.state import FirstTrain

Phase: TypeAlias = Callable[[FirstTrain], Step[FirstTrain] | None]
"""What happens by itself in a phase, and the step that waits for players, if there is one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Nouns:
    """What an edition calls its influence, its pieces and its companies: keys of the catalogue."""

    influence: Mapping[Colour, str]
    pieces: Mapping[Piece, str]
    companies: Mapping[Colour, str]

    def point(self, colour: Colour) -> Message:
        """Influence of a colour; or cubes, where they pay beside it."""
        return Message("ft-cubes" if colour == "cubes" else self.influence[colour])

    def piece(self, piece: Piece) -> Message:
        """A good, a passenger or a landowner."""
        return Message(self.pieces[piece])

    def company(self, colour: Colour) -> Message:
        """One of the two companies."""
        return Message(self.companies[colour])

    def amounts(self, points: Mapping[Colour, int]) -> Message:
        """A payment in words."""
        parts = [self._amount(colour, number) for colour, number in points.items() if number]
        return Message("ft-amounts", parts=parts) if parts else Message("ft-nothing")

    def _amount(self, colour: Colour, number: int) -> Message:
        if colour == "cubes":
            return Message("ft-cube-amount", number=number)
        return Message("ft-amount", number=number, what=self.point(colour))


@dataclass(frozen=True, kw_only=True)
class Edition(Title[FirstTrain]):
    """A title of this family, and what its rules read."""

    board: str
    """The name of the map's files."""
    map: Map
    shape: Shape
    boards: Boards
    side: Side
    nouns: Nouns
    phases: tuple[Phase, ...]
    same_category: Callable[[TrainRow, TrainRow], bool]
    """Two trains of one category cannot have one owner (FT-TRN-02)."""


def same_row(one: TrainRow, other: TrainRow) -> bool:
    """A category is a row of the Available Trains board."""
    return one.row == other.row


def same_price(one: TrainRow, other: TrainRow) -> bool:
    """A category is a price."""
    return one.cost == other.cost
