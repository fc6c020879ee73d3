"""The slow obvious solver: every route of every train, every choice of routes; for tests only.

It shares nothing with the solver but the records of `network`.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from kursbuch.routes.network import Network, Train


def best_revenue(network: Network, trains: Sequence[Train]) -> int:
    """The highest revenue that these trains can earn together."""
    choices = [_cheapest_track(route_values(network, train)) for train in trains]
    return _best_together(choices, 0)


def route_values(network: Network, train: Train) -> Iterator[tuple[int, int]]:
    """Track and revenue of every legal route of one train."""
    for stops, links in _paths(network):
        if stops[0] < stops[-1] and _legal(network, train, stops, links):
            track = 0
            for link in links:
                track |= network.links[link].track
            yield track, _revenue(network, train, stops, links)


def _cheapest_track(routes: Iterator[tuple[int, int]]) -> dict[int, int]:
    best: dict[int, int] = {}
    for track, revenue in routes:
        best[track] = max(revenue, best.get(track, 0))
    return best


def _best_together(choices: list[dict[int, int]], used: int) -> int:
    if not choices:
        return 0
    rest = _best_together(choices[1:], used)
    for track, revenue in choices[0].items():
        if not track & used:
            rest = max(rest, revenue + _best_together(choices[1:], used | track))
    return rest


def _paths(network: Network) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for start in range(len(network.stops)):
        yield from _longer(network, (start,), (), 0)


def _longer(
    network: Network, stops: tuple[int, ...], links: tuple[int, ...], used: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    if links:
        yield stops, links
        if network.stops[stops[-1]].blocked or network.stops[stops[-1]].terminus:
            return
    for index, link in enumerate(network.links):
        if stops[-1] in link.ends and not link.track & used:
            (end,) = set(link.ends) - {stops[-1]}
            if end not in stops:
                yield from _longer(network, (*stops, end), (*links, index), used | link.track)


def _legal(network: Network, train: Train, stops: tuple[int, ...], links: tuple[int, ...]) -> bool:
    places = [network.stops[stop] for stop in stops]
    if not any(place.own for place in places):
        return False
    if any(place.kind in train.barred for place in places):
        return False
    if any(len(group.intersection(stops)) > 1 for group in network.apart):
        return False
    if train.starts_at is not None:
        starts = [n for n, place in enumerate(places) if place.kind == train.starts_at]
        if len(starts) != 1 or starts[0] not in (0, len(places) - 1):
            return False
    if train.hexes is not None:
        hexes = 1 + sum(network.links[link].crossings for link in links)
        if hexes > train.hexes:
            return False
    counted = [p for p in places if train.counts is None or p.kind in train.counts]
    return train.stops is None or len(counted) <= train.stops


def _revenue(network: Network, train: Train, stops: tuple[int, ...], links: tuple[int, ...]) -> int:
    if train.best is None or len(stops) <= train.best:
        return _pay(network, stops, links, range(len(stops)))
    return max(
        _pay(network, stops, links, counted)
        for counted in combinations(range(len(stops)), train.best)
        if any(network.stops[stops[place]].own for place in counted)
    )


def _pay(
    network: Network, stops: tuple[int, ...], links: tuple[int, ...], counted: Sequence[int]
) -> int:
    paid = {stops[place] for place in counted}
    total = sum(network.stops[stop].value for stop in paid)
    for place, link in enumerate(links):
        before = any(n <= place for n in counted)
        after = any(n > place for n in counted)
        if network.links[link].tunnel and (not network.tunnel_both_sides or (before and after)):
            total += network.tunnel_bonus * len(paid)
            break
    for bonus in network.bonuses:
        if paid & bonus.first and paid & bonus.second:
            total += bonus.amount
    return total
