"""Columns: routes as the columns of a set packing problem, whose rows are pieces of track."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Column:
    """A route with its revenue and its profit: the revenue reduced by the prices of its links."""

    profit: int
    revenue: int
    track: int
    stops: tuple[int, ...]
    links: tuple[int, ...]

    def repriced(self, prices: Sequence[int]) -> "Column":
        """The same route at other prices."""
        profit = self.revenue - sum([prices[link] for link in self.links])
        return Column(profit, self.revenue, self.track, self.stops, self.links)


Assignment = tuple[Column | None, ...]
"""A route or none for each train."""


def undominated(columns: list[Column]) -> list[Column]:
    """Only columns that no other equals or betters in revenue with a part of their track."""
    best: dict[int, Column] = {}
    for column in columns:
        if column.track not in best or best[column.track].revenue < column.revenue:
            best[column.track] = column
    kept: list[Column] = []
    for column in sorted(best.values(), key=lambda one: (-one.revenue, one.track.bit_count())):
        if not any(other.track & column.track == other.track for other in kept):
            kept.append(column)
    return kept
