"""Mountain railways: income, and their exchange for a share of a regional railway."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kursbuch.core.action import Seat
from kursbuch.core.errors import require
from kursbuch.core.offers import Offer
from kursbuch.core.state import Flow, Step, since
from kursbuch.eighteen.actions import Deal, Pass
from kursbuch.eighteen.ids import BANK, OUT, POOL, CompanyId, Holder, PaperId, PhaseId
from kursbuch.eighteen.money import transfer
from kursbuch.eighteen.operating.events import PhaseBegan
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.printed.charter import Certificate
from kursbuch.eighteen.stock.buy_shares import check_limit
from kursbuch.eighteen.stock.directors import saved_by_swap
from kursbuch.eighteen.stock.holdings import papers
from kursbuch.eighteen.stock.stock_round import StockRound
from kursbuch.games.g1824.events import MountainExchanged, MountainLost
from kursbuch.games.g1824.opening import share_exchanged
from kursbuch.games.g1824.reserved import on_sale
from kursbuch.games.g1824.state import State24

EXCHANGE_FROM = PhaseId("3")


@dataclass(frozen=True, slots=True, kw_only=True)
class ExchangeMountain(Deal):
    """Give a mountain railway for one share of a regional railway."""

    paper: PaperId
    company: CompanyId
    source: str = str(BANK)


def mountain_exchanges(state: State24, seat: Seat) -> Iterator[Offer]:
    """Each of the player's mountain railways for each share there is."""
    for paper in papers(state, seat, "mountain"):
        yield from exchanges_of(state, seat, paper)


def exchanges_of(state: State24, seat: Seat, paper: PaperId) -> Iterator[Offer]:
    """The shares for which a mountain railway can be given."""
    for company, source in exchangeable(state):
        fixed = {"paper": paper, "company": company, "source": source}
        yield Offer(ExchangeMountain, seat, fixed)


def exchangeable(state: State24) -> list[tuple[CompanyId, str]]:
    """The regional railways of which a single share is there, and where (24-MR-10, 24-MR-11)."""
    return [
        (name, str(source))
        for name in state.title.regionals
        for source in (BANK, POOL)
        if share_for(state, name, source) is not None
    ]


def share_for(state: State24, company: CompanyId, source: Holder) -> Certificate | None:
    """The share that is given in exchange: from the bank, or from the pool (24-VA-32)."""
    lying = on_sale(state, company, source)
    return next((c for c in lying if not c.director), None)


def check_mountain_exchange(state: State24, round_: StockRound, action: ExchangeMountain) -> None:
    """From phase 3 on, instead of a purchase (24-MR-05, 24-MR-06)."""
    require(has_begun(state, EXCHANGE_FROM), "24-MR-05", "exchange-from-phase-3")
    check_exchange(state, action)
    more = 1 - int(state.title.papers[action.paper].counts)
    if since(state, 2):  # 24-MR-15
        more -= saved_by_swap(state, action.company, action.by, 1)
    check_limit(state, action.by, more)


def check_exchange(state: State24, action: ExchangeMountain) -> None:
    """The player owns the mountain railway, and the share is available."""
    own = papers(state, action.by, "mountain")
    require(action.paper in own, "24-MR-08", "not-your-mountain-railway", paper=action.paper)
    there = (action.company, action.source) in exchangeable(state)
    require(there, "24-MR-11", "no-share-left", company=action.company)


def exchange_mountain(state: State24, action: ExchangeMountain) -> None:
    """The paper leaves the game, the share comes from the bank, no money moves (24-MR-09)."""
    share = share_for(state, action.company, action.source)
    assert share is not None
    transfer(state, action.paper, OUT)
    transfer(state, share.id, action.by)
    state.emit(MountainExchanged(seat=action.by, paper=action.paper, company=action.company))
    share_exchanged(state, action.company)


@dataclass(slots=True)
class MountainExchanges(Step[State24]):
    """All mountain railways that are left are exchanged, in the order of their numbers."""

    takes = (ExchangeMountain, Pass)
    rule = "24-MR-18"

    waiting: list[PaperId]

    def advance(self, state: State24) -> Flow:
        """The owner of the first chooses; without a share left it is lost (24-MR-20)."""
        while self.waiting:
            if exchangeable(state):
                return Flow.WAIT
            lose(state, self.waiting.pop(0))
        return Flow.DONE

    def actors(self, state: State24) -> tuple[Seat, ...]:
        """The owner of the railway with the lowest number."""
        holder = state.holder[self.waiting[0]]
        assert isinstance(holder, int)
        return (Seat(holder),)

    def offers(self, state: State24) -> Iterator[Offer]:
        """Every regional railway with a share left."""
        (seat,) = self.actors(state)
        yield from exchanges_of(state, seat, self.waiting[0])
        if state.title.switches.forced_exchange == "may be declined":
            yield Offer(Pass, seat)

    def check(self, state: State24, action: ExchangeMountain | Pass) -> None:
        """It is this railway's turn, and it must be exchanged (24-MR-21)."""
        if isinstance(action, Pass):
            free = state.title.switches.forced_exchange == "may be declined"
            require(free, "24-MR-21", "must-exchange", paper=self.waiting[0])
            return
        first = action.paper == self.waiting[0]
        require(first, "24-MR-18", "exchange-in-order", paper=self.waiting[0])
        check_exchange(state, action)

    def apply(self, state: State24, action: ExchangeMountain | Pass) -> None:
        """Exchange it, or give it up."""
        paper = self.waiting.pop(0)
        if isinstance(action, Pass):
            lose(state, paper)
        else:
            exchange_mountain(state, action)


def lose(state: State24, paper: PaperId) -> None:
    """It closes without compensation."""
    transfer(state, paper, OUT)
    state.emit(MountainLost(paper=paper))


def close_mountain_railways(state: State24, event: PhaseBegan) -> None:
    """The first 4-train makes all owners exchange at once, before the buyer goes on (24-MR-18)."""
    if event.phase != "4":
        return
    owned = [name for name in state.title.papers if isinstance(state.holder[name], int)]
    if owned:
        state.push(MountainExchanges(owned))
