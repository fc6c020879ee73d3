"""Other plans of the highest revenue, for a director who may choose among them."""

from collections.abc import Iterator, Sequence
from itertools import islice

from kursbuch.routes.compiled import every_route
from kursbuch.routes.found import Budget, Found, OutOfBudget
from kursbuch.routes.network import Network, Plan, Route, Train
from kursbuch.routes.pay import trimmed
from kursbuch.routes.solve import Work, usual_budget


def alternatives(
    network: Network, trains: Sequence[Train], *, limit: int = 20, budget: int | None = None
) -> list[Plan]:
    """Best plans that differ in counted stops or in the use of tunnels, the proposed one first."""
    work = Work.begin(network, trains, None, Budget(usual_budget() if budget is None else budget))
    work.finish()
    plans = {_signature(network, trains, work.plan().routes): work.plan()}
    if work.proved and work.revenue:
        try:
            for plan in _equal_plans(
                work, Budget(usual_budget() // 15 if budget is None else budget)
            ):
                plans.setdefault(_signature(network, trains, plan.routes), plan)
                if len(plans) == limit:
                    break
        except OutOfBudget:
            pass  # those that were found are shown
    return list(plans.values())


def _signature(
    network: Network, trains: Sequence[Train], routes: Sequence[Route]
) -> frozenset[tuple[object, ...]]:
    """What a director sees of a plan: which train counts which stops and uses which tunnels."""
    seen: dict[tuple[object, ...], int] = {}
    for route in routes:
        tunnels = frozenset(link for link in route.links if network.links[link].tunnel)
        one = (trains[route.train], frozenset(route.counted), tunnels)
        seen[one] = seen.get(one, 0) + 1
    return frozenset((*one, times) for one, times in seen.items())


def _equal_plans(work: Work, budget: Budget) -> Iterator[Plan]:
    lists = [
        sorted(
            every_route(part, work.prices.by_link, floor, budget), key=lambda found: -found.profit
        )
        for part, floor in zip(work.graphs, work.floors(work.revenue), strict=True)
    ]
    order = sorted(range(len(work.kinds)), key=lambda train: work.kinds[train])
    for chosen in _choices(work, lists, order, budget):
        routes = tuple(
            trimmed(work.network, work.trains, Route(train, found.stops, found.links))
            for train, found in sorted(chosen.items())
        )
        revenue = sum(route.revenue for route in routes)
        yield Plan(routes, revenue, revenue, True, work.budget.made)


def _choices(
    work: Work, lists: list[list[Found]], order: list[int], budget: Budget
) -> Iterator[dict[int, Found]]:
    """Every choice of routes that earns the highest revenue; equal trains in the list's order."""
    ahead = [0] * (len(order) + 1)
    for place in reversed(range(len(order))):
        ahead[place] = ahead[place + 1] + work.alone[work.kinds[order[place]]]

    def choose(
        place: int, taken: int, profit: int, revenue: int, begin: int
    ) -> Iterator[dict[int, Found]]:
        budget.step()
        if place == len(order):
            if revenue == work.revenue:
                yield {}
            return
        train = order[place]
        kind = work.kinds[train]
        twin = place + 1 < len(order) and work.kinds[order[place + 1]] == kind
        for index in range(begin, len(lists[kind])):
            found = lists[kind][index]
            if profit + found.profit + ahead[place + 1] + work.prices.total < work.revenue:
                break
            if not found.track & taken:
                for rest in choose(
                    place + 1,
                    taken | found.track,
                    profit + found.profit,
                    revenue + found.revenue,
                    index + 1 if twin else 0,
                ):
                    yield {train: found, **rest}
        if profit + ahead[place + 1] + work.prices.total >= work.revenue:
            yield from choose(place + 1, taken, profit, revenue, len(lists[kind]) if twin else 0)

    yield from islice(choose(0, 0, 0, 0, 0), 10_000)
