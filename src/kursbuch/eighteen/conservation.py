"""What never changes in a game, as figures."""

from __future__ import annotations

from collections.abc import Iterator

from kursbuch.eighteen.board.board import left
from kursbuch.eighteen.ids import TrainId
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import shareholders


def conserved(state: State18) -> dict[str, int]:
    """All money; the shares of each company; the cards of each limited type; no tile too many."""
    figures = {"money": _money(state), "tiles too many": _tiles_too_many(state)}
    for company in state.companies:
        figures[f"shares of {company}"] = sum(shareholders(state, company).values())
    trains = list(_trains(state))
    for name, card in state.title.cards.items():
        if not card.unlimited:
            bought = sum(train in card.sides for train in trains)
            figures[f"cards of type {name}"] = state.depot[name] + bought
    return figures


def _money(state: State18) -> int:
    players = sum(player.cash for player in state.players)
    return state.bank + players + sum(company.cash for company in state.companies.values())


def _trains(state: State18) -> Iterator[TrainId]:
    """The trains of companies, in the pool, and out of the game."""
    for company in state.companies.values():
        yield from company.trains
    yield from state.pool
    yield from state.scrapped


def _tiles_too_many(state: State18) -> int:
    """Tiles on the map that are not in the box."""
    ground = state.title.ground
    return sum(max(0, -left(ground, state.board, tile)) for tile in ground.tiles.tiles)
