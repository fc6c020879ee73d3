"""The restricted master problem: the linear programme over the columns known so far.

Each route may be chosen in part; no piece of track and no train is used more than once. The dual
prices are the best multipliers if the right columns are known. It is solved by the revised simplex
method, which goes on where it stopped when further columns become known. The fractions are floats:
they only suggest prices, and whatever the prices, the bound holds.
"""

from collections.abc import Iterator, Sequence

LEAST = 0.01
"""A smaller gain, in grains, is none."""
TINY = 1e-9


class RestrictedMaster:
    """The linear programme; its rows are the pieces of track, then the kinds of trains."""

    def __init__(self, pieces: int, trains: Sequence[int]) -> None:
        rows = pieces + len(trains)
        self.pieces = pieces
        self.columns: list[tuple[tuple[int, ...], int]] = []
        self.objective = 0.0  # what the columns earn, chosen in parts
        self.duals = [0.0] * rows
        self._inverse = [[float(row == other) for other in range(rows)] for row in range(rows)]
        # nearly 1 of each piece, all different: else the method could cycle
        self._basic = [1 + 1e-5 * (1 + row * 7919 % 101 / 101) for row in range(pieces)]
        self._basic += [number + 1e-5 for number in trains]

    def add_column(self, kind: int, pieces: Sequence[int], revenue: int) -> None:
        """One column more may enter the basis."""
        self.columns.append(((*pieces, self.pieces + kind), revenue))

    def optimize(self, pivots: int) -> None:
        """Let columns enter while one has a reduced profit, in at most this many pivots."""
        for _ in range(pivots):
            gain, rows = max(self._reduced_profits(), default=(0.0, ()))
            if gain < LEAST:
                return
            self._pivot(gain, rows)

    def _reduced_profits(self) -> Iterator[tuple[float, tuple[int, ...]]]:
        """What columns bring above their costs; and the slacks, what is gained by unused track."""
        duals = self.duals
        for rows, revenue in self.columns:
            yield revenue - sum([duals[row] for row in rows]), rows
        for row, price in enumerate(duals):
            yield -price, (row,)

    def _pivot(self, gain: float, rows: tuple[int, ...]) -> None:
        """The column enters the basis until another is used up and leaves it."""
        change = [sum([line[row] for row in rows]) for line in self._inverse]
        amount, last = min(
            (self._basic[row] / part, row) for row, part in enumerate(change) if part > TINY
        )
        pivot = change[last]
        line = [part / pivot for part in self._inverse[last]]
        for row, part in enumerate(change):
            if abs(part) > TINY:
                old = self._inverse[row]
                self._inverse[row] = [a - part * b for a, b in zip(old, line, strict=True)]
                self._basic[row] -= part * amount
        self._inverse[last], self._basic[last] = line, amount
        self.duals = [price + gain * b for price, b in zip(self.duals, line, strict=True)]
        self.objective += gain * amount
