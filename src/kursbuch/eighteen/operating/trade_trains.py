"""Trains change hands between companies, with the consent of the other director."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Choices, Offer, Plain, Span
from kursbuch.core.state import Flow, Step, since
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.law import allowed, require_law
from kursbuch.eighteen.operating.depot import has_room, may_own, price, shown
from kursbuch.eighteen.operating.emergency import most_payable, pay_for_train
from kursbuch.eighteen.operating.events import TradeProposed, TradeRefused, TrainBought
from kursbuch.eighteen.operating.operating_round import director_of
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.state import State18
from kursbuch.eighteen.stock.holdings import director

ANY_PRICE = 10**6
"""More than any company ever has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeTrain(Action):
    """Buy a train of another company."""

    seller: CompanyId
    train: TrainId
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerTrade(Action):
    """Agree to sell the train, or not."""

    agreed: bool


@dataclass(slots=True)
class TrainPurchase(Step[State18]):
    """The moment in which a company buys trains, with the trades that were refused in it."""

    company: CompanyId
    refused: list[tuple[CompanyId, TrainId]] = field(default_factory=list)

    def done(self) -> None:
        """A train was bought."""


@dataclass(slots=True, kw_only=True)
class AskConsent(Step[State18]):
    """The other director agrees to the sale or refuses."""

    takes = (AnswerTrade,)

    company: CompanyId
    seller: CompanyId
    train: TrainId
    price: int
    answered: bool = False

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Wait for the answer."""
        return Flow.DONE if self.answered else Flow.WAIT

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The seller's director."""
        return (director_of(state, self.seller),)

    def offers(self, state: State18) -> Iterator[Offer]:
        """Yes or no."""
        facts: dict[str, Plain] = {
            "train": shown(state, self.train),
            "price": self.price,
            "company": self.company,
        }
        seat = director_of(state, self.seller)
        answers = tuple(
            agreed
            for agreed in (True, False)
            if allowed(self.check, state, AnswerTrade(by=seat, agreed=agreed))
        )
        yield Offer(AnswerTrade, seat, {}, {"agreed": Choices(answers)}, facts)

    def check(self, state: State18, action: AnswerTrade) -> None:
        """What happened meanwhile may have made the trade unlawful; refusing is always lawful."""
        if action.agreed and since(state, 2):
            buying = self.buying(state)
            buyer = director_of(state, self.company)
            trade = TradeTrain(by=buyer, seller=self.seller, train=self.train, price=self.price)
            buying.check(state, trade)

    def buying(self, state: State18) -> TrainPurchase:
        """The moment in which the trade was proposed."""
        below = state.agenda[-2]
        assert isinstance(below, TrainPurchase)
        return below

    def apply(self, state: State18, action: AnswerTrade) -> None:
        """The trade takes place, or is not asked for again in this turn."""
        self.answered = True
        if action.agreed:
            self.buying(state).done()
            hand_over(state, self.company, self.seller, self.train, self.price)
            return
        self.buying(state).refused.append((self.seller, self.train))
        name = shown(state, self.train)
        state.emit(TradeRefused(company=self.company, seller=self.seller, train=name))


def partners(state: State18, company: CompanyId) -> list[CompanyId]:
    """The companies that a company may buy trains from."""
    if not has_begun(state, state.title.trade.trade_from) or not has_room(state, company):
        return []
    return [name for name, record in state.companies.items() if record.trains and name != company]


def possible_trades(
    state: State18, buying: TrainPurchase
) -> Iterator[tuple[CompanyId, TrainId, Span]]:
    """Every train that a company may buy from another, with the prices it may and can pay."""
    for seller in partners(state, buying.company):
        for train in dict.fromkeys(state.companies[seller].trains):
            if (seller, train) in buying.refused:
                continue
            if allowed(check_goods, state, buying.company, seller, train):
                span = prices(state, buying.company, seller, train)
                if span:
                    yield seller, train, span


def prices(state: State18, company: CompanyId, seller: CompanyId, train: TrainId) -> Span:
    """The prices that the rules and the treasury allow; in an emergency the director helps."""
    span = state.title.trade.trade_price(state, company, seller, train)
    return Span(span.low, min(span.high, most_payable(state, company, train)))


def agreed_price(state: State18, buyer: CompanyId, seller: CompanyId, train: TrainId) -> Span:
    """The printed price; between companies of one director any price from 1."""
    printed = price(state, train)
    if director(state, buyer) != director(state, seller):
        return Span(printed, printed)
    return Span(1, ANY_PRICE)


def check_goods(state: State18, company: CompanyId, seller: CompanyId, train: TrainId) -> None:
    """The seller has such a train to sell, and the buyer may own it."""
    require_law(state, has_begun(state, state.title.trade.trade_from), "trade-too-early")
    known = seller in state.companies and seller != company
    require_law(state, known and train in state.companies[seller].trains, "seller-has-none")
    require_law(state, not state.title.trains[train].fixed, "train-fixed")
    agreed = not state.title.trade.consent or director(state, seller) is not None
    require_law(state, agreed, "nobody-agrees", seller=seller)
    require_law(state, has_room(state, company), "train-limit")
    require_law(
        state, may_own(state, company, train), "train-not-allowed", train=shown(state, train)
    )


def check_trade(state: State18, buying: TrainPurchase, action: TradeTrain) -> None:
    """The law of buying a train from another company."""
    check_goods(state, buying.company, action.seller, action.train)
    refused = (action.seller, action.train) in buying.refused
    require_law(state, not refused, "trade-refused")
    span = state.title.trade.trade_price(state, buying.company, action.seller, action.train)
    require_law(state, action.price in span, "trade-price", low=span.low)
    most = most_payable(state, buying.company, action.train)
    require_law(state, action.price <= most, "train-too-dear", price=action.price)


def propose(state: State18, buying: TrainPurchase, action: TradeTrain) -> None:
    """The trade takes place at once, or the other director is asked."""
    company, seller, train = buying.company, action.seller, action.train
    same = director(state, seller) == director(state, company)
    if same or not state.title.trade.consent:
        buying.done()
        hand_over(state, company, seller, train, action.price)
        return
    name = shown(state, train)
    state.emit(TradeProposed(company=company, seller=seller, train=name, price=action.price))
    state.push(AskConsent(company=company, seller=seller, train=train, price=action.price))


def hand_over(
    state: State18, company: CompanyId, seller: CompanyId, train: TrainId, price: int
) -> None:
    """Money goes from treasury to treasury, the train the other way."""
    pay_for_train(state, company, seller, price)
    state.companies[seller].trains.remove(train)
    state.companies[company].trains.append(train)
    name = shown(state, train)
    state.emit(TrainBought(company=company, train=name, seller=seller, price=price))
