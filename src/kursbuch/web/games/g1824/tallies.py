"""Dividends in 1824: coal and pre-state railways split theirs with their owner."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Event
from kursbuch.eighteen.state import State18
from kursbuch.games.g1824.events import IncomeSplit
from kursbuch.web.games.eighteen.tallies import dividends
from kursbuch.web.games.presenter import Tally


def with_halves(event: Event) -> Mapping[str, int]:
    """What a player receives of a revenue: as a shareholder, or half as the owner (24-IN-04)."""
    if isinstance(event, IncomeSplit):
        return {str(event.seat): event.half}
    return dividends(event)


DIVIDENDS = Tally[State18](with_halves, summed_up=True)
