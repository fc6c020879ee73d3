"""The formation of the SBB out of the pre-SBB companies."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.board.board import hand_over, remove
from kursbuch.eighteen.events import DirectorChanged
from kursbuch.eighteen.game import Series
from kursbuch.eighteen.ids import BANK, CompanyId, HexId, StopId, TrainId, hex_of
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.events import PhaseBegan
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.operating.return_trains import ReturnTrains
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.market import set_price
from kursbuch.games.g1844.events import MarkerReturned, SbbFormed
from kursbuch.games.g1844.exchange import exchange_shares
from kursbuch.games.g1844.state import State44

SBB = CompanyId("SBB")
PRE_SBB = "pre-SBB"
FIXED_TRAIN = TrainId("SBB")
GRANT = 400
START_CELL = (5, 8)
PHASE = "5"


def first_five(state: State44, event: PhaseBegan) -> None:
    """With the first 5 sold the SBB forms at the end of the round; exported, at once (44-SB-01)."""
    if event.phase != PHASE:
        return
    state.sbb = "due"
    if not any(isinstance(step, OperatingRound) for step in state.agenda):
        step = form_sbb(state)
        if step is not None:
            state.push(step)


def form_sbb(state: State44) -> Step[State44] | None:
    """All pre-SBB companies merge, started or not (44-SB-02)."""
    if state.sbb != "due":
        return None
    state.sbb = "formed"
    merged = pre_sbb(state)
    exchange_shares(state, merged, SBB)
    _take_over(state, merged)
    _open(state)
    state.emit(SbbFormed(cash=state.companies[SBB].cash))
    seat = director(state, SBB)
    if seat is not None:
        state.emit(DirectorChanged(company=SBB, seat=seat))
    doubled = _doubled(state)
    return AfterMerger(doubled=doubled)


def form_sbb_within_series(state: State44) -> Step[State44] | None:
    """As some tables play: after the last round of a series the export comes first (44-EX-08)."""
    series = state.agenda[-1]
    if isinstance(series, Series) and series.played == series.rounds:
        return None
    return form_sbb(state)


def pre_sbb(state: State44) -> list[CompanyId]:
    """V1 to V5."""
    return [name for name, card in state.title.charters.items() if card.kind == PRE_SBB]


def _take_over(state: State44, merged: list[CompanyId]) -> None:
    """Money, trains and markers go to the SBB; destination bonuses not paid yet are lost."""
    sbb = state.companies[SBB]
    for name in merged:
        company = state.companies[name]
        pay(state, name, SBB, company.cash)
        sbb.trains += company.trains
        company.trains, company.markers, company.cell = [], 0, None
        company.closed = True
    state.claims = [name for name in state.claims if name not in merged]
    state.board = hand_over(state.board, frozenset(merged), SBB)
    pay(state, BANK, SBB, GRANT)
    sbb.trains.append(FIXED_TRAIN)


def _open(state: State44) -> None:
    """The SBB starts at its marked cell; its markers not on the map are its stock (44-SB-12)."""
    sbb = state.companies[SBB]
    sbb.launched, sbb.par = True, state.title.chart.price(START_CELL)
    set_price(state, SBB, START_CELL)
    _return_within_cities(state)
    _count_markers(state)


def _count_markers(state: State44) -> None:
    on_map = sum(circles.count(SBB) for circles in state.board.tokens.values())
    state.companies[SBB].markers = state.title.kind_of[SBB].markers - on_map


def _return_within_cities(state: State44) -> None:
    """Of two markers in one city one goes back: they are all alike (44-SB-11)."""
    for stop, circles in list(state.board.tokens.items()):
        for _ in range(circles.count(SBB) - 1):
            _return(state, stop)


def _return(state: State44, stop: StopId) -> None:
    state.board = remove(state.board, stop, SBB)
    state.emit(MarkerReturned(hex=hex_of(stop)))


def _doubled(state: State44) -> list[HexId]:
    """Hexes on which the SBB has markers in two cities."""
    hexes = [hex_of(stop) for stop in state.board.stops_of(SBB)]
    return sorted({name for name in hexes if hexes.count(name) > 1})


@dataclass(frozen=True, slots=True, kw_only=True)
class KeepMarker(Action):
    """Of two SBB markers on a hex, keep the one in this city."""

    stop: StopId


@dataclass(slots=True, kw_only=True)
class AfterMerger(Step[State44]):
    """What is over after the merger: trains over the limit, markers on one hex (44-SB-08, 11)."""

    takes = (KeepMarker,)
    rule = "44-SB-11"

    doubled: list[HexId] = field(default_factory=list)
    trains_returned: bool = False

    def advance(self, state: State44) -> Step[State44] | Flow:
        """The director chooses; without one the city with the lower index keeps its marker."""
        if not self.trains_returned:
            self.trains_returned = True
            return ReturnTrains([SBB])
        while self.doubled:
            if director(state, SBB) is not None:
                return Flow.WAIT
            self._keep(state, min(self._stops(state)))
        return Flow.DONE

    def _stops(self, state: State44) -> list[StopId]:
        return [s for s in state.board.stops_of(SBB) if hex_of(s) == self.doubled[0]]

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director of the SBB."""
        seat = director(state, SBB)
        return () if seat is None else (seat,)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Either city."""
        for seat in self.actors(state):
            yield Offer(KeepMarker, seat, open={"stop": Choices(tuple(self._stops(state)))})

    def check(self, state: State44, action: KeepMarker) -> None:
        """A city of the hex in question."""
        require(action.stop in self._stops(state), "44-SB-11", "no-marker-there")

    def apply(self, state: State44, action: KeepMarker) -> None:
        """The others go back."""
        self._keep(state, action.stop)

    def _keep(self, state: State44, kept: StopId) -> None:
        for stop in self._stops(state):
            if stop != kept:
                _return(state, stop)
        self.doubled.pop(0)
        _count_markers(state)
