"""How much a route that is being grown can still earn: a bound for all its continuations.

Every stop that can still be reached may add its value less the cheapest way in, the best ones as
far as the train has room; a dead end (a terminus or a blocked city) at most at each open end.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kursbuch.routes.graph import Graph, members


@dataclass(frozen=True, slots=True)
class Path:
    """A route being grown: one arm from its start, then perhaps another the other way."""

    stops: tuple[int, ...]
    links: tuple[int, ...]
    head: int  # where it goes on
    turned: int  # stops of the first arm, the start included; 0 while that one grows
    first: int  # which arc of the start the first arm took
    visited: int
    banned: int  # stops that may not be visited any more
    used: int  # track
    cost: int  # prices paid
    crossed: int  # hex sides
    weight: int  # stops that count against the limit
    tunnel: bool
    paid: tuple[int, ...]  # values of the stops, the greatest first

    def in_order(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Stops and links from one end of the route to the other."""
        if not self.turned:
            return self.stops, self.links
        stops = self.stops[: self.turned][::-1] + self.stops[self.turned :]
        links = self.links[: self.turned - 1][::-1] + self.links[self.turned - 1 :]
        return stops, links


class ReachBound:
    """The bound, for one kind of train at given costs of links."""

    def __init__(self, graph: Graph, costs: Sequence[int], taken: int) -> None:
        self.graph = graph
        self.free_stops = 0 in graph.weights
        self.express = graph.best < len(graph.values)
        self.gains: list[int] = []
        self.near = [0] * len(graph.arcs)
        self.tunnels: list[tuple[int, int]] = []
        for stop, arcs in enumerate(graph.arcs):
            usable = [arc for arc in arcs if not arc.track & taken]
            way = min((costs[arc.link] for arc in usable), default=0)
            self.gains.append(graph.values[stop] - way)
            for arc in usable:
                self.near[stop] |= 1 << arc.stop
                if arc.tunnel:
                    self.tunnels.append((1 << stop | 1 << arc.stop, arc.track))
        self.order = sorted(range(len(self.gains)), key=lambda stop: -self.gains[stop])
        self.pairs = self._pairs()

    def _pairs(self) -> list[tuple[int, int]]:
        """Two dead ends as a set, with what they can add together, the best first."""
        graph, gains = self.graph, self.gains
        dead = [stop for stop in range(len(gains)) if not graph.passable >> stop & 1]
        pairs = [
            (gains[a] + gains[b] + graph.end_bonus.get((a, b), 0), 1 << a | 1 << b)
            for a in dead
            for b in dead
            if a < b and not graph.apart[a] >> b & 1
        ]
        return sorted(pairs, reverse=True)

    def bound(self, path: Path, opens: Sequence[int], room: int) -> int:
        """No route grown from this one at its open ends has a greater profit."""
        graph = self.graph
        reach = self._reach(path, opens, room)
        seen = reach | path.visited
        ahead = any(e & seen == e and not track & path.used for e, track in self.tunnels)
        each = graph.tunnel if path.tunnel or ahead else 0
        chosen, base = self._best_gains(reach, room, each)
        base -= path.cost
        if self.express:
            merged = sorted([*(value + each for value in path.paid), *chosen], reverse=True)
            chosen, room = merged[: graph.best], graph.best
        else:
            base += sum(path.paid) + each * len(path.paid)
        base += sum(m for one, two, m in graph.way_bonuses if one & seen and two & seen)
        return base + self._with_dead_ends(path, len(opens), reach, room, chosen, each)

    def _reach(self, path: Path, opens: Sequence[int], room: int) -> int:
        """Stops that may still be visited, each by no more links than there is room."""
        free = ~path.banned
        wave = 0
        for stop in opens:
            wave |= self.near[stop]
        wave &= free
        reach = wave
        for _ in range(len(self.near) if self.free_stops else room - 1):
            nearer = 0
            for stop in members(wave & self.graph.passable):
                nearer |= self.near[stop]
            wave = nearer & free & ~reach
            if not wave:
                break
            reach |= wave
        return reach

    def _best_gains(self, reach: int, room: int, each: int) -> tuple[list[int], int]:
        """The greatest gains of passable stops that fill the room, and those that need no room."""
        graph = self.graph
        chosen: list[int] = []
        free = 0
        for stop in self.order:
            if not reach & graph.passable & 1 << stop:
                continue
            gain = self.gains[stop] + each
            if gain <= 0:
                break
            if graph.weights[stop] == 0:
                free += gain
            elif len(chosen) < min(room, graph.best):
                chosen.append(gain)
        return chosen, free

    def _with_dead_ends(
        self, path: Path, opens: int, reach: int, room: int, chosen: list[int], each: int
    ) -> int:
        """The best with no, one or two dead ends among the stops still to come."""
        graph = self.graph
        dead = reach & ~graph.passable
        most = sum(chosen)
        if not dead:
            return most
        takes = 0 if self.free_stops else 1
        ends = (path.stops[0], path.stops[max(path.turned - 1, 0)], path.stops[-1])
        known = next((stop for stop in ends if not graph.passable >> stop & 1), -1)
        one = max(
            self.gains[stop] + graph.end_bonus.get((known, stop), 0) for stop in members(dead)
        )
        most = max(most, sum(chosen[: max(room - takes, 0)]) + one + each)
        if opens == 2:
            two = next((gain for gain, both in self.pairs if both & dead == both), None)
            if two is not None:
                most = max(most, sum(chosen[: max(room - 2 * takes, 0)]) + two + 2 * each)
        return most
