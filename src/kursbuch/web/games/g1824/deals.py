"""Railways of the first stock round, and exchanges: deals in the rows of the share matrix."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import cast

from kursbuch.core.action import Action, Seat
from kursbuch.eighteen.ids import BANK
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.eighteen.stock.sell_shares import sale_price
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.missing_certificate import SellForHalf
from kursbuch.games.g1824.mountain import ExchangeMountain, exchangeable
from kursbuch.games.g1824.railways import (
    COAL_PRICES,
    BuyCoalRailway,
    BuyRailway,
    cost,
    is_unsold,
)
from kursbuch.games.g1824.state import State24
from kursbuch.web.games.eighteen.moments.stock import DealButton, stock
from kursbuch.web.games.presenter import Scene

KINDS: frozenset[type[Action]] = frozenset(
    {BuyRailway, BuyCoalRailway, ExchangeCoal, ExchangeMountain, SellForHalf}
)


def deals(scene: Scene, seat: Seat) -> Iterator[DealButton]:
    """Railways at their prices; a coal or mountain railway for what it is exchanged into."""
    state = cast(State24, scene.view)
    kinds = {offer.action for offer in scene.offers}
    if kinds & {BuyRailway, BuyCoalRailway}:
        yield from _railways(state, seat)
    if isinstance(state.agenda[-1], StockRound) and state.turn > 1:
        yield from _coal(state, seat)
    if ExchangeMountain in kinds:
        yield from _mountains(state, seat)
    yield from _half_sales(scene, state)


def _railways(state: State24, seat: Seat) -> Iterator[DealButton]:
    """Every railway that nobody has bought (24-FS-07, 24-FS-08)."""
    for company in state.title.state_railway_of:
        if is_unsold(state, company):
            yield DealButton(
                company, str(cost(state, company)), BuyRailway(by=seat, company=company)
            )
    for company in state.title.coal:
        if is_unsold(state, company):
            for price in COAL_PRICES:
                action = BuyCoalRailway(by=seat, company=company, price=price)
                yield DealButton(company, str(price), action)


def _coal(state: State24, seat: Seat) -> Iterator[DealButton]:
    """The player's coal railways, in the rows of the regional railways that they become."""
    for coal, regional in state.title.coal.items():
        if director(state, coal) == seat:
            yield DealButton(regional, f"⇄ {coal}", ExchangeCoal(by=seat, company=coal))


def _mountains(state: State24, seat: Seat) -> Iterator[DealButton]:
    """Each of the player's mountain railways for each share that there is (24-MR-10)."""
    for paper in papers(state, seat, "mountain"):
        for company, source in exchangeable(state):
            action = ExchangeMountain(by=seat, paper=paper, company=company, source=source)
            yield DealButton(company, f"⇄ {paper}" + "*" * (source != BANK), action)


def _half_sales(scene: Scene, state: State24) -> Iterator[DealButton]:
    """A director's certificate without the office brings the money of one share (24-CR-13)."""
    for offer in scene.offers:
        if offer.action is SellForHalf:
            for sale in offer.actions():
                assert isinstance(sale, SellForHalf)
                brings = (sale.singles + 1) * sale_price(state, sale.company)
                yield DealButton(sale.company, f"½★ {brings}", sale)


dealing = partial(stock, deals=KINDS)
"""The share matrix with all that 1824 lets do in it."""
