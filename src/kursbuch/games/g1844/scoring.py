"""The end of the game: what everybody is worth."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.title import Result, placed
from kursbuch.eighteen.holdings import papers
from kursbuch.eighteen.ids import PaperId
from kursbuch.eighteen.market import price
from kursbuch.games.g1844.state import State44


def score(state: State44, seat: Seat) -> int:
    """Cash, shares at their price, mountain railways and tunnels, less debts (44-EG-06)."""
    player = state.players[seat]
    worth = player.cash - player.debt - state.sbb_debt[seat]
    for company, certificates in state.title.certificates.items():
        each = price(state, company)
        worth += each * sum(c.shares for c in certificates if state.holder[c.id] == seat)
    return worth + sum(final_value(state, name) for name in papers(state, seat))


def final_value(state: State44, name: PaperId) -> int:
    """A mountain railway or tunnel that has come alive is worth its price (44-MR-09, 44-TC-07)."""
    paper = state.title.papers[name]
    lively = state.paid if state.title.switches.final_value == "paid" else state.alive
    return paper.price if paper.kind != "private" and name in lively else 0


def result(state: State44) -> Result | None:
    """The highest total wins; equal totals share the place (44-EG-11)."""
    if state.agenda:
        return None
    scores = tuple(score(state, Seat(seat)) for seat in range(len(state.players)))
    return Result(scores=scores, places=placed(scores), reason=state.ended or "bank")
