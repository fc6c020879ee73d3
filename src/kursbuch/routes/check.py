"""The law of routes: every reason why drawn routes are not valid; and what valid ones earn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from kursbuch.routes.network import Network, Route, Stop, Train
from kursbuch.routes.pay import earn

Reason = Literal[
    "run-no-train",
    "run-train-twice",
    "route-not-drawn",
    "route-short",
    "route-stop-twice",
    "route-no-marker",
    "route-through-terminus",
    "route-through-blocked",
    "route-apart",
    "route-track-twice",
    "route-barred",
    "route-start",
    "route-too-many-stops",
    "route-too-many-cities",
    "route-too-far",
    "routes-share-track",
]
"""Everything that can be wrong."""
NOT_DRAWN: Reason = "route-not-drawn"


@dataclass(frozen=True, slots=True)
class Problem:
    """One reason: a message key with what it speaks of, the ledger entry, and the route's place."""

    key: str
    args: tuple[tuple[str, str | int], ...] = ()
    rule: str = ""
    route: int = 0


def explain(
    network: Network,
    trains: Sequence[Train],
    routes: Sequence[Route],
    rules: Mapping[str, str] | None = None,
) -> list[Problem]:
    """Everything that is wrong with these routes; nothing if they are valid."""
    known, ran, used = rules or {}, set[int](), 0
    found: list[Problem] = []
    for place, route in enumerate(routes):
        wrong = [*_of_its_train(trains, route, ran)]
        ran.add(route.train)
        if _is_drawn(network, route):
            wrong += _of_route(network, trains, route)
            track = _track(network, route)
            if track & used:
                wrong.append(_problem("routes-share-track", train=_name(trains, route)))
            used |= track
        else:
            wrong.append(_problem(NOT_DRAWN))
        for one in dict.fromkeys(wrong):
            found.append(Problem(one.key, one.args, known.get(one.key, ""), place))
    return found


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


def _problem(key: Reason, **args: str | int) -> Problem:
    return Problem(key, tuple(args.items()))


def _name(trains: Sequence[Train], route: Route) -> str:
    return trains[route.train].name if 0 <= route.train < len(trains) else "?"


def _of_its_train(trains: Sequence[Train], route: Route, ran: set[int]) -> Iterator[Problem]:
    """Each train runs once."""
    if not 0 <= route.train < len(trains):
        yield _problem("run-no-train")
    elif route.train in ran:
        yield _problem("run-train-twice", train=_name(trains, route))


def _is_drawn(network: Network, route: Route) -> bool:
    """Stops and links exist, and each link joins its stops."""
    known = (
        len(route.links) == max(len(route.stops) - 1, 0)
        and all(0 <= stop < len(network.stops) for stop in route.stops)
        and all(0 <= link < len(network.links) for link in route.links)
    )
    return known and all(
        sorted(network.links[link].ends) == sorted(pair)
        for link, pair in zip(route.links, pairwise(route.stops), strict=True)
    )


def _of_route(network: Network, trains: Sequence[Train], route: Route) -> Iterator[Problem]:
    """The law of one route."""
    places, train = [network.stops[stop] for stop in route.stops], _name(trains, route)
    if len(places) < 2:
        yield _problem("route-short")
        return
    if len({*route.stops}) < len(route.stops):
        for stop, times in Counter(route.stops).items():
            if times > 1:
                yield _problem("route-stop-twice", stop=network.stops[stop].name)
    if not any(place.own for place in places):
        yield _problem("route-no-marker", train=train)
    yield from _on_the_way(places[1:-1])
    for group in network.apart:
        together = [network.stops[stop].name for stop in route.stops if stop in group]
        if len(together) > 1:
            yield _problem("route-apart", stop=together[0], other=together[1])
    pieces = sum(network.links[link].track.bit_count() for link in route.links)
    if pieces > _track(network, route).bit_count():
        yield _problem("route-track-twice", train=train)
    if 0 <= route.train < len(trains):
        yield from _of_train(network, trains[route.train], route, places)


def _on_the_way(places: Sequence[Stop]) -> Iterator[Problem]:
    """Dead ends are not run through."""
    for place in places:
        if place.terminus:
            yield _problem("route-through-terminus", stop=place.name)
        if place.blocked:
            yield _problem("route-through-blocked", stop=place.name)


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
    if train.stops is not None and sum(map(train.weight, places)) > train.stops:
        every = train.counts is None
        key: Reason = "route-too-many-stops" if every else "route-too-many-cities"
        yield _problem(key, train=train.name)
    hexes = 1 + sum(network.links[link].crossings for link in route.links)
    if train.hexes is not None and hexes > train.hexes:
        yield _problem("route-too-far", train=train.name)


def _track(network: Network, route: Route) -> int:
    """All track of a route."""
    track = 0
    for link in route.links:
        track |= network.links[link].track
    return track
