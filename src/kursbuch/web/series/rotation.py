"""Who sits where in a series: everybody with everybody, as evenly as a plain rule makes it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations


def rotation(players: int, tables: int, seats: int) -> list[tuple[int, ...]]:
    """For each table the players, by number, in the order of their seats.

    Table by table: those who have played least so far play; among them those who have met each
    other least; then whose turn it is, one further with each table. They sit so that everybody has
    had each seat as rarely as possible.

    >>> rotation(players=4, tables=4, seats=3)
    [(0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1)]
    """
    games: Counter[int] = Counter()
    met: Counter[tuple[int, ...]] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    found = []
    for number in range(tables):

        def cost(some: tuple[int, ...], turn: int = number) -> tuple[int, int, list[int]]:
            return (
                sum(games[one] for one in some),
                sum(met[pair] for pair in combinations(some, 2)),
                [(one - turn) % players for one in some],
            )

        chosen = min(combinations(range(players), seats), key=cost)
        order = min(permutations(chosen), key=lambda some: sum(sat[one] for one in enumerate(some)))
        games.update(chosen)
        met.update(combinations(chosen, 2))
        sat.update(enumerate(order))
        found.append(order)
    return found
