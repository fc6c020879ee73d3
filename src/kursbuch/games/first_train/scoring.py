"""The end of the game: sets, profit, links that are left, and who wins."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.title import Result, placed
from kursbuch.games.first_train.events import FinalScore, GameWon
from kursbuch.games.first_train.map import GOODS, PASSENGERS
from kursbuch.games.first_train.network import own_links
from kursbuch.games.first_train.state import FirstTrain

POINTS_PER_SET = 2


def sets(state: FirstTrain, seat: Seat) -> int:
    """A set is one of each kind of goods and of passengers."""
    return min(state.players[seat].kept.get(piece, 0) for piece in (*GOODS, *PASSENGERS))


def final_score(state: FirstTrain, seat: Seat) -> FinalScore:
    """Points so far, two for each set, the profit, less one for each link they own (FT-FIN-01)."""
    points, profit = state.players[seat].points, state.profit.spaces[seat]
    pairs, links = sets(state, seat), len(own_links(state, seat))
    total = points + POINTS_PER_SET * pairs + profit - links
    return FinalScore(seat=seat, points=points, sets=pairs, profit=profit, links=links, total=total)


def standing(state: FirstTrain, seat: Seat) -> tuple[int, int]:
    """By total, then by the place on the profit track and in its stack (FT-FIN-02)."""
    return final_score(state, seat).total, -state.profit.ranking().index(seat)


def result(state: FirstTrain) -> Result | None:
    """The scores and places, once nothing is left to play."""
    if state.agenda:
        return None
    seats = [Seat(seat) for seat in state.seats]
    return Result(
        scores=tuple(final_score(state, seat).total for seat in seats),
        places=placed([standing(state, seat) for seat in seats]),
        reason="ft-last-turn-over",
    )


def announce_result(state: FirstTrain) -> None:
    """Tell the final scores and the winner."""
    for seat in state.order:
        state.emit(final_score(state, seat))
    state.emit(GameWon(seat=max(state.order, key=lambda seat: standing(state, seat))))
