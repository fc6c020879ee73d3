"""The best plan for all trains of a company, with its proof.

The trains are solved one by one at first; where they want the same track, prices are put on track
(a Lagrangean relaxation) until what the trains would earn after paying for it, together with the
prices, is a bound close to the best plan found. Only routes that could still belong to a better
plan are then listed, and a branch and bound over the lists ends the proof. `docs/solver.md` gives
the arguments.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, permutations
from math import gcd

from kursbuch.routes.graph import GRAIN, Graph, graph, money
from kursbuch.routes.network import Network, Plan, Preference, Route, Train
from kursbuch.routes.pay import earn
from kursbuch.routes.search import Budget, Found, OutOfBudget, all_routes, best_route

BUDGET = 20_000_000  # steps; a page never waits longer
ROUNDS = 60  # of prices

Choice = tuple[Found | None, ...]  # by train


def solve(
    network: Network,
    trains: Sequence[Train],
    *,
    budget: int | None = None,
    preference: Preference | None = None,
) -> Plan:
    """The routes of the highest revenue; among equals those of the greatest preference."""
    job = _Job.of(network, trains, preference, budget)
    proved = True
    try:
        job.run()
    except OutOfBudget:
        proved = job.proved
    return job.plan(proved)


@dataclass(slots=True)
class _Job:
    """One solution under way."""

    network: Network
    trains: tuple[Train, ...]
    graphs: tuple[Graph, ...]  # by train; equal trains share theirs
    unit: int  # grains of one unit of money
    step: int  # revenues differ by multiples of this
    budget: Budget
    choice: Choice
    revenue: int = 0
    bound: int = 0
    prices: list[int] = field(default_factory=list)  # by bit of track
    live: list[int] = field(default_factory=list)
    trace: list = field(default_factory=list)

    @classmethod
    def of(
        cls, network: Network, trains: Sequence[Train], preference: Preference | None, budget: int | None
    ) -> "_Job":
        unit = money(network, preference)
        graphs = tuple(graph(network, train, unit, preference) for train in trains)
        step = 0
        for part in graphs:
            step = gcd(step, part.tunnel, *part.values, *part.link_weight)
            step = gcd(step, *(amount for _, _, amount in part.bonuses))
        job = cls(
            network, tuple(trains), graphs, unit * GRAIN, step or 1,
            Budget(BUDGET if budget is None else budget), (None,) * len(trains),
        )
        bits = max((link.track.bit_length() for link in network.links), default=0)
        job.prices = [0] * bits
        return job

    @property
    def proved(self) -> bool:
        return self.revenue + self.step > self.bound

    def run(self) -> None:
        """Bound, plan, prices, proof; ready as soon as plan and bound meet."""
        free = [0] * len(self.network.links)
        alone = self._each(free)
        self.bound = sum(found.revenue for found in alone if found)
        self.live = [place for place, found in enumerate(alone) if found]
        self._greedy()
        if self.proved:
            return
        self._price()
        if not self.proved:
            self._prove()
            self.bound = self.revenue

    def _each(self, prices: list[int]) -> list[Found | None]:
        """The best route of every train as if it ran alone."""
        found: dict[int, Found | None] = {}
        for part in self.graphs:
            if id(part) not in found:
                found[id(part)] = best_route(part, prices, 0, 1, self.budget)
        return [found[id(part)] for part in self.graphs]

    def _greedy(self) -> None:
        """One train after the other takes its best route, in several orders."""
        free = [0] * len(self.network.links)
        tried: set[tuple[int, ...]] = set()
        for order in islice(permutations(self.live), 24):
            kinds = tuple(id(self.graphs[place]) for place in order)
            if kinds not in tried:
                tried.add(kinds)
                self._run_in(order, free)
                if self.proved or len(tried) == 6:
                    return

    def _run_in(self, order: Sequence[int], prices: list[int]) -> None:
        choice: list[Found | None] = [None] * len(self.trains)
        taken = 0
        for place in order:
            found = best_route(self.graphs[place], prices, taken, 1, self.budget)
            if found:
                choice[place] = found
                taken |= found.track
        self._offer(choice)

    def _offer(self, choice: Sequence[Found | None]) -> None:
        revenue = sum(found.revenue for found in choice if found)
        if revenue > self.revenue:
            self.revenue = revenue
            self.choice = tuple(choice)

    def _link_prices(self, prices: Sequence[int]) -> list[int]:
        return [
            sum(price for bit, price in enumerate(prices) if price and link.track >> bit & 1)
            for link in self.network.links
        ]

    def _price(self) -> None:
        """Raise the price of track that several trains want, lower that of track none wants."""
        prices = [0] * len(self.prices)
        lowest = None
        pace = 1.0
        stale = 0
        for _ in range(ROUNDS):
            wanted = self._each(self._link_prices(prices))
            value = sum(prices) + sum(found.profit for found in wanted if found)
            if lowest is None or value < lowest:
                if lowest is not None and value > lowest - self.step // 8: stale += 1
                lowest = value
                self.prices = list(prices)
                self.bound = min(self.bound, value // self.step * self.step)
            else:
                stale += 1
            self.trace.append(value / self.unit)
            if stale >= 4:
                pace /= 2
                stale = 0
            order = sorted(self.live, key=lambda p: -(wanted[p].profit if wanted[p] else 0))
            self._run_in(order, self._link_prices(prices))
            if self.proved or pace < 0.05:
                return
            use = [0] * len(prices)
            for found in wanted:
                if found:
                    for bit in _bits_of(found.track):
                        use[bit] += 1
            slope = [n - 1 if n > 1 or prices[bit] else 0 for bit, n in enumerate(use)]
            length = sum(s * s for s in slope)
            if not length:
                return
            stride = pace * (value - self.revenue) / length
            prices = [max(0, price + int(stride * s)) for price, s in zip(prices, slope)]

    def _prove(self) -> None:
        """List the routes that a better plan could hold, and try every choice of them."""
        prices = self._link_prices(self.prices)
        wanted = self._each(prices)
        total = sum(self.prices)
        most = [wanted[place].profit if wanted[place] else 0 for place in range(len(self.trains))]
        slack = total + sum(most) - self.revenue - self.step
        kinds: dict[int, list[int]] = {}
        for place in self.live:
            kinds.setdefault(id(self.graphs[place]), []).append(place)
        lists = {}
        for kind, places in kinds.items():
            b0=self.budget.made
            lists[kind] = all_routes(self.graphs[places[0]], prices, 0, max(1,most[places[0]] - slack), self.budget)
            lists[kind].sort(key=lambda f: -f.profit)
            self.trace.append((self.trains[places[0]].name, len(lists[kind]), self.budget.made-b0))
        self.trace.append(('slack', slack/self.unit))
        order = sorted(self.live, key=lambda place: (len(lists[id(self.graphs[place])]), place))
        self._choose(order, 0, 0, 0, [None] * len(self.trains), most, total, lists, prices, 0)

    def _choose(self, order, i, taken, profit, choice, most, total, lists, prices, begin):
        self.budget.step()
        if i == len(order):
            self._offer(choice); return
        place = order[i]
        rest = sum(most[p] for p in order[i+1:])
        routes = lists[id(self.graphs[place])]
        same = i > 0 and self.graphs[order[i-1]] is self.graphs[place]
        k = sum(1 for p in order[i+1:] if self.graphs[p] is self.graphs[place])
        others = sum(most[p] for p in order[i+1:] if self.graphs[p] is not self.graphs[place])
        for n in range(begin if same else 0, len(routes)):
            f = routes[n]
            need = self.revenue + self.step
            if profit + f.profit*(k+1) + others + total < need: break
            if f.track & taken: continue
            choice[place] = f
            self._choose(order, i+1, taken|f.track, profit+f.profit, choice, most, total, lists, prices, n+1)
            choice[place] = None
        # not running
        if profit + rest + total >= self.revenue + self.step and not (same and choice[order[i-1]] is None and False):
            self._choose(order, i+1, taken, profit, choice, most, total, lists, prices, len(routes))

    def plan(self, proved: bool) -> Plan:
        """The answer in the words of the network."""
        routes = [
            earn(self.network, self.trains, Route(place, found.stops, found.links))
            for place, found in enumerate(self.choice)
            if found
        ]
        revenue = sum(route.revenue for route in routes)
        return Plan(tuple(routes), revenue, max(revenue, self.bound // self.unit), proved, self.budget.made)


def _bits_of(mask: int) -> list[int]:
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits
