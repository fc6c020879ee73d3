"""Turns of companies: who operates, in which order, in which steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from kursbuch.core.action import Seat
from kursbuch.core.offers import Span
from kursbuch.core.state import Flow, Step, since
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.operating.depot import for_sale
from kursbuch.eighteen.operating.dividends import Dividend
from kursbuch.eighteen.operating.lay_track import LayTrack
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.operating.run_trains import RunningTrains
from kursbuch.eighteen.operating.trade_trains import agreed_price
from kursbuch.eighteen.state import kind, kind_name
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.market import by_price, move_price
from kursbuch.games.g1824.bond import PayBond
from kursbuch.games.g1824.founding import place_home
from kursbuch.games.g1824.income import SplitIncome
from kursbuch.games.g1824.state import State24

Steps: TypeAlias = tuple[Callable[[CompanyId], Step[State24]], ...]


@dataclass(slots=True)
class StandIdle(Step[State24]):
    """A state railway without a director does nothing, and its price falls (24-ST-06)."""

    company: CompanyId

    def advance(self, state: State24) -> Flow:
        """One space left."""
        cell = state.companies[self.company].cell
        assert cell is not None
        move_price(state, self.company, state.title.chart.left(cell))
        return Flow.DONE


@dataclass(slots=True)
class SettleHome(Step[State24]):
    """A state railway without pre-state railways places its first marker (24-FO-11)."""

    company: CompanyId

    def advance(self, state: State24) -> Step[State24] | Flow:
        """On the home of number 1."""
        if state.board.stops_of(self.company):
            return Flow.DONE
        place_home(state, self.company)
        if since(state, 2) or director(state, self.company) is not None:
            return Flow.DONE
        return LayTrack(self.company)


SHARE_COMPANY: Steps = (LayTrack, PlaceStation, RunningTrains, Dividend, BuyTrains)
STEPS_OF: dict[str, Steps] = {
    "coal": (LayTrack, RunningTrains, SplitIncome, BuyTrains),
    "pre-state": (LayTrack, RunningTrains, SplitIncome, BuyTrains),
    "construction": (LayTrack,),
    "bond": (PayBond,),
}
"""The steps of a turn where they are not those of a share company (24-OO-07)."""


def turn(state: State24, company: CompanyId) -> Steps:
    """The steps of a company's turn."""
    name = kind_name(state, company)
    if name in STEPS_OF:
        return STEPS_OF[name]
    if director(state, company) is None:
        return without_director(state, company)
    return SHARE_COMPANY if name != "state" else (SettleHome, *SHARE_COMPANY)


def without_director(state: State24, company: CompanyId) -> Steps:
    """A state railway that nobody directs (24-ST-06); some let anybody act for it.

    There it builds only if no pre-state railway has become part of it.
    """
    if state.title.switches.directorless == "idle":
        return (StandIdle,)
    building: Steps = (LayTrack,) if company in state.alone else ()
    return (SettleHome, *building, PlaceStation, RunningTrains, Dividend)


def operates(state: State24, company: CompanyId) -> bool:
    """A state railway that stands idle has not operated (24-ST-06)."""
    return turn(state, company) != (StandIdle,) or not since(state, 2)


def anybody(state: State24, company: CompanyId) -> tuple[Seat, ...]:
    """Without a director everybody may act for a company, where that is played (24-ST-06)."""
    return tuple(state.order)


def order(state: State24) -> list[CompanyId]:
    """Coal railways, pre-state railways, then by price (24-OO-02 to 24-OO-04)."""
    small = [name for name in state.title.charters if name not in state.title.share_companies]
    return [
        name
        for name in (*small, *by_price(state))
        if state.companies[name].launched and not state.companies[name].closed
    ]


def must_own_train(state: State24, company: CompanyId) -> bool:
    """Every company, but a coal railway only while the bank has goods trains (24-TP-02, 05)."""
    if not kind(state, company).must_own_train:
        return False
    return any(source == BANK for source, _ in for_sale(state, company))


def trade_price(state: State24, buyer: CompanyId, seller: CompanyId, train: TrainId) -> Span:
    """The printed price, or any from 1 with the same director (24-TT-02)."""
    nothing = Span(1, 0)
    if director(state, seller) is None and not sells_without_director(state):
        return nothing  # 24-ST-08
    if state.title.switches.unopened_trains == "kept" and not state.companies[seller].launched:
        return nothing  # 24-CR-16
    return agreed_price(state, buyer, seller, train)


def sells_without_director(state: State24) -> bool:
    """Where anybody may run a state railway without a director, it sells its trains (24-ST-08)."""
    return state.title.switches.directorless == "anybody runs it" and since(state, 2)
