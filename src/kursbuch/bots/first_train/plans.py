"""What links give access to, and what that is worth: the measure of every decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy

from kursbuch.core.action import Seat
from kursbuch.core.offers import Split
from kursbuch.games.first_train.access import Source, accessible
from kursbuch.games.first_train.accounts import income_from
from kursbuch.games.first_train.map import GOODS, PASSENGERS, BorderId, Colour, Piece
from kursbuch.games.first_train.state import FirstTrain
from kursbuch.games.first_train.turn import turns


def turns_left(state: FirstTrain) -> int:
    """The turns after this one."""
    return turns(state) - state.turn


def piece_worth(state: FirstTrain, seat: Seat, piece: Piece) -> float:
    """Victory points, income, and a part of a set if the seat has few of its kind."""
    kept = state.players[seat].kept
    own = kept.get(piece, 0)
    few = min(kept.get(kind, 0) for kind in (*GOODS, *PASSENGERS))
    points = state.title.side.goods_points if piece in GOODS else passenger_points(state)
    return points + 0.9 * income_from(piece) + (0.6 if own == few else 0.0)


def passenger_points(state: FirstTrain) -> float:
    """What a passenger brings in a train of middle class."""
    rows = [row for row in state.title.side.trains if row.passengers]
    return sum(row.passenger_points for row in rows) / max(1, len(rows))


def with_links(
    state: FirstTrain, seat: Seat, more: Iterable[BorderId], less: Iterable[BorderId] = ()
) -> FirstTrain:
    """The position with links of the seat that are only imagined, and without some of them."""
    imagined = copy(state)
    gone = set(less)
    imagined.links = {border: owner for border, owner in state.links.items() if border not in gone}
    imagined.links |= dict.fromkeys(more, seat)
    return imagined


def carried(state: FirstTrain, seat: Seat) -> int:
    """How many pieces the trains could carry that the seat can pay for this turn, roughly."""
    return 2 + int(2.6 * state.influence["brown"].spaces[seat])


def access_worth(state: FirstTrain, seat: Seat, rivals: Iterable[Source] = ()) -> float:
    """What the pieces are worth that the seat's links give access to."""
    theirs = set(rivals)
    found: list[float] = []
    for (area, piece), number in accessible(state, seat).items():
        worth = piece_worth(state, seat, piece) * (0.6 if (area, piece) in theirs else 1.0)
        found += [worth] * number
    return sum_of_best(state, found, carried(state, seat))


def sum_of_best(state: FirstTrain, worths: list[float], room: int) -> float:
    """What the pieces are worth that there is room for, and a part of what must wait."""
    worths.sort(reverse=True)
    later = 0.55 if turns_left(state) > 0 else 0.0
    return sum(worths[:room]) + later * sum(worths[room : 2 * room])


def all_rivals(state: FirstTrain, seat: Seat) -> set[Source]:
    """What the others can claim."""
    return {
        source
        for other in state.seats
        if other != seat
        for source in accessible(state, Seat(other))
    }


SPARED: Mapping[Colour, float] = {"cubes": 0.2, "white": 0.9, "red": 1.0, "green": 1.0, "brown": 3}
"""What one gives up last when other points pay for something."""


def paid_with(state: FirstTrain, seat: Seat, split: Split) -> dict[str, int]:
    """A payment out of what is missed least: the most plentiful first."""
    left, paid = dict(split.limits), dict[str, int]()
    for _ in range(split.total):
        name = max(
            (name for name, number in left.items() if number > 0),
            key=lambda name: left[name] / SPARED.get(name, 1.0),
        )
        left[name] -= 1
        paid[name] = paid.get(name, 0) + 1
    return paid
