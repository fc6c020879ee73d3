"""Auctions and stock rounds of 1844 as tests need them."""

from __future__ import annotations

from kursbuch.core.action import Seat
from kursbuch.core.title import Value
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import POOL, CertificateId, CompanyId, Holder, PaperId
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1844.auction import Auction, Bid, SetIssuePrice
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.title import EDITION_2016
from tests.eighteen.builders import buy_share, cash, do


def game(players: int = 4, **options: Value) -> State44:
    """A new game; the cards lie in the order of the seats."""
    return EDITION_2016.start(players, options={"order_cards": "as seated", **options})


def auction(state: State44) -> Auction:
    """The auction under way."""
    step = state.agenda[-1]
    assert isinstance(step, Auction)
    return step


def on_offer(state: State44) -> str:
    """The private company that is auctioned."""
    return auction(state).paper(state)


def bid(seat: int, amount: int) -> Bid:
    """A bid."""
    return Bid(by=Seat(seat), amount=amount)


def passing(seat: int) -> Pass:
    """A pass."""
    return Pass(by=Seat(seat))


def sold_off(state: State44, *until: str) -> State44:
    """Every private is bought by its auctioneer at the printed price, up to the one named."""
    while isinstance(state.agenda[-1], Auction) and on_offer(state) not in until:
        step = auction(state)
        state = do(state, bid(step.to_speak[0], step.minimum))
        while isinstance(state.agenda[-1], Auction) and auction(state).leader is not None:
            state = do(state, passing(auction(state).to_speak[0]))
        if not isinstance(state.agenda[-1], Auction | StockRound):
            state = do(state, SetIssuePrice(by=state.agenda[-1].actors(state)[0], price=60))
    return state


def stock_round(state: State44) -> StockRound:
    """The stock round under way."""
    step = state.agenda[-1]
    assert isinstance(step, StockRound)
    return step


def buy_from_pool(seat: int, name: str, number: int = 1) -> BuyShare:
    """A purchase from the pool."""
    return buy_share(name, POOL, number, by=seat)


def start(seat: int, name: str, par: int = 100) -> StartCompany:
    """A company is started."""
    return StartCompany(by=Seat(seat), company=CompanyId(name), price=par)


def buy_paper(seat: int, name: str) -> BuyPaper:
    """A paper from the bank."""
    return BuyPaper(by=Seat(seat), paper=PaperId(name))


def pay_out(seat: int = 0) -> UseRevenue:
    """The whole revenue to the shareholders."""
    return UseRevenue(by=Seat(seat), pay_out=True)


def keep(seat: int = 0) -> UseRevenue:
    """The whole revenue to the treasury."""
    return UseRevenue(by=Seat(seat), pay_out=False)


def holder_of(state: State44, name: str) -> Holder:
    """Who has a paper."""
    return state.holder[PaperId(name)]


def director_is(state: State44, name: str) -> Holder:
    """Who has the director's certificate."""
    return state.holder[CertificateId(f"{name}_0")]


def price_of(state: State44, name: str) -> int:
    """The current price."""
    return price(state, CompanyId(name))


def rich(state: State44, amount: int = 1000) -> State44:
    """Every player has so much money."""
    for seat in range(len(state.players)):
        cash(state, seat, amount)
    return state


def all_pass(state: State44) -> State44:
    """Everybody passes until this stock round is over."""
    number = stock_round(state).number
    step = state.agenda[-1]
    while isinstance(step, StockRound) and step.number == number:
        state = do(state, passing(step.seat(state)))
        step = state.agenda[-1]
    return state
