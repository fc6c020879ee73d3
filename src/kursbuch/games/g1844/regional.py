"""The red line on the chart: regional companies never cross it."""

from __future__ import annotations

from kursbuch.eighteen.ids import Cell, CompanyId
from kursbuch.games.g1844.state import State44

LAST_COLUMN = 11
"""The last column left of the red line, counted from 0."""


def rise(state: State44, company: CompanyId, cell: Cell) -> Cell:
    """One space right; regional companies go up at the red line (44-DV-08, 44-DV-09)."""
    chart = state.title.chart
    if state.title.charters[company].kind == "regional" and cell[1] == LAST_COLUMN:
        return chart.up(cell)
    return chart.right(cell)
