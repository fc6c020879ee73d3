"""A position of an 18xx game in figures with names, the same ones all game long."""

from __future__ import annotations

from kursbuch.bots.eighteen.prospects import cards_in_order, income_of, rounds_left
from kursbuch.core.action import Seat
from kursbuch.core.state import State
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import certificate_count, director, shares
from kursbuch.eighteen.stock.market import price


def features(state: State, seat: Seat) -> dict[str, float]:
    """Bank, phase, trains to come; every player, the one who looks first; every company."""
    assert isinstance(state, State18)
    order = list(state.title.phases)
    found: dict[str, float] = {
        "turn": state.turn,
        "phase": order.index(state.phase),
        "bank": state.bank,
        "rounds left": rounds_left(state),
    }
    for card in cards_in_order(state):
        found[f"cards {card.id}"] = state.depot[card.id]
    players = len(state.players)
    for place in range(players):
        other = Seat((seat + place) % players)
        found |= _player(state, other, f"player {place}")
    for company in state.companies:
        found |= _company(state, company, seat)
    return found


def _player(state: State18, seat: Seat, who: str) -> dict[str, float]:
    player = state.players[seat]
    found: dict[str, float] = {
        f"{who} cash": player.cash,
        f"{who} debt": player.debt,
        f"{who} certificates": certificate_count(state, seat),
        f"{who} income": income_of(state, seat),
        f"{who} turn order": state.order.index(seat),
    }
    for company in state.companies:
        found[f"{who} {company}"] = shares(state, company, seat)
    return found


def _company(state: State18, company: str, seat: Seat) -> dict[str, float]:
    name = next(each for each in state.companies if each == company)
    record = state.companies[name]
    directing = director(state, name)
    found: dict[str, float] = {
        f"{name} cash": record.cash,
        f"{name} price": price(state, name),
        f"{name} revenue": record.revenue,
        f"{name} markers": record.markers,
        f"{name} launched": record.launched,
        f"{name} director": -1 if directing is None else (directing - seat) % len(state.players),
    }
    for train in state.title.trains:
        found[f"{name} {train}"] = record.trains.count(train)
    return found
