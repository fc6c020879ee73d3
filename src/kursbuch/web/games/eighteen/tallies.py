"""What is counted in every round of an 18xx game: dividends of players, revenue of companies."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Event
from kursbuch.eighteen.events import DividendReceived, RevenueKept
from kursbuch.eighteen.operating.events import TrainRan
from kursbuch.eighteen.state import State18
from kursbuch.web.games.presenter import Tally


def dividends(event: Event) -> Mapping[str, int]:
    """What a player receives of a company's revenue."""
    if isinstance(event, DividendReceived) and isinstance(event.owner, int):
        return {str(event.owner): event.amount}
    return {}


def revenue(event: Event) -> Mapping[str, int]:
    """What a train of a company earns; a company that has nothing to keep has earned nothing."""
    match event:
        case TrainRan():
            return {event.company: event.revenue}
        case RevenueKept(amount=0):
            return {event.company: 0}
    return {}


def best_or_less(state: State18) -> str:
    """Whether every run was the best possible, or less might be run at this table."""
    return "e-run-best" if state.title.running.maximum else "e-run-less"


DIVIDENDS = Tally[State18](dividends, summed_up=True)
REVENUE = Tally(revenue, note=best_or_less)
