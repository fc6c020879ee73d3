"""Using the revenue: pay all of it out or withhold all of it, and move the price."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.events import DividendPaid, DividendReceived, IncomePaid, RevenueKept
from kursbuch.eighteen.ids import BANK, OUT, POOL, CompanyId, Holder
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.operating_round import acting
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.holdings import shareholders
from kursbuch.eighteen.stock.market import move_price


@dataclass(frozen=True, slots=True, kw_only=True)
class UseRevenue(Action):
    """Pay out or withhold the whole revenue."""

    pay_out: bool


@dataclass(slots=True)
class Dividend(Step[State18]):
    """The director decides; without revenue there is nothing to decide."""

    takes = (UseRevenue,)

    company: CompanyId
    used: bool = False

    def advance(self, state: State18) -> Flow:
        """A company without revenue withholds nothing, and its price falls."""
        if self.used:
            return Flow.DONE
        if state.companies[self.company].revenue:
            return Flow.WAIT
        self._keep(state)
        return Flow.DONE

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The director."""
        return acting(state, self.company)

    def offers(self, state: State18) -> Iterator[Offer]:
        """All or nothing."""
        for seat in self.actors(state):
            yield Offer(UseRevenue, seat, open={"pay_out": Choices((True, False))})

    def apply(self, state: State18, action: UseRevenue) -> None:
        """Pay out or withhold."""
        if action.pay_out:
            self._pay_out(state)
        else:
            self._keep(state)

    def _pay_out(self, state: State18) -> None:
        """Each shareholder gets a part, and the price rises."""
        self.used = True
        company, record = self.company, state.companies[self.company]
        state.emit(DividendPaid(company=company, amount=record.revenue))
        for owner, amount in parts(state, company, record.revenue).items():
            pay(state, BANK, owner, amount)
            state.emit(DividendReceived(company=company, owner=owner, amount=amount))
        record.operated = True
        assert record.cell is not None
        move_price(state, company, state.title.stock.rise_on_dividend(state, company, record.cell))

    def _keep(self, state: State18) -> None:
        """The treasury gets everything, and the price falls."""
        self.used = True
        company, record = self.company, state.companies[self.company]
        pay(state, BANK, company, record.revenue)
        state.emit(RevenueKept(company=company, amount=record.revenue))
        record.operated = True
        assert record.cell is not None
        move_price(state, company, state.title.chart.left(record.cell))


def parts(state: State18, company: CompanyId, revenue: int) -> dict[Holder, int]:
    """What each receives: players rounded up in total, the company for the pool rounded down.

    Unsold shares earn nothing; whether those in the pool do, the title says.
    """
    whole = kind(state, company).shares
    found: dict[Holder, int] = {}
    for holder, number in shareholders(state, company).items():
        if isinstance(holder, int):
            found[holder] = -(-revenue * number // whole)
        elif holder == POOL and state.title.stock.pool_earns:
            found[company] = revenue * number // whole
    return found


def pay_incomes(state: State18) -> None:
    """Every paper that pays now pays its owner, player or company."""
    for name, paper in state.title.papers.items():
        owner = state.holder[name]
        if owner in (BANK, OUT) or not paper.income:
            continue
        if state.title.papers_pay(state, name):
            pay(state, BANK, owner, paper.income)
            state.emit(IncomePaid(paper=name, owner=owner, amount=paper.income))
