"""Other optimal solutions, for a director who may choose among them."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from kursbuch.routes.budget import Budget, OutOfBudget
from kursbuch.routes.column import Column
from kursbuch.routes.compiled import every_route
from kursbuch.routes.network import Network, Route, Solution, Train
from kursbuch.routes.pay import trimmed
from kursbuch.routes.problem import RoutingProblem
from kursbuch.routes.solve import Solver, usual_budget

QUICK = 100
"""Proof and lists of routes may take this part of the usual budget."""
CHOICES = 20_000
"""Steps in which routes are put together."""


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Plans of the highest revenue, the proposed one first."""

    solutions: tuple[Solution, ...]
    complete: bool
    """There is no other."""


def alternatives(
    network: Network, trains: Sequence[Train], proposed: Solution, *, limit: int = 20
) -> Alternatives:
    """Best solutions that differ in counted stops or in the use of tunnels, as many as asked for.

    In a hard position some may be missing: nobody waits long for a list.
    """
    listing = _Listing(network, tuple(trains))
    solutions = {listing.seen_of(proposed.routes): proposed}
    try:
        for routes in listing.equal_to(proposed):
            seen = listing.seen_of(routes)
            if seen not in solutions:
                if len(solutions) == limit:
                    return Alternatives(tuple(solutions.values()), complete=False)
                solutions[seen] = Solution(
                    routes, proposed.revenue, proposed.bound, proposed.proved
                )
    except OutOfBudget:
        return Alternatives(tuple(solutions.values()), complete=False)
    return Alternatives(tuple(solutions.values()), complete=True)


@dataclass(slots=True)
class _Listing:
    """All solutions that earn as much as a proved one."""

    network: Network
    trains: tuple[Train, ...]
    drawn: dict[tuple[int, Column], Route] = field(default_factory=dict)

    def seen_of(self, routes: Sequence[Route]) -> Hashable:
        """What matters to a director: how often each stop is counted, and the tunnels used.

        Which train does it makes no difference.
        """
        counted = Counter(stop for route in routes for stop in route.counted)
        links = {link for route in routes for link in route.links}
        tunnels = frozenset(link for link in links if self.network.links[link].tunnel)
        return frozenset(counted.items()), tunnels

    def equal_to(self, proposed: Solution) -> Iterator[tuple[Route, ...]]:
        """The routes of every plan that earns as much."""
        quick = usual_budget() // QUICK
        problem = RoutingProblem.of(self.network, self.trains)
        solver = Solver(problem, Budget(quick))
        solver.run()
        revenue = solver.incumbent.revenue
        if not solver.proved or revenue != proposed.revenue * problem.unit:
            raise OutOfBudget
        prices, budget = solver.bound.multipliers.by_link, Budget(quick)
        lists = [
            sorted(every_route(part, prices, floor, budget), key=_by_profit)
            for part, floor in zip(problem.graphs, solver.bound.floors(revenue), strict=True)
        ]
        for chosen in _Choosing(solver, lists, Budget(CHOICES)).choices(0, 0, 0, 0, 0):
            yield tuple(self._route(train, found) for train, found in sorted(chosen.items()))

    def _route(self, train: int, found: Column) -> Route:
        key = train, found
        if key not in self.drawn:
            route = Route(train, found.stops, found.links)
            self.drawn[key] = trimmed(self.network, self.trains, route)
        return self.drawn[key]


class _Choosing:
    """Every choice of routes that earns the highest revenue; equal trains in the list's order."""

    def __init__(self, solver: Solver, lists: list[list[Column]], budget: Budget) -> None:
        self.lists, self.budget = lists, budget
        self.revenue, self.total = solver.incumbent.revenue, solver.bound.multipliers.total
        kinds, profits = solver.problem.kinds, solver.bound.profits
        self.order = sorted(range(len(kinds)), key=lambda train: kinds[train])
        self.kinds = [kinds[train] for train in self.order]
        self.ahead = [sum(profits[k] for k in self.kinds[n:]) for n in range(len(self.kinds))]
        self.ahead.append(0)

    def choices(
        self, place: int, taken: int, profit: int, revenue: int, begin: int
    ) -> Iterator[dict[int, Column]]:
        """The choices for the trains from this place on."""
        self.budget.step()
        if place == len(self.kinds):
            if revenue == self.revenue:
                yield {}
            return
        routes = self.lists[self.kinds[place]]
        twin = self.kinds[place + 1 : place + 2] == [self.kinds[place]]
        missing = self.revenue - self.total - self.ahead[place + 1] - profit
        for index in range(begin, len(routes)):
            found = routes[index]
            if found.profit < missing:
                break
            if not found.track & taken:
                after = index + 1 if twin else 0
                for rest in self.choices(
                    place + 1,
                    taken | found.track,
                    profit + found.profit,
                    revenue + found.revenue,
                    after,
                ):
                    yield {self.order[place]: found, **rest}
        if missing <= 0:
            none = len(routes) if twin else 0
            yield from self.choices(place + 1, taken, profit, revenue, none)


def _by_profit(found: Column) -> int:
    return -found.profit
