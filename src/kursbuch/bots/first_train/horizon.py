"""Looking ahead in First Train: to the end of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from kursbuch.bots.first_train.plans import access_worth, turns_left
from kursbuch.bots.search import Horizon
from kursbuch.core.action import Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.games.first_train.network import own_links
from kursbuch.games.first_train.scoring import final_score
from kursbuch.games.first_train.state import FirstTrain

POINT = 0.35
"""What a point of influence is worth between two turns."""
CUBE = 0.1
UPKEEP = 0.7
"""What a link costs in each turn to come, since some can be sold."""

DOUBT = 15.0
"""What the ranking puts ahead by this many points is better."""


def to_the_next_turn(start: State, now: State) -> bool:
    """The turn is over."""
    assert isinstance(start, FirstTrain)
    assert isinstance(now, FirstTrain)
    return now.turn > start.turn


def values(state: State) -> Sequence[float]:
    """The score if the game ended now, and what links and influence promise."""
    assert isinstance(state, FirstTrain)
    return [expected(state, Seat(seat)) for seat in state.seats]


def expected(state: FirstTrain, seat: Seat) -> float:
    """What one seat may expect."""
    score = float(final_score(state, seat).total)
    if not state.agenda:
        return score
    later = turns_left(state) + 1
    influence = sum(state.points_of(seat).values())
    player = state.players[seat]
    score += POINT * min(later, 2) * influence + CUBE * player.hand
    score += 0.5 * access_worth(state, seat)
    return score - UPKEEP * min(later, 2) * len(own_links(state, seat))


def weighty(state: State, offers: Sequence[Offer]) -> bool:
    """Every choice is."""
    return True


HORIZON = Horizon(to_the_next_turn, values, weighty, "until-turn", DOUBT)
