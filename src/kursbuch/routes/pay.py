"""What one given route earns: which stops count, and the revenue part by part."""

from collections.abc import Iterator, Sequence
from itertools import product

from kursbuch.routes.network import Network, Part, Preference, Route, Train


def earn(network: Network, trains: Sequence[Train], route: Route) -> Route:
    """The same route with its best counted stops and the parts of its revenue."""
    counted = best_counted(network, trains[route.train], route)
    return Route(route.train, route.stops, route.links, counted, parts(network, route, counted))


def trimmed(network: Network, trains: Sequence[Train], route: Route) -> Route:
    """The route without stops at its ends that pay nothing, if it earns as much without them."""
    whole = earn(network, trains, route)
    first = next(n for n, stop in enumerate(whole.stops) if stop in whole.counted)
    last = max(n for n, stop in enumerate(whole.stops) if stop in whole.counted)
    if last == first:
        return whole
    short = Route(route.train, route.stops[first : last + 1], route.links[first:last])
    short = earn(network, trains, short)
    return short if short.revenue == whole.revenue else whole


def shortest(
    network: Network, trains: Sequence[Train], route: Route, liked: Preference | None = None
) -> Route:
    """An express route without ends that another stop can stand for, unless they are preferred."""
    whole = trimmed(network, trains, route)
    for cut in _cuts(whole, liked) if trains[route.train].best is not None else ():
        owns = any(network.stops[stop].own for stop in cut.stops)
        if owns and earn(network, trains, cut).revenue == whole.revenue:
            return shortest(network, trains, cut, liked)
    return whole


def _cuts(route: Route, liked: Preference | None) -> Iterator[Route]:
    """The route without its first or its last stop, unless that is preferred."""
    if len(route.stops) > 2:
        if not (liked and liked.weight(route.stops[0], route.links[0])):
            yield Route(route.train, route.stops[1:], route.links[1:])
        if not (liked and liked.weight(route.stops[-1], route.links[-1])):
            yield Route(route.train, route.stops[:-1], route.links[:-1])


def best_counted(network: Network, train: Train, route: Route) -> tuple[int, ...]:
    """The stops that pay: all of them, or the best, with one of the company's stations among them.

    Among equal stops the ends of the route are counted: a train that runs there is to visit them.
    """
    if train.best is None or len(route.stops) <= train.best:
        return route.stops
    ends = {route.stops[0], route.stops[-1]}
    sets = (_filled(network, train.best, route, must) for must in _musts(network, route))
    best = max(sets, key=lambda counted: (_sum(network, route, counted), len(ends & {*counted})))
    return tuple(stop for stop in route.stops if stop in best)


def _sum(network: Network, route: Route, counted: Sequence[int]) -> int:
    return sum(part.total for part in parts(network, route, counted))


def parts(network: Network, route: Route, counted: Sequence[int]) -> tuple[Part, ...]:
    """Stop by stop, then the tunnel, then the other bonuses."""
    stops = [network.stops[stop] for stop in route.stops if stop in counted]
    found = [Part("stop", stop.name, 1, stop.value) for stop in stops]
    if network.tunnel_bonus and tunnel_counts(network, route, counted):
        found.append(Part("tunnel", "tunnel", len(stops), network.tunnel_bonus))
    for bonus in network.bonuses:
        if not bonus.first.isdisjoint(counted) and not bonus.second.isdisjoint(counted):
            found.append(Part("bonus", bonus.name, 1, bonus.amount))
    return tuple(found)


def tunnel_counts(network: Network, route: Route, counted: Sequence[int]) -> bool:
    """The route uses a tunnel, where required with counted stops on both sides of it."""
    places = [place for place, stop in enumerate(route.stops) if stop in counted]
    tunnels = [place for place, link in enumerate(route.links) if network.links[link].tunnel]
    if not network.tunnel_both_sides or not places:
        return bool(tunnels)
    return any(places[0] <= tunnel < places[-1] for tunnel in tunnels)


def _musts(network: Network, route: Route) -> Iterator[set[int]]:
    """Sets of stops, one of which lies in some best choice of counted stops.

    A best choice includes one of the company's stations, and for each bonus it earns a stop of
    either side; together these stops are a set yielded here. If it earns the tunnel too but that
    set lies on one side of it, the dearest stop of the other side can stand for what was chosen
    there.
    """
    own = [stop for stop in route.stops if network.stops[stop].own]
    pairs: list[list[tuple[int, ...]]] = [[(stop,) for stop in own]]
    for bonus in network.bonuses:
        first = [stop for stop in route.stops if stop in bonus.first]
        second = [stop for stop in route.stops if stop in bonus.second]
        if first and second:
            pairs.append([(), *product(first, second)])
    for choice in product(*pairs):
        must = {stop for stops in choice for stop in stops}
        yield must
        yield from _across_a_tunnel(network, route, must)


def _across_a_tunnel(network: Network, route: Route, must: set[int]) -> Iterator[set[int]]:
    for place, link in enumerate(route.links):
        sides = route.stops[: place + 1], route.stops[place + 1 :]
        if network.links[link].tunnel:
            for side in sides:
                if must.isdisjoint(side):
                    yield must | {max(side, key=lambda stop: network.stops[stop].value)}


def _filled(network: Network, size: int, route: Route, must: set[int]) -> tuple[int, ...]:
    if len(must) > size:
        return ()
    others = [stop for stop in route.stops if stop not in must]
    ends = route.stops[0], route.stops[-1]
    others.sort(key=lambda stop: (-network.stops[stop].value, stop not in ends))
    return (*must, *others[: size - len(must)])
