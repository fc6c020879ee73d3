"""What papers and small railways of 1824 promise: the shares that they will become."""

from __future__ import annotations

from kursbuch.bots.eighteen.advice import Situation
from kursbuch.bots.eighteen.prospects import rounds_until
from kursbuch.bots.eighteen.worth import share_worth
from kursbuch.bots.g1824.advice import paper_worth
from kursbuch.bots.g1824.opening import COAL_CLOSES, COAL_INCOME, PRE_STATE_INCOME
from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import CompanyId
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.games.g1824.state import State24


def promised(s: Situation[State24], seat: Seat) -> float:
    """What a seat's mountain, coal and pre-state railways will be worth; they score nothing."""
    state, title = s.state, s.state.title
    found = sum(paper_worth(s, paper) for paper in papers(state, seat))
    for company in (*title.coal, *title.state_railway_of):
        gone = state.companies[company].closed or company in state.kinds
        if not gone and director(state, company) == seat:
            found += becomes(s, company)
    return found


def becomes(s: Situation[State24], company: CompanyId) -> float:
    """The shares that the owner of a small railway will have for it, and its income until then."""
    state, title = s.state, s.state.title
    if company in title.coal:
        regional = title.coal[company]
        number = title.certificates[regional][0].shares
        worth = share_worth(s, regional, state.companies[regional].par)
        return number * worth + COAL_INCOME * rounds_until(state, COAL_CLOSES)
    whole = title.state_railway_of[company]
    railway = title.state_railways[whole]
    place = list(railway.pre_state).index(company)
    number = title.certificates[whole][place].shares
    return number * share_worth(s, whole) + PRE_STATE_INCOME * rounds_until(
        state, railway.founded_in
    )
