"""The pricing problem: routes of one train that earn enough at given prices of track.

Depth-first branch and bound from a station. This is the definition of the search; the compiled one
(`native`) must find the same.
"""

from collections.abc import Sequence
from dataclasses import replace

from kursbuch.routes.budget import Budget, OutOfBudget
from kursbuch.routes.column import Column, undominated
from kursbuch.routes.graph import Graph
from kursbuch.routes.reach_bound import Path, ReachBound

IMPOSSIBLE = -(1 << 60)


def best_route(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> Column | None:
    """The route of the greatest profit, at least the floor, that leaves the taken track alone."""
    return _last(_Search(graph, prices, taken, floor, False, budget).run())


def good_route(
    graph: Graph, prices: Sequence[int], floor: int, steps: int, budget: Budget
) -> tuple[Column | None, bool]:
    """The best route found in *steps* steps, and whether it is the best of all."""
    search = _Search(graph, prices, 0, floor, False, Budget(min(steps, budget.left)))
    try:
        return _last(search.run()), True
    except OutOfBudget:
        if search.budget.steps < steps:
            raise
        return _last(search.found), False
    finally:
        budget.made += search.budget.made


def all_routes(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> list[Column]:
    """The routes of at least this profit, but none that another betters with less track."""
    return undominated(_Search(graph, prices, taken, floor, True, budget).run())


def every_route(graph: Graph, prices: Sequence[int], floor: int, budget: Budget) -> list[Column]:
    """Every route of at least this profit, those on more track than needed too."""
    return _Search(graph, prices, 0, floor, True, budget).run()


def _last(routes: list[Column]) -> Column | None:
    return routes[-1] if routes else None


class _Search:
    """One depth-first search; the last route found is the best unless all are collected."""

    def __init__(
        self,
        graph: Graph,
        prices: Sequence[int],
        taken: int,
        floor: int,
        collect: bool,
        budget: Budget,
    ) -> None:
        self.graph, self.taken, self.floor = graph, taken, floor
        self.collect, self.budget = collect, budget
        self.costs = [p - w for p, w in zip(prices, graph.link_weight, strict=True)]
        self.reach_bound = ReachBound(graph, self.costs, taken)
        self.found: list[Column] = []

    def run(self) -> list[Column]:
        """Grow routes from every start; a later start leaves the earlier stations alone."""
        graph = self.graph
        done = 0
        for start in graph.starts:
            self._grow(
                Path(
                    (start,),
                    (),
                    start,
                    0,
                    0,
                    1 << start,
                    done | graph.apart[start],
                    self.taken,
                    0,
                    0,
                    graph.weights[start],
                    False,
                    (graph.values[start],),
                )
            )
            if graph.two_arms:
                done |= 1 << start
        return self.found

    def _grow(self, path: Path) -> None:
        """Note this route, then go on at its head, then from the start the other way."""
        graph, start = self.graph, path.stops[0]
        self.budget.step()
        if path.links:
            self._note(path)
        goes_on = path.head == start or graph.passable >> path.head & 1
        may_turn = graph.two_arms and not path.turned and graph.passable >> start & 1
        opens = ([path.head] if goes_on else []) + ([start] if may_turn else [])
        room = min(graph.limit - path.weight, graph.hexes - path.crossed)
        if not opens or (room <= 0 and not self.reach_bound.free_stops):
            return
        if self.reach_bound.bound(path, opens, room) < self.floor:
            return
        if goes_on:
            self._extend(path, 0)
        if may_turn and path.links:
            turned = replace(path, head=start, turned=len(path.stops))
            self._extend(turned, path.first + 1)

    def _extend(self, path: Path, begin: int) -> None:
        """Every link onwards; the second arm takes later arcs, or each route would grow twice."""
        graph = self.graph
        for place, arc in enumerate(graph.arcs[path.head][begin:], begin):
            crossed = path.crossed + arc.crossings
            weight = path.weight + graph.weights[arc.stop]
            if arc.track & path.used or path.banned >> arc.stop & 1:
                continue
            if crossed > graph.hexes or weight > graph.limit:
                continue
            paid = sorted((*path.paid, graph.values[arc.stop]), reverse=True)
            self._grow(
                Path(
                    (*path.stops, arc.stop),
                    (*path.links, arc.link),
                    arc.stop,
                    path.turned,
                    path.first if path.links else place,
                    path.visited | 1 << arc.stop,
                    path.banned | graph.apart[arc.stop],
                    path.used | arc.track,
                    path.cost + self.costs[arc.link],
                    crossed,
                    weight,
                    path.tunnel or arc.tunnel,
                    tuple(paid),
                )
            )

    def _note(self, path: Path) -> None:
        """Keep the route if it includes one of the company's stations and earns enough."""
        graph = self.graph
        if not path.visited & graph.own:
            return
        revenue = self._at_most(path)
        if revenue - path.cost >= self.floor and len(path.paid) > graph.best:
            revenue = self._of_the_best(path)
        profit = revenue - path.cost
        if profit < self.floor:
            return
        stops, links = path.in_order()
        revenue += sum(graph.link_weight[link] for link in links)
        self.found.append(Column(profit, revenue, path.used & ~self.taken, stops, links))
        if not self.collect:
            self.floor = profit + 1

    def _at_most(self, path: Path) -> int:
        """The revenue if the best stops and every bonus count, as for most trains they do."""
        graph = self.graph
        each = graph.tunnel if path.tunnel else 0
        counted = path.paid[: graph.best]
        bonus = sum(m for one, two, m in graph.bonuses if one & path.visited and two & path.visited)
        return sum(counted) + each * len(counted) + bonus

    def _of_the_best(self, path: Path) -> int:
        """The revenue of a train that counts its best stops only.

        Where a tunnel pays only between counted stops both ends are counted: a route with an end
        that is not can be shortened to one that earns as much on less track.
        """
        graph = self.graph
        order, _ = path.in_order()
        ends = {order[0], order[-1]} if graph.ends_count else set()
        most = IMPOSSIBLE
        for must, bonus in self._musts(order):
            most = max(most, self._filled(order, must, 0) + bonus)
            if path.tunnel:
                most = max(most, self._filled(order, must | ends, graph.tunnel) + bonus)
        return most

    def _musts(self, order: tuple[int, ...]) -> list[tuple[set[int], int]]:
        """Stops that must be counted to earn some of the bonuses, with that money."""
        musts: list[tuple[set[int], int]] = [(set(), 0)]
        for one, two, amount in self.graph.bonuses:
            firsts = [stop for stop in order if one >> stop & 1]
            seconds = [stop for stop in order if two >> stop & 1]
            musts += [
                (must | {a, b}, bonus + amount)
                for must, bonus in musts
                for a in firsts
                for b in seconds
            ]
        return musts

    def _filled(self, order: tuple[int, ...], must: set[int], each: int) -> int:
        """The best counted stops that include these and one of the company's stations."""
        graph, values = self.graph, self.graph.values
        rest = sorted((stop for stop in order if stop not in must), key=lambda stop: -values[stop])
        room = graph.best - len(must)
        counted = [*must, *rest[: max(room, 0)]]
        if room >= 0 and not any(graph.own >> stop & 1 for stop in counted):
            own = [stop for stop in rest if graph.own >> stop & 1]
            counted = [*counted[:-1], own[0]] if room and own else []
        if room < 0 or not counted:
            return IMPOSSIBLE
        return sum(values[stop] + each for stop in counted)
