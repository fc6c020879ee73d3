"""Station markers: homes, what a marker costs, and circles kept free for companies to come."""

from __future__ import annotations

from kursbuch.eighteen.board import face
from kursbuch.eighteen.ids import CompanyId, StopId, hex_of, index_of, stop_id
from kursbuch.eighteen.state import State18


def home(state: State18, company: CompanyId) -> StopId | None:
    """The home city of a company, as the hex shows it now: cities of a hex may have become one."""
    printed = state.title.charters[company].home
    if printed is None:
        return None
    cities = len(face(state.title.ground, state.board, hex_of(printed)).stops)
    return stop_id(hex_of(printed), min(index_of(printed), cities - 1))


def marker_cost(state: State18, company: CompanyId) -> int:
    """The price of a company's next marker, by the number that stand already."""
    costs = state.title.kind_of[company].marker_costs
    return costs[min(len(state.board.stops_of(company)), len(costs) - 1)]


def homes_to_come(state: State18, stop: StopId) -> int:
    """The companies that will put their home marker here and have not done so yet."""
    return sum(
        home(state, name) == stop
        for name, charter in state.title.charters.items()
        if charter.home is not None
        and hex_of(charter.home) == hex_of(stop)
        and not state.companies[name].closed
        and not state.board.stops_of(name)
    )


def is_stop(state: State18, stop: StopId) -> bool:
    """There is such a stop on the board now."""
    name, _, number = stop.partition(".")
    if name not in state.title.ground.map.hexes or not number.isdecimal():
        return False
    return int(number) < len(face(state.title.ground, state.board, hex_of(stop)).stops)
