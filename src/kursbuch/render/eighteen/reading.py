"""Reads from a position what the board shows of it, with what single games add."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.eighteen.ids import CompanyId, HexId, StopId
from kursbuch.eighteen.operating.operating_round import OperatingRound
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.eighteen.title.title import Title18
from kursbuch.games.g1844 import regional, tunnels
from kursbuch.games.g1844.state import State44
from kursbuch.render.eighteen.lines import lines_of
from kursbuch.render.eighteen.sheet import Sheet, Values
from kursbuch.render.palette import Ink, readable
from kursbuch.render.wishes import Wishes


def sheet_of(state: State18, wishes: Wishes) -> Sheet:
    """The board of a position."""
    return Sheet(
        ground=state.title.ground,
        board=state.board,
        colour=state.title.phases[state.phase].colour,
        inks=inks(state.title),
        homes=_homes(state),
        destinations=_destinations(state),
        panels=_panels(state),
        overlay_cost=tunnels.COST if isinstance(state, State44) else 0,
        run=lines_of(state, wishes.run),
        tile_numbers=wishes.tile_numbers,
    )


def inks(title: Title18[State18]) -> dict[CompanyId, Ink]:
    """The colours of the companies, their letters always readable."""
    return {
        name: readable(charter.colour or "#ffffff", charter.ink or None)
        for name, charter in title.charters.items()
    }


def _homes(state: State18) -> Mapping[StopId, tuple[CompanyId, ...]]:
    """The circles that are kept for companies not yet launched."""
    homes: dict[StopId, tuple[CompanyId, ...]] = {}
    for name, charter in state.title.charters.items():
        record = state.companies[name]
        if charter.home and not record.launched and not record.closed:
            homes[charter.home] = (*homes.get(charter.home, ()), name)
    return homes


def _destinations(state: State18) -> Mapping[HexId, tuple[CompanyId, ...]]:
    """Destinations that can still be reached."""
    found: dict[HexId, tuple[CompanyId, ...]] = {}
    if isinstance(state, State44):
        for name, hex_id in state.title.destinations.items():
            record = state.companies[name]
            if not record.closed and (not record.launched or name in state.claims):
                found[hex_id] = (*found.get(hex_id, ()), name)
    return found


def _panels(state: State18) -> Mapping[HexId, Values]:
    """The income of mountain railways."""
    if not isinstance(state, State44):
        return {}
    return {hex_id: state.title.panels[kind] for hex_id, kind in state.panels.items()}


def red_line(state: State18) -> int | None:
    """The column of the chart that some companies never reach."""
    return regional.LAST_COLUMN + 1 if isinstance(state, State44) else None


def moment(state: State18, wishes: Wishes) -> str:
    """The round, as players write it, and the phase."""
    phase = wishes.say("render-phase", phase=state.phase)
    for step in state.agenda:
        if isinstance(step, OperatingRound):
            return f"OR {step.number}.{step.part} · {phase}"
        if isinstance(step, StockRound):
            return f"SR {state.turn} · {phase}"
    return phase
