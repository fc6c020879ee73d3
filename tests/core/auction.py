"""The smallest game with everything in it: a lot, bids, an interrupt, chance and a payment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.draw import Draw
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer, Span, Split
from kursbuch.core.state import Flow, State, Step
from kursbuch.core.title import Option, Result, Setup, Title, on, placed
from kursbuch.core.words import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid(Action):
    """Bid *price*."""

    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Action):
    """Bid nothing more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay(Action):
    """Pay the bid with coins of two kinds."""

    coins: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(Event):
    """*seat* bought the lot."""

    seat: Seat
    price: int


@dataclass(slots=True)
class Purse:
    gold: int = 10
    silver: int = 10
    lots: list[int] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class House(State):
    purses: list[Purse]
    lots: list[int]
    price: int = 0
    leader: Seat | None = None


@dataclass(slots=True)
class Lots(Step[House]):
    """Lots are drawn until none is left."""

    def advance(self, state: House) -> Step[House] | Flow:
        if not state.lots:
            return Flow.DONE
        lot = state.draw.take(state.lots)
        state.price, state.leader = 0, None
        return Bidding(lot=lot, bidders=[Seat(n) for n in range(len(state.purses))])


@dataclass(slots=True)
class Bidding(Step[House]):
    takes = (Bid, Pass)
    rule = "FT-AUC-01"

    lot: int
    bidders: list[Seat]

    def advance(self, state: House) -> Step[House] | Flow:
        able = [s for s in self.bidders if s == state.leader or self._span(state, s)]
        self.bidders = able
        return Flow.WAIT if len(able) > 1 or (able and state.leader is None) else self._sold(state)

    def _sold(self, state: House) -> Flow:
        if state.leader is not None:
            state.emit(Sold(seat=state.leader, price=state.price))
            state.purses[state.leader].lots.append(self.lot)
        return Flow.DONE

    def _span(self, state: House, seat: Seat) -> Span:
        purse = state.purses[seat]
        return Span(state.price + 1, min(purse.gold + purse.silver, state.price + 3))

    def actors(self, state: House) -> tuple[Seat, ...]:
        return (next(s for s in self.bidders if s != state.leader),)

    def offers(self, state: House) -> Iterator[Offer]:
        (seat,) = self.actors(state)
        yield Offer(Bid, seat, open={"price": self._span(state, seat)})
        yield Offer(Pass, seat)

    def check(self, state: House, action: Any) -> None:
        if isinstance(action, Bid):
            allowed = action.price in self._span(state, action.by)
            require(allowed, "FT-AUC-02", "not-now", action="Bid")

    def apply(self, state: House, action: Any) -> None:
        self.bidders.remove(action.by)
        if isinstance(action, Bid):
            state.price, state.leader = action.price, action.by
            self.bidders.append(action.by)


@dataclass(slots=True)
class Paying(Step[House]):
    """An interrupt: the winner pays before anything goes on."""

    takes = (Pay,)
    rule = "FT-AUC-09"

    seat: Seat
    price: int

    def advance(self, state: House) -> Flow:
        return Flow.WAIT if self.price else Flow.DONE

    def _ways(self, state: House) -> Split:
        purse = state.purses[self.seat]
        return Split(self.price, {"gold": purse.gold, "silver": purse.silver})

    def actors(self, state: House) -> tuple[Seat, ...]:
        return (self.seat,)

    def offers(self, state: House) -> Iterator[Offer]:
        yield Offer(Pay, self.seat, open={"coins": self._ways(state)})

    def check(self, state: House, action: Any) -> None:
        require(action.coins in self._ways(state), "FT-AUC-09", "not-now", action="Pay")

    def apply(self, state: House, action: Any) -> None:
        state.purses[self.seat].gold -= action.coins.get("gold", 0)
        state.purses[self.seat].silver -= action.coins.get("silver", 0)
        self.price = 0


def pay_at_once(state: House, event: Sold) -> None:
    state.push(Paying(seat=event.seat, price=event.price))


def begin(title: Title[House], setup: Setup) -> House:
    return House(
        title=title,
        setup=setup,
        draw=Draw(setup.seed),
        agenda=[Lots()],
        purses=[Purse() for _ in range(setup.players)],
        lots=list(range(1, 1 + int(setup.options["lots"]))),
    )


def result(state: House) -> Result | None:
    if state.agenda:
        return None
    scores = tuple(sum(purse.lots) for purse in state.purses)
    return Result(scores=scores, places=placed(scores), reason="sold out")


def no_totals(state: House) -> Mapping[str, int]:
    return {"players": len(state.purses)}


AUCTION: Title[House] = Title(
    key="test-auction",
    name="Auction",
    family="auction",
    ledger="first-train",
    rules=2,
    players=(2, 3),
    options=(Option(name="lots", values=(3, 5)),),
    state=House,
    actions=(Bid, Pass, Pay),
    events=(Sold,),
    steps=(Lots, Bidding, Paying),
    end_rule="FT-FIN-02",
    begin=begin,
    result=result,
    tell=lambda event: Message("player", number=1),
    conserved=no_totals,
    reactions=on(Sold, pay_at_once),
)

ANNA, BERT, CARLA = Seat(0), Seat(1), Seat(2)
__all__ = ["ANNA", "AUCTION", "BERT", "CARLA", "Bid", "House", "Pass", "Pay", "Sold"]
