"""Every reason why routes that somebody drew are not valid; and what valid ones earn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from kursbuch.routes.network import Network, Route, Stop, Train
from kursbuch.routes.pay import earn


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason: a message key with what it speaks of, and the ledger entry behind it."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()
    rule: str = ""


def explain(
    network: Network,
    trains: Sequence[Train],
    routes: Sequence[Route],
    rules: Mapping[str, str] | None = None,
) -> list[Problem]:
    """Everything that is wrong with these routes; nothing if they are valid."""
    found = list(_of_trains(trains, routes))
    for route in routes:
        if _is_drawn(network, trains, route):
            found += _of_route(network, trains[route.train], route)
        else:
            found.append(_problem("route-no-track"))
    found += _between(network, routes)
    known = rules or {}
    return [Problem(one.key, one.args, known.get(one.key, "")) for one in dict.fromkeys(found)]


def earnings(
    network: Network, trains: Sequence[Train], routes: Sequence[Route]
) -> tuple[Route, ...]:
    """Valid routes with their revenue part by part."""
    return tuple(earn(network, trains, route) for route in routes)


def told(route: Route) -> str:
    """The sum of a route as a player would say it: "Bern 40 + Thun 20 + tunnel 2×10"."""
    return " + ".join(
        f"{part.name} {part.amount}"
        if part.times == 1
        else f"{part.name} {part.times}×{part.amount}"
        for part in route.parts
    )


def _problem(key: str, **args: str | int) -> Problem:
    return Problem(key, tuple(args.items()))


def _of_trains(trains: Sequence[Train], routes: Sequence[Route]) -> Iterator[Problem]:
    """Each train runs once."""
    for place, route in enumerate(routes):
        if not 0 <= route.train < len(trains):
            yield _problem("run-no-train")
        elif any(other.train == route.train for other in routes[:place]):
            yield _problem("run-train-twice", train=trains[route.train].name)


def _is_drawn(network: Network, trains: Sequence[Train], route: Route) -> bool:
    """Train, stops and links exist, and each link joins its stops."""
    known = (
        0 <= route.train < len(trains)
        and len(route.links) == max(len(route.stops) - 1, 0)
        and all(0 <= stop < len(network.stops) for stop in route.stops)
        and all(0 <= link < len(network.links) for link in route.links)
    )
    return known and all(
        sorted(network.links[link].ends) == sorted(pair)
        for link, pair in zip(route.links, pairwise(route.stops), strict=True)
    )


def _of_route(network: Network, train: Train, route: Route) -> Iterator[Problem]:
    """The law of one route."""
    places = [network.stops[stop] for stop in route.stops]
    if len(places) < 2:
        yield _problem("route-short")
    if len(set(route.stops)) < len(route.stops):
        yield _problem("route-stop-twice")
    if not any(place.own for place in places):
        yield _problem("route-no-marker")
    for place in places[1:-1]:
        if place.terminus:
            yield _problem("route-through-terminus", stop=place.name)
        if place.blocked:
            yield _problem("route-through-blocked", stop=place.name)
    for group in network.apart:
        if len(group.intersection(route.stops)) > 1:
            yield _problem("route-apart")
    tracks = [network.links[link].track for link in route.links]
    if any(one & other for one, other in combinations(tracks, 2)):
        yield _problem("route-track-twice")
    yield from _of_train(network, train, route, places)


def _of_train(
    network: Network, train: Train, route: Route, places: list[Stop]
) -> Iterator[Problem]:
    """What this kind of train may do."""
    for place in places:
        if place.kind in train.barred:
            yield _problem("route-barred", train=train.name, stop=place.name)
    if train.starts_at is not None:
        starts = [n for n, place in enumerate(places) if place.kind == train.starts_at]
        if len(starts) != 1 or starts[0] not in (0, len(places) - 1):
            yield _problem("route-start", train=train.name)
    far = train.stops is not None and sum(map(train.weight, places)) > train.stops
    hexes = 1 + sum(network.links[link].crossings for link in route.links)
    if far or (train.hexes is not None and hexes > train.hexes):
        yield _problem("route-too-far", train=train.name)


def _between(network: Network, routes: Sequence[Route]) -> Iterator[Problem]:
    """No piece of track serves two trains."""
    tracks = []
    for route in routes:
        track = 0
        for link in route.links:
            if 0 <= link < len(network.links):
                track |= network.links[link].track
        tracks.append(track)
    if any(one & other for one, other in combinations(tracks, 2)):
        yield _problem("routes-share-track")
