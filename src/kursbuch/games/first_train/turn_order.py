"""Phases 4 and 8: the three orders of play, by the discs on the tracks (FT-GEN-03)."""

from __future__ import annotations

from kursbuch.games.first_train.events import OrdersSet, PlayerOrderSet
from kursbuch.games.first_train.state import FirstTrain


def set_build_and_transport_order(state: FirstTrain) -> None:
    """Most white influence builds first, most brown transports first (FT-ORD-01, -02)."""
    state.build_order = state.influence["white"].ranking()
    state.transport_order = state.influence["brown"].ranking()
    state.emit(OrdersSet(build=tuple(state.build_order), transport=tuple(state.transport_order)))


def set_player_order(state: FirstTrain) -> None:
    """The highest profit goes first (FT-ORD-03)."""
    state.order = state.profit.ranking()
    state.emit(PlayerOrderSet(order=tuple(state.order)))
