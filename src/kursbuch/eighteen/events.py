"""What can happen in an 18xx game."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.action import Event, Seat
from kursbuch.eighteen.ids import CompanyId, Holder, PaperId


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A round begins: *kind* is "stock", "operating" or one of the game's own."""

    kind: str
    number: int
    part: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A player lets the chance go by."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingToDo(Event):
    """A player is passed over, having no choice."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyStarted(Event):
    """A player buys the director's certificate and sets the issue price."""

    seat: Seat
    company: CompanyId
    price: int
    paid: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ShareBought(Event):
    """A player buys a certificate of *shares* shares."""

    seat: Seat
    company: CompanyId
    shares: int
    source: Holder
    paid: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SharesSold(Event):
    """A player sells shares into the pool."""

    seat: Seat
    company: CompanyId
    shares: int
    received: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperBought(Event):
    """A player or a company buys a paper that is no share."""

    buyer: Holder
    seller: Holder
    paper: PaperId
    paid: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CompanyLaunched(Event):
    """A company begins its life, with money and station markers."""

    company: CompanyId
    capital: int
    markers: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectorChanged(Event):
    """Another player becomes the director of a company."""

    company: CompanyId
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceMoved(Event):
    """The price marker of a company goes to another cell."""

    company: CompanyId
    old: int
    new: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IncomePaid(Event):
    """The owner of a paper receives its income."""

    paper: PaperId
    owner: Holder
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RevenueKept(Event):
    """A company withholds its revenue, or has none."""

    company: CompanyId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DividendPaid(Event):
    """A company pays out its revenue."""

    company: CompanyId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DividendReceived(Event):
    """A player, or the company for the shares in the pool, receives a part of a revenue."""

    company: CompanyId
    owner: Holder
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderChanged(Event):
    """The turn-order cards are redistributed."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DebtIncurred(Event):
    """A player owes the bank more than before."""

    seat: Seat
    amount: int
    debt: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InterestAdded(Event):
    """Interest is added to a debt."""

    seat: Seat
    amount: int
    debt: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DebtRepaid(Event):
    """A player pays back a debt, or a part of it."""

    seat: Seat
    amount: int
    debt: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BankBroken(Event):
    """The bank has no money left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(Event):
    """The game is over."""
