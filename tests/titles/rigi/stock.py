"""The stock round of Rigi: where it is not like any other."""

from __future__ import annotations

from collections.abc import Sequence

from kursbuch.core.action import Seat
from kursbuch.core.errors import require
from kursbuch.eighteen.events import PaperBought
from kursbuch.eighteen.ids import BANK, POOL, Cell, CompanyId, Holder, PaperId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.printed.charter import Certificate, Kind
from kursbuch.eighteen.stock.holdings import held, shares
from kursbuch.eighteen.title.slots import nothing
from kursbuch.eighteen.title.stock import Stock
from tests.titles.rigi.state import RigiState


def on_sale(state: RigiState, company: CompanyId, source: Holder) -> list[Certificate]:
    """What lies there; the director's certificate is sold before any other (RI-SR-02)."""
    lying = held(state, company, source)
    return lying[:1] if lying and lying[0].director else lying


def issue_price(state: RigiState, company: CompanyId) -> int:
    """New shares cost the issue price (RI-SR-02)."""
    return state.companies[company].par


def all_shares(kind: Kind, number: int) -> int:
    """A player may own a whole company (RI-SR-04)."""
    return kind.shares


def room_in_the_pool(state: RigiState, company: CompanyId) -> int:
    """The pool takes at most two shares (RI-SR-03)."""
    return state.title.kind_of[company].half - shares(state, company, POOL)


def check_saleable(state: RigiState, company: CompanyId) -> None:
    """No share is sold before its company has operated (RI-SR-03)."""
    operated = state.companies[company].operated
    require(operated, "RI-SR-03", "rigi-not-operated", company=company)


def capital(state: RigiState, company: CompanyId) -> int:
    """Five times the issue price (RI-SR-02)."""
    return state.title.kind_of[company].capital * state.companies[company].par


def check_paper(state: RigiState, seat: Seat, paper: PaperId, bought: Sequence[str]) -> None:
    """The hotel company is sold by the bank at its printed price (RI-HO-01)."""
    require(state.holder.get(paper) == BANK, "RI-HO-01", "rigi-sold", paper=paper)
    cost = state.title.papers[paper].price
    require(state.players[seat].cash >= cost, "RI-HO-01", "cannot-pay", cost=cost)


def buy_paper(state: RigiState, seat: Seat, paper: PaperId) -> None:
    """The price goes to the bank (RI-HO-01)."""
    cost = state.title.papers[paper].price
    pay(state, seat, BANK, cost)
    transfer(state, paper, seat)
    state.emit(PaperBought(buyer=seat, seller=BANK, paper=paper, paid=cost))


def after_the_last(state: RigiState, last: Seat | None) -> list[Seat]:
    """Whoever follows the last trader begins the next round (RI-SR-01)."""
    at = 0 if last is None else state.order.index(last) + 1
    return state.order[at:] + state.order[:at]


def in_debt(state: RigiState, seat: Seat) -> bool:
    """Who owes money buys nothing (RI-OR-06)."""
    return state.players[seat].debt > 0


def no_duty(state: RigiState, seat: Seat) -> str:
    """Nobody must sell."""
    return ""


def one_right(state: RigiState, company: CompanyId, cell: Cell) -> Cell:
    """A dividend moves the price to the right (RI-OR-05)."""
    return state.title.chart.right(cell)


STOCK = Stock(
    certificate_limit={2: 6, 3: 4},
    on_sale=on_sale,
    new_price=issue_price,
    from_bank_up_to=all_shares,
    sold_to=POOL,
    room=room_in_the_pool,
    check_saleable=check_saleable,
    rise_on_dividend=one_right,
    check_paper=check_paper,
    buy_paper=buy_paper,
    next_order=after_the_last,
    in_debt=in_debt,
    settle_debt=nothing,
    must_sell=no_duty,
    capital=capital,
)
