"""The last step of a turn: a company buys trains, and must own one if it has a route."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step, since
from kursbuch.core.words import Message
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.free_will import opens_choice
from kursbuch.eighteen.ids import BANK, CompanyId, Holder, TrainId
from kursbuch.eighteen.law import require_law
from kursbuch.eighteen.operating.depot import for_sale, has_room, price, shown, take_card
from kursbuch.eighteen.operating.emergency import (
    is_emergency,
    most_payable,
    owes_train,
    pay_for_train,
)
from kursbuch.eighteen.operating.events import PassedOver, StepEnded, TrainBought
from kursbuch.eighteen.operating.operating_round import director_of
from kursbuch.eighteen.operating.phases import card_sold
from kursbuch.eighteen.operating.trade_trains import (
    TradeTrain,
    TrainPurchase,
    check_trade,
    possible_trades,
    propose,
)
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.sell_shares import SellShares, check_sale, possible_sales, sell


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyTrain(Action):
    """Buy a train at its printed price, new from the bank or from the pool."""

    train: TrainId
    source: str


@dataclass(slots=True)
class BuyTrains(TrainPurchase):
    """A company may buy several trains; in an emergency its director adds what is missing."""

    takes = (BuyTrain, TradeTrain, SellShares, Pass)

    bought: bool = False
    ended: bool = False
    enough_before: int = 0
    """The money at hand before the last emergency sale: it was not enough for the train wanted."""
    sold: list[CompanyId] = field(default_factory=list)

    def advance(self, state: State18) -> Step[State18] | Flow:
        """Wait while a train must or can be bought."""
        if self.ended:
            return Flow.DONE
        if self.has_choice(state):
            return Flow.WAIT
        if opens_choice(state, self, self.actors(state), BuyTrains.has_choice):
            return Flow.WAIT
        if not self.bought:
            state.emit(PassedOver(company=self.company, moment="trains"))
        return Flow.DONE

    def has_choice(self, state: State18) -> bool:
        """A train must or can be bought."""
        return owes_train(state, self.company) or self.can_buy(state)

    def actors(self, state: State18) -> tuple[Seat, ...]:
        """The director."""
        return (director_of(state, self.company),)

    def prompt(self, state: State18) -> Message:
        """Whether the company may go on without a train."""
        owed = owes_train(state, self.company)
        return Message("prompt-BuyTrains-owed" if owed else "prompt-BuyTrains")

    def can_buy(self, state: State18) -> bool:
        """There is room for a train, and one that the treasury can pay for."""
        if state.title.trade.more(state, self.company):
            return True
        if not has_room(state, self.company):
            return False
        cash = state.companies[self.company].cash
        if any(price(state, train) <= cash for _, train in for_sale(state, self.company)):
            return True
        return cash > 0 and any(True for _ in possible_trades(state, self))

    def offers(self, state: State18) -> Iterator[Offer]:
        """Trains of bank, pool and other companies; sales in an emergency; nothing more."""
        seat = director_of(state, self.company)
        if has_room(state, self.company):
            above = self.must_exceed(state)
            yield from self._new_trains(state, seat, above)
            for seller, train, span in possible_trades(state, self):
                span = type(span)(max(span.low, above + 1), span.high, span.step)
                if span:
                    yield Offer(
                        TradeTrain, seat, {"seller": seller, "train": train}, {"price": span}
                    )
        if self.may_sell(state):
            yield from self._sales(state, seat)
        if not owes_train(state, self.company):
            yield Offer(Pass, seat)

    def _new_trains(self, state: State18, seat: Seat, above: int) -> Iterator[Offer]:
        for source, train in for_sale(state, self.company):
            cost = price(state, train)
            if above < cost <= most_payable(state, self.company, train):
                yield Offer(BuyTrain, seat, {"train": train, "source": source}, {}, {"price": cost})

    def _sales(self, state: State18, seat: Seat) -> Iterator[Offer]:
        for company in state.companies:
            if company not in self.sold or not state.title.stock.one_sale_a_turn:
                for sale in possible_sales(
                    state, seat, company, room=room(state, company), may_change_director=False
                ):
                    fixed = {"company": company, "shares": sale.shares, "doubles": sale.doubles}
                    yield Offer(SellShares, seat, fixed)

    def check(self, state: State18, action: BuyTrain | TradeTrain | SellShares | Pass) -> None:
        """The law of this moment."""
        match action:
            case BuyTrain():
                self._check_purchase(state, action)
            case TradeTrain():
                check_trade(state, self, action)
                require_law(state, action.price > self.must_exceed(state), "sale-not-needed")
            case SellShares():
                require_law(state, self.may_sell(state), "no-emergency-sale")
                require_law(state, action.company in state.companies, "no-such-company")
                once = action.company not in self.sold or not state.title.stock.one_sale_a_turn
                require_law(state, once, "one-sale-a-company")
                space = room(state, action.company)
                check_sale(state, action.by, action, room=space, may_change_director=False)
            case Pass():
                require_law(state, not owes_train(state, self.company), "must-own-train")

    def _check_purchase(self, state: State18, action: BuyTrain) -> None:
        require_law(state, has_room(state, self.company), "train-limit")
        goods = (action.source, action.train)
        require_law(state, goods in for_sale(state, self.company), "train-not-for-sale")
        cost = price(state, action.train)
        most = most_payable(state, self.company, action.train)
        require_law(state, cost <= most, "train-too-dear", price=cost)
        require_law(state, cost > self.must_exceed(state), "sale-not-needed")

    def must_exceed(self, state: State18) -> int:
        """What was enough before the last sale is too little for the train that is now bought.

        Unless no dearer one is left, since others refused: then any train may be bought.
        """
        if not self.enough_before:
            return 0
        prices = [
            cost
            for _, train in for_sale(state, self.company)
            if (cost := price(state, train)) <= most_payable(state, self.company, train)
        ]
        prices += [span.high for _, _, span in possible_trades(state, self)]
        return self.enough_before if max(prices, default=0) > self.enough_before else 0

    def may_sell(self, state: State18) -> bool:
        """In an emergency, while money is missing for a train that could be chosen."""
        if not is_emergency(state, self.company):
            return False
        if state.title.trade.sales_at_will:
            return True
        dearest = max(price(state, train) for _, train in self._choices(state))
        return self.at_hand(state) < dearest

    def _choices(self, state: State18) -> Iterator[tuple[Holder, TrainId]]:
        yield from for_sale(state, self.company)
        for seller, train, _ in possible_trades(state, self):
            yield seller, train

    def at_hand(self, state: State18) -> int:
        """The money of the treasury and of the director."""
        seat = director_of(state, self.company)
        return state.companies[self.company].cash + state.players[seat].cash

    def done(self) -> None:
        """A train was bought; what was sold for it binds no longer."""
        self.bought, self.enough_before = True, 0

    def apply(self, state: State18, action: BuyTrain | TradeTrain | SellShares | Pass) -> None:
        """The effect."""
        match action:
            case BuyTrain():
                self.done()
                buy_train(state, self.company, action.source, action.train)
            case TradeTrain():
                if not since(state, 2):
                    self.done()
                propose(state, self, action)
            case SellShares():
                if state.title.trade.only_needed_sales:
                    self.enough_before = self.at_hand(state)
                self.sold.append(action.company)
                sell(state, action.by, action)
            case Pass():
                self.ended = True
                state.emit(StepEnded(company=self.company, moment="trains"))


def room(state: State18, company: CompanyId) -> int | None:
    """How many shares of a company can be sold in an emergency; None: as many as usual."""
    return kind(state, company).shares if state.title.trade.sales_without_limit else None


def buy_train(state: State18, company: CompanyId, source: Holder, train: TrainId) -> None:
    """The bank gets the money; the first new train of a type starts a phase at once."""
    cost = price(state, train)
    pay_for_train(state, company, BANK, cost)
    if source == BANK:
        take_new_train(state, company, train, cost)
        return
    state.pool.remove(train)
    state.companies[company].trains.append(train)
    name = shown(state, train)
    state.emit(TrainBought(company=company, train=name, seller=source, price=cost))


def take_new_train(state: State18, company: CompanyId, train: TrainId, cost: int) -> None:
    """A card leaves the bank's stock; the first of its type starts a phase at once."""
    card = next(card for card in state.title.cards.values() if train in card.sides)
    take_card(state, card)
    state.companies[company].trains.append(train)
    name = shown(state, train)
    state.emit(TrainBought(company=company, train=name, seller=BANK, price=cost))
    card_sold(state, card)
