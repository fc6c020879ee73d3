"""What is counted in every round of an 18xx game: dividends of players, revenue of companies."""

from __future__ import annotations

from collections.abc import Mapping

from kursbuch.core.action import Action, Event
from kursbuch.eighteen.events import DividendReceived, RevenueKept
from kursbuch.eighteen.operating.events import TrainRan
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.running.runs import best_runs
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


def all_revenue(event: Event) -> Mapping[str, int]:
    """What all trains earn together."""
    return {"run": sum(revenue(event).values())} if revenue(event) else {}


def best_possible(state: State18, action: Action) -> Mapping[str, int]:
    """What the company about to run could have earned."""
    company = company_at_turn(state)
    return {"best": best_runs(state, company).revenue} if company else {}


def may_run_less(state: State18) -> bool:
    """At this table a run need not be the best."""
    return not state.title.running.maximum


DIVIDENDS = Tally[State18](dividends, summed_up=True)
REVENUE = Tally(revenue, note=best_or_less)
AGAINST_BEST = Tally(all_revenue, (RunTrains,), best_possible, may_run_less)
