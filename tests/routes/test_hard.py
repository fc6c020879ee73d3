"""Easy positions are solved at once, hard ones are handed over, and the plan is the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kursbuch.routes import hard
from kursbuch.routes.network import Network, Plan, Preference, Train
from kursbuch.routes.solve import solve
from tests.routes.nets import random_network, random_trains

handed: list[Network] = []


def helper(network: Network, trains: tuple[Train, ...], preference: Preference | None) -> Plan:
    handed.append(network)
    return hard.solve_here(network, trains, preference)


@pytest.fixture(autouse=True)
def with_a_helper() -> Iterator[None]:
    handed.clear()
    hard.hand_over_to(helper)
    yield
    hard.hand_over_to(None)


def nets(number: int) -> Iterator[tuple[Network, tuple[Train, ...], Preference]]:
    random = Random(8)
    for _ in range(number):
        network = random_network(random, 9)
        wish = Preference(
            tuple(random.randrange(3) for _ in network.stops), (0,) * len(network.links)
        )
        yield network, random_trains(random, 3), wish


def test_easy_positions_are_solved_at_once() -> None:
    for network, trains, wish in nets(20):
        assert hard.solved(network, trains, wish) == solve(network, trains, preference=wish)
    assert not handed


def test_hard_positions_are_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hard, "QUICK", 10_000_000)
    for network, trains, wish in nets(20):
        assert hard.solved(network, trains, wish) == solve(network, trains, preference=wish)
    assert handed


@pytest.mark.parametrize("steps", [1, 5, 20, 60, 200, 1000])
def test_a_quick_answer_is_the_answer_of_the_whole_budget(
    monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    monkeypatch.setattr(hard, "usual_budget", lambda: steps * hard.QUICK)
    for network, trains, wish in nets(40):
        whole = solve(network, trains, preference=wish)
        assert hard.solved(network, trains, wish).routes == whole.routes
