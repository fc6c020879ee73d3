"""Part exchange: trading in an old train for a new one of the next type."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Step
from kursbuch.eighteen.ids import BANK, CompanyId, TrainId
from kursbuch.eighteen.law import allowed
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.operating.buy_trains import BuyTrains, take_new_train
from kursbuch.eighteen.operating.depot import may_own
from kursbuch.games.g1824.events import TrainTradedIn
from kursbuch.games.g1824.goods_trains import new_trains
from kursbuch.games.g1824.state import State24


@dataclass(frozen=True, slots=True, kw_only=True)
class TradeIn(Action):
    """Trade in the next smaller train of the same kind for this new one."""

    train: TrainId


def smaller(state: State24, train: TrainId) -> TrainId | None:
    """The next smaller type of the same kind (24-PX-01)."""
    trains = state.title.trains
    same = [name for name in trains if trains[name].runs == trains[train].runs]
    at = same.index(train)
    return same[at - 1] if at else None


def reduced_price(state: State24, train: TrainId) -> int:
    """The printed price less half of that of the train traded in (24-PX-02)."""
    old = smaller(state, train)
    assert old is not None
    return state.title.trains[train].price - state.title.trains[old].price // 2


def check_part_exchange(state: State24, company: CompanyId, train: TrainId) -> None:
    """A new train of the bank, against the next smaller one, once in an operating round."""
    on_sale = any(train in card.sides for card in new_trains(state))
    require(on_sale and may_own(state, company, train), "24-PX-07", "train-not-for-sale")
    old, record = smaller(state, train), state.companies[company]
    require(old is not None and old in record.trains, "24-PX-01", "nothing-to-trade-in")
    require(company not in state.traded_in, "24-PX-03", "traded-in-before", company=company)
    price = reduced_price(state, train)
    require(price <= record.cash, "24-PX-08", "trade-in-too-dear", price=price)


def possible_part_exchanges(state: State24, company: CompanyId) -> list[TrainId]:
    """The new trains for which a company can trade one in."""
    return [
        train
        for card in new_trains(state)
        for train in card.sides
        if allowed(check_part_exchange, state, company, train)
    ]


def can_trade_in(state: State24, company: CompanyId) -> bool:
    """There is a train that a company could get in this way."""
    return bool(possible_part_exchanges(state, company))


@dataclass(slots=True)
class PartExchange(Step[State24]):
    """Beside buying trains, also at the train limit (24-PX-05)."""

    takes = (TradeIn,)
    rule = "24-PX-01"

    def buying(self, state: State24) -> BuyTrains | None:
        """The company's train step, if that is what the game waits for."""
        top = state.agenda[-1]
        return top if isinstance(top, BuyTrains) else None

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """The director of the company that buys trains."""
        step = self.buying(state)
        return () if step is None else step.actors(state)

    def offers(self, state: State24) -> Iterator[Offer]:
        """Every new train that can be had this way."""
        step = self.buying(state)
        if step is not None and not step.enough_before:
            for seat in step.actors(state):
                for train in possible_part_exchanges(state, step.company):
                    facts = {"price": reduced_price(state, train)}
                    yield Offer(TradeIn, seat, {"train": train}, facts=facts)

    def check(self, state: State24, action: TradeIn) -> None:
        """The law of part exchange."""
        step = self.buying(state)
        assert step is not None
        check_part_exchange(state, step.company, action.train)

    def apply(self, state: State24, action: TradeIn) -> None:
        """The old train leaves the game; the new one counts as sold (24-PX-04, 24-PX-09)."""
        step = self.buying(state)
        assert step is not None
        step.bought = True
        trade_in(state, step.company, action.train)


def trade_in(state: State24, company: CompanyId, train: TrainId) -> None:
    """The treasury pays the rest."""
    old, price = smaller(state, train), reduced_price(state, train)
    assert old is not None
    state.traded_in.append(company)
    state.companies[company].trains.remove(old)
    state.scrapped.append(old)
    pay(state, company, BANK, price)
    state.emit(TrainTradedIn(company=company, old=old, train=train, price=price))
    take_new_train(state, company, train, price)


def forget_part_exchanges(state: State24) -> None:
    """In every operating round each company may do it once (24-PX-03)."""
    state.traded_in.clear()
