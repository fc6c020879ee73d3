"""The second step of a turn: a company places a station marker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.board import markers, place
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.free_will import opens_choice
from kursbuch.eighteen.ids import BANK, CompanyId, StopId, hex_of
from kursbuch.eighteen.law import allowed, require_law
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.events import MarkerPlaced, PassedOver, StepEnded
from kursbuch.eighteen.operating.operating_round import acting
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stations import is_city


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMarker(Action):
    """Put a station marker on a free circle of the city *stop*."""

    stop: StopId


@dataclass(slots=True)
class PlaceStation(Step[State18]):
    """A company may place one marker besides its home marker."""

    takes = (PlaceMarker, Pass)

    company: CompanyId
    ended: bool = False

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Wait if there is a city to choose."""
        if self.ended:
            return Flow.DONE
        if self.has_choice(state):
            return Flow.WAIT
        if opens_choice(state, self, self.actors(state), PlaceStation.has_choice):
            return Flow.WAIT
        state.emit(PassedOver(company=self.company, moment="station"))
        return Flow.DONE

    def has_choice(self, state: State18) -> bool:
        """There is a city for a marker."""
        return any(True for _ in self.places(state))

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The director."""
        return acting(state, self.company)

    def places(self, state: State18) -> Iterator[StopId]:
        """The cities where the company may place a marker."""
        record = state.companies[self.company]
        if record.markers < 1 or record.cash < state.title.track.marker_cost(state, self.company):
            return
        for stop in sorted(reach(state.title.ground, state.board, self.company).stops):
            if allowed(check_marker, state, self.company, stop):
                yield stop

    def offers(self, state: State18) -> Iterator[Offer]:
        """One offer for each city, or none."""
        facts = {"cost": state.title.track.marker_cost(state, self.company)}
        for seat in self.actors(state):
            for stop in self.places(state):
                yield Offer(PlaceMarker, seat, {"stop": stop}, facts=facts)
            yield Offer(Pass, seat)

    def check(self, state: State18, action: PlaceMarker | Pass) -> None:
        """By the rules for markers."""
        if isinstance(action, PlaceMarker):
            check_marker(state, self.company, action.stop)

    def apply(self, state: State18, action: PlaceMarker | Pass) -> None:
        """Place the marker; there is one a turn."""
        self.ended = True
        if isinstance(action, PlaceMarker):
            place_marker(state, self.company, action.stop)
        else:
            state.emit(StepEnded(company=self.company, moment="station"))


def check_marker(state: State18, company: CompanyId, stop: StopId) -> None:
    """A free circle of a city that is reached, not kept for another, one marker on a hex."""
    ground, board, record = state.title.ground, state.board, state.companies[company]
    require_law(state, record.markers > 0, "no-marker")
    require_law(state, is_city(state, stop), "no-city", stop=stop)
    free = markers(ground, board, stop).count(None)
    require_law(state, free > 0, "no-free-circle", stop=stop)
    require_law(state, hex_of(stop) not in board.hexes_of(company), "one-marker-a-hex", stop=stop)
    require_law(state, stop in reach(ground, board, company).stops, "city-not-reached", stop=stop)
    kept = state.title.track.kept_circles(state, stop)
    require_law(state, free > kept, "circle-kept", stop=stop)
    cost = state.title.track.marker_cost(state, company)
    require_law(state, cost <= record.cash, "marker-too-dear", cost=cost, cash=record.cash)


def place_marker(state: State18, company: CompanyId, stop: StopId) -> None:
    """The company pays for the marker and puts it on the first free circle."""
    cost = state.title.track.marker_cost(state, company)
    pay(state, company, BANK, cost)
    state.board = place(state.title.ground, state.board, stop, company)
    state.companies[company].markers -= 1
    state.emit(MarkerPlaced(company=company, stop=stop, cost=cost))
