"""The auction: boxes by what the turn needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from kursbuch.bots.bot import Candidate
from kursbuch.bots.care import Care
from kursbuch.bots.first_train.plans import turns_left
from kursbuch.bots.temperament import Temperament
from kursbuch.core.action import Seat
from kursbuch.core.offers import Offer, Span
from kursbuch.core.words import Message
from kursbuch.games.first_train.auction import ChooseCompany
from kursbuch.games.first_train.boards import EITHER
from kursbuch.games.first_train.map import Colour
from kursbuch.games.first_train.state import FirstTrain

WANTED: Mapping[Colour, float] = {"brown": 2.2, "white": 1.1, "red": 1.3, "green": 1.3}
"""What the first point of a colour is worth."""
CUBE = 0.28
"""What a cube left for track is worth."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A position as one seat sees it."""

    state: FirstTrain
    seat: Seat
    temper: Temperament
    care: Care = Care.USUAL
    """Follow more series of links than the most likely."""


def point_worth(s: Sight, colour: Colour, more: int = 0) -> float:
    """What one point more of a colour is worth; less for each that one has."""
    if colour == EITHER:
        return max(point_worth(s, "red"), point_worth(s, "green"))
    own = s.state.influence[colour].spaces[s.seat] + more
    mood = {"brown": s.temper.rushing, "white": s.temper.building}.get(colour, s.temper.trading)
    last = 0.6 if colour in ("red", "green") and turns_left(s.state) == 0 else 1.0
    return WANTED[colour] * (0.85 + 0.15 * mood) * last / (1 + own / 4)


def box_worth(s: Sight, number: int) -> float:
    """All points of a box, with its token."""
    box, printed = s.state.boxes[number - 1], s.state.title.side.boxes[number - 1]
    found, seen = 0.0, dict[Colour, int]()
    for colour in (*printed.fixed, box.token):
        found += point_worth(s, colour, seen.get(colour, 0))
        seen[colour] = seen.get(colour, 0) + 1
    return found


def rank_bids(s: Sight, offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The lowest bid on each box; over somebody only if the box is worth it."""
    for offer in offers:
        number, span = int(str(offer.fixed["box"])), offer.open["cubes"]
        assert isinstance(span, Span)
        against = s.state.boxes[number - 1].bidder is not None
        score = box_worth(s, number) - CUBE * span.low
        score += 0.4 * (s.temper.blocking - 1) if against else 0.0
        because = Message("because-box", box=number)
        yield Candidate(offer.filled({"cubes": span.low}), score, because)


def rank_companies(s: Sight, offers: Sequence[Offer]) -> Iterator[Candidate]:
    """The company with which the seat has less."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, ChooseCompany)
            score = point_worth(s, action.company)
            yield Candidate(action, score, Message("because-company"))
