"""Branch and bound over lists of columns: one or none for each train, without common track.

This is the definition; the compiled one (`native`) must find the same.
"""

from kursbuch.routes.budget import Budget
from kursbuch.routes.column import Assignment, Column
from kursbuch.routes.problem import PricedProblem
from kursbuch.routes.search import all_routes


def better_assignment(problem: PricedProblem, budget: Budget) -> Assignment | None:
    """The best assignment, if it earns more than the incumbent."""
    lists = []
    for graph, floor in zip(problem.graphs, problem.floors, strict=True):
        columns = all_routes(graph, problem.prices, 0, floor, budget)
        lists.append(sorted(columns, key=lambda column: -column.profit))
    kinds = problem.kinds
    order = sorted(range(len(kinds)), key=lambda train: (-len(lists[kinds[train]]), kinds[train]))
    branching = _Branching(problem, lists, order, budget)
    branching.branch(0, 0, 0, 0, 0)
    if branching.answer is None:
        return None
    by_train = dict(zip(order, branching.answer, strict=True))
    return tuple(by_train[train] for train in range(len(kinds)))


class _Branching:
    """The trains in order, equal ones side by side."""

    def __init__(
        self, problem: PricedProblem, lists: list[list[Column]], order: list[int], budget: Budget
    ) -> None:
        self.lists, self.kinds = lists, [problem.kinds[train] for train in order]
        self.total, self.step, self.best = problem.total, problem.step, problem.incumbent
        self.budget = budget
        self.chosen: list[Column | None] = [None] * len(self.kinds)
        self.answer: Assignment | None = None

    def branch(self, train: int, taken: int, profit: int, revenue: int, begin: int) -> None:
        """Branch over the columns of this train, then those behind it.

        Equal trains take routes in the order of their list, so that none is tried in every order.
        """
        self.budget.step()
        if train == len(self.kinds):
            if revenue > self.best:
                self.best, self.answer = revenue, tuple(self.chosen)
            return
        kind, behind = self.kinds[train], self._behind(train)
        twins = behind - train - 1
        others = sum(self._first_free(other, taken) for other in self.kinds[behind:])
        for place in range(begin, len(self.lists[kind])):
            route = self.lists[kind][place]
            missing = self.best + self.step - self.total - profit - route.profit
            if missing > max(route.profit, 0) * twins + others:
                break
            if route.track & taken:
                continue
            self.chosen[train] = route
            after = place + 1 if twins else 0
            self.branch(
                train + 1,
                taken | route.track,
                profit + route.profit,
                revenue + route.revenue,
                after,
            )
            self.chosen[train] = None
        if profit + others + self.total >= self.best + self.step:
            self.branch(behind, taken, profit, revenue, 0)

    def _behind(self, train: int) -> int:
        """The first train of another kind; if this one stays at home, so do its equals."""
        behind = train + 1
        while behind < len(self.kinds) and self.kinds[behind] == self.kinds[train]:
            behind += 1
        return behind

    def _first_free(self, kind: int, taken: int) -> int:
        """The greatest profit that a train of this kind can bring beside the taken track."""
        free = (route.profit for route in self.lists[kind] if not route.track & taken)
        return max(next(free, 0), 0)
