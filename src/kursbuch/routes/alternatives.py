"""Other plans of the highest revenue, for a director who may choose among them."""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from kursbuch.routes.compiled import every_route
from kursbuch.routes.found import Budget, Found, OutOfBudget
from kursbuch.routes.network import Network, Plan, Route, Train
from kursbuch.routes.pay import trimmed
from kursbuch.routes.solve import Work, usual_budget

QUICK = 100
"""Proof and lists of routes may take this part of the usual budget."""
CHOICES = 20_000
"""Steps in which routes are put together to plans."""


@dataclass(frozen=True, slots=True)
class Alternatives:
    """Plans of the highest revenue, the proposed one first."""

    plans: tuple[Plan, ...]
    complete: bool
    """There is no other."""


def alternatives(
    network: Network, trains: Sequence[Train], proposed: Plan, *, limit: int = 20
) -> Alternatives:
    """Best plans that differ in counted stops or in the use of tunnels, as many as asked for.

    Of a hard position some may be missing: nobody waits long for a list.
    """
    listing = _Listing(network, tuple(trains))
    plans = {listing.seen_of(proposed.routes): proposed}
    try:
        for routes in listing.equal_to(proposed):
            seen = listing.seen_of(routes)
            if seen not in plans:
                if len(plans) == limit:
                    return Alternatives(tuple(plans.values()), complete=False)
                plans[seen] = Plan(routes, proposed.revenue, proposed.bound, proposed.proved)
    except OutOfBudget:
        return Alternatives(tuple(plans.values()), complete=False)
    return Alternatives(tuple(plans.values()), complete=True)


@dataclass(slots=True)
class _Listing:
    """All plans that earn as much as a proved one."""

    network: Network
    trains: tuple[Train, ...]
    drawn: dict[tuple[int, Found], Route] = field(default_factory=dict)

    def seen_of(self, routes: Sequence[Route]) -> Hashable:
        """What matters to a director: how often each stop is counted, and the tunnels used.

        Which train does it makes no difference.
        """
        counted = Counter(stop for route in routes for stop in route.counted)
        links = {link for route in routes for link in route.links}
        tunnels = frozenset(link for link in links if self.network.links[link].tunnel)
        return frozenset(counted.items()), tunnels

    def equal_to(self, proposed: Plan) -> Iterator[tuple[Route, ...]]:
        """The routes of every plan that earns as much."""
        quick = usual_budget() // QUICK
        work = Work.begin(self.network, self.trains, None, Budget(quick))
        work.finish()
        if not work.proved or work.revenue != proposed.revenue * work.unit:
            raise OutOfBudget
        budget = Budget(quick)
        lists = [
            sorted(every_route(part, work.prices.by_link, floor, budget), key=_by_profit)
            for part, floor in zip(work.graphs, work.floors(work.revenue), strict=True)
        ]
        for chosen in _Choosing(work, lists, Budget(CHOICES)).choices(0, 0, 0, 0, 0):
            yield tuple(self._route(train, found) for train, found in sorted(chosen.items()))

    def _route(self, train: int, found: Found) -> Route:
        key = train, found
        if key not in self.drawn:
            route = Route(train, found.stops, found.links)
            self.drawn[key] = trimmed(self.network, self.trains, route)
        return self.drawn[key]


class _Choosing:
    """Every choice of routes that earns the highest revenue; equal trains in the list's order."""

    def __init__(self, work: Work, lists: list[list[Found]], budget: Budget) -> None:
        self.work, self.lists, self.budget = work, lists, budget
        self.order = sorted(range(len(work.kinds)), key=lambda train: work.kinds[train])
        self.kinds = [work.kinds[train] for train in self.order]
        self.ahead = [sum(work.alone[k] for k in self.kinds[n:]) for n in range(len(self.kinds))]
        self.ahead.append(0)

    def choices(
        self, place: int, taken: int, profit: int, revenue: int, begin: int
    ) -> Iterator[dict[int, Found]]:
        """The choices for the trains from this place on."""
        self.budget.step()
        if place == len(self.kinds):
            if revenue == self.work.revenue:
                yield {}
            return
        routes = self.lists[self.kinds[place]]
        twin = self.kinds[place + 1 : place + 2] == [self.kinds[place]]
        missing = self.work.revenue - self.work.prices.total - self.ahead[place + 1] - profit
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


def _by_profit(found: Found) -> int:
    return -found.profit
