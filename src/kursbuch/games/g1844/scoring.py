"""The end of the game: what everybody is worth."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.eighteen.ids import PaperId
from kursbuch.eighteen.scoring import cash_and_shares
from kursbuch.eighteen.stock.holdings import papers
from kursbuch.games.g1844.state import State44


def score(state: State44, seat: Seat) -> int:
    """Cash, shares at their price, mountain railways and tunnels, less debts (44-EG-06)."""
    worth = cash_and_shares(state, seat) - state.sbb_debt[seat]
    return worth + sum(final_value(state, name) for name in papers(state, seat))


def final_value(state: State44, name: PaperId) -> int:
    """A mountain railway or tunnel that has come alive is worth its price (44-MR-09, 44-TC-07)."""
    paper = state.title.papers[name]
    lively = state.paid if state.title.switches.final_value == "paid" else state.alive
    return paper.price if paper.kind != "private" and name in lively else 0
