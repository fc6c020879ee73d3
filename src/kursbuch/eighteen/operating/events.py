"""What can happen in an operating round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from kursbuch.core.action import Event, Seat
from kursbuch.eighteen.ids import CompanyId, HexId, Holder, PhaseId, StopId, TileId

StepOfTurn: TypeAlias = Literal["track", "station", "running", "trains"]
"""What a step of a turn is about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A company's turn begins; its director acts for it."""

    company: CompanyId
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBeganAlone(Event):
    """The turn of a company without a director begins."""

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class PassedOver(Event):
    """A company has nothing to choose at this *moment* of its turn."""

    company: CompanyId
    moment: StepOfTurn


@dataclass(frozen=True, slots=True, kw_only=True)
class StepEnded(Event):
    """A company does nothing, or nothing more, at this *moment* of its turn."""

    company: CompanyId
    moment: StepOfTurn


@dataclass(frozen=True, slots=True, kw_only=True)
class TileLaid(Event):
    """A company lays a tile, or upgrades one."""

    company: CompanyId
    hex: HexId
    tile: TileId
    turn: int
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeMarkerPlaced(Event):
    """A company puts its first station marker on its home."""

    company: CompanyId
    stop: StopId


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerPlaced(Event):
    """A company puts a station marker on a city."""

    company: CompanyId
    stop: StopId
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainRan(Event):
    """A train runs along these stops."""

    company: CompanyId
    train: str
    stops: tuple[str, ...]
    revenue: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainBought(Event):
    """A company buys a train: from the bank, the pool or another company."""

    company: CompanyId
    train: str
    seller: Holder
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorPaid(Event):
    """A director adds private money to buy a train."""

    seat: Seat
    company: CompanyId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeProposed(Event):
    """A company would like to buy a train of another director's company."""

    company: CompanyId
    seller: CompanyId
    train: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeRefused(Event):
    """The other director does not want to sell."""

    company: CompanyId
    seller: CompanyId
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseBegan(Event):
    """A new phase of the game."""

    phase: PhaseId


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsScrapped(Event):
    """Trains of old types leave the game."""

    trains: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainReturned(Event):
    """A company gives up a train that is over its limit."""

    company: CompanyId
    train: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainExported(Event):
    """A new train is exported: it leaves the game."""

    train: str
