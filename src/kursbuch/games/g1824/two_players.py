"""Variant A: four stacks and their draft, before the first stock round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Choices, Offer
from kursbuch.core.state import Flow, Step
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import NothingToDo, Passed
from kursbuch.eighteen.ids import BANK, CompanyId, PaperId
from kursbuch.eighteen.money import pay
from kursbuch.eighteen.stock.buy_shares import BuyPaper
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.bond import begin_bond
from kursbuch.games.g1824.events import StackDrawn
from kursbuch.games.g1824.mountain import lose
from kursbuch.games.g1824.railways import (
    COAL_PRICES,
    BuyCoalRailway,
    BuyRailway,
    buy_coal_railway,
    buy_mountain_railway,
    buy_railway,
    check_mountain_railway,
    found,
    is_unsold,
)
from kursbuch.games.g1824.state import State24

SMALL = ("KK2", "SD2", "SD3")
LARGE = ("SD1", "KK1")
CONSTRUCTION_PRICE = 120


def draw_stack(state: State24) -> None:
    """Stack 1: by chance one small pre-state railway and one coal railway (24-VA-04)."""
    given = state.setup.own.get("stack")
    if isinstance(given, list):
        stack = [CompanyId(str(name)) for name in given]
    else:
        coal = state.draw.choice(list(state.title.coal))
        stack = [CompanyId(state.draw.choice(SMALL)), coal]
    for name in stack:
        state.kinds[name] = "construction"
    bond = state.title.coal[stack[1]]
    state.kinds[bond] = "bond"
    state.emit(StackDrawn(stack=tuple(stack), bond=bond))


def stacks(state: State24) -> tuple[list[CompanyId], ...]:
    """The four stacks of two railways (24-VA-04)."""
    building = [name for name, kind in state.kinds.items() if kind == "construction"]
    small = [CompanyId(name) for name in SMALL if name not in building]
    coal = [name for name in state.title.coal if name not in building]
    return building, [CompanyId(name) for name in LARGE], small, coal


@dataclass(slots=True)
class Draft(Step[State24]):
    """One player takes a railway, the other gets its partner; nobody passes (24-VA-05)."""

    takes = (BuyRailway, BuyCoalRailway)
    rule = "24-VA-05"

    taken: list[int] = field(default_factory=list)
    """The stacks in the order in which they were taken."""

    def advance(self, state: State24) -> Flow:
        """Until all four stacks are gone."""
        return Flow.WAIT if self.open_stacks(state) else Flow.DONE

    def open_stacks(self, state: State24) -> list[list[CompanyId]]:
        """What may be taken now: the partner of a railway just taken, or any whole stack."""
        left = [[n for n in stack if is_unsold(state, n)] for stack in stacks(state)]
        halves = [stack for stack in left if len(stack) == 1]
        return halves or [stack for stack in left if stack]

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """The start player takes from the first and the last stack, the other from two."""
        sold = sum(not is_unsold(state, n) for stack in stacks(state) for n in stack)
        chooser = (0, 1, 1, 0)[sold // 2]
        first = len(state.players) - 1 if state.title.switches.draft == "last player" else 0
        return (Seat((first + chooser + sold) % 2),)

    def offers(self, state: State24) -> Iterator[Offer]:
        """Each railway of the open stacks; a coal railway at any price."""
        (seat,) = self.actors(state)
        for stack in self.open_stacks(state):
            for name in stack:
                yield railway_offer(state, seat, name)

    def check(self, state: State24, action: BuyRailway | BuyCoalRailway) -> None:
        """A railway of an open stack, at a price that it may have."""
        name = action.company
        there = any(name in stack for stack in self.open_stacks(state))
        require(there, "24-VA-05", "not-in-an-open-stack", company=name)
        chosen = isinstance(action, BuyCoalRailway)
        require(chosen == has_price(state, name), "24-VA-06", "wrong-way-to-buy", company=name)
        if isinstance(action, BuyCoalRailway):
            require(action.price in COAL_PRICES, "24-FS-08", "no-coal-price", price=action.price)

    def apply(self, state: State24, action: BuyRailway | BuyCoalRailway) -> None:
        """Both pay for what they receive (24-VA-06)."""
        if isinstance(action, BuyCoalRailway):
            buy_coal_railway(state, action)
        elif action.company in state.kinds:
            buy_construction_railway(state, action.by, action.company)
        else:
            buy_railway(state, action)


def has_price(state: State24, name: CompanyId) -> bool:
    """Its price is chosen: a coal railway that is not a construction railway."""
    return name in state.title.coal and name not in state.kinds


def railway_offer(state: State24, seat: Seat, name: CompanyId) -> Offer:
    """An offer to take a railway."""
    if has_price(state, name):
        return Offer(BuyCoalRailway, seat, {"company": name}, {"price": Choices(COAL_PRICES)})
    return Offer(BuyRailway, seat, {"company": name})


def buy_construction_railway(state: State24, seat: Seat, name: CompanyId) -> None:
    """120 to the bank; it has no treasury and no train (24-VA-06, 24-VA-09)."""
    found(state, seat, name, CONSTRUCTION_PRICE)
    pay(state, name, BANK, CONSTRUCTION_PRICE)
    if name in state.title.coal:
        begin_bond(state, state.title.coal[name])


@dataclass(slots=True)
class MountainSale(Step[State24]):
    """Then each player may buy one mountain railway, the start player first (24-VA-07)."""

    takes = (BuyPaper, Pass)
    rule = "24-VA-07"

    turn: int = 0

    def advance(self, state: State24) -> Flow:
        """Once round the table; what is left over leaves the game."""
        while self.turn < len(state.order):
            if any(offer.action is BuyPaper for offer in self.offers(state)):
                return Flow.WAIT
            state.emit(NothingToDo(seat=state.order[self.turn]))
            passed_early(state, state.order[self.turn])
            self.turn += 1
        for paper in unsold_mountains(state):
            lose(state, paper)
        return Flow.DONE

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """One after the other."""
        return (state.order[self.turn],)

    def offers(self, state: State24) -> Iterator[Offer]:
        """Those that are left."""
        (seat,) = self.actors(state)
        for paper, printed in state.title.papers.items():
            if state.holder[paper] == BANK and state.players[seat].cash >= printed.price:
                yield Offer(BuyPaper, seat, {"paper": paper}, facts={"cost": printed.price})
        yield Offer(Pass, seat)

    def check(self, state: State24, action: Action) -> None:
        """The law of buying a mountain railway."""
        if isinstance(action, BuyPaper):
            check_mountain_railway(state, action.by, action.paper, ())

    def apply(self, state: State24, action: Action) -> None:
        """Buy it, or not."""
        self.turn += 1
        if isinstance(action, BuyPaper):
            state.early_passes, state.early_buyer = [], action.by
            buy_mountain_railway(state, action.by, action.paper)
        else:
            state.emit(Passed(seat=action.by))
            passed_early(state, action.by)


def unsold_mountains(state: State24) -> list[PaperId]:
    """The mountain railways that nobody has bought."""
    return [name for name in state.title.papers if state.holder[name] == BANK]


def passed_early(state: State24, seat: Seat) -> None:
    """Passing here is not a pass of the first stock round, unless so played (24-VA-08)."""
    if state.title.switches.mountain_turn == "counts as a turn":
        state.early_passes.append(seat)
        lose(state, unsold_mountains(state)[-1])


def first_stock_round(state: State24) -> StockRound:
    """The stock round after the draft."""
    if state.turn > 1:
        return StockRound(number=state.turn)
    return StockRound(number=1, passed=list(state.early_passes), last=state.early_buyer)
