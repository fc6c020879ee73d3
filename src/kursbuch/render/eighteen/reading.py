"""Reads from a position what the board shows of it."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.eighteen.ids import CompanyId, StopId
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.eighteen.title.slots import S
from kursbuch.eighteen.title.title import Title18
from kursbuch.render.eighteen.additions import Additions
from kursbuch.render.eighteen.lines import lines_of
from kursbuch.render.eighteen.sheet import Sheet
from kursbuch.render.options import DrawOptions
from kursbuch.render.palette import Ink, readable


def sheet_of(state: S, options: DrawOptions, additions: Additions[S]) -> Sheet:
    """The board of a position, with what its title adds."""
    return Sheet(
        ground=state.title.ground,
        board=state.board,
        colour=state.title.phases[state.phase].colour,
        inks=inks(state.title),
        homes=_homes(state),
        added=additions.board(state),
        run=lines_of(state, options.run),
        tile_numbers=options.tile_numbers,
    )


def inks(title: Title18[S]) -> dict[CompanyId, Ink]:
    """The colours of the companies, their letters always readable."""
    return {name: ink_of(title, name) for name in title.charters}


def ink_of(title: Title18[S], name: CompanyId) -> Ink:
    """The colours of one company."""
    charter = title.charters[name]
    return readable(charter.colour or "#ffffff", charter.ink or None)


def _homes(state: State18) -> Mapping[StopId, tuple[CompanyId, ...]]:
    """The circles that are kept for companies not yet launched."""
    homes: dict[StopId, tuple[CompanyId, ...]] = {}
    for name, charter in state.title.charters.items():
        record = state.companies[name]
        if charter.home and not record.launched and not record.closed:
            homes[charter.home] = (*homes.get(charter.home, ()), name)
    return homes


def moment(state: State18, options: DrawOptions) -> str:
    """The round, as players write it, and the phase."""
    phase = options.say("render-phase", phase=state.phase)
    for step in state.agenda:
        if isinstance(step, OperatingRound):
            return f"OR {step.number}.{step.part} · {phase}"
        if isinstance(step, StockRound):
            return f"SR {state.turn} · {phase}"
    return phase
