"""A position: where every cube, link, disc, token and piece is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kursbuch.core.action import Seat
from kursbuch.core.fields import static
from kursbuch.core.state import State
from kursbuch.games.first_train.map import AreaId, BorderId, Colour, Piece
from kursbuch.games.first_train.tracks import Track

if TYPE_CHECKING:
    from kursbuch.games.first_train.edition import Edition


@dataclass(frozen=True, slots=True)
class Train:
    """A train that a player has bought this turn, and what it carries."""

    row: str
    load: tuple[Piece, ...] = ()


@dataclass(slots=True, kw_only=True)
class Player:
    """What lies in front of a player."""

    hand: int
    """Investment cubes to spend."""
    stock: int
    """Investment cubes out of use."""
    links: int
    """Track links not on the map."""
    points: int = 0
    trains: list[Train] = field(default_factory=list)
    kept: dict[Piece, int] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Box:
    """An influence box: its token, and who bids how many cubes."""

    token: Colour = ""
    bidder: Seat | None = None
    cubes: int = 0


@dataclass(slots=True, kw_only=True)
class FirstTrain(State):
    """A game of this family."""

    title: Edition = static()
    turn: int
    players: list[Player]
    order: list[Seat]
    build_order: list[Seat]
    transport_order: list[Seat]
    influence: dict[Colour, Track]
    profit: Track
    bag: dict[Colour, int]
    boxes: list[Box]
    links: dict[BorderId, Seat]
    company_links: dict[BorderId, Colour]
    company_stock: dict[Colour, int]
    joined: dict[AreaId, tuple[Colour, ...]]
    """Stations that companies have taken over, besides what is printed."""
    pieces: dict[AreaId, tuple[Piece, ...]]
    game_box: dict[Piece, int]
    connected: bool = False

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))

    def points_of(self, seat: Seat) -> Mapping[Colour, int]:
        """The influence points of a player."""
        return {colour: track.spaces[seat] for colour, track in self.influence.items()}
