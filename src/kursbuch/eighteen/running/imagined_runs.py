"""What a company would earn with trains and track that are only imagined."""

from __future__ import annotations

from collections.abc import Sequence

from kursbuch.core.cache import Derivation
from kursbuch.core.copying import copy
from kursbuch.eighteen.board.board import Board, derived_from
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.running.runs import network_of, train_of
from kursbuch.eighteen.state import State18
from kursbuch.routes.network import Solution, Train
from kursbuch.routes.solve import solve

BUDGET = 20_000
"""Steps of the solver, some milliseconds: enough to prove nearly every position."""

_solutions: Derivation[tuple[object, ...], Solution] = Derivation()
"""By what is asked about a board; many boards have the same network for a company."""
_best: Derivation[tuple[tuple[Train, ...], int], Solution] = Derivation()
"""By trains and budget on a network."""


def revenue(
    state: State18,
    company: CompanyId,
    *,
    trains: Sequence[TrainId] | None = None,
    board: Board | None = None,
    budget: int = BUDGET,
) -> int:
    """What the company's trains could earn now; or other trains, or on another board.

    Trains are named by their type, such as ("4", "8E"); a board comes from `lay` or `place`. The
    state stays as it is. Within the budget of steps it is the highest revenue in nearly every
    position, and never more than that: `best_routes` says whether it is proved.

    >>> import kursbuch
    >>> from random import Random
    >>> game, rng = kursbuch.title("1824-cisleithania-2").start(players=2, seed=7), Random(7)
    >>> for _ in range(11):
    ...     game, _ = kursbuch.play(game, kursbuch.bots.choose(game, "random", rng))
    >>> kursbuch.revenue(game, "EPP"), kursbuch.revenue(game, "EPP", trains=[])
    (30, 0)
    """
    names = state.companies[company].trains if trains is None else trains
    if not names:
        return 0
    return best_routes(state, company, trains=sorted(names), board=board, budget=budget).revenue


def best_routes(
    state: State18,
    company: CompanyId,
    *,
    trains: Sequence[TrainId] | None = None,
    board: Board | None = None,
    budget: int = BUDGET,
) -> Solution:
    """The routes behind `revenue`, with the bound, and whether nothing earns more."""
    names = tuple(state.companies[company].trains if trains is None else trains)
    there = state.board if board is None else board
    key = state.title.token, company, names, state.title.running.stamp(state), budget
    return _solutions.get_or_set(
        there.derived, key, lambda: _solved(state, company, names, there, budget)
    )


def _solved(
    state: State18, company: CompanyId, trains: tuple[TrainId, ...], board: Board, budget: int
) -> Solution:
    """What a search of this many steps finds in the position as it is imagined."""
    if board.change and board.change.before is state.board:
        network_of(state, company)  # what it is made of serves every board after this one
    there = copy(state)
    there.companies[company].trains = list(trains)
    there.board = board
    kinds = tuple(train_of(there, company, train) for train in trains)
    network = network_of(there, company)
    return _best.get_or_set(
        derived_from(network), (kinds, budget), lambda: solve(network, kinds, budget=budget)
    )
