"""Small networks by hand: a line of stops, each one link from the next."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from kursbuch.routes.network import Link, Network, Route, Stop


def city(name: str, value: int, own: bool = False, blocked: bool = False) -> Stop:
    return Stop(name, name, "city", value, own=own, blocked=blocked)


def town(name: str) -> Stop:
    return Stop(name, name, "town", 10)


def dead_end(name: str, value: int, kind: str = "red", own: bool = False) -> Stop:
    return Stop(name, name, kind, value, own=own, terminus=True)


def line(*stops: Stop, tunnels: Collection[int] = (), both_sides: bool = True) -> Network:
    """Stops in a row; link n joins the stops n and n + 1."""
    links = tuple(Link((n, n + 1), 1 << n, 1, n in tunnels) for n in range(len(stops) - 1))
    return Network(stops, links, tunnel_bonus=10, tunnel_both_sides=both_sides)


def joined(
    network: Network, a: int, b: int, track: int | None = None, crossings: int = 1
) -> Network:
    """One link more; without a mask on track of its own."""
    free = max(link.track.bit_length() for link in network.links)
    more = Link((a, b), 1 << free if track is None else track, crossings)
    return replace(network, links=(*network.links, more))


def along(first: int, last: int, train: int = 0) -> Route:
    """The route along a line from one stop to another."""
    return Route(train, tuple(range(first, last + 1)), tuple(range(first, last)))
