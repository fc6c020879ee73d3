"""Private companies: who buys them when, and when they close."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer, Span
from kursbuch.core.state import Step
from kursbuch.eighteen.events import DividendPaid, PaperBought, RevenueKept
from kursbuch.eighteen.ids import BANK, OUT, CompanyId, PaperId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.stock.holdings import director
from kursbuch.games.g1844.events import PaperClosed
from kursbuch.games.g1844.state import State44

ENGINE_WORKS = PaperId("P7")


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyPrivate(Action):
    """The company whose turn it is buys a private company."""

    paper: PaperId
    price: int


@dataclass(slots=True)
class BuyPrivates(Step[State44]):
    """At any point of its turn a company may buy private companies (44-OR-09)."""

    takes = (BuyPrivate,)
    rule = "44-PV-04"

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The director of the company whose turn it is."""
        company = company_at_turn(state)
        seat = None if company is None else director(state, company)
        return () if seat is None else (seat,)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Every private company that the company may buy, at any price it may pay."""
        company = company_at_turn(state)
        seat = None if company is None else director(state, company)
        if company is None or seat is None or not may_buy_privates(state, company):
            return
        for name, paper in state.title.papers.items():
            if paper.sale is None or not _is_for_sale(state, name, seat):
                continue
            span = Span(paper.sale[0], min(paper.sale[1], state.companies[company].cash))
            if span:
                yield Offer(BuyPrivate, seat, {"paper": name}, {"price": span})

    def check(self, state: State44, action: BuyPrivate) -> None:
        """The law of buying private companies."""
        company = company_at_turn(state)
        assert company is not None
        require(int(state.phase) >= 3, "44-PV-04", "privates-from-phase-3")
        require(_of_a_buying_kind(state, company), "44-PV-07", "no-privates", company=company)
        paper = state.title.papers.get(action.paper)
        sale = None if paper is None else paper.sale
        require(sale is not None, "44-PV-08", "private-not-for-sale", paper=action.paper)
        assert sale is not None
        owned = _is_for_sale(state, action.paper, action.by)
        require(owned, "44-PV-06", "private-of-director-only", paper=action.paper)
        fair = sale[0] <= action.price <= sale[1]
        require(fair, "44-PV-05", "private-price", least=sale[0], most=sale[1])
        treasury = state.companies[company].cash
        require(action.price <= treasury, "44-OR-07", "cannot-pay", cost=action.price)

    def apply(self, state: State44, action: BuyPrivate) -> None:
        """Treasury pays owner."""
        company, owner = company_at_turn(state), state.holder[action.paper]
        assert company is not None
        pay(state, company, owner, action.price)
        transfer(state, action.paper, company)
        state.emit(PaperBought(buyer=company, seller=owner, paper=action.paper, paid=action.price))


def may_buy_privates(state: State44, company: CompanyId) -> bool:
    """Historical and regional companies, from phase 3 on."""
    return int(state.phase) >= 3 and _of_a_buying_kind(state, company)


def _of_a_buying_kind(state: State44, company: CompanyId) -> bool:
    return state.title.kinds[state.title.charters[company].kind].may_buy_privates


def _is_for_sale(state: State44, paper: PaperId, buyer: Seat) -> bool:
    """The buying director owns it; some tables let any player sell (44-PV-06)."""
    owner = state.holder[paper]
    if state.title.switches.privates_from == "any player":
        return isinstance(owner, int)
    return owner == buyer


def close_privates(state: State44) -> None:
    """All private companies still open close; the owner of the last receives EVA (44-PV-11, 36)."""
    for name, paper in state.title.papers.items():
        if paper.kind == "private" and state.holder[name] != OUT:
            close(state, name)


def close(state: State44, name: PaperId) -> None:
    """One private company closes."""
    owner = state.holder[name]
    if name == ENGINE_WORKS and isinstance(owner, int):
        state.eva = Seat(owner)
    transfer(state, name, OUT)
    state.emit(PaperClosed(paper=name))


def close_when_its_company_earns(state: State44, event: DividendPaid | RevenueKept) -> None:
    """A private that brought a director's certificate closes with the first revenue (44-PV-34)."""
    if not event.amount:
        return
    top = state.title.certificates[event.company][0].id
    for name, paper in state.title.papers.items():
        if top in paper.with_it and state.holder[name] not in (OUT, BANK):
            close(state, name)


def papers_pay(state: State44, name: PaperId) -> bool:
    """Privates pay always, mountain railways and tunnels once they have come alive (44-OR-02)."""
    if state.title.papers[name].kind == "private":
        return True
    if name not in state.alive:
        return False
    if name not in state.paid:
        state.paid.append(name)
    return True
