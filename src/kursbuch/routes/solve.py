"""The best routes for all trains of a company, with the proof.

At first every train runs as if alone: the sum is a bound, and trains that take their best routes in
turn are an incumbent. Where the two differ, track that several trains want gets a price
(Lagrangian relaxation, then column generation), which lowers the bound; and only columns that a
better assignment could still hold are listed, for branch and bound over all of them.
`docs/solver.md` gives the arguments.
"""

from collections.abc import Sequence

from kursbuch.routes.bound import LagrangianBound
from kursbuch.routes.budget import FULL, FULL_PLAIN, Budget, OutOfBudget
from kursbuch.routes.column_generation import ColumnGeneration
from kursbuch.routes.compiled import better_assignment, is_compiled
from kursbuch.routes.graph import money
from kursbuch.routes.incumbent import Incumbent, greedy, orders, without_conflicts
from kursbuch.routes.local_search import exchange_of_two
from kursbuch.routes.network import Network, Preference, Route, Solution, Train
from kursbuch.routes.pay import shortest
from kursbuch.routes.problem import PricedProblem, RoutingProblem

SKETCH = 10_000  # steps for a route that shows where prices should go
TRIES = ((0, 20_000), (12, 100_000), (60, 6_000_000), (200, FULL))
"""Rounds of pricing, and then the steps in which branch and bound is to end."""
SEARCHING = 40
"""Subgradient steps in which to find a good incumbent if column generation does not end."""
GENERATING = 2
"""From this try on prices come from column generation."""


def solve(
    network: Network,
    trains: Sequence[Train],
    *,
    budget: int | None = None,
    preference: Preference | None = None,
) -> Solution:
    """The routes of the highest revenue; among equals those of the greatest preference."""
    limit = Budget(usual_budget() if budget is None else budget)
    solver = Solver(RoutingProblem.of(network, trains), limit)
    solver.run()
    if solver.proved and preference and money(preference, len(trains)) > 1:
        finer = Solver(RoutingProblem.of(network, trains, preference), limit)
        finer.run()
        if finer.solution().revenue == solver.solution().revenue:
            return finer.solution(solver.bound.value // solver.problem.unit)
    return solver.solution()


def usual_budget() -> int:
    """Steps that take some seconds."""
    return FULL if is_compiled() else FULL_PLAIN


class Solver:
    """One problem under way between its incumbent and its bound."""

    def __init__(self, problem: RoutingProblem, budget: Budget) -> None:
        self.problem, self.budget = problem, budget
        self.bound = LagrangianBound(problem, budget)
        self.incumbent = Incumbent((None,) * len(problem.trains))
        self.generation: ColumnGeneration | None = None

    @property
    def proved(self) -> bool:
        """Nothing can earn more than the incumbent."""
        return self.bound.proves(self.incumbent.revenue)

    def run(self) -> None:
        """Work until the incumbent is proved or the budget is spent."""
        try:
            self._run_alone()
            if not self.proved:
                self._take_turns()
            if not self.proved:
                self._close_the_gap()
        except OutOfBudget:
            pass

    def solution(self, bound: int | None = None) -> Solution:
        """The answer in the words of the network."""
        problem = self.problem
        routes = tuple(
            shortest(
                problem.network,
                problem.trains,
                Route(train, column.stops, column.links),
                problem.preference,
            )
            for train, column in enumerate(self.incumbent.assignment)
            if column
        )
        revenue = sum(route.revenue for route in routes)
        if bound is None:
            bound = revenue if self.proved else max(revenue, self.bound.value // problem.unit)
        return Solution(routes, revenue, bound, revenue == bound, self.budget.made)

    def _run_alone(self) -> None:
        """Every train by itself: a bound, and the optimum if no track is wanted twice."""
        self.bound.relax()
        self.incumbent.offer(without_conflicts(self.problem, self.bound.best))

    def _take_turns(self) -> None:
        """The trains take their best routes in turn, in several orders."""
        for order in orders(self.problem):
            self.incumbent.offer(greedy(self.problem, order, self.problem.free, self.budget))
            if self.proved:
                return

    def _take_turns_at_prices(self) -> None:
        """The trains take routes at these prices, those that bring most first."""
        profits, kinds = self.bound.profits, self.problem.kinds
        order = sorted(range(len(kinds)), key=lambda train: -profits[kinds[train]])
        prices = self.bound.multipliers.by_link
        self.incumbent.offer(greedy(self.problem, order, prices, self.budget))

    def _close_the_gap(self) -> None:
        """Turn and turn about: better prices, then branch and bound if the lists are short."""
        for number, (rounds, steps) in enumerate(TRIES):
            last = False
            if number < GENERATING:
                self._follow_the_subgradient(rounds)
            else:
                last = not self._generate_columns(rounds)
            if rounds and len(self.problem.trains) > 2:
                self._exchange()
            if self.proved:
                return
            part = Budget(self.budget.left if last else min(steps, self.budget.left))
            try:
                self._branch_and_bound(part)
                return
            except OutOfBudget:
                if self.budget.left <= part.made:
                    raise
            finally:
                self.budget.made += part.made

    def _exchange(self) -> None:
        """As long as two trains can do better beside the others, they do."""
        while not self.proved and (
            better := exchange_of_two(self.bound, self.incumbent.assignment)
        ):
            self.incumbent.offer(better)

    def _follow_the_subgradient(self, rounds: int) -> None:
        """Some rounds of prices, at last a sure bound; and now and then an incumbent."""
        for number in range(rounds):
            value = self.bound.evaluate(SKETCH)
            if number % 4 == 0:
                self._take_turns_at_prices()
            if self.proved:
                return
            self.bound.subgradient_step(value - self.incumbent.revenue)
        if rounds:
            self.bound.evaluate()
            self.bound.evaluate_at_the_best()

    def _generate_columns(self, rounds: int) -> bool:
        """Some rounds of column generation; whether more help."""
        if self.generation is None:
            self.generation = ColumnGeneration(self.bound, self.incumbent.assignment)
        more = self.generation.lower(self.bound, rounds, self.incumbent.revenue)
        self.bound.evaluate_at_the_best()
        if more:
            self._follow_the_subgradient(SEARCHING)
        self._take_turns_at_prices()
        return more

    def _branch_and_bound(self, budget: Budget) -> None:
        """List every column that an assignment near the bound could hold, and branch over them.

        If there is no such assignment the bound is lower, and others farther from it are tried.
        """
        step = self.problem.step
        width = step
        while not self.proved:
            wanted = max(self.bound.value + step - width, self.incumbent.revenue + step)
            better = better_assignment(self._priced(wanted), budget)
            self.incumbent.offer(better or ())
            self.bound.prove(self.incumbent.revenue if better else wanted - step)
            width *= 2

    def _priced(self, wanted: int) -> PricedProblem:
        """The search for an assignment that earns this much."""
        problem, multipliers = self.problem, self.bound.multipliers
        return PricedProblem(
            graphs=problem.graphs,
            floors=self.bound.floors(wanted),
            kinds=problem.kinds,
            prices=multipliers.by_link,
            total=multipliers.total,
            step=problem.step,
            incumbent=wanted - problem.step,
        )
