"""The incumbent: the best assignment found so far, and the greedy heuristic that finds the first.

The trains take their best routes in turn on the track that those before them leave.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations

from kursbuch.routes.budget import Budget
from kursbuch.routes.column import Assignment, Column
from kursbuch.routes.compiled import best_route
from kursbuch.routes.problem import RoutingProblem

ORDERS = 6  # orders in which trains take their best routes in turn


@dataclass(slots=True)
class Incumbent:
    """The assignment to be bettered, and what it earns."""

    assignment: Assignment
    revenue: int = 0

    def offer(self, assignment: Sequence[Column | None]) -> None:
        """Take a better assignment instead."""
        revenue = sum(column.revenue for column in assignment if column)
        if revenue > self.revenue:
            self.revenue, self.assignment = revenue, tuple(assignment)


def without_conflicts(problem: RoutingProblem, best: Sequence[Column | None]) -> Assignment:
    """The best route of each train if the trains before it leave its track free."""
    assignment: list[Column | None] = []
    taken = 0
    for kind in problem.kinds:
        column = best[kind]
        assignment.append(column if column and not column.track & taken else None)
        taken |= track_of(assignment[-1:])
    return tuple(assignment)


def orders(problem: RoutingProblem) -> Iterator[tuple[int, ...]]:
    """Some orders of the trains that differ in the order of their kinds."""
    tried: set[tuple[int, ...]] = set()
    for order in islice(permutations(range(len(problem.trains))), 120):
        kinds = tuple(problem.kinds[train] for train in order)
        if kinds not in tried:
            tried.add(kinds)
            yield order
        if len(tried) == ORDERS:
            return


def greedy(
    problem: RoutingProblem, order: Sequence[int], prices: Sequence[int], budget: Budget
) -> Assignment:
    """The trains take their best routes at these prices in turn."""
    assignment: list[Column | None] = [None] * len(problem.trains)
    taken = 0
    for train in order:
        column = best_route(problem.graphs[problem.kinds[train]], prices, taken, 1, budget)
        assignment[train] = column
        taken |= column.track if column else 0
    if any(prices):
        _improve_each(problem, assignment, budget)
    return tuple(assignment)


def _improve_each(problem: RoutingProblem, assignment: list[Column | None], budget: Budget) -> None:
    """Each train in turn looks, without prices, for more on the track that the others leave."""
    free = problem.free
    for train, kind in enumerate(problem.kinds):
        others = track_of(column for place, column in enumerate(assignment) if place != train)
        old = assignment[train]
        floor = old.revenue + 1 if old else 1
        found = best_route(problem.graphs[kind], free, others, floor, budget)
        assignment[train] = found or old


def track_of(columns: Iterable[Column | None]) -> int:
    """All track that some columns use."""
    track = 0
    for column in columns:
        track |= column.track if column else 0
    return track
