"""Random small networks with everything in them that the games know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from kursbuch.routes.network import Bonus, Link, Network, Stop, Train

KINDS = ("city", "city", "city", "town", "town", "red", "mountain", "mine")
DEAD = frozenset({"red", "mountain", "mine"})

TRAINS = (
    Train("2", stops=2, barred=frozenset({"mine"})),
    Train("3", stops=3, barred=frozenset({"mine"})),
    Train("5", stops=5),
    Train("3H", hexes=3, barred=frozenset({"red"})),
    Train("6H", hexes=6, barred=frozenset({"red"})),
    Train("3E", best=3),
    Train("4E", best=4, barred=frozenset({"mine"})),
    Train("1g", stops=1, counts=frozenset({"city", "red"}), starts_at="mine"),
    Train("3g", stops=3, counts=frozenset({"city", "red"}), starts_at="mine"),
)


def random_network(random: Random, size: int) -> Network:
    """Stops in a ring or a bush with some chords; some links share a piece of track."""
    stops = tuple(_stop(random, number) for number in range(size))
    pairs = [(random.randrange(n), n) for n in range(1, size)]
    pairs += [_pair(random, size) for _ in range(random.randrange(size))]
    links = []
    for number, ends in enumerate(pairs):
        track = 1 << number
        for _ in range(random.randrange(3)):
            track |= 1 << (len(pairs) + random.randrange(max(2, size // 2)))
        links.append(Link(ends, track, random.randint(1, 3), random.random() < 0.15))
    bonuses = tuple(_bonus(random, stops, n) for n in range(random.choice((0, 0, 1, 2))))
    apart = (frozenset(random.sample(range(size), 2)),) if random.random() < 0.3 else ()
    return Network(
        stops,
        tuple(links),
        apart=apart,
        bonuses=bonuses,
        tunnel_bonus=10,
        tunnel_both_sides=random.random() < 0.5,
    )


def dearer(network: Network, times: int) -> Network:
    """The same network with all money so many times as much."""
    return replace(
        network,
        stops=tuple(replace(stop, value=stop.value * times) for stop in network.stops),
        bonuses=tuple(replace(bonus, amount=bonus.amount * times) for bonus in network.bonuses),
        tunnel_bonus=network.tunnel_bonus * times,
    )


def random_trains(random: Random, most: int) -> tuple[Train, ...]:
    """One to so many trains, often equal ones."""
    few = random.sample(TRAINS, 2)
    return tuple(random.choice(few) for _ in range(random.randint(1, most)))


def _stop(random: Random, number: int) -> Stop:
    kind = random.choice(KINDS) if number else "city"
    own = not number or (kind not in DEAD and random.random() < 0.2)
    return Stop(
        id=f"stop {number}",
        name=f"Stop {number}",
        kind=kind,
        value=10 * random.randint(1, 8),
        own=own,
        blocked=not own and kind == "city" and random.random() < 0.2,
        terminus=kind in DEAD,
    )


def _pair(random: Random, size: int) -> tuple[int, int]:
    a, b = random.sample(range(size), 2)
    return min(a, b), max(a, b)


def _bonus(random: Random, stops: tuple[Stop, ...], number: int) -> Bonus:
    """Of two ends as for transit, or of any stops as for Bukowina."""
    ends = [n for n, stop in enumerate(stops) if stop.terminus]
    pool = ends if len(ends) > 1 and random.random() < 0.7 else list(range(len(stops)))
    first, second = random.sample(pool, 2)
    return Bonus(
        f"bonus {number}", frozenset({first}), frozenset({second}), 10 * random.randint(1, 9)
    )
