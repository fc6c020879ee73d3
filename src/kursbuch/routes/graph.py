"""A network as one kind of train sees it, in plain ints and lists for the search.

Sets of stops and of track are ints used as bit sets. Money is in *grains* (`GRAIN` to the unit), so
that the prices of track, which need fractions, are ints too and every bound is exact.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from kursbuch.routes.contract import contracted
from kursbuch.routes.network import Network, Preference, Stop, Train

GRAIN = 64
UNLIMITED = 1 << 20  # stops or hexes: more than any network has


class Arc(NamedTuple):
    """A link as seen from one of its stops."""

    link: int
    stop: int  # at the other end
    track: int
    crossings: int
    tunnel: bool


Money = tuple[int, int, int]
"""Two sets of stops, and the bonus of a route that counts a stop of each."""


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """Stops and links that one kind of train may use, with what they pay."""

    values: tuple[int, ...]  # grains, the preference included
    own: int
    passable: int
    arcs: tuple[tuple[Arc, ...], ...]  # by stop
    apart: tuple[int, ...]  # by stop: itself and the stops no route may visit with it
    starts: tuple[int, ...]  # stops to grow routes from
    two_arms: bool  # a route may grow from its start in both directions
    weights: tuple[int, ...]  # by stop: what a visit takes from `limit`
    limit: int  # stops, by weight
    hexes: int  # most hex sides crossed
    best: int  # how many stops pay
    bonuses: tuple[Money, ...]
    way_bonuses: tuple[Money, ...]  # those that a stop on the way can earn
    end_bonus: dict[tuple[int, int], int]  # what the others pay, by the two ends of a route
    tunnel: int  # grains for each counted stop
    ends_count: bool  # with a tunnel on the way both ends must be counted
    link_weight: tuple[int, ...]  # grains of preference by link
    track: int  # all track that occurs


def money(preference: Preference | None, trains: int) -> int:
    """What a unit of money is worth, so that no sum of weights is worth as much."""
    if preference is None:
        return 1
    weights = (*preference.stops, *preference.links, *preference.bonuses)
    return 1 + trains * sum(weights)


@lru_cache(maxsize=128)
def graph(network: Network, train: Train, unit: int, preference: Preference | None) -> Graph:
    """The part of the network that this train may use."""
    stops = network.stops
    liked = preference or Preference()
    extra = _weights(liked.stops, len(stops), "stop")
    link_weight = _weights(liked.links, len(network.links), "link")
    bonus_weight = _weights(liked.bonuses, len(network.bonuses), "bonus")
    allowed = [place.kind not in train.barred for place in stops]
    passable = _passable(stops, train)
    bonuses = tuple(
        (_bits(bonus.first), _bits(bonus.second), (bonus.amount * unit + more) * GRAIN)
        for bonus, more in zip(network.bonuses, bonus_weight, strict=True)
    )
    return Graph(
        values=tuple(
            (place.value * unit + more) * GRAIN for place, more in zip(stops, extra, strict=True)
        ),
        own=_bits(index for index, place in enumerate(stops) if place.own),
        passable=passable,
        arcs=_arcs(network, train, allowed, link_weight),
        apart=_apart(network, train),
        starts=_starts(stops, train),
        two_arms=train.starts_at is None,
        weights=tuple(train.weight(place) for place in stops),
        limit=len(stops) if train.stops is None else min(train.stops, UNLIMITED),
        hexes=UNLIMITED if train.hexes is None else min(train.hexes - 1, UNLIMITED),
        best=len(stops) if train.best is None else min(train.best, UNLIMITED),
        bonuses=bonuses,
        way_bonuses=tuple(bonus for bonus in bonuses if _on_the_way(bonus, passable)),
        end_bonus=_end_bonus([bonus for bonus in bonuses if not _on_the_way(bonus, passable)]),
        tunnel=network.tunnel_bonus * unit * GRAIN,
        ends_count=network.tunnel_both_sides and train.best is not None,
        link_weight=tuple(weight * GRAIN for weight in link_weight),
        track=_union(contracted(network)),
    )


def _starts(stops: Sequence[Stop], train: Train) -> tuple[int, ...]:
    """The company's stations, or the stops of the kind that the train starts at."""
    own = train.starts_at is None
    return tuple(
        index
        for index, place in enumerate(stops)
        if place.kind not in train.barred and (place.own if own else place.kind == train.starts_at)
    )


def _passable(stops: Sequence[Stop], train: Train) -> int:
    """The stops that this train may run through."""
    return _bits(
        index
        for index, place in enumerate(stops)
        if place.passable and place.kind != train.starts_at
    )


def _weights(given: tuple[int, ...], number: int, what: str) -> tuple[int, ...]:
    if given and len(given) != number:
        raise ValueError(f"a preference weighs every {what} or none")
    return given or (0,) * number


def _on_the_way(bonus: Money, passable: int) -> bool:
    """Not only two different dead ends, the ends of a route, can earn it."""
    first, second, _ = bonus
    return bool((first | second) & passable or first & second)


def _end_bonus(bonuses: Sequence[Money]) -> dict[tuple[int, int], int]:
    ends: dict[tuple[int, int], int] = {}
    for first, second, amount in bonuses:
        for a in members(first):
            for b in members(second):
                ends[a, b] = ends[b, a] = ends.get((a, b), 0) + amount
    return ends


def _arcs(
    network: Network, train: Train, allowed: Sequence[bool], link_weight: Sequence[int]
) -> tuple[tuple[Arc, ...], ...]:
    arcs: list[list[Arc]] = [[] for _ in network.stops]
    tracks = contracted(network)
    for index in _worthwhile(network, link_weight):
        link = network.links[index]
        a, b = link.ends
        if allowed[a] and allowed[b]:
            arcs[a].append(Arc(index, b, tracks[index], link.crossings, link.tunnel))
            arcs[b].append(Arc(index, a, tracks[index], link.crossings, link.tunnel))
    return tuple(map(tuple, arcs))


def _worthwhile(network: Network, link_weight: Sequence[int]) -> Iterator[int]:
    """The links but those that another between the same stops equals or betters with less track."""
    tracks = contracted(network)
    between: dict[frozenset[int], list[int]] = {}
    for index, link in enumerate(network.links):
        between.setdefault(frozenset(link.ends), []).append(index)
    for ends, links in between.items():
        if len(ends) < 2:
            continue
        kept: list[int] = []
        for index in sorted(
            links, key=lambda n: (tracks[n].bit_count(), network.links[n].crossings)
        ):
            link = network.links[index]
            if not any(
                tracks[other] & tracks[index] == tracks[other]
                and network.links[other].crossings <= link.crossings
                and network.links[other].tunnel >= link.tunnel
                and link_weight[other] >= link_weight[index]
                for other in kept
            ):
                kept.append(index)
        yield from kept


def _apart(network: Network, train: Train) -> tuple[int, ...]:
    sets = [_bits(group) for group in network.apart]
    if train.starts_at is not None:
        sets.append(
            _bits(n for n, place in enumerate(network.stops) if place.kind == train.starts_at)
        )
    apart = [1 << stop for stop in range(len(network.stops))]
    for group in sets:
        for stop in range(len(apart)):
            if group >> stop & 1:
                apart[stop] |= group
    return tuple(apart)


def members(stops: int) -> list[int]:
    """The stops of a set."""
    found = []
    while stops:
        low = stops & -stops
        found.append(low.bit_length() - 1)
        stops ^= low
    return found


def _bits(stops: Iterable[int]) -> int:
    return _union(1 << stop for stop in stops)


def _union(masks: Iterable[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
