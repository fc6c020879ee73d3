"""Price markers that are turned face down in an operating round, and back at its end."""

from __future__ import annotations

from kursbuch.eighteen.events import PriceMoved
from kursbuch.eighteen.ids import Cell, CompanyId
from kursbuch.eighteen.operating.dividends import Dividend
from kursbuch.eighteen.stock.market import on_chart
from kursbuch.games.g1844.state import State44


def turn_marker(state: State44, event: PriceMoved) -> None:
    """A marker that moves because its company has operated is turned face down (44-PM-01)."""
    uses = (step for step in state.agenda if isinstance(step, Dividend))
    if any(step.company == event.company for step in uses):
        state.turned.append(event.company)


def turn_stacks(state: State44) -> None:
    """When all have operated, stacks with turned markers are turned over as a whole (44-PM-01)."""
    for cell in dict.fromkeys(state.companies[name].cell for name in state.turned):
        if cell is not None:
            _turn_over(state, cell)
    state.turned.clear()


def _turn_over(state: State44, cell: Cell) -> None:
    """The markers that came face down lay below the others, the last of them on top."""
    pile = sorted(_stack(state, cell), key=lambda name: state.companies[name].arrival)
    up = [name for name in pile if name not in state.turned]
    down = [name for name in pile if name in state.turned]
    for name in reversed([*up, *reversed(down)]):
        state.arrivals += 1
        state.companies[name].arrival = state.arrivals


def _stack(state: State44, cell: Cell) -> list[CompanyId]:
    """The companies whose price markers lie on a cell."""
    return [
        name
        for name, record in state.companies.items()
        if record.cell == cell and on_chart(state, name)
    ]
