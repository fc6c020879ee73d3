"""What a search brings back, and how long it may take."""

from collections.abc import Sequence
from dataclasses import dataclass


class OutOfBudget(Exception):
    """The search was stopped before its end."""


@dataclass(slots=True)
class Budget:
    """How many steps may be made; shared by all searches of one solution."""

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
    """A route with its revenue and its profit, the revenue less the prices of its links."""

    profit: int
    revenue: int
    track: int
    stops: tuple[int, ...]
    links: tuple[int, ...]

    def priced(self, prices: Sequence[int]) -> "Found":
        """The same route at other prices."""
        profit = self.revenue - sum([prices[link] for link in self.links])
        return Found(profit, self.revenue, self.track, self.stops, self.links)


Choice = tuple[Found | None, ...]
"""A route or none for each train."""


def undominated(routes: list[Found]) -> list[Found]:
    """Only routes that no other equals or betters in revenue with a part of their track."""
    best: dict[int, Found] = {}
    for route in routes:
        if route.track not in best or best[route.track].revenue < route.revenue:
            best[route.track] = route
    kept: list[Found] = []
    for route in sorted(best.values(), key=lambda one: (-one.revenue, one.track.bit_count())):
        if not any(other.track & route.track == other.track for other in kept):
            kept.append(route)
    return kept
