"""Local search: two trains choose anew while the others keep their track."""

from itertools import combinations

from kursbuch.routes.bound import LagrangianBound
from kursbuch.routes.budget import Budget, OutOfBudget
from kursbuch.routes.column import Assignment
from kursbuch.routes.compiled import best_route, better_assignment
from kursbuch.routes.incumbent import track_of
from kursbuch.routes.problem import PricedProblem

STEPS = 60_000
"""For one pair."""
CLOSED = 1 << 40
"""The least price of track that others have."""


def exchange_of_two(bound: LagrangianBound, incumbent: Assignment) -> Assignment | None:
    """A better assignment that differs in two trains, if one is found in few steps."""
    for pair in combinations(range(len(incumbent)), 2):
        better = _chosen_anew(bound, incumbent, pair)
        if better:
            changed = dict(zip(pair, better, strict=True))
            return tuple(changed.get(train, column) for train, column in enumerate(incumbent))
    return None


def _chosen_anew(
    bound: LagrangianBound, incumbent: Assignment, pair: tuple[int, int]
) -> Assignment | None:
    """Routes for two trains that earn more than theirs, on track that the others leave."""
    problem = bound.problem
    taken = track_of(column for train, column in enumerate(incumbent) if train not in pair)
    prices = _prices_beside(bound, taken)
    total = bound.multipliers.beside(taken)
    different = sorted({problem.kinds[train] for train in pair})
    kinds = [different.index(problem.kinds[train]) for train in pair]
    graphs = [problem.graphs[kind] for kind in different]
    profits = [
        column.profit if (column := best_route(graph, prices, taken, 1, bound.budget)) else 0
        for graph in graphs
    ]
    revenue = sum(column.revenue for train in pair if (column := incumbent[train]))
    slack = total + sum(profits[kind] for kind in kinds) - revenue - problem.step
    if slack < 0:
        return None
    two = PricedProblem(
        graphs=graphs,
        floors=[profit - slack for profit in profits],
        kinds=kinds,
        prices=prices,
        total=total,
        step=problem.step,
        incumbent=revenue,
    )
    budget = Budget(min(STEPS, bound.budget.left // 4))
    try:
        return better_assignment(two, budget)
    except OutOfBudget:
        return None
    finally:
        bound.budget.made += budget.made


def _prices_beside(bound: LagrangianBound, taken: int) -> list[int]:
    """Prices by link with the taken track closed: no route there comes up to any floor.

    It earns at most the trivial bound, and no floor is further below nothing than this bound and
    all prices.
    """
    multipliers = bound.multipliers
    closed = max(CLOSED, 2 * bound.problem.trivial_bound + multipliers.total + 1)
    return [
        price + closed if track & taken else price
        for price, track in zip(multipliers.by_link, multipliers.tracks, strict=True)
    ]
