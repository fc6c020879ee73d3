"""Two markers of one company in Wien: one of them goes back to the charter."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.board.board import remove
from kursbuch.eighteen.ids import CompanyId, StopId, hex_of
from kursbuch.eighteen.stations import home
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1824.events import MarkerTakenBack
from kursbuch.games.g1824.state import State24


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeMarkerBack(Action):
    """Take the marker on this city back to the charter."""

    stop: StopId


def doubled(state: State24, company: CompanyId) -> list[StopId]:
    """The cities of a hex on which a company has two markers; a stop twice if both are in it."""
    stops = [
        stop
        for stop in state.board.stops_of(company)
        for _ in range(state.board.tokens[stop].count(company))
    ]
    hexes = [hex_of(stop) for stop in stops]
    return [stop for stop in stops if hexes.count(hex_of(stop)) > 1]


def return_marker(state: State24, company: CompanyId, stop: StopId) -> None:
    """One marker goes back and is the next to be placed (24-FO-13)."""
    state.board = remove(state.board, stop, company)
    state.companies[company].markers += 1
    if of_the_first(state, company, stop):
        state.free_last.append(company)
    state.emit(MarkerTakenBack(company=company, stop=stop))


def of_the_first(state: State24, company: CompanyId, stop: StopId) -> bool:
    """The marker of number 1 goes back by choice: on 18xx.games this makes the last one free."""
    number_1 = next(iter(state.title.state_railways[company].pre_state))
    chosen = bool(state.board.stops_of(company)) and stop not in state.board.stops_of(company)
    odd = state.title.switches.returned_marker == "last one free"
    return odd and chosen and stop == home(state, number_1)


@dataclass(slots=True)
class ReturnMarker(Step[State24]):
    """Only one marker may stay on a hex; the director says which if it matters."""

    takes = (TakeMarkerBack,)
    rule = "24-FO-13"

    company: CompanyId

    def advance(self, state: State24) -> Flow:
        """In one and the same city there is nothing to choose."""
        stops = doubled(state, self.company)
        if not stops:
            return Flow.DONE
        if len(set(stops)) > 1 and self.actors(state):
            return Flow.WAIT
        return_marker(state, self.company, stops[-1])
        return Flow.DONE

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """The director of the new company."""
        seat = director(state, self.company)
        return () if seat is None else (seat,)

    def offers(self, state: State24) -> Iterator[Offer]:
        """Each of the two cities."""
        for seat in self.actors(state):
            for stop in doubled(state, self.company):
                yield Offer(TakeMarkerBack, seat, {"stop": stop})

    def check(self, state: State24, action: TakeMarkerBack) -> None:
        """One of the two."""
        there = action.stop in doubled(state, self.company)
        require(there, "24-FO-13", "no-such-marker", stop=action.stop)

    def apply(self, state: State24, action: TakeMarkerBack) -> None:
        """Take it back."""
        return_marker(state, self.company, action.stop)
