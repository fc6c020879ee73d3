"""The routes of one train that earn enough: depth first from a station, with a bound at every step.

A route's *profit* is its revenue less the prices of the links it uses. This is the definition of
the search; the compiled one must find the same.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kursbuch.routes.graph import Graph


class OutOfBudget(Exception):
    """The search was stopped before its end."""


@dataclass(slots=True)
class Budget:
    """How many steps may still be made; shared by all searches of one solution."""

    steps: int
    made: int = 0

    @property
    def left(self) -> int:
        """Steps that may still be made."""
        return max(self.steps - self.made, 0)

    def step(self) -> None:
        """One step more, or the end."""
        self.made += 1
        if self.made > self.steps:
            raise OutOfBudget


@dataclass(frozen=True, slots=True)
class Found:
    """A route with its revenue and profit in grains."""

    profit: int
    revenue: int
    track: int
    stops: tuple[int, ...]
    links: tuple[int, ...]

    def priced(self, prices: Sequence[int]) -> "Found":
        """The same route at other prices."""
        profit = self.revenue - sum([prices[link] for link in self.links])
        return Found(profit, self.revenue, self.track, self.stops, self.links)


Choice = tuple[Found | None, ...]  # by train


def best_route(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> Found | None:
    """The route of the greatest profit above the floor that leaves the taken track alone."""
    search = _Search(graph, prices, taken, floor, False, budget)
    search.run()
    return search.found[-1] if search.found else None


def good_route(
    graph: Graph, prices: Sequence[int], floor: int, steps: int, budget: Budget
) -> tuple[Found | None, bool]:
    """The best route found in so many steps, and whether it is the best of all."""
    search = _Search(graph, prices, 0, floor, False, Budget(min(steps, budget.left)))
    try:
        search.run()
    except OutOfBudget:
        if search.budget.steps < steps:
            raise
        return search.found[-1] if search.found else None, False
    finally:
        budget.made += search.budget.made
    return search.found[-1] if search.found else None, True


def all_routes(
    graph: Graph, prices: Sequence[int], taken: int, floor: int, budget: Budget
) -> list[Found]:
    """Every route whose profit is above the floor, but none that another betters with less track."""
    search = _Search(graph, prices, taken, floor, True, budget)
    search.run()
    return undominated(search.found)


def undominated(routes: list[Found]) -> list[Found]:
    """Only routes that no other equals or betters in revenue with a part of their track."""
    best: dict[int, Found] = {}
    for route in routes:
        if route.track not in best or best[route.track].revenue < route.revenue:
            best[route.track] = route
    ordered = sorted(best.values(), key=lambda r: (-r.revenue, r.track.bit_count()))
    kept: list[Found] = []
    for route in ordered:
        if not any(other.track & route.track == other.track for other in kept):
            kept.append(route)
    return kept


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
    """The best choice of a route or none for each train, if it earns more than the known revenue."""
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
    """Branch and bound over the trains; equal trains stand side by side."""

    def __init__(
        self, lists: list[list[Found]], kinds: list[int], total: int, step: int, best: int,
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
        kind = self.kinds[train]
        behind = train + 1
        while behind < len(self.kinds) and self.kinds[behind] == kind:
            behind += 1
        twins = behind - train - 1
        others = sum(self._first_free(other, taken) for other in self.kinds[behind:])
        for place in range(begin, len(self.lists[kind])):
            route = self.lists[kind][place]
            missing = self.best + self.step - self.total - profit - route.profit
            if missing > route.profit * twins + others:
                break
            if not route.track & taken:
                self.chosen[train] = route
                self.choose(
                    train + 1, taken | route.track, profit + route.profit,
                    revenue + route.revenue, place + 1 if twins else 0,
                )
                self.chosen[train] = None
        if profit + others + self.total >= self.best + self.step:
            self.choose(behind, taken, profit, revenue, 0)

    def _first_free(self, kind: int, taken: int) -> int:
        """The greatest profit in a list that leaves the taken track alone."""
        return next((max(r.profit, 0) for r in self.lists[kind] if not r.track & taken), 0)


@dataclass(slots=True)
class _Path:
    """A route being grown: first away from its start, then on the other side of the start."""

    stops: list[int]
    links: list[int] = field(default_factory=list)
    turned: int = 0  # how many stops belong to the first arm; 0 while it grows


class _Search:
    """The depth-first search with its bound."""

    def __init__(
        self, graph: Graph, prices: Sequence[int], taken: int, floor: int, collect: bool,
        budget: Budget,
    ) -> None:
        self.graph = graph
        self.taken = taken
        self.floor = floor
        self.collect = collect
        self.budget = budget
        self.found: list[Found] = []
        self.costs = [p - w for p, w in zip(prices, graph.link_weight, strict=True)]
        self.gains = self._gains()
        self.order = sorted(range(len(self.gains)), key=lambda stop: -self.gains[stop])
        self.near = [0] * len(graph.arcs)
        for stop, arcs in enumerate(graph.arcs):
            for _, other, track, _, _ in arcs:
                if not track & taken:
                    self.near[stop] |= 1 << other
        self.tunnels = [
            (1 << stop | 1 << other, track)
            for stop, arcs in enumerate(graph.arcs)
            for _, other, track, _, tunnel in arcs
            if tunnel and stop < other and not track & taken
        ]
        self.end_bonus, self.loose = self._bonuses()
        self.pairs = self._pairs()

    def _gains(self) -> list[int]:
        """What an unvisited stop can add: its value less the cheapest way in."""
        gains = []
        for value, arcs in zip(self.graph.values, self.graph.arcs, strict=True):
            ways = [self.costs[link] for link, _, track, _, _ in arcs if not track & self.taken]
            gains.append(value - min(ways, default=0))
        return gains

    def _bonuses(self) -> tuple[dict[tuple[int, int], int], list[tuple[int, int, int]]]:
        """Bonuses that two ends of a route earn, by ends; and those that other stops can earn."""
        ends: dict[tuple[int, int], int] = {}
        loose = []
        for first, second, amount in self.graph.bonuses:
            if (first | second) & self.graph.passable:
                loose.append((first, second, amount))
                continue
            for a in _members(first):
                for b in _members(second):
                    ends[a, b] = ends.get((a, b), 0) + amount
                    ends[b, a] = ends[a, b]
        return ends, loose

    def _pairs(self) -> list[tuple[int, int]]:
        """Two dead ends as a set, with what they can add together, the best first."""
        dead = [s for s in range(len(self.gains)) if not self.graph.passable >> s & 1]
        pairs = [
            (self.gains[a] + self.gains[b] + self.end_bonus.get((a, b), 0), 1 << a | 1 << b)
            for a in dead
            for b in dead
            if a < b and not self.graph.apart[a] >> b & 1
        ]
        return sorted(pairs, reverse=True)

    def run(self) -> None:
        """Grow routes from every start; a later start leaves the earlier ones alone."""
        graph = self.graph
        banned = 0
        for start in graph.starts:
            path = _Path([start])
            self._grow(
                path, start, start, banned | graph.apart[start], self.taken, 0, 0,
                graph.weights[start], False, [graph.values[start]], 0,
            )
            if graph.two_arms:
                banned |= 1 << start

    def _grow(
        self, path: _Path, head: int, start: int, banned: int, used: int, cost: int,
        crossed: int, weight: int, tunnel: bool, paid: list[int], first: int,
    ) -> None:
        graph = self.graph
        self.budget.step()
        if path.links:
            self._record(path, used, cost, tunnel, paid)
        may_turn = graph.two_arms and not path.turned and graph.passable >> start & 1
        goes_on = head == start or graph.passable >> head & 1
        opens = ([head] if goes_on else []) + ([start] if may_turn else [])
        room = min(graph.limit - weight, graph.hexes - crossed)
        if not opens or (room <= 0 and not self._free_stops()):
            return
        if self._bound(path, opens, banned, used, cost, room, tunnel, paid) < self.floor:
            return
        if goes_on:
            self._extend(path, head, start, banned, used, cost, crossed, weight, tunnel, paid, first, 0)
        if may_turn and path.links:
            path.turned = len(path.stops)
            self._extend(
                path, start, start, banned, used, cost, crossed, weight, tunnel, paid, first, first + 1
            )
            path.turned = 0

    def _free_stops(self) -> bool:
        return 0 in self.graph.weights

    def _extend(
        self, path: _Path, head: int, start: int, banned: int, used: int, cost: int,
        crossed: int, weight: int, tunnel: bool, paid: list[int], first: int, begin: int,
    ) -> None:
        graph = self.graph
        beginning = not path.links
        for place in range(begin, len(graph.arcs[head])):
            link, stop, track, crossings, through = graph.arcs[head][place]
            if (
                track & used
                or banned >> stop & 1
                or crossed + crossings > graph.hexes
                or weight + graph.weights[stop] > graph.limit
            ):
                continue
            path.links.append(link)
            path.stops.append(stop)
            self._grow(
                path, stop, start, banned | graph.apart[stop], used | track,
                cost + self.costs[link], crossed + crossings, weight + graph.weights[stop],
                tunnel or through, _with(paid, graph.values[stop]), place if beginning else first,
            )
            path.links.pop()
            path.stops.pop()

    def _bound(
        self, path: _Path, opens: list[int], banned: int, used: int, cost: int, room: int,
        tunnel: bool, paid: list[int],
    ) -> int:
        """No route grown from this one has a greater profit."""
        graph = self.graph
        reach = self._reach(opens, banned, room)
        seen = reach
        for stop in path.stops:
            seen |= 1 << stop
        each = graph.tunnel if tunnel or self._tunnel_ahead(seen, used) else 0
        chosen, free = self._best_gains(reach, room, each)
        if graph.best < len(graph.values):
            merged = sorted([value + each for value in paid] + chosen, reverse=True)
            base, sums = free - cost, _sums(merged[: graph.best])
        else:
            base, sums = sum(paid) + each * len(paid) + free - cost, _sums(chosen)
        for one, two, amount in self.loose:
            if one & seen and two & seen:
                base += amount
        return base + self._with_dead_ends(path, len(opens), reach, room, sums, each)

    def _reach(self, opens: list[int], banned: int, room: int) -> int:
        """Stops that may still be visited, each by no more links than there is room."""
        free = ~banned
        wave = 0
        for stop in opens:
            wave |= self.near[stop]
        wave &= free
        reach = wave
        for _ in range(len(self.near) if self._free_stops() else room - 1):
            nearer = 0
            for stop in _members(wave & self.graph.passable):
                nearer |= self.near[stop]
            wave = nearer & free & ~reach
            if not wave:
                break
            reach |= wave
        return reach

    def _tunnel_ahead(self, seen: int, used: int) -> bool:
        return any(ends & seen == ends and not track & used for ends, track in self.tunnels)

    def _best_gains(self, reach: int, room: int, each: int) -> tuple[list[int], int]:
        """The greatest gains of passable stops that fill the room, and those that need no room."""
        graph = self.graph
        most = min(room, graph.best)
        chosen: list[int] = []
        free = 0
        candidates = reach & graph.passable
        for stop in self.order:
            if not candidates >> stop & 1:
                continue
            gain = self.gains[stop] + each
            if gain <= 0:
                break
            if graph.weights[stop] == 0:
                free += gain
            elif len(chosen) < most:
                chosen.append(gain)
        return chosen, free

    def _with_dead_ends(
        self, path: _Path, opens: int, reach: int, room: int, sums: list[int], each: int
    ) -> int:
        """The best with no, one or two dead ends among the counted stops still to come."""
        graph = self.graph
        dead = reach & ~graph.passable
        most = sums[-1]
        if not dead:
            return most
        full = graph.best if graph.best < len(graph.values) else room
        takes = 0 if 0 in graph.weights else 1
        fixed = [s for s in (path.stops[0], path.stops[max(path.turned - 1, 0)], path.stops[-1])
                 if not graph.passable >> s & 1]
        known = fixed[0] if fixed else -1
        one = max(
            self.gains[stop] + self.end_bonus.get((known, stop), 0) for stop in _members(dead)
        )
        most = max(most, _short(sums, full, takes) + one + each)
        if opens == 2:
            for gain, both in self.pairs:
                if both & dead == both:
                    return max(most, _short(sums, full, 2 * takes) + gain + 2 * each)
        return most

    def _record(self, path: _Path, used: int, cost: int, tunnel: bool, paid: list[int]) -> None:
        graph = self.graph
        stops = path.stops
        visited = 0
        for stop in stops:
            visited |= 1 << stop
        if not visited & graph.own:
            return
        each = graph.tunnel if tunnel else 0
        bonus = sum(
            amount for one, two, amount in graph.bonuses if one & visited and two & visited
        )
        most = sum(paid[: graph.best]) + each * min(len(paid), graph.best) + bonus
        if most - cost < self.floor:
            return
        if len(paid) > graph.best:
            most = self._of_the_best(path, tunnel, paid)
            if most - cost < self.floor:
                return
        order, links = _in_order(path)
        favour = sum(graph.link_weight[link] for link in links)
        self.found.append(Found(most - cost, most + favour, used & ~self.taken, order, links))
        if not self.collect:
            self.floor = most - cost + 1

    def _of_the_best(self, path: _Path, tunnel: bool, paid: list[int]) -> int:
        """The revenue of a train that counts its best stops only."""
        graph = self.graph
        order, _ = _in_order(path)
        ends = {order[0], order[-1]}
        most = -1
        for must, bonus in self._musts(order):
            each = graph.tunnel if tunnel else 0
            if tunnel and graph.ends_count:
                most = max(most, self._filled(order, must, 0) + bonus)
                must = must | ends
            most = max(most, self._filled(order, must, each) + bonus)
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
        """The best counted stops that hold these and an own station; a negative sum if none do."""
        graph = self.graph
        values = graph.values
        rest = sorted((s for s in order if s not in must), key=lambda s: -values[s])
        room = graph.best - len(must)
        counted = list(must) + rest[: max(room, 0)]
        if room < 0:
            return -(1 << 60)
        if not any(graph.own >> stop & 1 for stop in counted):
            own = [stop for stop in rest if graph.own >> stop & 1]
            if room == 0 or not own:
                return -(1 << 60)
            counted[-1] = own[0]
        return sum(values[stop] + each for stop in counted)


def _in_order(path: _Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Stops and links from one end of the route to the other."""
    if not path.turned:
        return tuple(path.stops), tuple(path.links)
    stops = path.stops[: path.turned][::-1] + path.stops[path.turned :]
    links = path.links[: path.turned - 1][::-1] + path.links[path.turned - 1 :]
    return tuple(stops), tuple(links)


def _with(paid: list[int], value: int) -> list[int]:
    longer = [*paid, value]
    longer.sort(reverse=True)
    return longer


def _members(stops: int) -> list[int]:
    members = []
    while stops:
        low = stops & -stops
        members.append(low.bit_length() - 1)
        stops ^= low
    return members


def _sums(gains: list[int]) -> list[int]:
    sums = [0]
    for gain in gains:
        sums.append(sums[-1] + gain)
    return sums


def _short(sums: list[int], full: int, fewer: int) -> int:
    """The sum of the best when so many of the full number are kept for others."""
    return sums[min(len(sums) - 1, max(full - fewer, 0))]
