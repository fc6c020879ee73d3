"""The best plan for all trains of a company, with its proof.

At first every train runs as if alone: the sum is a bound, and trains that take their best routes in
turn are a plan. Where the two differ, prices are put on track that several trains want (`prices`),
which brings the bound down; and only routes that a better plan could still hold are listed, and
every choice of them is tried. `docs/solver.md` gives the arguments.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import islice, permutations
from math import gcd

from kursbuch.routes.compiled import best_route, better_choice, good_route, is_compiled
from kursbuch.routes.contract import contracted
from kursbuch.routes.found import Budget, Choice, Found, OutOfBudget
from kursbuch.routes.graph import GRAIN, Graph, graph, money
from kursbuch.routes.network import Network, Plan, Preference, Route, Train
from kursbuch.routes.pairs import better_by_pairs
from kursbuch.routes.pay import shortest
from kursbuch.routes.prices import Prices
from kursbuch.routes.trading import Trading

BUDGET = 40_000_000  # steps, some seconds: no page waits longer
SLOW_BUDGET = 150_000  # the same without the compiled search
SKETCH = 10_000  # steps for a route that shows where prices should go
ORDERS = 6  # orders in which trains take their best routes in turn
TRIES = ((0, 20_000), (12, 100_000), (60, 6_000_000), (200, BUDGET))
"""Rounds of prices, and then the steps in which all choices are to be tried."""
SEARCHING = 40
"""Rounds of prices in which to find a good plan if the market does not settle."""
TRADING = 2
"""From this try on prices are those of the market."""


def solve(
    network: Network,
    trains: Sequence[Train],
    *,
    budget: int | None = None,
    preference: Preference | None = None,
) -> Plan:
    """The routes of the highest revenue; among equals those of the greatest preference."""
    limit = Budget(usual_budget() if budget is None else budget)
    work = Work.begin(network, trains, None, limit)
    work.finish()
    if work.proved and preference and money(preference, len(trains)) > 1:
        finer = Work.begin(network, trains, preference, limit)
        finer.finish()
        if finer.plan().revenue == work.plan().revenue:
            return finer.plan(work.bound // work.unit)
    return work.plan()


def usual_budget() -> int:
    """Steps that take some seconds."""
    return BUDGET if is_compiled() else SLOW_BUDGET


@dataclass(slots=True)
class Work:
    """One solution under way; all money in grains."""

    network: Network
    trains: tuple[Train, ...]
    graphs: tuple[Graph, ...]  # by kind of train
    kinds: tuple[int, ...]  # by train
    unit: int  # grains of one unit of money
    step: int  # revenues differ by multiples of this
    budget: Budget
    choice: Choice
    prices: Prices
    known: list[list[Found]]  # by kind: routes that were the best at some prices
    preference: Preference | None = None
    revenue: int = 0
    bound: int = 0
    trading: Trading | None = None
    asked: list[Found | None] = field(default_factory=list)  # by kind: the best at these prices
    alone: list[int] = field(default_factory=list)  # by kind: its profit

    @classmethod
    def begin(
        cls,
        network: Network,
        trains: Sequence[Train],
        preference: Preference | None,
        budget: Budget,
    ) -> "Work":
        """Nothing runs yet."""
        unit = money(preference, len(trains))
        different = tuple(dict.fromkeys(trains))
        graphs = tuple(graph(network, train, unit, preference) for train in different)
        kinds = tuple(different.index(train) for train in trains)
        step = gcd(*(_step(part) for part in graphs)) or 1
        none: Choice = (None,) * len(trains)
        prices = Prices.none(contracted(network))
        known: list[list[Found]] = [[] for _ in graphs]
        return cls(
            network,
            tuple(trains),
            graphs,
            kinds,
            unit * GRAIN,
            step,
            budget,
            none,
            prices,
            known,
            preference,
        )

    @property
    def proved(self) -> bool:
        """No plan can earn more."""
        return self.revenue + self.step > self.bound

    def finish(self) -> None:
        """Work until the plan is proved or the budget is spent."""
        try:
            self._run_alone()
            if not self.proved:
                self._take_turns()
            if not self.proved:
                self._improve()
        except OutOfBudget:
            pass

    def plan(self, bound: int | None = None) -> Plan:
        """The answer in the words of the network."""
        routes = tuple(
            shortest(
                self.network, self.trains, Route(train, found.stops, found.links), self.preference
            )
            for train, found in enumerate(self.choice)
            if found
        )
        revenue = sum(route.revenue for route in routes)
        if bound is None:
            bound = revenue if self.proved else max(revenue, self.bound // self.unit)
        return Plan(routes, revenue, bound, revenue == bound, self.budget.made)

    def _run_alone(self) -> None:
        """Every train by itself: the sum is a bound, and a plan if no track is wanted twice."""
        self.bound = _limitless(self.graphs, self.kinds)
        found, _ = self._wanted([0] * len(self.network.links))
        self.alone = [route.profit if route else 0 for route in found]
        self.bound = sum(self.alone[kind] for kind in self.kinds)
        choice: list[Found | None] = []
        taken = 0
        for kind in self.kinds:
            route = found[kind]
            choice.append(route if route and not route.track & taken else None)
            taken |= choice[-1].track if choice[-1] else 0
        self._offer(choice)

    def _wanted(
        self, prices: Sequence[int], steps: int = BUDGET
    ) -> tuple[list[Found | None], bool]:
        """By kind of train the route of the greatest profit, and whether that is sure.

        Routes that were wanted before show how much a route must bring to be worth looking for.
        """
        wanted, sure = [], True
        for part, known in zip(self.graphs, self.known, strict=True):
            best = max((route.priced(prices) for route in known), default=None, key=_profit)
            if best and best.profit <= 0:
                best = None
            floor = best.profit + 1 if best else 1
            found, exact = good_route(part, prices, floor, steps, self.budget)
            if found:
                known.append(found)
            wanted.append(found or best)
            sure = sure and exact
        return wanted, sure

    def _take_turns(self) -> None:
        """The trains take their best routes in turn, in several orders."""
        free = [0] * len(self.network.links)
        tried: set[tuple[int, ...]] = set()
        for order in islice(permutations(range(len(self.trains))), 120):
            kinds = tuple(self.kinds[train] for train in order)
            if kinds not in tried:
                tried.add(kinds)
                self._in_turn(order, free)
            if self.proved or len(tried) == ORDERS:
                return

    def _in_turn(self, order: Sequence[int], prices: Sequence[int]) -> None:
        choice: list[Found | None] = [None] * len(self.trains)
        taken = 0
        for train in order:
            found = best_route(self.graphs[self.kinds[train]], prices, taken, 1, self.budget)
            choice[train] = found
            taken |= found.track if found else 0
        if any(prices):
            self._without_prices(choice)
        self._offer(choice)

    def _without_prices(self, choice: list[Found | None]) -> None:
        """Each train in turn looks for more on the track that the others leave."""
        free = [0] * len(self.network.links)
        for train, kind in enumerate(self.kinds):
            others = _track(found for place, found in enumerate(choice) if place != train)
            old = choice[train]
            floor = old.revenue + 1 if old else 1
            found = best_route(self.graphs[kind], free, others, floor, self.budget)
            choice[train] = found or old

    def _offer(self, choice: Sequence[Found | None]) -> None:
        revenue = sum(found.revenue for found in choice if found)
        if revenue > self.revenue:
            self.revenue, self.choice = revenue, tuple(choice)

    def _improve(self) -> None:
        """Turn and turn about: better prices, then all choices of routes if they are few enough."""
        for number, (rounds, steps) in enumerate(TRIES):
            last = False
            if number < TRADING:
                self._price(rounds)
            else:
                last = not self._trade(rounds)
            if rounds and len(self.trains) > 2:
                self._choose_by_pairs()
            if self.proved:
                return
            part = Budget(self.budget.left if last else min(steps, self.budget.left))
            try:
                self._try_all(part)
                return
            except OutOfBudget:
                if self.budget.left <= part.made:
                    raise
            finally:
                self.budget.made += part.made

    def _choose_by_pairs(self) -> None:
        """As long as two trains can do better beside the others, they do."""
        while not self.proved and (better := better_by_pairs(self)):
            self._offer(better)

    def _price(self, rounds: int) -> None:
        """Some rounds of prices, at last a sure bound; and now and then a plan."""
        for number in range(rounds):
            value = self.ask(SKETCH)
            if number % 4 == 0:
                self.take_turns_at_prices()
            if self.proved:
                return
            self.prices.move([self.asked[kind] for kind in self.kinds], value - self.revenue)
        if rounds:
            self.ask(BUDGET)
            self._take_best_prices()

    def _trade(self, rounds: int) -> bool:
        """Some rounds at the market of all routes that trains have asked for; whether more help."""
        self.trading = self.trading or Trading(self)
        more = self.trading.trade(self, rounds, BUDGET)
        self._take_best_prices()
        if more:
            self._price(SEARCHING)
        self.take_turns_at_prices()
        return more

    def _take_best_prices(self) -> None:
        """Back to the prices of the lowest bound, with what the trains want there."""
        self.prices.restore()
        self.ask(BUDGET)

    def take_turns_at_prices(self) -> None:
        """The trains take routes at these prices, those that bring most first: perhaps a plan."""
        order = sorted(range(len(self.kinds)), key=lambda train: -self.alone[self.kinds[train]])
        self._in_turn(order, self.prices.by_link)

    def ask(self, steps: int) -> int:
        """What the trains want at these prices: a bound if that is sure, else nearly one."""
        self.asked, sure = self._wanted(self.prices.by_link, steps)
        self.alone = [found.profit if found else 0 for found in self.asked]
        value = self.prices.total + sum(self.alone[kind] for kind in self.kinds)
        if sure:
            self.prices.note(value)
            self.bound = min(self.bound, value // self.step * self.step)
        return value

    def floors(self, wanted: int) -> list[int]:
        """By kind of train the least profit of a route in a plan that earns so much.

        A plan earns the profits of its routes and at most all prices; so no route may bring less
        than the best of its kind by more than this bound is above the wanted revenue. Such a route
        can cost more than it earns.
        """
        slack = self.prices.total + sum(self.alone[kind] for kind in self.kinds) - wanted
        return [profit - slack for profit in self.alone]

    def _try_all(self, budget: Budget) -> None:
        """List every route that a plan near the bound could hold, and try all choices of them.

        If there is no such plan the bound is lower, and plans farther from it are looked for.
        """
        width = self.step
        while not self.proved:
            wanted = max(self.bound + self.step - width, self.revenue + self.step)
            better = better_choice(
                self.graphs,
                self.floors(wanted),
                self.kinds,
                self.prices.by_link,
                self.prices.total,
                self.step,
                wanted - self.step,
                budget,
            )
            self._offer(better or ())
            self.bound = self.revenue if better else wanted - self.step
            width *= 2


def _track(routes: Iterable[Found | None]) -> int:
    track = 0
    for found in routes:
        track |= found.track if found else 0
    return track


def _profit(found: Found) -> int:
    return found.profit


def _step(part: Graph) -> int:
    """What all sums of values and bonuses are multiples of."""
    amounts = (amount for _, _, amount in part.bonuses)
    return gcd(part.tunnel, *part.values, *part.link_weight, *amounts)


def _limitless(graphs: Sequence[Graph], kinds: Sequence[int]) -> int:
    """A bound that needs no search: every train visits everything."""
    every = [
        sum(part.values)
        + part.tunnel * len(part.values)
        + sum(part.link_weight)
        + sum(amount for _, _, amount in part.bonuses)
        for part in graphs
    ]
    return sum(every[kind] for kind in kinds)
