"""The first stock round of 1824: coal railways and pre-state railways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kursbuch.bots.bot import Candidate
from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.prospects import rounds_until
from kursbuch.bots.eighteen.stock import launch_at_risk, per_money
from kursbuch.bots.eighteen.worth import share_worth
from kursbuch.core.offers import Offer
from kursbuch.core.words import Message
from kursbuch.eighteen.ids import CompanyId, PhaseId
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway, cost
from kursbuch.games.g1824.state import State24

CHEAPEST = 120
"""The extra cost of a higher price goes into the treasury of the railway."""
COAL_INCOME = 28
"""The owner's half of what a coal railway earns in a round."""
PRE_STATE_INCOME = 22
COAL_CLOSES = PhaseId("4")
ONLY_NOW = 1.6
"""What nobody buys in the first stock round leaves the game: it comes before other shares."""


def rank_railways(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Half of the income for a while, then shares of the state railway."""
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, BuyRailway)
            gain, paid = gain_of_railway(s, action.company)
            gain -= launch_at_risk(s, paid, None)
            because = Message("because-railway", company=action.company)
            yield Candidate(action, ONLY_NOW * per_money(s, gain, paid), because)


def gain_of_railway(s: Situation[State24], company: CompanyId) -> tuple[float, int]:
    """How much more a pre-state railway brings than it costs, and what it costs."""
    state = s.state
    if company in state.kinds:  # a construction railway only lays track
        return -20.0, 120
    paid, whole = cost(state, company), state.title.state_railway_of[company]
    railway = state.title.state_railways[whole]
    number = list(railway.pre_state).index(company)
    held = state.title.certificates[whole][number].shares
    income = PRE_STATE_INCOME * rounds_until(state, railway.founded_in)
    return held * share_worth(s, whole) + income - paid, paid


def rank_coal_railways(s: Situation[State24], offers: Sequence[Offer]) -> Iterator[Candidate]:
    """Half of the income for a while, then the director's certificate of the regional railway."""
    state = s.state
    for offer in offers:
        for action in offer.actions():
            assert isinstance(action, BuyCoalRailway)
            regional = state.title.coal[action.company]
            worth = 2 * share_worth(s, regional, action.price // 2)
            capital = 4 * action.price
            income = COAL_INCOME * (1 + rounds_until(state, COAL_CLOSES))
            gain = worth + income + 0.15 * capital - action.price
            gain -= launch_at_risk(s, action.price, None)
            because = Message("because-coal", company=action.company, price=action.price)
            score = ONLY_NOW * per_money(s, gain, CHEAPEST)
            yield Candidate(action, score, because)
