"""What the pictures of 1844 show besides: destinations, income panels, tunnels, the red line."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.eighteen.ids import CompanyId, HexId
from kursbuch.games.g1844 import regional, tunnels
from kursbuch.games.g1844.state import State44
from kursbuch.render.eighteen.additions import Added, Additions, RedLine


def on_board(state: State44) -> Added:
    """Destinations to reach, the income of mountain railways, what a tunnel costs."""
    return Added(
        destinations=_destinations(state),
        panels={hex_id: state.title.panels[kind] for hex_id, kind in state.panels.items()},
        overlay_cost=tunnels.COST,
    )


def _destinations(state: State44) -> Mapping[HexId, tuple[CompanyId, ...]]:
    """Destinations that can still be reached."""
    found: dict[HexId, tuple[CompanyId, ...]] = {}
    for name, hex_id in state.title.destinations.items():
        record = state.companies[name]
        if not record.closed and (not record.launched or name in state.claims):
            found[hex_id] = (*found.get(hex_id, ()), name)
    return found


ADDITIONS = Additions(
    board=on_board, red_line=RedLine(regional.LAST_COLUMN + 1, "render-sign-red-line")
)
