"""Column generation: the restricted master's duals as prices, until no train wants a new route."""

from collections import Counter

from kursbuch.routes.bound import LagrangianBound
from kursbuch.routes.budget import FULL
from kursbuch.routes.column import Assignment, Column
from kursbuch.routes.multipliers import pieces_of
from kursbuch.routes.restricted_master import RestrictedMaster

PIVOTS = 1000
"""Steps of the simplex method, for safety."""
SKETCH = 40_000
"""Steps in which a train looks for a new route, before it looks for the best one."""


class ColumnGeneration:
    """The restricted master problem, to which pricing adds columns."""

    def __init__(self, bound: LagrangianBound, incumbent: Assignment) -> None:
        problem = bound.problem
        counts = Counter(problem.kinds)
        trains = [counts[kind] for kind in range(len(problem.graphs))]
        self.master = RestrictedMaster(len(bound.multipliers.current), trains)
        self._known: set[tuple[int, int]] = set()
        for kind, columns in enumerate(bound.columns):
            for column in columns:
                self._add(kind, column)
        for kind, chosen in zip(problem.kinds, incumbent, strict=True):
            self._add(kind, chosen)

    def lower(self, bound: LagrangianBound, rounds: int, revenue: int) -> bool:
        """Some rounds, stabilised: prices half way from the best ones to the duals come first.

        Whether a lower bound is to be hoped for.
        """
        enough = bound.budget.left * 3 // 4
        for _ in range(rounds):
            if bound.budget.left < enough:
                return True
            self.master.optimize(PIVOTS)
            if self._is_optimal(bound, revenue):
                return False
            half_way, there = self._prices(bound, 2), self._prices(bound, 1)
            priced = ((half_way, SKETCH), (half_way, FULL), (there, FULL))
            if not any(self._price(bound, prices, steps) for prices, steps in priced):
                return False
        return True

    def _prices(self, bound: LagrangianBound, part: int) -> list[int]:
        """The best prices so far, moved this part of the way to the duals."""
        duals = self.master.duals
        return [
            max(0, best + (round(duals[piece]) - best) // part)
            for piece, best in enumerate(bound.multipliers.best)
        ]

    def _price(self, bound: LagrangianBound, prices: list[int], steps: int) -> bool:
        """Some train wants a new route at these prices; if that is sure the bound is noted."""
        bound.evaluate_at(prices, steps)
        return any([self._add(kind, column) for kind, column in enumerate(bound.best)])

    def _add(self, kind: int, column: Column | None) -> bool:
        if column is None or (kind, column.track) in self._known:
            return False
        self._known.add((kind, column.track))
        self.master.add_column(kind, pieces_of(column.track), column.revenue)
        return True

    def _is_optimal(self, bound: LagrangianBound, revenue: int) -> bool:
        """Better prices would hardly lower the bound, or need not."""
        lowest, step = bound.multipliers.lowest, bound.problem.step
        near = lowest is not None and lowest - self.master.objective < step / 2
        return bound.proves(revenue) or near
