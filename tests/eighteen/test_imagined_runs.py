"""What a company would earn with trains and track that are only imagined is what it then earns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from kursbuch.core.copying import copy
from kursbuch.core.record import snapshot
from kursbuch.core.state import offers, play
from kursbuch.eighteen.board.board import Board, lay
from kursbuch.eighteen.board.lays import lays
from kursbuch.eighteen.board.reach import reach
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.running.imagined_runs import best_routes, revenue
from kursbuch.eighteen.running.runs import best_runs, network_of
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016
from kursbuch.routes.reference import best_revenue
from tests.eighteen.builders import tiles
from tests.games.g1844.builders import company, position

AB = CompanyId("AB")


@pytest.fixture
def east() -> State44:
    """AB: Rorschach–St. Gallen–Appenzell–Vaduz; the city of Appenzell is its home."""
    state = position("4")
    company(state, "AB", at=["D25.0"], trains=["3"])
    tiles(state, {"D25": (57, 2), "C24": (57, 2), "B23": (58, 5)})
    return state


def test_nothing_imagined_is_what_the_trains_earn(east: State44) -> None:
    assert revenue(east, AB) == best_runs(east, AB).revenue > 0


def test_other_trains_earn_as_if_the_company_had_them(east: State44) -> None:
    for trains in ((), ("2",), ("2", "2"), ("4",), ("4", "3")):
        names = tuple(map(TrainId, trains))
        there = copy(east)
        there.companies[AB].trains = [*names]
        assert revenue(east, AB, trains=names) == best_runs(there, AB).revenue
    assert revenue(east, AB, trains=()) == 0


def test_the_state_stays_as_it_is(east: State44) -> None:
    before = snapshot(east)
    board = next(boards(east, AB))
    revenue(east, AB, trains=(TrainId("4"),), board=board)
    assert snapshot(east) == before


def test_after_every_lay_it_is_the_revenue_of_that_board() -> None:
    kept = 0
    for state, name in late_positions():
        for board in boards(state, name):
            there = copy(state)
            there.board = board
            net = there.title.running.network(there, name, None)
            trains = [
                there.title.running.train(there, name, train)
                for train in there.companies[name].trains
            ]
            found = best_routes(state, name, board=board)
            assert found.proved
            assert found.revenue == best_revenue(net, trains)
            assert network_of(there, name) == net
            kept += network_of(there, name) is network_of(state, name)
    assert kept > 0


def test_a_spent_budget_says_so(east: State44) -> None:
    whole = best_routes(east, AB)
    spent = best_routes(east, AB, budget=1)
    assert whole.proved
    assert not spent.proved
    assert spent.revenue <= whole.revenue <= spent.bound


def boards(state: State44, name: CompanyId) -> Iterator[Board]:
    """The board after every tile and turn that the law allows."""
    ground = state.title.ground
    colours = state.title.phases[state.phase].tiles
    for one in lays(ground, state.board, colours, reach(ground, state.board, name)):
        for turn in one.turns:
            yield lay(ground, state.board, one.hex, one.tile, turn)


def late_positions() -> Iterator[tuple[State44, CompanyId]]:
    """Some positions of a random game in which a company has trains, with the company."""
    rng, state = Random(11), EDITION_2016.start(3, 11)
    found = 0
    for number in range(600):
        state, _ = play(state, rng.choice(list(offers(state))).sample(rng))
        names = [name for name, one in state.companies.items() if one.trains]
        if number % 60 == 0 and names:
            found += 1
            yield state, names[number % len(names)]
    assert found > 3
