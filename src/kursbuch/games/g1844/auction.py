"""The auction of the private companies at the start of the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer, Span
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import NothingToDo, OrderChanged, Passed, RoundBegan
from kursbuch.eighteen.ids import BANK, POOL, CertificateId, CompanyId, PaperId
from kursbuch.eighteen.money import pay, transfer
from kursbuch.eighteen.operating.dividends import pay_incomes
from kursbuch.eighteen.stock.buy_shares import set_issue_price
from kursbuch.eighteen.stock.launch import settle_launch
from kursbuch.games.g1844.end_of_stock_round import least_cash_first
from kursbuch.games.g1844.events import BidMade, IssuePriceSet, PriceLowered, PrivateWon
from kursbuch.games.g1844.state import State44

RAISE = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid(Action):
    """Offer this much for the private company on offer."""

    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SetIssuePrice(Action):
    """Set the issue price of the company whose director's certificate came with a private."""

    price: int


@dataclass(slots=True, kw_only=True)
class Auction(Step[State44]):
    """P1 to P7, one at a time; each is offered by the next auctioneer in card order."""

    takes = (Bid, Pass)
    rule = "44-AU-04"

    lot: int = -1
    """The number of the private company on offer; -1 before the first."""
    number: int = 1
    """Which round of the auction it is."""
    refused: int = 0
    """How many private companies nobody wanted, one after the other."""
    minimum: int = 0
    to_speak: list[Seat] = field(default_factory=list)
    """Who is still in, whose turn it is first."""
    leader: Seat | None = None
    bid: int = 0

    def advance(self, state: State44) -> Step[State44] | Flow:
        """Drop those who cannot bid; knock down, lower, or offer again."""
        if self.lot < 0:
            state.emit(RoundBegan(kind="auction", number=self.number))
            self.offer(state, 0)
        while self.lot < len(privates(state)):
            while self.to_speak and not self._can_bid(state, self.to_speak[0]):
                state.emit(NothingToDo(seat=self.to_speak.pop(0)))
            if self.to_speak:
                return Flow.WAIT
            step = self._close(state)
            if step is not None:
                return step
        self._end(state)
        return Flow.DONE

    def lowest(self) -> int:
        """The least that may be bid now."""
        return self.minimum if self.leader is None else self.bid + RAISE

    def paper(self, state: State44) -> PaperId:
        """The private company on offer."""
        return privates(state)[self.lot]

    def _can_bid(self, state: State44, seat: Seat) -> bool:
        return state.players[seat].cash >= self.lowest()

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """Whose turn it is to speak."""
        return (self.to_speak[0],)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Bid or pass."""
        seat = self.to_speak[0]
        span = Span(self.lowest(), state.players[seat].cash)
        yield Offer(Bid, seat, open={"amount": span}, facts={"paper": self.paper(state)})
        yield Offer(Pass, seat)

    def check(self, state: State44, action: Action) -> None:
        """A bid must be high enough, and covered."""
        if isinstance(action, Bid):
            low = "44-AU-03" if self.leader is None else "44-AU-04"
            require(action.amount >= self.lowest(), low, "bid-too-low", least=self.lowest())
            cash = state.players[action.by].cash
            require(action.amount <= cash, "44-AU-09", "bid-not-covered", cash=cash)

    def apply(self, state: State44, action: Action) -> None:
        """A bidder speaks again after the others; a player who passes is out."""
        seat = self.to_speak.pop(0)
        if isinstance(action, Bid):
            if self.leader is not None:
                self.to_speak.append(self.leader)
            self.leader, self.bid = seat, action.amount
            paper = self.paper(state)
            state.emit(BidMade(seat=seat, paper=paper, amount=action.amount))
        else:
            state.emit(Passed(seat=seat))

    def unsold(self, state: State44) -> list[int]:
        """The numbers of the private companies that the bank still has."""
        return [lot for lot, name in enumerate(privates(state)) if state.holder[name] == BANK]

    def offer(self, state: State44, lot: int) -> None:
        """Offer a private company at its printed price."""
        self.lot = lot
        if lot < len(privates(state)):
            self.minimum = state.title.papers[self.paper(state)].price
            self.open(state)

    def offer_next(self, state: State44) -> None:
        """The next one that is unsold, after the highest again the lowest; none: it is over."""
        unsold = self.unsold(state)
        later = [lot for lot in unsold if lot > self.lot]
        self.offer(state, (later + unsold + [len(privates(state))])[0])

    def open(self, state: State44) -> None:
        """Everybody is in; the auctioneer speaks first."""
        first = self.lot % len(state.order)
        self.to_speak = state.order[first:] + state.order[:first]
        self.leader, self.bid = None, 0

    def _close(self, state: State44) -> Step[State44] | None:
        """Nobody is left to speak: the leader wins; without one the lot is offered again."""
        if self.leader is None and self.lot == 0:
            self.minimum -= RAISE
            if self.minimum > 0:
                state.emit(PriceLowered(paper=self.paper(state), price=self.minimum))
                self.open(state)
                return None
            self.leader, self.bid = state.order[0], 0
        if self.leader is None:
            state.title.nobody_bids(state, self)
            return None
        return self._knock_down(state, self.leader, self.bid)

    def _knock_down(self, state: State44, seat: Seat, price: int) -> Step[State44] | None:
        """The winner pays and takes the certificate and whatever comes with it."""
        name = self.paper(state)
        paper = state.title.papers[name]
        pay(state, seat, BANK, price)
        transfer(state, name, seat)
        state.emit(PrivateWon(seat=seat, paper=name, paid=price))
        self.refused = 0
        self.offer_next(state)
        for certificate in paper.with_it:
            transfer(state, certificate, seat)
        if paper.paper_with_it is not None:
            transfer(state, paper.paper_with_it, seat)
        return next((IssuePrice(seat=seat, company=c) for c in _directed(paper.with_it)), None)

    def _end(self, state: State44) -> None:
        """What was auctioned is launched now at the latest; least cash gets card 1."""
        for company in state.companies:
            settle_launch(state, company)
        state.order = least_cash_first(state)
        state.emit(OrderChanged(order=tuple(state.order)))


def privates(state: State44) -> tuple[PaperId, ...]:
    """The private companies in ascending order."""
    return tuple(name for name, paper in state.title.papers.items() if paper.kind == "private")


def _directed(certificates: tuple[CertificateId, ...]) -> list[CompanyId]:
    """The companies whose director's certificate is among these."""
    return [CompanyId(name[:-2]) for name in certificates if name.endswith("_0")]


