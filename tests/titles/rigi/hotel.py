"""The hotel company: a private company with a power of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step
from kursbuch.eighteen.ids import HexId, PaperId, StopId, hex_of
from tests.titles.rigi.state import RigiState

COMPANY = PaperId("HG")
GUESTS = 20
"""What guests pay to every train that stops at the hotel (RI-HO-03)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BuildHotel(Action):
    """Build the hotel on a hex."""

    hex: HexId


@dataclass(frozen=True, slots=True, kw_only=True)
class HotelBuilt(Event):
    """*seat* has built the hotel."""

    seat: Seat
    hex: HexId


@dataclass(slots=True)
class Hotel(Step[RigiState]):
    """At any time the owner of the hotel company may build the hotel, once (RI-HO-02)."""

    takes = (BuildHotel,)
    rule = "RI-HO-02"

    def actors(self, state: RigiState) -> tuple[Seat, ...]:
        """The owner, until the hotel is built."""
        owner = state.holder[COMPANY]
        return (owner,) if isinstance(owner, int) and state.hotel is None else ()

    def offers(self, state: RigiState) -> Iterator[Offer]:
        """Every place that has a name."""
        for seat in self.actors(state):
            for hex_id in places(state):
                yield Offer(BuildHotel, seat, {"hex": hex_id})

    def check(self, state: RigiState, action: BuildHotel) -> None:
        """A town or a city."""
        require(action.hex in places(state), "RI-HO-02", "rigi-no-place", hex=action.hex)

    def apply(self, state: RigiState, action: BuildHotel) -> None:
        """There it stays."""
        state.hotel = action.hex
        state.emit(HotelBuilt(seat=action.by, hex=action.hex))


def places(state: RigiState) -> list[HexId]:
    """The hexes with a town or a city."""
    return [name for name, printed in state.title.ground.map.hexes.items() if printed.face.stops]


def guests(state: RigiState, stop: StopId) -> int:
    """What the hotel adds to the value of a stop (RI-HO-03)."""
    return GUESTS if hex_of(stop) == state.hotel else 0
