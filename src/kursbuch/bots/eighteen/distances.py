"""How far apart hexes are on the map, in tiles that would have to be laid."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import cache, lru_cache

from kursbuch.eighteen.board.ground import Ground
from kursbuch.eighteen.ids import HexId

KEPT = 2000
"""How many answers are kept about several hexes at once."""


@cache
def distances_from(ground: Ground, start: HexId) -> Mapping[HexId, int]:
    """The number of steps to every hex, over hexes on which track can be laid or is printed."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        printed = ground.map.hexes[here]
        if not printed.buildable and here != start:
            continue
        sides = ground.map.open_edges(here) if printed.buildable else printed.openings
        for edge in sorted(sides):
            there = ground.map.neighbour(here, edge)
            if there is not None and there not in found:
                found[there] = found[here] + 1
                queue.append(there)
    return found


@lru_cache(maxsize=KEPT)
def distances_from_any(ground: Ground, starts: tuple[HexId, ...]) -> Mapping[HexId, int]:
    """The number of steps to every hex from the nearest of several."""
    found: dict[HexId, int] = {}
    for start in starts:
        for place, steps in distances_from(ground, start).items():
            if steps < found.get(place, FAR):
                found[place] = steps
    return found


FAR = 30
"""Further than any hex is from another."""


@cache
def nearness(ground: Ground, start: HexId, decay: float) -> Mapping[HexId, float]:
    """What is left of a worth of 1 at every hex, if each step to it costs a part."""
    return {place: decay**steps for place, steps in distances_from(ground, start).items()}


def distance(ground: Ground, start: HexId, end: HexId) -> int:
    """The steps from one hex to another."""
    return distances_from(ground, start).get(end, FAR)
