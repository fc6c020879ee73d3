"""What station markers cost in 1844."""

from __future__ import annotations

from kursbuch.eighteen.board.stations import cost_of_marker
from kursbuch.eighteen.ids import CompanyId
from kursbuch.games.g1844.state import State44


def by_markers_on_the_map(state: State44, company: CompanyId) -> int:
    """The price of the next marker, by the number that stand already."""
    return cost_of_marker(state, company, len(state.board.stops_of(company)))
