"""Lagrange multipliers: prices of track, dearer where several trains want the same piece.

The constraint "one train for each piece of track" is relaxed: a train that uses a piece pays for
it. The multipliers follow a deflected subgradient towards the lowest Lagrangian
bound; all are ints.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from kursbuch.routes.column import Column

ONE = 64  # of a pace or direction
KEPT = 38  # sixty-fourths of the last direction are kept
SLOWER = 61  # sixty-fourths of the pace are kept from round to round


@dataclass(slots=True)
class Multipliers:
    """Prices by piece of track, and those of the lowest bound so far."""

    tracks: tuple[int, ...]  # by link
    pieces: list[list[int]]  # by link
    current: list[int]
    best: list[int]
    lowest: int | None = None
    pace: int = ONE * ONE
    heading: tuple[int, ...] = ()

    @classmethod
    def zero(cls, tracks: tuple[int, ...]) -> "Multipliers":
        """All track is free."""
        size = max((track.bit_length() for track in tracks), default=0)
        return cls(tracks, [pieces_of(track) for track in tracks], [0] * size, [0] * size)

    @property
    def by_link(self) -> list[int]:
        """What the track of each link costs."""
        current = self.current
        return [sum([current[piece] for piece in pieces]) for pieces in self.pieces]

    @property
    def total(self) -> int:
        """All prices together."""
        return sum(self.current)

    def beside(self, taken: int) -> int:
        """The prices of all track but the taken."""
        return sum(price for piece, price in enumerate(self.current) if not taken >> piece & 1)

    def note(self, bound: int) -> None:
        """Keep these prices if their bound is the lowest so far."""
        if self.lowest is None or bound < self.lowest:
            self.lowest, self.best = bound, self.current[:]

    def restore(self) -> None:
        """Back to the prices of the lowest bound."""
        self.current = self.best[:]

    def subgradient_step(self, wanted: Sequence[Column | None], gap: int) -> None:
        """The next prices: against the excess of demand, the farther the greater the gap."""
        self.pace = max(self.pace * SLOWER // ONE, ONE)
        use = [0] * len(self.current)
        for column in wanted:
            if column:
                for piece in pieces_of(column.track):
                    use[piece] += 1
        slope = [
            (n - 1) * ONE if n > 1 or price else 0
            for n, price in zip(use, self.current, strict=True)
        ]
        before = self.heading or (0,) * len(slope)
        heading = tuple(s + h * KEPT // ONE for s, h in zip(slope, before, strict=True))
        length = sum(h * h for h in heading)
        if length:
            stride = self.pace * max(gap, 0) // ONE
            self.current = [
                max(0, price + stride * h // length)
                for price, h in zip(self.current, heading, strict=True)
            ]
        self.heading = heading


def pieces_of(track: int) -> list[int]:
    """The pieces of track in a mask, by number."""
    pieces = []
    while track:
        low = track & -track
        pieces.append(low.bit_length() - 1)
        track ^= low
    return pieces
