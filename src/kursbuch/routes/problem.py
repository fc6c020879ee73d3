"""The problem: a route or none for each train, no piece of track for two; all money in grains.

It is a set packing problem whose columns, the routes, are too many to be listed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd

from kursbuch.routes.contract import contracted
from kursbuch.routes.graph import GRAIN, Graph, graph, money
from kursbuch.routes.network import Network, Preference, Train


@dataclass(frozen=True, slots=True, eq=False)
class RoutingProblem:
    """One network and the trains that run on it."""

    network: Network
    trains: tuple[Train, ...]
    preference: Preference | None
    graphs: tuple[Graph, ...]  # by kind of train
    kinds: tuple[int, ...]  # by train
    tracks: tuple[int, ...]  # by link: its pieces of track, contracted
    unit: int  # grains of one unit of money
    step: int  # revenues differ by multiples of this

    @classmethod
    def of(
        cls, network: Network, trains: Sequence[Train], preference: Preference | None = None
    ) -> "RoutingProblem":
        """The problem in grains; equal trains are of one kind."""
        unit = money(preference, len(trains))
        different = tuple(dict.fromkeys(trains))
        graphs = tuple(graph(network, train, unit, preference) for train in different)
        return cls(
            network=network,
            trains=tuple(trains),
            preference=preference,
            graphs=graphs,
            kinds=tuple(different.index(train) for train in trains),
            tracks=contracted(network),
            unit=unit * GRAIN,
            step=gcd(*map(_step, graphs)) or 1,
        )

    @property
    def free(self) -> list[int]:
        """By link no price."""
        return [0] * len(self.network.links)

    @property
    def trivial_bound(self) -> int:
        """A bound that needs no search: every train visits everything."""
        every = [_everything(part) for part in self.graphs]
        return sum(every[kind] for kind in self.kinds)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class PricedProblem:
    """What is left to prove at given prices: an assignment that earns more than the incumbent."""

    graphs: Sequence[Graph]  # by kind of train
    floors: Sequence[int]  # by kind: the least profit of a column that is worth listing
    kinds: Sequence[int]  # by train
    prices: Sequence[int]  # by link
    total: int  # all prices of track together
    step: int  # revenues differ by multiples of this
    incumbent: int  # the revenue to be bettered


def _step(part: Graph) -> int:
    """What all sums of values and bonuses are multiples of."""
    amounts = (amount for _, _, amount in part.bonuses)
    return gcd(part.tunnel, *part.values, *part.link_weight, *amounts)


def _everything(part: Graph) -> int:
    return (
        sum(part.values)
        + part.tunnel * len(part.values)
        + sum(part.link_weight)
        + sum(amount for _, _, amount in part.bonuses)
    )
