"""What 1824 says about building: costs, upgrades, station markers, circles kept free."""

from __future__ import annotations

from kursbuch.eighteen.board.board import face, lay
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.board.tile import FIRST_STOP, Face
from kursbuch.eighteen.ids import CompanyId, HexId, StopId, TileId
from kursbuch.eighteen.state import kind
from kursbuch.eighteen.stations import cost_of_marker, home, homes_to_come
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.towns import TOKENS


def terrain_cost(state: State24, company: CompanyId, hex_id: HexId) -> int:
    """The first tile costs what is printed; a construction railway pays nothing (24-VA-09)."""
    laid = state.board.tiles.get(hex_id)
    first = laid is None or laid[0] in TOKENS
    if not first or state.kinds.get(company) == "construction":
        return 0
    return state.title.ground.map.hexes[hex_id].cost


def marker_cost(state: State24, company: CompanyId) -> int:
    """By the markers used up, those taken over included (24-TK-03, 24-TK-04)."""
    if company in state.free_last and state.companies[company].markers == 1:
        return 0
    used = kind(state, company).markers - state.companies[company].markers
    return cost_of_marker(state, company, used)


def kept_circles(state: State24, stop: StopId) -> int:
    """Circles for the homes of companies that have not operated yet (24-TK-09)."""
    to_come = (state_home(state, name) for name in state.title.state_railways)
    return homes_to_come(state, stop) + sum(kept == stop for kept in to_come)


def state_home(state: State24, name: CompanyId) -> StopId | None:
    """The home of number 1 is kept for a state railway of which nobody bought a part."""
    old = list(state.title.state_railways[name].pre_state)
    if state.board.stops_of(name) or not all(state.companies[n].closed for n in old):
        return None
    return home(state, old[0])


def semi_restrictive(
    state: State24, company: CompanyId, hex_id: HexId, tile: TileId, turn: int
) -> bool:
    """An upgrade gives the company new track that it reaches, or changes a value."""
    ground = state.title.ground
    old, new = face(ground, state.board, hex_id), ground.tiles.face(tile, turn)
    if old.colour == "white" or values(old) != values(new):
        return True
    after = lay(ground, state.board, hex_id, tile, turn)
    reached = reach(ground, after, company).edges(hex_id)
    fresh = {end for piece in new.track - old.track for end in piece if end < FIRST_STOP}
    return not fresh.isdisjoint(reached)


def values(shown: Face) -> list[tuple[int, ...]]:
    """What the stops are worth."""
    return sorted(stop.values for stop in shown.stops)
