"""Looking ahead in an 18xx game: to the end of a series of operating rounds."""

from __future__ import annotations

from collections.abc import Sequence

from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.prospects import rounds_left
from kursbuch.bots.eighteen.valuation import Valuation
from kursbuch.bots.search import Horizon, Thought
from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import State
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.trade_trains import AnswerTrade, TradeTrain
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import papers
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.title.slots import S

IN_STOCK_ROUNDS: frozenset[type[Action]] = frozenset({BuyShare, StartCompany, BuyPaper, SellShares})
WEIGHTY = IN_STOCK_ROUNDS | {BuyTrain, TradeTrain, AnswerTrade, PlaceMarker}
"""What is worth a search if a title says nothing else."""

USUAL = Thought()
"""How much is thought about a choice if a title says nothing else."""
DOUBT = 250.0
"""What the ranking puts ahead by this much is better."""


def incomes(s: Situation[State18], seat: Seat) -> float:
    """What papers pay for a while."""
    held = papers(s.state, seat)
    return sum(s.state.title.papers[name].income for name in held) * min(rounds_left(s.state), 4.0)


def horizon(
    valuation: Valuation[S],
    weighty: frozenset[type[Action]] = WEIGHTY,
    thought: Thought = USUAL,
    least: int = 1,
) -> Horizon:
    """How far a title is looked ahead, given what positions are worth and its weighty actions.

    It is to the end of a series of operating rounds; from the opening on, of that many at least.
    """

    def is_far_enough(start: State, now: State) -> bool:
        assert isinstance(start, State18)
        assert isinstance(now, State18)
        return now.turn > max(start.turn, least)

    def is_weighty(state: State, offers: Sequence[Offer]) -> bool:
        return any(offer.action in weighty for offer in offers)

    until = "until-stock-round"
    return Horizon(
        is_far_enough, valuation.values, is_weighty, until, DOUBT, thought, valuation.parts
    )
