"""Prices from the market of track: trains ask for routes until they ask for no new one."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kursbuch.routes.found import Found
from kursbuch.routes.market import Market
from kursbuch.routes.prices import pieces_of

if TYPE_CHECKING:
    from kursbuch.routes.solve import Work

PIVOTS = 1000
"""Steps of the simplex method, for safety."""
SKETCH = 40_000
"""Steps in which a train looks for a new route, before it looks for the best one."""


class Trading:
    """The routes that trains have asked for, on offer at the market."""

    def __init__(self, work: Work) -> None:
        counts = Counter(work.kinds)
        trains = [counts[kind] for kind in range(len(work.graphs))]
        self.market = Market(len(work.prices.current), trains)
        self._known: set[tuple[int, int]] = set()
        for kind, routes in enumerate(work.known):
            for found in routes:
                self._add(kind, found)
        for kind, chosen in zip(work.kinds, work.choice, strict=True):
            self._add(kind, chosen)

    def trade(self, work: Work, rounds: int, steps: int) -> bool:
        """Some rounds: prices half way from the best ones to those of the market.

        Whether better prices are to be hoped for.
        """
        enough = work.budget.left * 3 // 4
        for _ in range(rounds):
            if work.budget.left < enough:
                return True
            self.market.settle(PIVOTS)
            if self._is_settled(work):
                return False
            half_way, there = self._prices(work, 2), self._prices(work, 1)
            asked = ((half_way, SKETCH), (half_way, steps), (there, steps))
            if not any(self._ask(work, prices, limit) for prices, limit in asked):
                return False
        return True

    def _prices(self, work: Work, part: int) -> list[int]:
        """The best prices so far, moved this part of the way to those of the market."""
        market = self.market.prices
        return [
            max(0, best + (round(market[piece]) - best) // part)
            for piece, best in enumerate(work.prices.best)
        ]

    def _ask(self, work: Work, prices: list[int], steps: int) -> bool:
        """Some train wants a new route at these prices; if that is sure a bound is noted."""
        work.prices.current = prices
        work.ask(steps)
        return any([self._add(kind, found) for kind, found in enumerate(work.asked)])

    def _add(self, kind: int, found: Found | None) -> bool:
        if found is None or (kind, found.track) in self._known:
            return False
        self._known.add((kind, found.track))
        self.market.add(kind, pieces_of(found.track), found.revenue)
        return True

    def _is_settled(self, work: Work) -> bool:
        """Better prices would hardly lower the bound, or need not."""
        lowest = work.prices.lowest
        near = lowest is not None and lowest - self.market.value < work.step / 2
        return work.proved or near
