"""What trains would earn on track that is only imagined."""

from __future__ import annotations

from copy import copy

from kursbuch.bots.eighteen.prospects import GOODS
from kursbuch.core.cache import Derivation
from kursbuch.eighteen.board.board import Board
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.operating.depot import for_sale, limit, price
from kursbuch.eighteen.running.runs import network_of, train_of
from kursbuch.eighteen.state import State18
from kursbuch.routes.solve import solve

THOUGHT = 20_000
"""How many nodes of its search the solver may visit for one imagined run."""
_imagined: Derivation[tuple[object, ...], int] = Derivation()


def revenue(
    state: State18,
    company: CompanyId,
    trains: tuple[TrainId, ...],
    board: Board | None = None,
) -> int:
    """The most that these trains would earn on this board, as far as a short search sees."""
    if not trains:
        return 0
    if board is not None and board is not state.board:
        state = copy(state)
        state.board = board
    key = state.title.token, company, tuple(sorted(trains)), state.title.running.stamp(state)
    return _imagined.get_or_set(state.board.derived, key, lambda: _earned(state, company, trains))


def _earned(state: State18, company: CompanyId, trains: tuple[TrainId, ...]) -> int:
    kinds = tuple(train_of(state, company, train) for train in trains)
    plan = solve(network_of(state, company), kinds, budget=THOUGHT)
    return sum(route.revenue for route in plan.routes)


def planned(state: State18, company: CompanyId) -> tuple[TrainId, ...]:
    """The trains of a company with the one it would buy next, within its limit."""
    own = state.companies[company]
    new = [train for source, train in for_sale(state, company) if source == BANK]
    new = [train for train in new if state.title.trains[train].runs != GOODS] or new
    if not new:
        return tuple(own.trains)
    payable = [train for train in new if price(state, train) <= own.cash]
    best = max(payable or new, key=lambda train: price(state, train))
    room = limit(state, company) - 1
    kept = sorted(own.trains, key=lambda train: -price(state, train))[: max(room, 0)]
    return (*kept, best)
