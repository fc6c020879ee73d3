"""Construction railways of variant A: they lay track and do nothing else."""

from __future__ import annotations

from kursbuch.eighteen.board import remove
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating_events import PhaseBegan
from kursbuch.games.g1824.events import ConstructionEnded
from kursbuch.games.g1824.merging import close
from kursbuch.games.g1824.state import State24


def construction_railways(state: State24) -> list[CompanyId]:
    """Those that are still open."""
    return [
        name
        for name, kind in state.kinds.items()
        if kind == "construction" and not state.companies[name].closed
    ]


def close_construction_railways(state: State24, event: PhaseBegan) -> None:
    """Both close at once when the state railway of the one is due (24-VA-12, 24-VA-14)."""
    building = construction_railways(state)
    states = {
        state.title.state_railway_of[n] for n in building if n in state.title.state_railway_of
    }
    if any(state.title.state_railways[name].founded_in == event.phase for name in states):
        for name in building:
            for stop in state.board.stops_of(name):
                state.board = remove(state.board, stop, name)
            close(state, name)
            state.emit(ConstructionEnded(company=name))
