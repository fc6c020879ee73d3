"""The stock round: players in turn sell shares and then buy one certificate."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.fields import later
from kursbuch.core.offers import Choices, Offer, Span
from kursbuch.core.state import Flow, Step, since
from kursbuch.eighteen.actions import Deal, Pass
from kursbuch.eighteen.events import NothingToDo, OrderChanged, Passed, RoundBegan
from kursbuch.eighteen.free_will import opens_choice
from kursbuch.eighteen.ids import BANK, CompanyId
from kursbuch.eighteen.law import allowed, require_law
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.buy_shares import (
    BuyPaper,
    BuyShare,
    StartCompany,
    buy_share,
    check_share,
    check_start,
    payable_issue_prices,
    purchases,
    share_cost,
    start_company,
)
from kursbuch.eighteen.stock.debt import Repay, RepayAnyTime, check_repayment, repayable
from kursbuch.eighteen.stock.holdings import certificate_count
from kursbuch.eighteen.stock.sell_shares import (
    SellShares,
    check_sale,
    possible_sales,
    sale_price,
    sell,
    sell_more,
)


@dataclass(slots=True, kw_only=True)
class StockRound(Step[State18]):
    """Players take turns until all have passed in direct succession."""

    takes = (SellShares, BuyShare, StartCompany, BuyPaper, Deal, Pass)

    number: int
    turn: int = -1
    """How many turns were taken before this one; -1 before the first turn."""
    passed: list[Seat] = field(default_factory=list)
    """Who has passed since anybody did something."""
    acted: bool = False
    """The player whose turn it is has acted, so that ending the turn does not count as a pass."""
    sold_now: list[CompanyId] = field(default_factory=list)
    """Companies whose shares were sold on this turn."""
    sold: dict[int, list[CompanyId]] = field(default_factory=dict)
    """Companies whose shares each seat has sold in this round."""
    papers: dict[int, list[str]] = field(default_factory=dict)
    """The kinds of paper that each seat has bought in this round."""
    last: Seat | None = None
    """Who bought or sold last."""
    sold_at: dict[CompanyId, int] = later(dict)
    """What a share brought in the sale of each company on this turn."""

    def advance(self, state: State18) -> Flow:
        """Wait for the next player with a choice; end when all have passed."""
        if self.turn < 0:
            state.emit(RoundBegan(kind="stock", number=self.number))
            self._next_turn(state)
        while len(self.passed) < len(state.order):
            if self.has_choice(state):
                return Flow.WAIT
            if opens_choice(state, self, self.actors(state), StockRound.has_choice):
                return Flow.WAIT
            if not self.acted:
                state.emit(NothingToDo(seat=self.seat(state)))
            self._end_turn(state)
        self._end(state)
        return Flow.DONE

    def seat(self, state: State18) -> Seat:
        """Whose turn it is."""
        return state.title.stock.seat_at(state, self.number, self.turn)

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The player whose turn it is."""
        return (self.seat(state),)

    def offers(self, state: State18) -> Iterator[Offer]:
        """Sales, purchases, and passing."""
        seat = self.seat(state)
        yield from self._sale_offers(state, seat)
        yield from self._purchase_offers(state, seat)
        yield from self._deals(state, seat)
        if allowed(self.check, state, Pass(by=seat)):
            yield Offer(Pass, seat)

    def _sale_offers(self, state: State18, seat: Seat) -> Iterator[Offer]:
        for company in self._sellable(state):
            numbers: dict[int, list[int]] = {}
            for sale in possible_sales(state, seat, company):
                numbers.setdefault(sale.doubles, []).append(sale.shares)
            for doubles, choices in numbers.items():
                yield Offer(
                    SellShares,
                    seat,
                    {"company": company, "doubles": doubles},
                    {"shares": Choices(tuple(choices))},
                    {"price": self.sold_at.get(company) or sale_price(state, company)},
                )

    def _purchase_offers(self, state: State18, seat: Seat) -> Iterator[Offer]:
        for action in self._purchases(state, seat):
            match action:
                case StartCompany(company=company):
                    prices = Choices(payable_issue_prices(state, seat, company))
                    yield Offer(StartCompany, seat, {"company": company}, {"price": prices})
                case BuyShare(company=company, source=source, shares=number):
                    cost = share_cost(state, action)
                    fixed_share = {"company": company, "source": source, "shares": number}
                    yield Offer(BuyShare, seat, fixed_share, facts={"cost": cost})
                case BuyPaper(paper=paper):
                    cost = state.title.papers[paper].price
                    yield Offer(BuyPaper, seat, {"paper": paper}, facts={"cost": cost})

    def _purchases(self, state: State18, seat: Seat) -> Iterator[Action]:
        """What the law allows to be bought; companies at the lowest issue price."""
        for action in purchases(state, seat):
            if allowed(self.check, state, action):
                yield action
        for paper in state.title.papers:
            if state.holder[paper] == BANK:
                buying = BuyPaper(by=seat, paper=paper)
                if allowed(self.check, state, buying):
                    yield buying

    def _deals(self, state: State18, seat: Seat) -> Iterator[Offer]:
        """What the title lets players do instead of buying a share."""
        for dealing in state.title.stock.deals.values():
            for offer in dealing.offers(state, seat):
                if allowed(self.check, state, next(offer.actions())):
                    yield offer

    def _sellable(self, state: State18) -> list[CompanyId]:
        """Companies whose shares this player may sell now, if they have any."""
        if self.number < state.title.stock.no_sales_before:
            return []
        return [c for c, r in state.companies.items() if r.par and self._may_sell(state, c)]

    def _may_sell(self, state: State18, company: CompanyId) -> bool:
        """There is one sale of a company on a turn; a player who must sell may add to it."""
        if company not in self.sold_now or not state.title.stock.one_sale_a_turn:
            return True
        return since(state, 2) and company in self.sold_at and bool(self._duty(state))

    def _can_sell(self, state: State18) -> bool:
        seat = self.seat(state)
        return any(
            next(possible_sales(state, seat, company), None) is not None
            for company in self._sellable(state)
        )

    def has_choice(self, state: State18) -> bool:
        """There is something else to do than to pass."""
        seat = self.seat(state)
        if next(self._purchases(state, seat), None) is not None:
            return True
        if next(self._deals(state, seat), None) is not None:
            return True
        return bool(self._repayable(state)) or self._can_sell(state)

    def _repayable(self, state: State18) -> int:
        """What the player whose turn it is can repay, where that is done on the player's turn."""
        return repayable(state, self.seat(state)) if state.title.loans.repaid_on_turn else 0

    def check(self, state: State18, action: Action) -> None:
        """The law of the stock round."""
        seat = self.seat(state)
        match action:
            case SellShares():
                first = state.title.stock.no_sales_before
                require_law(state, self.number >= first, "no-sales-yet")
                once = self._may_sell(state, action.company)
                require_law(state, once, "one-sale-a-turn", company=action.company)
                check_sale(state, seat, action)
            case BuyShare():
                self._not_sold(state, action.company)
                check_share(state, seat, action)
            case StartCompany():
                self._not_sold(state, action.company)
                check_start(state, seat, action)
            case BuyPaper():
                state.title.stock.check_paper(state, seat, action.paper, self.papers.get(seat, []))
            case Deal():
                state.title.stock.deals[type(action)].check(state, self, action)
            case Pass():
                self._check_duty(state)
        if since(state, 2) and not isinstance(action, SellShares):
            self._check_duty(state)

    def _not_sold(self, state: State18, company: CompanyId) -> None:
        sold = self.sold.get(self.seat(state), ())
        require_law(state, company not in sold, "sold-before", company=company)

    def _check_duty(self, state: State18) -> None:
        """A player who must sell does nothing else while a sale is possible."""
        duty = self._duty(state)
        limit = state.title.stock.certificate_limit[len(state.players)]
        require_law(state, not duty or not self._can_sell(state), duty or "sell-down", limit=limit)

    def _duty(self, state: State18) -> str:
        """Why the player whose turn it is must sell: the key of the refusal, or nothing."""
        seat = self.seat(state)
        if certificate_count(state, seat) > state.title.stock.certificate_limit[len(state.players)]:
            return "sell-down"
        return state.title.stock.must_sell(state, seat)

    def apply(self, state: State18, action: Action) -> None:
        """A purchase or a pass ends the turn; a sale does not."""
        seat = self.seat(state)
        match action:
            case SellShares():
                self._sell(state, seat, action)
            case Pass():
                if not self.acted:
                    state.emit(Passed(seat=seat))
                self._end_turn(state)
            case _:
                self._buy(state, seat, action)

    def _sell(self, state: State18, seat: Seat, action: SellShares) -> None:
        """All shares of a company that go on one turn are one sale (the price falls once)."""
        self.acted, self.last = True, seat
        before = self.sold_at.get(action.company)
        self.sold_now.append(action.company)
        self.sold.setdefault(seat, []).append(action.company)
        if before is not None:
            sell_more(state, seat, action, before)
        else:
            if since(state, 2) and state.title.stock.one_sale_a_turn:
                self.sold_at[action.company] = sale_price(state, action.company)
            sell(state, seat, action)
        state.title.stock.settle_debt(state, seat)

    def _buy(self, state: State18, seat: Seat, action: Action) -> None:
        self.acted, self.last = True, seat
        match action:
            case BuyShare():
                buy_share(state, seat, action)
            case StartCompany():
                start_company(state, seat, action)
            case BuyPaper(paper=paper):
                kind = state.title.papers[paper].kind
                self.papers.setdefault(seat, []).append(kind)
                state.title.stock.buy_paper(state, seat, paper)
            case Deal():
                state.title.stock.deals[type(action)].do(state, action)
        self._end_turn(state)

    def _end_turn(self, state: State18) -> None:
        """A player who has done nothing has passed."""
        seat = self.seat(state)
        if self.acted:
            self.passed = []
        elif seat not in self.passed:
            self.passed.append(seat)
        self._next_turn(state)

    def _next_turn(self, state: State18) -> None:
        self.turn += 1
        self.sold_now, self.sold_at, self.acted = [], {}, False
        state.title.stock.settle_debt(state, self.seat(state))

    def _end(self, state: State18) -> None:
        """New turn order, and whatever else the title has at the end of a stock round."""
        state.order = state.title.stock.next_order(state, self.last)
        state.emit(OrderChanged(order=tuple(state.order)))
        for happening in state.title.rounds.after_stock_round:
            happening(state)


@dataclass(slots=True)
class RepayOnTurn(RepayAnyTime):
    """A player in debt repays on their turn of a stock round, as their action."""

    def offers(self, state: State18) -> Iterator[Offer]:
        """Any amount, or as much as possible."""
        for seat in self.actors(state):
            if most := repayable(state, seat):
                least = most if state.title.loans.repaid_in_full else 1
                yield Offer(Repay, seat, open={"amount": Span(least, most)})

    def check(self, state: State18, action: Repay) -> None:
        """At most debt and cash; where the rules say so, exactly that much."""
        check_repayment(state, action.by, action)
        part = action.amount < repayable(state, action.by)
        require_law(state, not (part and state.title.loans.repaid_in_full), "repay-in-full")

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The player whose turn it is in a stock round, if in debt."""
        top = state.agenda[-1]
        if not isinstance(top, StockRound) or not state.players[top.seat(state)].debt:
            return ()
        return (top.seat(state),)

    def apply(self, state: State18, action: Repay) -> None:
        """Pay back; the turn goes on."""
        super(RepayOnTurn, self).apply(state, action)
        top = state.agenda[-1]
        assert isinstance(top, StockRound)
        top.acted, top.last = True, action.by
