"""Two trains that choose anew leave the track of the others alone."""

from __future__ import annotations

from random import Random

import pytest

from kursbuch.routes import search
from kursbuch.routes.bound import LagrangianBound
from kursbuch.routes.budget import Budget
from kursbuch.routes.column import Assignment
from kursbuch.routes.local_search import exchange_of_two
from kursbuch.routes.problem import RoutingProblem
from tests.routes.nets import TRAINS, dearer, random_network

SEEDS = 60


@pytest.mark.parametrize("times", [1, 1 << 50])
def test_the_track_of_the_others_is_closed_however_much_it_would_earn(times: int) -> None:
    found = [exchanged(Random(seed), times) for seed in range(SEEDS)]
    better = [assignment for assignment in found if assignment]
    assert len(better) > SEEDS // 2
    for assignment in better:
        tracks = [column.track for column in assignment if column]
        assert sum(track.bit_count() for track in tracks) == sum(tracks).bit_count()


def exchanged(random: Random, times: int) -> Assignment | None:
    """Two idle trains look for routes beside a third, which runs its best one."""
    network = dearer(random_network(random, 8), times)
    problem = RoutingProblem.of(network, [random.choice(TRAINS) for _ in range(3)])
    budget = Budget(1_000_000)
    third = search.best_route(problem.graphs[problem.kinds[2]], problem.free, 0, 1, budget)
    return exchange_of_two(LagrangianBound(problem, budget), (None, None, third))
