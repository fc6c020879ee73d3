"""Buying coal railways and pre-state railways in the first stock round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kursbuch.core.action import Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.eighteen.actions import Deal
from kursbuch.eighteen.board.board import remove
from kursbuch.eighteen.events import PaperBought
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, PaperId, TrainId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.state import kind
from kursbuch.eighteen.stock.buy_shares import check_limit, set_issue_price
from kursbuch.eighteen.stock.directors import settle_director
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.events import (
    FirstTrainReceived,
    MountainLost,
    PriceSet,
    RailwayBought,
    RailwayRemoved,
)
from kursbuch.games.g1824.merging import close
from kursbuch.games.g1824.state import State24

COAL_PRICES = (120, 140, 160, 180, 200)
FIRST_TRAIN = TrainId("1g")


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyRailway(Deal):
    """Buy a pre-state railway at its printed price."""

    company: CompanyId


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyCoalRailway(Deal):
    """Buy a coal railway at a chosen price, which sets that of its regional railway."""

    company: CompanyId
    price: int


def railways_on_sale(state: State24, seat: Seat) -> Iterator[Offer]:
    """The pre-state railways that nobody owns."""
    for company in state.title.state_railway_of:
        if is_unsold(state, company):
            yield Offer(
                BuyRailway, seat, {"company": company}, facts={"cost": cost(state, company)}
            )


def coal_railways_on_sale(state: State24, seat: Seat) -> Iterator[Offer]:
    """The coal railways that nobody owns, at every price that can be paid."""
    prices = tuple(price for price in COAL_PRICES if price <= state.players[seat].cash)
    for company in state.title.coal:
        if is_unsold(state, company) and prices:
            yield Offer(BuyCoalRailway, seat, {"company": company}, {"price": Choices(prices)})


def is_unsold(state: State24, company: CompanyId) -> bool:
    """The bank has the railway."""
    return state.holder[state.title.certificates[company][0].id] == BANK


def cost(state: State24, company: CompanyId) -> int:
    """The printed price of a pre-state railway (24-FS-07)."""
    return state.title.state_railways[state.title.state_railway_of[company]].pre_state[company]


def check_railway(state: State24, round_: StockRound, action: BuyRailway) -> None:
    """The law of buying a pre-state railway."""
    company = action.company
    require(company in state.title.state_railway_of, "24-FS-02", "no-such-company")
    check_purchase(state, action.by, company, cost(state, company))


def check_coal_railway(state: State24, round_: StockRound, action: BuyCoalRailway) -> None:
    """The law of buying a coal railway."""
    require(action.company in state.title.coal, "24-FS-02", "no-such-company")
    require(action.price in COAL_PRICES, "24-FS-08", "no-coal-price", price=action.price)
    check_purchase(state, action.by, action.company, action.price)


def check_purchase(state: State24, seat: Seat, company: CompanyId, price: int) -> None:
    """The railway is unsold, affordable, and within the player's certificate limit."""
    require(is_unsold(state, company), "24-FS-02", "railway-sold", company=company)
    require(state.players[seat].cash >= price, "24-SR-09", "cannot-pay", cost=price)
    check_limit(state, seat, int(kind(state, company).counts))


def buy_railway(state: State24, action: BuyRailway) -> None:
    """The whole price is the starting capital of the railway (24-FS-07)."""
    found(state, action.by, action.company, cost(state, action.company))


def found(state: State24, seat: Seat, company: CompanyId, price: int) -> None:
    """The railway is the player's, with the price in its treasury and one station marker."""
    record = state.companies[company]
    pay(state, seat, company, price)
    transfer(state, state.title.certificates[company][0].id, seat)
    record.launched = True
    record.markers = kind(state, company).markers - len(state.board.stops_of(company))
    state.emit(RailwayBought(seat=seat, company=company, price=price))


def buy_coal_railway(state: State24, action: BuyCoalRailway) -> None:
    """It pays 120 for a 1g-train at once, and sets the price of its regional (24-FS-08, 09)."""
    coal = action.company
    found(state, action.by, coal, action.price)
    price = state.title.trains[FIRST_TRAIN].price
    pay(state, coal, BANK, price)
    state.depot[FIRST_TRAIN] -= 1
    state.companies[coal].trains.append(FIRST_TRAIN)
    state.emit(FirstTrainReceived(company=coal, train=FIRST_TRAIN, price=price))
    regional = state.title.coal[coal]
    set_issue_price(state, regional, action.price // 2)
    state.emit(PriceSet(company=regional, price=action.price // 2))


def check_mountain_railway(
    state: State24, seat: Seat, paper: PaperId, bought: Sequence[str]
) -> None:
    """Mountain railways are on sale in the first stock round, as far as they are in play."""
    require(paper in state.title.papers, "24-FS-02", "no-such-company")
    printed = state.title.papers[paper]
    require(state.holder[paper] == BANK, "24-FS-02", "railway-sold", company=paper)
    require(state.players[seat].cash >= printed.price, "24-SR-09", "cannot-pay", cost=printed.price)
    check_limit(state, seat, int(printed.counts))


def buy_mountain_railway(state: State24, seat: Seat, paper: PaperId) -> None:
    """The price goes to the bank (24-FS-10)."""
    price = state.title.papers[paper].price
    pay(state, seat, BANK, price)
    transfer(state, paper, seat)
    state.emit(PaperBought(buyer=seat, seller=BANK, paper=paper, paid=price))


def remove_unsold(state: State24) -> None:
    """After the first stock round whatever nobody bought leaves the game (24-FS-15)."""
    if state.turn != 1:
        return
    for coal, regional in state.title.coal.items():
        if is_unsold(state, coal):
            state.kinds[regional] = "regional"  # 24-FS-16
            leave(state, coal)
    for railway in state.title.state_railway_of:
        if is_unsold(state, railway):
            leave(state, railway)
    for company in state.title.state_railways:  # 24-ST-09
        settle_director(state, company)
    for paper in state.title.papers:
        if state.holder[paper] == BANK:
            transfer(state, paper, OUT)
            state.emit(MountainLost(paper=paper))


def leave(state: State24, company: CompanyId) -> None:
    """A railway that nobody bought leaves the game, and its marker the map (24-PS-09)."""
    for stop in state.board.stops_of(company):
        state.board = remove(state.board, stop, company)
    close(state, company)
    state.emit(RailwayRemoved(company=company))
