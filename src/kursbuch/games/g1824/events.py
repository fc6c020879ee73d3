"""What can happen in a game of 1824 and in no other."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.action import Event, Seat
from kursbuch.eighteen.ids import CompanyId, HexId, PaperId, StopId


@dataclass(frozen=True, slots=True, kw_only=True)
class RailwayBought(Event):
    """A player buys a coal railway or a pre-state railway; the price is its starting capital."""

    seat: Seat
    company: CompanyId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstTrainReceived(Event):
    """A coal railway pays the bank for its first goods train."""

    company: CompanyId
    train: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceSet(Event):
    """The price marker of a company is put on the chart."""

    company: CompanyId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RailwayRemoved(Event):
    """A railway that nobody bought leaves the game."""

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class MountainExchanged(Event):
    """A player gives a mountain railway for a share."""

    seat: Seat
    paper: PaperId
    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class MountainLost(Event):
    """A mountain railway closes without compensation."""

    paper: PaperId


@dataclass(frozen=True, slots=True, kw_only=True)
class CoalExchanged(Event):
    """A coal railway becomes the director's certificate of its regional railway."""

    seat: Seat
    coal: CompanyId
    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class Merged(Event):
    """A railway closes; another gets its cash and its trains."""

    company: CompanyId
    into: CompanyId
    cash: int
    trains: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class StateRailwayFounded(Event):
    """A state railway comes into being, with money from the bank."""

    company: CompanyId
    capital: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ForerunnerExchanged(Event):
    """The owner of a pre-state railway gets shares of the state railway.

    Stored games know the event and its fields by these names.
    """

    seat: Seat
    forerunner: CompanyId
    company: CompanyId
    shares: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WithoutDirector(Event):
    """Nobody holds a fifth of a state railway: it has no director."""

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerTakenBack(Event):
    """A company takes one of its markers back from the map."""

    company: CompanyId
    stop: StopId


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomeSplit(Event):
    """A railway pays half of its income to its owner and keeps the other half."""

    company: CompanyId
    seat: Seat
    half: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MineMoneyKept(Event):
    """The money of the mines goes into the treasury."""

    company: CompanyId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainTradedIn(Event):
    """A company trades in a train for a new one."""

    company: CompanyId
    old: str
    train: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StackDrawn(Event):
    """Two railways are drawn for construction, and with them the bond railway."""

    stack: tuple[CompanyId, ...]
    bond: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class ConstructionEnded(Event):
    """A construction railway closes."""

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class BondMarkerPlaced(Event):
    """A director puts a marker of the bond railway on the map."""

    seat: Seat
    company: CompanyId
    stop: StopId


@dataclass(frozen=True, slots=True, kw_only=True)
class TownsPlaced(Event):
    """A player puts town tokens on a hex."""

    seat: Seat
    hex: HexId
    towns: int
