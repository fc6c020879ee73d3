"""Easy problems are solved at once, hard ones are delegated, and the solution is the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from kursbuch.routes import delegate
from kursbuch.routes.delegate import delegating
from kursbuch.routes.network import Network, Preference, Solution, Train
from kursbuch.routes.solve import solve
from tests.routes.nets import random_network, random_trains


class Other:
    """Another solver, which counts what it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(
        self, network: Network, trains: Sequence[Train], *, preference: Preference | None = None
    ) -> Solution:
        self.asked += 1
        return solve(network, trains, preference=preference)


def nets(number: int) -> Iterator[tuple[Network, tuple[Train, ...], Preference]]:
    random = Random(8)
    for _ in range(number):
        network = random_network(random, 9)
        wish = Preference(
            tuple(random.randrange(3) for _ in network.stops), (0,) * len(network.links)
        )
        yield network, random_trains(random, 3), wish


def test_easy_problems_are_solved_at_once() -> None:
    other = Other()
    for network, trains, wish in nets(20):
        found = delegating(other)(network, trains, preference=wish)
        assert found == solve(network, trains, preference=wish)
    assert not other.asked


def test_hard_problems_are_delegated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delegate, "QUICK", 10_000_000)
    other = Other()
    for network, trains, wish in nets(20):
        found = delegating(other)(network, trains, preference=wish)
        assert found == solve(network, trains, preference=wish)
    assert other.asked


@pytest.mark.parametrize("steps", [1, 5, 20, 60, 200, 1000])
def test_a_quick_answer_is_the_answer_of_the_whole_budget(
    monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    monkeypatch.setattr(delegate, "usual_budget", lambda: steps * delegate.QUICK)
    for network, trains, wish in nets(40):
        whole = solve(network, trains, preference=wish)
        found = delegating(Other())(network, trains, preference=wish)
        assert found.routes == whole.routes
