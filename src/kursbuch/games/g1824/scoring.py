"""The end of the game: what everybody is worth."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.scoring import cash_and_shares
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.games.g1824.railways import cost
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.two_players import CONSTRUCTION_PRICE


def score(state: State24, seat: Seat) -> int:
    """Cash, less debt, and shares at their price; other papers are worth nothing (24-EG-05, 07)."""
    worth = cash_and_shares(state, seat)
    if state.title.switches.final_value == "all papers":
        worth += sum(state.title.papers[name].price for name in papers(state, seat))
        small = (*state.title.coal, *state.title.state_railway_of)
        worth += sum(paid_for(state, name) for name in small if director(state, name) == seat)
    return worth


def paid_for(state: State24, company: CompanyId) -> int:
    """What a coal or pre-state railway has cost."""
    if state.kinds.get(company) == "construction":
        return CONSTRUCTION_PRICE
    if company in state.title.coal:
        return 2 * state.companies[state.title.coal[company]].par
    return cost(state, company)
