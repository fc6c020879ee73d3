"""Phases 1 and 2: investment cubes, and influence tokens for the boxes."""

from __future__ import annotations

from kursbuch.games.first_train.events import CubesTaken, TokensDrawn
from kursbuch.games.first_train.state import FirstTrain


def take_investment(state: FirstTrain) -> None:
    """Each player takes twelve cubes, or all that are left in the stock (FT-INV-01)."""
    for seat in state.order:
        player = state.players[seat]
        cubes = min(state.title.boards.limits.investment, player.stock)
        player.stock -= cubes
        player.hand += cubes
        state.emit(CubesTaken(seat=seat, cubes=cubes, hand=player.hand))


def draw_tokens(state: FirstTrain) -> None:
    """One token by chance for each box (FT-INF-01)."""
    bag = [colour for colour, number in state.bag.items() for _ in range(number)]
    for box in state.boxes:
        box.token = state.draw.take(bag)
        state.bag[box.token] -= 1
    state.emit(TokensDrawn(tokens=tuple(box.token for box in state.boxes)))