@dataclass(slots=True, kw_only=True)
class IssuePrice(Step[State44]):
    """The new director sets the issue price at once."""

    takes = (SetIssuePrice,)
    rule = "44-AU-19"

    seat: Seat
    company: CompanyId

    def advance(self, state: State44) -> Flow:
        """Wait until the price is set."""
        return Flow.DONE if state.companies[self.company].par else Flow.WAIT

    def actors(self, state: State44) -> tuple[Seat, ...]:
        """The winner of the auction."""
        return (self.seat,)

    def offers(self, state: State44) -> Iterator[Offer]:
        """Any issue price."""
        prices = tuple(sorted(state.title.chart.issue))
        yield Offer(SetIssuePrice, self.seat, open={"price": Choices(prices)})

    def check(self, state: State44, action: SetIssuePrice) -> None:
        """Only issue prices."""
        known = action.price in state.title.chart.issue
        require(known, "44-PV-33", "no-issue-price", price=action.price)

    def apply(self, state: State44, action: SetIssuePrice) -> None:
        """Its director's certificate and the pool are enough to launch the company (44-AU-20)."""
        set_issue_price(state, self.company, action.price)
        state.emit(IssuePriceSet(seat=self.seat, company=self.company, price=action.price))
        if state.title.launched_in_auction:
            settle_launch(state, self.company)


def offer_again(state: State44, auction: Auction) -> None:
    """Privates already sold pay their income, and the lot is offered again (44-AU-13)."""
    pay_incomes(state)
    auction.open(state)


def lay_out(state: State44) -> None:
    """Shares that lie in the pool from the start."""
    for certificate in state.title.in_pool:
        transfer(state, certificate, POOL)
