"""The end of the game: what players are worth, and who wins."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.title import Result, placed
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.market import price


def cash_and_shares(state: State18, seat: Seat) -> int:
    """Cash less debt, and all shares at their current prices."""
    worth = state.players[seat].cash - state.players[seat].debt
    for company, certificates in state.title.certificates.items():
        each = price(state, company)
        worth += each * sum(c.shares for c in certificates if state.holder[c.id] == seat)
    return worth


def result(state: State18) -> Result | None:
    """The highest total wins; equal totals share the place."""
    if state.agenda:
        return None
    seats = range(len(state.players))
    scores = tuple(state.title.scored(state, Seat(seat)) for seat in seats)
    return Result(scores=scores, places=placed(scores), reason=state.ended or "bank")
