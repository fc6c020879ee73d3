"""Construction railways of variant A: they lay track and do nothing else."""

from __future__ import annotations

from kursbuch.eighteen.board.board import remove
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.money import transfer
from kursbuch.eighteen.operating.events import PhaseBegan
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1824.events import ConstructionEnded, ForerunnerExchanged
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
            if state.title.switches.construction_share and name in state.title.state_railway_of:
                give_share(state, name)
            close(state, name)
            state.emit(ConstructionEnded(company=name))


def give_share(state: State24, name: CompanyId) -> None:
    """Its owner gets the share that waits for them, where that is agreed (24-VA-13)."""
    company, seat = state.title.state_railway_of[name], director(state, name)
    assert seat is not None
    number = list(state.title.state_railways[company].pre_state).index(name)
    share = state.title.certificates[company][number]
    transfer(state, share.id, seat)
    state.emit(
        ForerunnerExchanged(seat=seat, forerunner=name, company=company, shares=share.shares)
    )
