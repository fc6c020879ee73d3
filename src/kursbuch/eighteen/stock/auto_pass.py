"""Passing in advance in a stock round, and what concerns a player who does."""

from __future__ import annotations

from kursbuch.core.action import Event, Seat
from kursbuch.core.title import AutoPass
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import CompanyLaunched, DirectorChanged, ShareBought, SharesSold
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shares
from kursbuch.eighteen.stock.stock_round import StockRound


def stock_round(state: State18) -> str:
    """The number of the stock round."""
    rounds = (step for step in state.agenda if isinstance(step, StockRound))
    return next((f"stock-{step.number}" for step in rounds), "")


def concerns(state: State18, seat: Seat, event: Event) -> bool:
    """Shares of a company that the player has shares of change hands, or it gets a director."""
    match event:
        case ShareBought() | SharesSold() | DirectorChanged() | CompanyLaunched():
            return shares(state, event.company, seat) > 0
    return False


STOCK_ROUND_AUTO_PASS = AutoPass(
    round=stock_round, action=lambda seat: Pass(by=seat), concerns=concerns
)
