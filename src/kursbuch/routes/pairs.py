"""Two trains choose anew while the others keep their track: that betters most plans."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from kursbuch.routes.compiled import best_route, better_choice
from kursbuch.routes.found import Budget, Choice, OutOfBudget

if TYPE_CHECKING:
    from kursbuch.routes.solve import Work

STEPS = 60_000
"""For one pair."""
CLOSED = 1 << 40
"""The price of track that others have: no route is worth so much."""


def better_by_pairs(work: Work) -> Choice | None:
    """A better choice of routes that differs in two trains, if one is found in few steps."""
    for pair in combinations(range(len(work.kinds)), 2):
        better = _chosen_anew(work, pair)
        if better:
            changed = dict(zip(pair, better, strict=True))
            return tuple(changed.get(train, found) for train, found in enumerate(work.choice))
    return None


def _chosen_anew(work: Work, pair: tuple[int, int]) -> Choice | None:
    """Routes for two trains that earn more than theirs, on track that the others leave."""
    taken = 0
    for train, found in enumerate(work.choice):
        if found and train not in pair:
            taken |= found.track
    prices, total = _prices_beside(work, taken)
    different = sorted({work.kinds[train] for train in pair})
    kinds = [different.index(work.kinds[train]) for train in pair]
    graphs = [work.graphs[kind] for kind in different]
    alone = [
        found.profit if (found := best_route(graph, prices, taken, 1, work.budget)) else 0
        for graph in graphs
    ]
    revenue = sum(found.revenue for train in pair if (found := work.choice[train]))
    slack = total + sum(alone[kind] for kind in kinds) - revenue - work.step
    floors = [profit - slack for profit in alone]
    budget = Budget(min(STEPS, work.budget.left // 4))
    try:
        if slack < 0:
            return None
        return better_choice(graphs, floors, kinds, prices, total, work.step, revenue, budget)
    except OutOfBudget:
        return None
    finally:
        work.budget.made += budget.made


def _prices_beside(work: Work, taken: int) -> tuple[Sequence[int], int]:
    """Prices by link with the taken track closed, and the sum of the others."""
    prices = work.prices
    by_link = [
        price + CLOSED if track & taken else price
        for price, track in zip(prices.by_link, prices.tracks, strict=True)
    ]
    return by_link, sum(p for piece, p in enumerate(prices.current) if not taken >> piece & 1)
