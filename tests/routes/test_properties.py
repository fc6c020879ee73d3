"""What may and what may not change the best revenue."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kursbuch.routes import solve as solving
from kursbuch.routes.network import Link, Network, Train
from kursbuch.routes.solve import solve
from tests.routes.nets import random_network, random_trains

Case = tuple[Random, Network, tuple[Train, ...]]


def cases(number: int, size: int) -> list[Case]:
    found = []
    for seed in range(number):
        random = Random(f"{size} {seed}")
        found.append((random, random_network(random, size), random_trains(random, 3)))
    return found


def best(network: Network, trains: tuple[Train, ...]) -> int:
    plan = solve(network, trains)
    assert plan.proved
    return plan.revenue


def test_new_names_and_another_order_change_nothing() -> None:
    for random, network, trains in cases(120, 10):
        names = random.sample(range(10), 10)
        pieces = random.sample(range(60), 60)
        assert best(_renamed(random, network, names, pieces), trains) == best(network, trains)


def _renamed(random: Random, network: Network, names: list[int], pieces: list[int]) -> Network:
    stops = {names[n]: stop for n, stop in enumerate(network.stops)}
    links = [
        replace(
            link,
            ends=random.choice((_ends(link, names), _ends(link, names)[::-1])),
            track=sum(1 << pieces[piece] for piece in range(60) if link.track >> piece & 1),
        )
        for link in network.links
    ]
    random.shuffle(links)
    return replace(
        network,
        stops=tuple(stops[n] for n in range(len(stops))),
        links=tuple(links),
        apart=tuple(frozenset(names[n] for n in group) for group in network.apart),
        bonuses=tuple(
            replace(
                bonus,
                first=frozenset(names[n] for n in bonus.first),
                second=frozenset(names[n] for n in bonus.second),
            )
            for bonus in network.bonuses
        ),
    )


def _ends(link: Link, names: list[int]) -> tuple[int, int]:
    return names[link.ends[0]], names[link.ends[1]]


def test_trains_in_another_order_earn_the_same() -> None:
    for random, network, trains in cases(120, 9):
        assert best(network, tuple(random.sample(trains, len(trains)))) == best(network, trains)


def test_more_track_never_lowers_the_revenue() -> None:
    for random, network, trains in cases(120, 9):
        a, b = random.sample(range(9), 2)
        more = replace(network, links=(*network.links, Link((a, b), 1 << 80, 1)))
        assert best(more, trains) >= best(network, trains)


def test_one_train_more_never_lowers_the_revenue() -> None:
    for random, network, trains in cases(120, 9):
        assert best(network, (*trains, random.choice(trains))) >= best(network, trains)


def test_a_greater_value_never_lowers_the_revenue() -> None:
    for random, network, trains in cases(120, 9):
        number = random.randrange(9)
        stops = list(network.stops)
        stops[number] = replace(stops[number], value=stops[number].value + 10)
        assert best(replace(network, stops=tuple(stops)), trains) >= best(network, trains)


@pytest.mark.rule("44-RT-04", "24-TK-10")
def test_blocking_a_city_never_raises_the_revenue() -> None:
    for random, network, trains in cases(120, 9):
        number = random.randrange(1, 9)
        stops = list(network.stops)
        stops[number] = replace(stops[number], blocked=True)
        assert best(replace(network, stops=tuple(stops)), trains) <= best(network, trains)


@pytest.mark.rule("24-TK-11", "24-RT-12")
def test_splitting_a_blocked_city_never_raises_the_revenue() -> None:
    for random, network, trains in cases(150, 9):
        number = random.randrange(1, 9)
        stops = list(network.stops)
        stops[number] = replace(stops[number], blocked=True, own=False)
        blocked = replace(network, stops=tuple(stops), bonuses=(), apart=())
        links = [
            replace(link, ends=_moved(link, number)) if random.random() < 0.5 else link
            for link in network.links
        ]
        split = replace(
            blocked,
            stops=(*stops, stops[number]),
            links=tuple(links),
            apart=(frozenset({number, len(stops)}),),
        )
        assert best(split, trains) <= best(blocked, trains)


def _moved(link: Link, number: int) -> tuple[int, int]:
    a, b = link.ends
    return (9 if a == number else a), (9 if b == number else b)


def test_prices_of_track_lead_to_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [best(network, trains) for _, network, trains in cases(150, 9)]
    monkeypatch.setattr(solving, "TRIES", ((0, 1), (4, 2), (5, 3), (6, 1_000_000)))
    monkeypatch.setattr(solving, "SKETCH", 5)
    assert [best(network, trains) for _, network, trains in cases(150, 9)] == known
