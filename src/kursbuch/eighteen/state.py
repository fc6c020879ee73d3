"""The position of an 18xx game: plain values, ids, nothing that can be worked out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from kursbuch.core.action import Seat
from kursbuch.core.fields import static
from kursbuch.core.state import State
from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.ids import Cell, CertificateId, CompanyId, Holder, PaperId, PhaseId, TrainId
from kursbuch.eighteen.printed.charter import Kind

if TYPE_CHECKING:
    from kursbuch.eighteen.title.title import Title18


@dataclass(slots=True, kw_only=True)
class Player:
    """What a player has besides certificates; a debt is never part of the cash."""

    cash: int = 0
    debt: int = 0


@dataclass(slots=True, kw_only=True)
class Company:
    """What changes about a company."""

    cash: int = 0
    trains: list[TrainId] = field(default_factory=list)
    markers: int = 0
    """Station markers in stock."""
    par: int = 0
    """The issue price; 0 until the director's certificate is bought."""
    cell: Cell | None = None
    arrival: int = 0
    """When its price marker came to its cell: of two in a cell the earlier lies on top."""
    launched: bool = False
    operated: bool = False
    """It has had a turn in an operating round."""
    revenue: int = 0
    """What its trains earned last."""
    closed: bool = False


@dataclass(slots=True, kw_only=True)
class State18(State):
    """A position of an 18xx game. Games with more to remember add fields."""

    title: Title18[Self] = static()
    players: list[Player]
    order: list[Seat]
    """The seats in turn order: the holder of card 1 first."""
    companies: dict[CompanyId, Company]
    holder: dict[CertificateId | PaperId, Holder]
    """Who has each share certificate, private company and other paper."""
    bank: int
    broken: bool = False
    """The bank has had no money; never undone."""
    board: Board
    depot: dict[str, int]
    """New train cards by type; those of an unlimited type never get fewer."""
    pool: list[TrainId] = field(default_factory=list)
    """Trains in the bank pool."""
    scrapped: list[TrainId] = field(default_factory=list)
    """Trains out of the game."""
    phase: PhaseId
    turn: int = 0
    """The number of the stock round and of the series of operating rounds after it."""
    arrivals: int = 0
    """How often a price marker has moved."""
    ended: str = ""
    """Why the game was ended before its time."""


def kind_name(state: State18, company: CompanyId) -> str:
    """The name of the kind that a company is of now; it may have changed since it was printed."""
    return state.title.kind_now(state, company)


def kind(state: State18, company: CompanyId) -> Kind:
    """What companies of its kind have in common."""
    return state.title.kinds[state.title.kind_now(state, company)]
