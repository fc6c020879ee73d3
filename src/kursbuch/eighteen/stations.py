"""Station markers: homes, what a marker costs, and circles kept free for companies to come."""

from __future__ import annotations

from functools import cache

from kursbuch.eighteen.board.board import Laid, face, stop_at
from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.board.tile import stop_map
from kursbuch.eighteen.ids import CompanyId, StopId, hex_of, index_of, stop_id
from kursbuch.eighteen.state import State18, kind


def home(state: State18, company: CompanyId) -> StopId | None:
    """The home city of a company, as the hex shows it now: cities of a hex may have become one."""
    printed = state.title.charters[company].home
    if printed is None:
        return None
    return _now(state.title.ground, printed, state.board.tiles.get(hex_of(printed)))


@cache
def _now(ground: Ground, printed: StopId, laid: Laid | None) -> StopId:
    """What has become of a printed stop under the tile laid on its hex."""
    hex_id = hex_of(printed)
    now = ground.face(hex_id, laid, ())
    heirs = stop_map(ground.map.hexes[hex_id].face, now)
    assert heirs is not None
    return stop_id(hex_id, heirs[index_of(printed)])


def cost_of_marker(state: State18, company: CompanyId, number: int) -> int:
    """The price of the marker after *number* others."""
    costs = kind(state, company).marker_costs
    return costs[min(number, len(costs) - 1)]


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


def is_city(state: State18, stop: StopId) -> bool:
    """The stop is a city with circles for markers."""
    return is_stop(state, stop) and stop_at(state.title.ground, state.board, stop).kind == "city"


def is_stop(state: State18, stop: StopId) -> bool:
    """There is such a stop on the board now, and this is its name: no other digits."""
    hex_id = hex_of(stop)
    if hex_id not in state.title.ground.map.hexes:
        return False
    there = range(len(face(state.title.ground, state.board, hex_id).stops))
    return any(stop == stop_id(hex_id, index) for index in there)
