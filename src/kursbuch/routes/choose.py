"""One route or none for each train, without common track: branch and bound over lists of routes."""

from collections.abc import Sequence

from kursbuch.routes.found import Budget, Choice, Found
from kursbuch.routes.graph import Graph
from kursbuch.routes.search import all_routes


def better_choice(
    graphs: Sequence[Graph],
    floors: Sequence[int],
    kinds: Sequence[int],
    prices: Sequence[int],
    total: int,
    step: int,
    revenue: int,
    budget: Budget,
) -> Choice | None:
    """The best choice for all trains, if it earns more than the known revenue.

    Graphs and floors of profit are by kind of train, `kinds` by train; `total` is the sum of all
    prices of track, and revenues differ by multiples of `step`.
    """
    lists = []
    for graph, floor in zip(graphs, floors, strict=True):
        routes = all_routes(graph, prices, 0, floor, budget)
        lists.append(sorted(routes, key=lambda route: -route.profit))
    order = sorted(range(len(kinds)), key=lambda train: (-len(lists[kinds[train]]), kinds[train]))
    choosing = _Choosing(lists, [kinds[train] for train in order], total, step, revenue, budget)
    choosing.choose(0, 0, 0, 0, 0)
    if choosing.answer is None:
        return None
    by_train = dict(zip(order, choosing.answer, strict=True))
    return tuple(by_train[train] for train in range(len(kinds)))


class _Choosing:
    """The trains in order, equal ones side by side."""

    def __init__(
        self,
        lists: list[list[Found]],
        kinds: list[int],
        total: int,
        step: int,
        best: int,
        budget: Budget,
    ) -> None:
        self.lists, self.kinds, self.total, self.step = lists, kinds, total, step
        self.best, self.budget = best, budget
        self.chosen: list[Found | None] = [None] * len(kinds)
        self.answer: Choice | None = None

    def choose(self, train: int, taken: int, profit: int, revenue: int, begin: int) -> None:
        """Choose for this train and those behind it.

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
            self.choose(
                train + 1,
                taken | route.track,
                profit + route.profit,
                revenue + route.revenue,
                after,
            )
            self.chosen[train] = None
        if profit + others + self.total >= self.best + self.step:
            self.choose(behind, taken, profit, revenue, 0)

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
