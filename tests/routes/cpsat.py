"""The same question as a CP-SAT model: a second opinion that knows nothing of the solver's ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ortools.sat.python import cp_model

from kursbuch.routes.network import Network, Train


def best_revenue(network: Network, trains: Sequence[Train]) -> int:
    """The highest revenue that these trains can earn together."""
    model: Any = cp_model.CpModel()
    routes = [_Route(model, network, train) for train in trains]
    pieces = max((link.track.bit_length() for link in network.links), default=0)
    for piece in range(pieces):
        model.add_at_most_one(
            use
            for route in routes
            for link, uses in enumerate(route.uses)
            for use in uses
            if network.links[link].track >> piece & 1
        )
    model.maximize(sum(route.revenue for route in routes))
    solver: Any = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    assert status == cp_model.OPTIMAL
    best: float = solver.objective_value
    return round(best)


class _Route:
    """One train's route: a circuit through a depot outside the network, or nothing."""

    def __init__(self, model: Any, network: Network, train: Train) -> None:
        self.model, self.network, self.train = model, network, train
        self.size = len(network.stops)
        self.uses: list[tuple[Any, Any]] = [
            (model.new_bool_var(""), model.new_bool_var("")) for _ in network.links
        ]
        self.visits = [model.new_bool_var("") for _ in network.stops]
        self.starts = [model.new_bool_var("") for _ in network.stops]
        self.ends = [model.new_bool_var("") for _ in network.stops]
        self.runs = model.new_bool_var("")
        self._circuit()
        self._law()
        self.counts = self._counted()
        self.revenue = self._revenue()

    def _circuit(self) -> None:
        depot = self.size
        arcs = [(depot, depot, self.runs.Not())]
        for stop in range(self.size):
            arcs.append((stop, stop, self.visits[stop].Not()))
            arcs.append((depot, stop, self.starts[stop]))
            arcs.append((stop, depot, self.ends[stop]))
        for link, (there, back) in zip(self.network.links, self.uses, strict=True):
            a, b = link.ends
            arcs += [(a, b, there), (b, a, back)]
        self.model.add_circuit(arcs)

    def _law(self) -> None:
        model, stops, train = self.model, self.network.stops, self.train
        for start, end in zip(self.starts, self.ends, strict=True):
            model.add_at_most_one((start, end))  # at least two stops
        own = [visit for visit, stop in zip(self.visits, stops, strict=True) if stop.own]
        model.add(sum(own) >= self.runs)
        for number, stop in enumerate(stops):
            if stop.blocked or stop.terminus:
                model.add(self.starts[number] + self.ends[number] >= self.visits[number])
            if stop.kind in train.barred:
                model.add(self.visits[number] == 0)
        for group in self.network.apart:
            model.add_at_most_one(self.visits[number] for number in group)
        if train.starts_at is not None:
            mines = [n for n, stop in enumerate(stops) if stop.kind == train.starts_at]
            model.add(sum(self.visits[n] for n in mines) == self.runs)
            model.add(sum(self.starts[n] + self.ends[n] for n in mines) == self.runs)
        if train.stops is not None:
            weighed = [
                visit
                for visit, stop in zip(self.visits, stops, strict=True)
                if train.counts is None or stop.kind in train.counts
            ]
            model.add(sum(weighed) <= train.stops)
        if train.hexes is not None:
            crossed = sum(
                link.crossings * (there + back)
                for link, (there, back) in zip(self.network.links, self.uses, strict=True)
            )
            model.add(crossed <= train.hexes - 1)

    def _counted(self) -> list[Any]:
        if self.train.best is None:
            return self.visits
        model = self.model
        counts = [model.new_bool_var("") for _ in self.visits]
        for count, visit in zip(counts, self.visits, strict=True):
            model.add(count <= visit)
        model.add(sum(counts) <= self.train.best)
        stops = self.network.stops
        own = [count for count, stop in zip(counts, stops, strict=True) if stop.own]
        model.add(sum(own) >= self.runs)
        return counts

    def _revenue(self) -> Any:
        model, network = self.model, self.network
        values = [stop.value for stop in network.stops]
        total = sum(c * v for c, v in zip(self.counts, values, strict=True))
        for bonus in network.bonuses:
            earned = model.new_bool_var("")
            model.add(sum(self.counts[n] for n in bonus.first) >= earned)
            model.add(sum(self.counts[n] for n in bonus.second) >= earned)
            total += bonus.amount * earned
        bored = self._tunnel_counts()
        for count in self.counts:
            both = model.new_bool_var("")
            model.add(both <= count)
            model.add(both <= bored)
            total += network.tunnel_bonus * both
        return total

    def _tunnel_counts(self) -> Any:
        """A tunnel is on the way; where required with counted stops before and behind it."""
        model, network = self.model, self.network
        bored = model.new_bool_var("")
        tunnels = []
        place = [model.new_int_var(0, self.size, "") for _ in network.stops]
        for link, (there, back) in zip(network.links, self.uses, strict=True):
            a, b = link.ends
            model.add(place[b] == place[a] + 1).only_enforce_if(there)
            model.add(place[a] == place[b] + 1).only_enforce_if(back)
            if link.tunnel:
                tunnels += [(a, there), (b, back)]
        chosen = []
        for start, used in tunnels:
            this = model.new_bool_var("")
            model.add(this <= used)
            chosen.append(this)
            if network.tunnel_both_sides:
                self._counted_beside(this, place, start)
        model.add(sum(chosen) >= bored)
        return bored

    def _counted_beside(self, this: Any, place: list[Any], start: int) -> None:
        model = self.model
        before, behind = [], []
        for stop, count in enumerate(self.counts):
            early, late = model.new_bool_var(""), model.new_bool_var("")
            model.add(early <= count)
            model.add(late <= count)
            model.add(place[stop] <= place[start]).only_enforce_if(early)
            model.add(place[stop] > place[start]).only_enforce_if(late)
            before.append(early)
            behind.append(late)
        model.add(sum(before) >= this)
        model.add(sum(behind) >= this)
