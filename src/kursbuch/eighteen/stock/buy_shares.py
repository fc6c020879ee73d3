"""Buying certificates: new shares, shares from the pool, the director's certificate, papers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.state import since
from kursbuch.eighteen.events import CompanyStarted, ShareBought
from kursbuch.eighteen.ids import BANK, POOL, CompanyId, Holder, PaperId
from kursbuch.eighteen.law import require_law
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.printed.charter import Certificate
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.directors import saved_by_swap, settle_director
from kursbuch.eighteen.stock.holdings import certificate_count, shares
from kursbuch.eighteen.stock.launch import settle_launch
from kursbuch.eighteen.stock.market import price, set_price


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyShare(Action):
    """Buy one certificate of a company from the bank or from the pool."""

    company: CompanyId
    source: str
    shares: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class StartCompany(Action):
    """Buy the director's certificate of a company and set its issue price."""

    company: CompanyId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyPaper(Action):
    """Buy a paper that is no share from the bank."""

    paper: PaperId


def check_buyer(state: State18, seat: Seat, *, starts: bool = False, more: int = 1) -> None:
    """Nobody in debt buys, and nobody goes over the certificate limit."""
    if not (starts and state.title.loans.debtors_start):
        require_law(state, not state.title.stock.in_debt(state, seat), "in-debt")
    check_limit(state, seat, more)


def check_limit(state: State18, seat: Seat, more: int) -> None:
    """Taking *more* certificates stays within the certificate limit."""
    limit = state.title.stock.certificate_limit[len(state.players)]
    fits = not more or certificate_count(state, seat) + more <= limit
    require_law(state, fits, "share-limit", limit=limit)


def check_share(state: State18, seat: Seat, action: BuyShare) -> None:
    """The law of buying a share."""
    company, source = action.company, action.source
    require_law(state, company in state.companies, "no-such-company")
    saved = saved_by_swap(state, company, seat, action.shares)
    check_buyer(state, seat, more=1 - saved if state.title.stock.full_hand_buys else 1)
    record = state.companies[company]
    require_law(state, record.par and not record.closed, "director-first", company=company)
    certificate = for_sale(state, company, source, action.shares)
    require_law(state, certificate is not None, "no-such-share", company=company)
    if source == BANK:
        check_holding(state, seat, company, action.shares)
    cost = share_cost(state, action)
    require_law(state, state.players[seat].cash >= cost, "cannot-pay", cost=cost)


def check_holding(state: State18, seat: Seat, company: CompanyId, more: int) -> None:
    """A player who holds too much of a company cannot buy more of it from the bank."""
    most = state.title.stock.from_bank_up_to(kind(state, company), more)
    own = shares(state, company, seat)
    require_law(state, own <= most, "holds-too-much", company=company)


def for_sale(state: State18, company: CompanyId, source: Holder, number: int) -> Certificate | None:
    """The certificate of *number* shares that is sold next."""
    lying = state.title.stock.on_sale(state, company, source)
    return next((c for c in lying if c.shares == number), None)


def share_cost(state: State18, action: BuyShare) -> int:
    """Shares in the pool cost the current price; the title says what those of the bank cost."""
    return price_at(state, action.company, action.source) * action.shares


def price_at(state: State18, company: CompanyId, source: Holder) -> int:
    """What one share costs there."""
    each = state.title.stock.new_price if source == BANK else price
    return each(state, company)


def buy_share(state: State18, seat: Seat, action: BuyShare) -> None:
    """The money goes to the bank; director and launch follow at once."""
    company = action.company
    certificate = for_sale(state, company, action.source, action.shares)
    assert certificate is not None
    cost = share_cost(state, action)
    pay(state, seat, BANK, cost)
    transfer(state, certificate.id, seat)
    state.emit(
        ShareBought(
            seat=seat, company=company, shares=action.shares, source=action.source, paid=cost
        )
    )
    settle_director(state, company)
    settle_launch(state, company)


def check_start(state: State18, seat: Seat, action: StartCompany) -> None:
    """The law of buying a director's certificate."""
    company = action.company
    require_law(state, company in state.companies, "no-such-company")
    check_buyer(state, seat, starts=True)
    top = state.title.certificates[company][0]
    require_law(state, kind(state, company).startable, "not-to-be-started", company=company)
    require_law(state, state.holder[top.id] == BANK, "director-sold", company=company)
    require_law(
        state, action.price in state.title.chart.issue, "no-issue-price", price=action.price
    )
    if since(state, 2):
        check_holding(state, seat, company, top.shares)
    cost = top.shares * action.price
    require_law(state, state.players[seat].cash >= cost, "cannot-pay", cost=cost)


def start_company(state: State18, seat: Seat, action: StartCompany) -> None:
    """The director's certificate costs its shares times the issue price."""
    company, top = action.company, state.title.certificates[action.company][0]
    cost = top.shares * action.price
    pay(state, seat, BANK, cost)
    transfer(state, top.id, seat)
    set_issue_price(state, company, action.price)
    state.emit(CompanyStarted(seat=seat, company=company, price=action.price, paid=cost))
    settle_director(state, company)
    settle_launch(state, company)


def payable_issue_prices(state: State18, seat: Seat, company: CompanyId) -> tuple[int, ...]:
    """The issue prices, rising, at which a player can pay for the director's certificate."""
    top, cash = state.title.certificates[company][0], state.players[seat].cash
    return tuple(p for p in sorted(state.title.chart.issue) if top.shares * p <= cash)


def set_issue_price(state: State18, company: CompanyId, par: int) -> None:
    """The price marker goes on the start cell, under markers already there."""
    state.companies[company].par = par
    set_price(state, company, state.title.chart.issue[par])


def purchases(state: State18, seat: Seat) -> Iterator[BuyShare | StartCompany]:
    """Certificates that might be bought, at prices that can be paid; the law may still refuse."""
    cash = state.players[seat].cash
    for company, record in state.companies.items():
        if record.closed:
            continue
        if not record.par:
            payable = payable_issue_prices(state, seat, company)
            if kind(state, company).startable and payable:
                yield StartCompany(by=seat, company=company, price=payable[0])
            continue
        for source in (BANK, POOL):
            each = price_at(state, company, source)
            if each > cash:
                continue
            sizes = {c.shares for c in state.title.stock.on_sale(state, company, source)}
            for size in sorted(sizes):
                if each * size <= cash:
                    yield BuyShare(by=seat, company=company, source=str(source), shares=size)
