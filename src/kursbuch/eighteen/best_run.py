"""The best run, for callers outside the rules."""

from __future__ import annotations

from kursbuch.core.errors import BadSetup
from kursbuch.core.state import State
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.running.runs import Plan, best_runs
from kursbuch.eighteen.state import State18


def best_run(state: State, company: str | None = None) -> Plan:
    """The routes of the highest revenue for a company, or for the one whose turn it is.

    `revenue` is what they earn together, `proved` says that nothing earns more, and `runs` names
    the stops and hexes of each train.

    >>> import kursbuch
    >>> from random import Random
    >>> game, rng = kursbuch.title("1824-cisleithania-2").start(players=2, seed=7), Random(7)
    >>> for _ in range(11):
    ...     game, _ = kursbuch.play(game, kursbuch.bots.choose(game, "random", rng))
    >>> plan = kursbuch.best_run(game, "EPP")
    >>> plan.revenue, plan.proved, [run.train for run in plan.runs]
    (30, True, ['1g'])
    >>> kursbuch.best_run(kursbuch.title("first-train-nuremberg").start(players=4))
    Traceback (most recent call last):
    kursbuch.core.errors.BadSetup: First Train to Nuremberg has no trains that run along routes.
    """
    return best_runs(*with_trains(state, company))


def with_trains(state: State, wanted: str | None = None) -> tuple[State18, CompanyId]:
    """The company that is asked for, or the one whose turn it is; it must have trains."""
    state, company = running_company(state, wanted)
    if not state.companies[company].trains:
        raise BadSetup(Message("no-trains", company=company))
    return state, company


def running_company(state: State, wanted: str | None = None) -> tuple[State18, CompanyId]:
    """The company that is asked for, or the one whose turn it is."""
    if not isinstance(state, State18):
        raise BadSetup(Message("no-routes", title=state.title.name))
    if wanted is not None and wanted not in state.companies:
        raise BadSetup(
            Message("company-unknown", company=wanted[:20], known=sorted(state.companies))
        )
    company = CompanyId(wanted) if wanted is not None else company_at_turn(state)
    if company is None:
        raise BadSetup(Message("nobody-runs" if state.agenda else "nobody-runs-any-more"))
    return state, company
