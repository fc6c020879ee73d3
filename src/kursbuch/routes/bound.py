"""The Lagrangian bound: no assignment earns more than this.

Whatever the prices of track, the best profits of all trains after paying for their track, together
with all prices, bound every assignment (the Lagrangian relaxation of "one train for each piece of
track"). `docs/solver.md` gives the argument.
"""

from collections.abc import Sequence

from kursbuch.routes.budget import FULL, Budget
from kursbuch.routes.column import Column
from kursbuch.routes.compiled import good_route
from kursbuch.routes.multipliers import Multipliers
from kursbuch.routes.problem import RoutingProblem


class LagrangianBound:
    """The lowest bound so far, and the pricing of routes at the present multipliers."""

    def __init__(self, problem: RoutingProblem, budget: Budget) -> None:
        self.problem, self.budget = problem, budget
        self.multipliers = Multipliers.zero(problem.tracks)
        self.value = problem.trivial_bound
        self.columns: list[list[Column]] = [[] for _ in problem.graphs]
        """By kind of train the routes that were the best at some prices."""
        self.best: list[Column | None] = [None for _ in problem.graphs]
        """By kind the best route at these prices."""
        self.profits = [0 for _ in problem.graphs]
        """By kind its profit."""

    def relax(self) -> None:
        """All track is free, every train runs alone: the first bound."""
        self._price(FULL)
        self.value = self._here()

    def evaluate(self, steps: int = FULL) -> int:
        """The bound at these prices; nearly a bound if the steps did not suffice to be sure."""
        exact = self._price(steps)
        value = self._here()
        if exact:
            self.multipliers.note(value)
            step = self.problem.step
            self.value = min(self.value, value // step * step)
        return value

    def evaluate_at(self, prices: list[int], steps: int) -> None:
        """The bound at other prices, by piece of track."""
        self.multipliers.current = prices
        self.evaluate(steps)

    def evaluate_at_the_best(self) -> None:
        """Back to the prices of the lowest bound, with what the trains want there."""
        self.multipliers.restore()
        self.evaluate()

    def subgradient_step(self, gap: int) -> None:
        """Move the prices against what the trains want."""
        self.multipliers.subgradient_step([self.best[kind] for kind in self.problem.kinds], gap)

    def prove(self, value: int) -> None:
        """It has been shown otherwise that nothing earns more than this."""
        self.value = value

    def proves(self, revenue: int) -> bool:
        """Nothing can earn more than this revenue."""
        return revenue + self.problem.step > self.value

    def floors(self, wanted: int) -> list[int]:
        """By kind of train the least profit of a route in an assignment that earns this much.

        An assignment earns the profits of its routes and at most all prices; so no route may bring
        less than the best of its kind by more than this bound is above the wanted revenue. Such a
        route can cost more than it earns.
        """
        slack = self._here() - wanted
        return [profit - slack for profit in self.profits]

    def _here(self) -> int:
        return self.multipliers.total + sum(self.profits[kind] for kind in self.problem.kinds)

    def _price(self, steps: int) -> bool:
        """Find the best route of each kind of train; whether that is sure.

        Columns known from other prices show how much a route must bring to be worth looking for.
        """
        prices, exact, best = self.multipliers.by_link, True, []
        for part, columns in zip(self.problem.graphs, self.columns, strict=True):
            known = _best(columns, prices)
            floor = known.profit + 1 if known else 1
            found, sure = good_route(part, prices, floor, steps, self.budget)
            if found:
                columns.append(found)
            best.append(found or known)
            exact = exact and sure
        self.best = best
        self.profits = [column.profit if column else 0 for column in self.best]
        return exact


def _best(columns: Sequence[Column], prices: Sequence[int]) -> Column | None:
    """The known column of the greatest profit at these prices, if it is worth running."""
    repriced = (column.repriced(prices) for column in columns)
    best = max(repriced, default=None, key=lambda column: column.profit)
    return best if best and best.profit > 0 else None
