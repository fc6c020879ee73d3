"""Hard problems can be delegated: a server has them solved in another process."""

from collections.abc import Sequence
from typing import Protocol

from kursbuch.routes.network import Network, Preference, Solution, Train
from kursbuch.routes.solve import solve, usual_budget

QUICK = 250
"""What takes less than this part of the usual budget is solved at once."""


class Solve(Protocol):
    """A solver: `solve` itself, or one that delegates."""

    def __call__(
        self, network: Network, trains: Sequence[Train], *, preference: Preference | None = None
    ) -> Solution:
        """The routes of the highest revenue; among equals those of the greatest preference."""


def delegating(hard: Solve) -> Solve:
    """A solver that solves an easy problem at once and delegates a hard one."""

    def solve_or_delegate(
        network: Network, trains: Sequence[Train], *, preference: Preference | None = None
    ) -> Solution:
        budget = usual_budget() // QUICK
        quick = solve(network, trains, budget=budget, preference=preference)
        if quick.nodes < budget:  # nothing was cut short: more budget would change nothing
            return quick
        return hard(network, trains, preference=preference)

    return solve_or_delegate
