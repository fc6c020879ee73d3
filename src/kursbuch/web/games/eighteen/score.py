"""What a score in an 18xx game is made of: cash, debt, shares by company, other papers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.core.action import Seat
from kursbuch.core.words import Message
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shareholders
from kursbuch.eighteen.stock.market import price
from kursbuch.web.games.eighteen.places import state_of
from kursbuch.web.games.presenter import Scene, ScorePart


def score(scene: Scene) -> list[ScorePart]:
    """The parts of what everybody is worth; a debt is owed to the bank."""
    return parts(scene, [player.debt for player in state_of(scene).players])


def parts(scene: Scene, debts: Sequence[int]) -> list[ScorePart]:
    """They add up to what the title scores; whatever is neither money nor share is papers."""
    state, say = state_of(scene), scene.words.say
    seats = [Seat(seat) for seat in range(len(state.players))]
    cash = [player.cash for player in state.players]
    shares = [*_shares(state, seats)]
    plain = [cash[seat] + sum(part.values[seat] for part in shares) - debts[seat] for seat in seats]
    others = [state.title.scored(state, seat) - plain[seat] for seat in seats]
    return [
        ScorePart(say(Message("e-cash")), cash),
        *shares,
        ScorePart(say(Message("e-other-papers")), others),
        ScorePart(say(Message("e-debt")), [-debt for debt in debts]),
    ]


def _shares(state: State18, seats: list[Seat]) -> Iterator[ScorePart]:
    """The shares of every company at its price."""
    for company in state.title.certificates:
        held = shareholders(state, company)
        if each := price(state, company):
            yield ScorePart(company, [each * held.get(seat, 0) for seat in seats], each)
