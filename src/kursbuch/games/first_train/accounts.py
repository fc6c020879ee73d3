"""Phase 7: income from the pieces transported, expense for the links on the map."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.games.first_train.events import ProfitRecorded
from kursbuch.games.first_train.map import Piece
from kursbuch.games.first_train.network import own_links
from kursbuch.games.first_train.state import FirstTrain


def record_profit(state: FirstTrain) -> None:
    """In Player Order each marker moves by income less expense (FT-VP-03)."""
    limits = state.title.boards.limits
    for seat in state.order:
        income = sum(income_from(piece) for piece in transported(state, seat))
        expense = len(own_links(state, seat))
        space = state.profit.spaces[seat] + income - expense
        state.profit.move(seat, max(limits.profit_low, min(limits.profit_high, space)))
        keep_pieces(state, seat)
        profit = state.profit.spaces[seat]
        state.emit(ProfitRecorded(seat=seat, income=income, expense=expense, profit=profit))


def transported(state: FirstTrain, seat: Seat) -> list[Piece]:
    """All that the player's trains carry."""
    return [piece for train in state.players[seat].trains for piece in train.load]


def income_from(piece: Piece) -> int:
    """White goods bring two pounds, everything else one."""
    return 2 if piece == "white" else 1


def keep_pieces(state: FirstTrain, seat: Seat) -> None:
    """The player keeps what was transported; the train markers return (FT-VP-04)."""
    player = state.players[seat]
    for piece in transported(state, seat):
        player.kept[piece] = player.kept.get(piece, 0) + 1
    player.trains = []
