"""The bond railway of variant A: it pays its price and is run by nobody."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.board import face, markers, place
from kursbuch.eighteen.events import DividendPaid, DividendReceived
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, HexId, StopId, TrainId, hex_of, stop_id
from kursbuch.eighteen.law import allowed
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.operating.events import (
    HomeMarkerPlaced,
    TileLaid,
    TrainBought,
    TrainExported,
)
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.stations import home, is_city
from kursbuch.eighteen.stock.holdings import director, shareholders
from kursbuch.eighteen.stock.market import move_price, price, set_price
from kursbuch.games.g1824.events import BondMarkerPlaced, PriceSet
from kursbuch.games.g1824.state import State24

START = 50
START_CELL = (6, 1)
WIEN = HexId("E12")
RIGHTS = {TrainId("4"): TrainId("5"), TrainId("5"): TrainId("")}
"""The last train of a type brings a marker; if it is exported, that of the next (24-VA-28)."""


def bond_railway(state: State24) -> CompanyId | None:
    """The bond railway, if there is one."""
    return next((name for name, kind in state.kinds.items() if kind == "bond"), None)


def begin_bond(state: State24, company: CompanyId) -> None:
    """Its marker stands on 50, all its certificates are in the pool (24-VA-19)."""
    record = state.companies[company]
    record.launched, record.par = True, START
    record.markers = state.title.kinds["bond"].markers
    for certificate in state.title.certificates[company]:
        transfer(state, certificate.id, POOL)
    set_price(state, company, START_CELL)
    state.bond_right = next(iter(RIGHTS))
    state.emit(PriceSet(company=company, price=START))
    if state.title.switches.bond_marker == "at the start":  # 24-VA-26
        place_home(state, company)


def place_home(state: State24, company: CompanyId) -> None:
    """Its first marker stands on its home."""
    stop = home(state, company)
    assert stop is not None
    state.board = place(state.title.ground, state.board, stop, company)
    state.companies[company].markers -= 1
    state.emit(HomeMarkerPlaced(company=company, stop=stop))


@dataclass(slots=True)
class PayBond(Step[State24]):
    """In its place of the operating round it pays its price, and the price rises (24-VA-21, 22)."""

    company: CompanyId

    def advance(self, state: State24) -> Flow:
        """Nobody has a choice here."""
        each = price(state, self.company)
        state.emit(DividendPaid(company=self.company, amount=each))
        for holder, number in shareholders(state, self.company).items():
            amount = part(state, each * number)
            if isinstance(holder, int):
                pay(state, BANK, holder, amount)
                state.emit(DividendReceived(company=self.company, owner=holder, amount=amount))
        cell = state.companies[self.company].cell
        assert cell is not None
        move_price(state, self.company, state.title.chart.right(cell))
        return Flow.DONE


def part(state: State24, tenths: int) -> int:
    """A tenth of the price for each share; what is left over is rounded up for each player."""
    return tenths // 10 if state.title.switches.bond_rounding == "down" else -(-tenths // 10)


def last_train_bought(state: State24, event: TrainBought) -> None:
    """The buyer of the last 4-train may place the second marker of the bond railway (24-VA-27)."""
    train = TrainId(event.train)
    if event.seller != BANK or train != state.bond_right or state.depot[train]:
        return
    state.bond_right = TrainId("")
    seat = director(state, event.company)
    if seat is not None:
        state.push(PlaceBondMarker(seat=seat))


def last_train_exported(state: State24, event: TrainExported) -> None:
    """Once the last 4-train has been exported, the last 5-train brings the right (24-VA-28)."""
    train = TrainId(event.train)
    if train == state.bond_right and not state.depot[train]:
        state.bond_right = RIGHTS[train]


def wien_turns_brown(state: State24, event: TileLaid) -> None:
    """Its third marker goes to Wien (24-VA-29)."""
    ground = state.title.ground
    if event.hex != WIEN or ground.tiles.face(event.tile, event.turn).colour != "brown":
        return
    seat = director(state, event.company)
    if seat is not None and bond_railway(state) is not None:
        state.push(PlaceBondMarker(seat=seat, wien=True))


@dataclass(slots=True, kw_only=True)
class PlaceBondMarker(Step[State24]):
    """A director places a marker of the bond railway, free of charge and without connection."""

    takes = (PlaceMarker, Pass)
    rule = "24-VA-27"

    seat: Seat
    wien: bool = False
    ended: bool = False

    def advance(self, state: State24) -> Flow:
        """With no free circle nothing is placed."""
        return Flow.DONE if self.ended or not self.places(state) else Flow.WAIT

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """The director of the company that bought the train or laid the tile."""
        return (self.seat,)

    def places(self, state: State24) -> list[StopId]:
        """The cities with a circle for it."""
        return [
            stop_id(hex_id, index)
            for hex_id in ((WIEN,) if self.wien else state.title.ground.map.hexes)
            for index in range(len(face(state.title.ground, state.board, hex_id).stops))
            if allowed(self.check_stop, state, stop_id(hex_id, index))
        ]

    def offers(self, state: State24) -> Iterator[Offer]:
        """Each free city; in Wien alone it must be placed."""
        for stop in self.places(state):
            yield Offer(PlaceMarker, self.seat, {"stop": stop})
        if not self.wien:
            yield Offer(Pass, self.seat)

    def check(self, state: State24, action: Action) -> None:
        """A free circle that is kept for nobody."""
        if isinstance(action, PlaceMarker):
            self.check_stop(state, action.stop)
        else:
            require(not self.wien, "24-VA-29", "bond-marker-in-wien")

    def check_stop(self, state: State24, stop: StopId) -> None:
        """One marker on a hex, on a circle that is free and not kept (24-TK-06, 24-TK-09)."""
        bond = bond_railway(state)
        assert bond is not None
        require(state.companies[bond].markers > 0, "24-VA-27", "no-marker")
        require(is_city(state, stop), "24-VA-27", "no-city", stop=stop)
        require(not self.wien or hex_of(stop) == WIEN, "24-VA-29", "bond-marker-in-wien")
        free = markers(state.title.ground, state.board, stop).count(None)
        require(free > 0, "24-VA-27", "no-free-circle", stop=stop)
        alone = hex_of(stop) not in state.board.hexes_of(bond)
        require(alone, "24-TK-06", "one-marker-a-hex", stop=stop)
        kept = state.title.track.kept_circles(state, stop)
        require(free > kept, "24-TK-09", "circle-kept", stop=stop)

    def apply(self, state: State24, action: Action) -> None:
        """Place it, or let the right go."""
        self.ended = True
        bond = bond_railway(state)
        if isinstance(action, PlaceMarker) and bond is not None:
            state.board = place(state.title.ground, state.board, action.stop, bond)
            state.companies[bond].markers -= 1
            state.emit(BondMarkerPlaced(seat=self.seat, company=bond, stop=action.stop))
