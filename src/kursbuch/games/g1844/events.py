"""What can happen in 1844 alone."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.core.action import Event, Seat
from kursbuch.eighteen.ids import CompanyId, HexId, Holder, PaperId


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperClosed(Event):
    """A private company closes."""

    paper: PaperId


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMade(Event):
    """A player bids for a private company."""

    seat: Seat
    paper: PaperId
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateWon(Event):
    """A player wins a private company."""

    seat: Seat
    paper: PaperId
    paid: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PriceLowered(Event):
    """The least bid for a private company falls."""

    paper: PaperId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivatesRefused(Event):
    """Nobody wants any of the private companies that are left; another round follows."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class IssuePriceSet(Event):
    """The new director of a company sets its issue price."""

    seat: Seat
    company: CompanyId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SbbFormed(Event):
    """The pre-SBB companies merge into the SBB."""

    cash: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SharesExchanged(Event):
    """A player exchanges shares into SBB shares; *balance* is received, or paid if below 0."""

    seat: Seat
    shares: int
    balance: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeDebt(Event):
    """A player cannot pay for the exchange, or repays the debt for it."""

    seat: Seat
    debt: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerReturned(Event):
    """Of two SBB markers on a hex one goes back."""

    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class Swapped(Event):
    """Two 5% certificates of the SBB for a 10% certificate."""

    seat: Seat
    partner: Holder
