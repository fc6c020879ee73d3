"""What can happen in an operating round of 1844 alone."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.action import Event, Seat
from kursbuch.eighteen.ids import CompanyId, HexId, Holder, PaperId, TrainId


@dataclass(frozen=True, slots=True, kw_only=True)
class TunnelBuilt(Event):
    """A company builds a tunnel with the certificate of its director."""

    company: CompanyId
    hex: HexId
    paper: PaperId
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FurkaLaid(Event):
    """The tiles of the Furka-Oberalp line are laid; the owner of its private company is paid."""

    owner: Holder
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MountainRailwayBuilt(Event):
    """A player puts a mountain railway and an income panel on a mountain."""

    seat: Seat
    paper: PaperId
    hex: HexId
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CameAlive(Event):
    """A mountain railway was visited, or a tunnel used, for the first time."""

    paper: PaperId


@dataclass(frozen=True, slots=True, kw_only=True)
class DestinationReached(Event):
    """A company is connected to its destination and receives the rest of its capital."""

    company: CompanyId
    hex: HexId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WentBankrupt(Event):
    """A director cannot raise the price of a train that is owed; the game is over."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class EvaGiven(Event):
    """The owner of EVA gives it to a company."""

    seat: Seat
    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainsTurned(Event):
    """All trains of one side are turned to the other."""

    train: TrainId
    to: TrainId
