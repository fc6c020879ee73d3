"""What a score in First Train is made of (FT-FIN-01)."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.words import Message
from kursbuch.games.first_train.scoring import POINTS_PER_SET, final_score
from kursbuch.web.games.first_train.places import state_of
from kursbuch.web.games.presenter import Scene, ScorePart


def score(scene: Scene) -> list[ScorePart]:
    """Points so far, sets, profit, and one less for each link on the map."""
    state, say = state_of(scene), scene.words.say
    found = [final_score(state, Seat(seat)) for seat in range(len(state.players))]
    sets = [POINTS_PER_SET * one.sets for one in found]
    return [
        ScorePart(say(Message("ft-short-points-long")), [one.points for one in found]),
        ScorePart(say(Message("ft-score-sets")), sets, POINTS_PER_SET),
        ScorePart(say(Message("ft-short-profit-long")), [one.profit for one in found]),
        ScorePart(say(Message("ft-score-links")), [-one.links for one in found]),
    ]
