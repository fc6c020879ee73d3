"""A tiny title for the pages: three lots are auctioned, a lot is paid in coins of two colours."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.draw import Draw
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer, Span, Split
from kursbuch.core.programme import Next, Programme
from kursbuch.core.state import Flow, State, Step, to_act
from kursbuch.core.title import Option, Result, Setup, Title, placed
from kursbuch.core.words import Message, Who


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid(Action):
    lot: str
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Action):
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay(Action):
    coins: dict[str, int]
    wrapped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Bidden(Event):
    seat: Seat
    lot: str
    coins: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawn(Event):
    number: int


@dataclass(slots=True, kw_only=True)
class Fair(State):
    coins: list[int]
    won: dict[str, int] = field(default_factory=dict)
    turns: int = 0


@dataclass(slots=True)
class Auction(Step[Fair]):
    """Everybody bids in turn."""

    takes = (Bid, Pass)
    rule = "FT-AUC-01"
    left: int = 6

    def actors(self, state: Fair) -> tuple[Seat, ...]:
        return (Seat(state.turns % state.setup.players),)

    def advance(self, state: Fair) -> Flow:
        return Flow.WAIT if self.left else Flow.DONE

    def offers(self, state: Fair) -> Iterator[Offer]:
        (seat,) = self.actors(state)
        if state.coins[seat] >= 2:
            for lot in ("apple", "pear", "plum"):
                yield Offer(Bid, seat, {"lot": lot}, {"coins": Span(2, state.coins[seat])})
        yield Offer(Pass, seat)

    def check(self, state: Fair, action: Bid | Pass) -> None:
        if isinstance(action, Bid):
            require(action.coins >= 2, "FT-AUC-02", "not-now", action="Bid")
            require(action.coins <= state.coins[action.by], "FT-AUC-05", "not-now", action="Bid")

    def apply(self, state: Fair, action: Bid | Pass) -> None:
        self.left -= 1
        state.turns += 1
        if isinstance(action, Bid):
            state.coins[action.by] -= action.coins
            state.won[action.lot] = action.by
            state.emit(Bidden(seat=action.by, lot=action.lot, coins=action.coins))
            if action.lot == "plum":
                state.emit(Drawn(number=state.draw.below(1000)))
            state.push(Wrapping(action.by))


@dataclass(slots=True)
class Wrapping(Step[Fair]):
    """Whoever won pays two coins of any colours for the wrapping."""

    takes = (Pay,)
    rule = "FT-AUC-03"
    seat: Seat = Seat(0)
    done: bool = False

    def actors(self, state: Fair) -> tuple[Seat, ...]:
        return (self.seat,)

    def advance(self, state: Fair) -> Flow:
        return Flow.DONE if self.done else Flow.WAIT

    def offers(self, state: Fair) -> Iterator[Offer]:
        coins, wrapped = Split(2, {"red": 2, "blue": 1}), Choices((False, True))
        yield Offer(Pay, self.seat, {}, {"coins": coins, "wrapped": wrapped}, {"cost": 2})

    def check(self, state: Fair, action: Pay) -> None:
        require(sum(action.coins.values()) == 2, "FT-AUC-04", "not-now", action="Pay")

    def apply(self, state: Fair, action: Pay) -> None:
        self.done = True


@dataclass(frozen=True, slots=True, kw_only=True)
class PassOn(Programme[Fair]):
    """Pass until a lot is sold."""

    moment = "auction"
    auto_pass = "round"
    lot: str = "plum"

    @classmethod
    def offers(cls, state: Fair, seat: Seat) -> Iterator[Offer]:
        yield Offer(cls, seat, open={"lot": Choices(("plum", "pear"))})

    def ends(self, state: Fair, news: Sequence[Event]) -> Message | None:
        return Message("programme-fair-sold", lot=self.lot) if self.lot in state.won else None

    def next(self, state: Fair) -> Next:
        return Pass(by=self.by) if self.by in to_act(state) else None


def begin(title: Title[Fair], setup: Setup) -> Fair:
    coins = 30 if setup.options.get("rich") else 20
    return Fair(
        title=title,
        setup=setup,
        draw=Draw(setup.seed),
        agenda=[Auction()],
        coins=[coins] * setup.players,
    )


def result(state: Fair) -> Result | None:
    if state.agenda:
        return None
    won = list(state.won.values())
    scores = tuple(won.count(seat) for seat in range(state.setup.players))
    return Result(scores=scores, places=placed(scores), reason="sold")


def tell(event: Event) -> Message:
    match event:
        case Bidden():
            return Message("fair-bid", who=Who(event.seat), lot=event.lot, coins=event.coins)
        case Drawn():
            return Message("fair-drawn", number=event.number)
    raise TypeError(event)


WORDS = """
prompt-Auction = bid for a lot
prompt-Wrapping = pay for the wrapping
fair-bid = { $who } bids { $coins } for the { $lot }.
fair-drawn = The number { $number } is drawn.
programme-do-PassOn = Pass on
programme-until-PassOn = Ends when the lot is sold.
programme-PassOn = You pass until the { $lot } is sold.
programme-fair-sold = The { $lot } is sold.
"""


FAIR: Title[Fair] = Title(
    key="fair",
    name="The Fair",
    family="fair",
    ledger="first-train",
    rules=1,
    players=(2, 3),
    options=(Option(name="rich", values=(False, True), rules=("FT-INV-01",)),),
    state=Fair,
    actions=(Bid, Pass, Pay),
    events=(Bidden, Drawn),
    steps=(Auction, Wrapping),
    end_rule="FT-AUC-05",
    programmes=(PassOn,),
    begin=begin,
    result=result,
    tell=tell,
    conserved=lambda state: {},
)
