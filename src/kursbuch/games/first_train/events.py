"""What can happen, with everything a reader needs to understand it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kursbuch.core.action import Event, Seat
from kursbuch.games.first_train.map import AreaId, Colour, Piece


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """Turn *turn* of *turns* began."""

    turn: int
    turns: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event):
    """The phase *phase*, from 1 to 10, began."""

    phase: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesTaken(Event):
    """*seat* took *cubes* from the stock and has *hand* in hand."""

    seat: Seat
    cubes: int
    hand: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TokensDrawn(Event):
    """One token lies on each box, in the order of the boxes."""

    tokens: tuple[Colour, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BidPlaced(Event):
    """*seat* put *cubes* on *box*."""

    seat: Seat
    box: int
    cubes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outbid(Event):
    """*seat* took *cubes* back from *box*."""

    seat: Seat
    box: int
    cubes: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BidderSkipped(Event):
    """*seat* could not afford any bid."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class InfluenceGained(Event):
    """*seat* won *box* with *cubes* and gained its points."""

    seat: Seat
    box: int
    cubes: int
    points: Mapping[Colour, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class OrdersSet(Event):
    """The orders for building and for trains and transport."""

    build: tuple[Seat, ...]
    transport: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkBuilt(Event):
    """*seat* built a link for *cost* build points."""

    seat: Seat
    out_of: AreaId
    into: AreaId
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesFinished(Event):
    """*seat* finished a series of *links* and paid *cubes* and *influence*."""

    seat: Seat
    links: int
    cubes: int
    influence: Mapping[Colour, int]
    landowners: int


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingBuilt(Event):
    """*seat* built no track; *forced* if there was none to build."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TownsConnected(Event):
    """The first connection: victory points for each seat's links on it."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainBought(Event):
    """*seat* bought a train of *row* and paid *cubes* and *influence*."""

    seat: Seat
    row: str
    cubes: int
    influence: Mapping[Colour, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceTransported(Event):
    """*seat* loaded *piece* from *area* on the train of *row* for *points* victory points."""

    seat: Seat
    area: AreaId
    piece: Piece
    row: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """*seat* is out of the phase; *forced* if there was nothing left to do."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecesRemoved(Event):
    """Pieces in *area* that can never be transported went to the game box."""

    area: AreaId
    piece: Piece
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ProfitRecorded(Event):
    """*seat* had *income* and *expense*; the marker is at *profit* now."""

    seat: Seat
    income: int
    expense: int
    profit: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerOrderSet(Event):
    """The new Player Order."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeriesSold(Event):
    """*company* took over *links* of *seat* from *start* to *end* for *points* of influence."""

    seat: Seat
    company: Colour
    start: AreaId
    end: AreaId
    links: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StationJoined(Event):
    """*company* serves the station in *area* from now on."""

    area: AreaId
    company: Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingSold(Event):
    """*seat* sold no track; *forced* if there was none to sell."""

    seat: Seat
    forced: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScore(Event):
    """The final result of *seat*, part by part."""

    seat: Seat
    points: int
    sets: int
    profit: int
    links: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWon(Event):
    """*seat* has won."""

    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    PhaseBegan,
    CubesTaken,
    TokensDrawn,
    BidPlaced,
    Outbid,
    BidderSkipped,
    InfluenceGained,
    OrdersSet,
    LinkBuilt,
    SeriesFinished,
    NothingBuilt,
    TownsConnected,
    TrainBought,
    PieceTransported,
    Passed,
    PiecesRemoved,
    ProfitRecorded,
    PlayerOrderSet,
    SeriesSold,
    StationJoined,
    NothingSold,
    FinalScore,
    GameWon,
)
