"""Runs of the same highest revenue, among which a director may choose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.cache import Derivation
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.running.runs import Plan, best_runs, run_of, train_of
from kursbuch.eighteen.state import State18
from kursbuch.routes.alternatives import alternatives
from kursbuch.routes.network import Solution

SHOWN = 8
"""How many plans a director is shown."""
LOOKED_AT = 200
"""How many are looked at, to show those that differ most."""


@dataclass(frozen=True, slots=True)
class EqualRuns:
    """Plans of the highest revenue, the proposed one first."""

    plans: tuple[Plan, ...]
    complete: bool
    """There is no other."""


_equal: Derivation[tuple[object, ...], EqualRuns] = Derivation()


def equal_runs(state: State18, company: CompanyId) -> EqualRuns:
    """The best plans of a company: the proposed one, those that bring about other things, others.

    Plans differ if they count other stops or use other tunnels.
    """
    best = best_runs(state, company)
    key = state.title.token, company, best.runs, state.title.running.stamp(state)
    return _equal.get_or_set(state.board.derived, key, lambda: _listed(state, company, best))


def brings(state: State18, company: CompanyId, plan: Plan) -> tuple[Message, ...]:
    """What a plan brings about besides its revenue."""
    return tuple(state.title.running.brings(state, company, plan.network, plan.routes))


def difference(plan: Plan, proposed: Plan) -> Message:
    """What the one counts that the other does not."""
    here, there = Counter(_counted(plan)), Counter(_counted(proposed))
    more, less = [*(here - there).elements()], [*(there - here).elements()]
    if more and less:
        return Message("plan-instead", here=more, there=less)
    if more:
        return Message("plan-more", here=more)
    return Message("plan-less", there=less) if less else Message("plan-same-stops")


def _listed(state: State18, company: CompanyId, best: Plan) -> EqualRuns:
    if not best.proved:
        return EqualRuns((best,), complete=False)
    trains = tuple(state.companies[company].trains)
    kinds = [train_of(state, company, train) for train in trains]
    proposed = Solution(best.routes, best.revenue, best.bound, best.proved)
    found = alternatives(best.network, kinds, proposed, limit=LOOKED_AT)
    others = [
        Plan(
            best.network,
            tuple(run_of(best.network, trains[route.train], route) for route in plan.routes),
            plan.routes,
            bound=plan.bound,
            proved=plan.proved,
        )
        for plan in found.solutions[1:]
    ]
    shown = _most_different_first(state, company, [best, *others])[:SHOWN]
    return EqualRuns(tuple(shown), found.complete and len(shown) == len(found.solutions))


def _most_different_first(state: State18, company: CompanyId, plans: list[Plan]) -> list[Plan]:
    """First the plans that bring about what none before them does."""
    seen: set[tuple[Message, ...]] = set()
    first: list[Plan] = []
    later: list[Plan] = []
    for plan in plans:
        brought = brings(state, company, plan)
        (later if brought in seen else first).append(plan)
        seen.add(brought)
    return [*first, *later]


def _counted(plan: Plan) -> Iterator[str]:
    for route in plan.routes:
        for stop in route.counted:
            yield plan.network.stops[stop].name
