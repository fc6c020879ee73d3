"""What a player of 1824 would expect besides: railways of the first stock round, exchanges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from kursbuch.core.action import Seat
from kursbuch.eighteen.operating.buy_trains import BuyTrains
from kursbuch.eighteen.stock.holdings import director, papers
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.mountain import ExchangeMountain
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.railways import COAL_PRICES, BuyCoalRailway, BuyRailway, is_unsold
from kursbuch.games.g1824.state import State24
from kursbuch.web.games.eighteen import wanted as eighteen
from kursbuch.web.games.presenter import Scene, Wanted


def wanted(scene: Scene, seat: Seat) -> Iterator[Wanted]:
    """What every 18xx game has, and what 1824 lets players do instead of buying a share."""
    yield from eighteen.wanted(scene, seat)
    state = cast(State24, scene.view)
    top = state.agenda[-1]
    if isinstance(top, StockRound):
        yield from railways(state, seat)
        yield from exchanges(state, seat)
    elif isinstance(top, BuyTrains):
        for card in state.title.cards.values():
            for train in card.sides if state.depot[card.id] or card.unlimited else ():
                yield Wanted(TradeIn(by=seat, train=train))


def railways(state: State24, seat: Seat) -> Iterator[Wanted]:
    """Every railway that nobody has bought."""
    for company in state.title.state_railway_of:
        if is_unsold(state, company):
            yield Wanted(BuyRailway(by=seat, company=company))
    for company in state.title.coal:
        if is_unsold(state, company):
            least = min(COAL_PRICES)
            yield Wanted(BuyCoalRailway(by=seat, company=company, price=least))


def exchanges(state: State24, seat: Seat) -> Iterator[Wanted]:
    """The player's own coal railways and mountain railways."""
    for company in state.title.coal:
        if director(state, company) == seat:
            yield Wanted(ExchangeCoal(by=seat, company=company))
    for regional in state.title.regionals[:1]:
        for paper in papers(state, seat, "mountain"):
            exchange = ExchangeMountain(by=seat, paper=paper, company=regional)
            yield Wanted(exchange, is_sample=True)
