"""The market of track: prices at which the routes known so far are sold as well as can be.

Each route may be bought in part; no piece of track and no train is sold more than once. That is a
linear programme, and its dual prices are the best ones if the right routes are known. It is solved
by the revised simplex method, which goes on where it stopped when further routes become known.
The fractions are floats: they only suggest prices, and whatever the prices, the bound holds.
"""

from collections.abc import Iterator, Sequence

LEAST = 0.01
"""A smaller gain, in grains, is none."""
TINY = 1e-9


class Market:
    """Routes on offer; rows are the pieces of track and then the kinds of trains."""

    def __init__(self, pieces: int, trains: Sequence[int]) -> None:
        rows = pieces + len(trains)
        self.pieces = pieces
        self.routes: list[tuple[tuple[int, ...], int]] = []
        self.value = 0.0  # what the routes on offer earn, bought in parts
        self.prices = [0.0] * rows
        self._inverse = [[float(row == other) for other in range(rows)] for row in range(rows)]
        # nearly 1 of each piece, all different: else the method could go round in circles
        self._amounts = [1 + 1e-5 * (1 + row * 7919 % 101 / 101) for row in range(pieces)]
        self._amounts += [number + 1e-5 for number in trains]

    def add(self, kind: int, pieces: Sequence[int], revenue: int) -> None:
        """One route more is on offer."""
        self.routes.append(((*pieces, self.pieces + kind), revenue))

    def settle(self, most: int) -> None:
        """Buy whatever brings more than it costs, in at most so many steps."""
        for _ in range(most):
            gain, rows = max(self._gains(), default=(0.0, ()))
            if gain < LEAST:
                return
            self._buy(gain, rows)

    def _gains(self) -> Iterator[tuple[float, tuple[int, ...]]]:
        """What routes bring above their costs; and what is gained by leaving track unsold."""
        prices = self.prices
        for rows, revenue in self.routes:
            yield revenue - sum([prices[row] for row in rows]), rows
        for row, price in enumerate(prices):
            yield -price, (row,)

    def _buy(self, gain: float, rows: tuple[int, ...]) -> None:
        """As much as can be had: until something in the basket runs out and leaves it."""
        change = [sum([line[row] for row in rows]) for line in self._inverse]
        amount, last = min(
            (self._amounts[row] / part, row) for row, part in enumerate(change) if part > TINY
        )
        pivot = change[last]
        line = [part / pivot for part in self._inverse[last]]
        for row, part in enumerate(change):
            if abs(part) > TINY:
                old = self._inverse[row]
                self._inverse[row] = [a - part * b for a, b in zip(old, line, strict=True)]
                self._amounts[row] -= part * amount
        self._inverse[last], self._amounts[last] = line, amount
        self.prices = [price + gain * b for price, b in zip(self.prices, line, strict=True)]
        self.value += gain * amount
