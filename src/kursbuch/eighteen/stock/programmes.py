"""Programmes for a stock round: pass until something happens, or go on buying a company."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.offers import Choices, Offer, Span
from kursbuch.core.programme import Next, Programme, Stop
from kursbuch.core.state import to_act, why_not
from kursbuch.core.words import Message, Who
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.events import CompanyLaunched, DirectorChanged, ShareBought, SharesSold
from kursbuch.eighteen.ids import BANK, POOL, CompanyId
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.buy_shares import BuyShare, share_cost
from kursbuch.eighteen.stock.holdings import shares, shares_of_players
from kursbuch.eighteen.stock.market import price
from kursbuch.eighteen.stock.stock_round import StockRound


def stock_round(state: State18) -> str:
    """The number of the stock round; empty in any other."""
    rounds = (step for step in state.agenda if isinstance(step, StockRound))
    return next((f"stock-{step.number}" for step in rounds), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class StockProgramme(Programme[State18]):
    """It holds in one stock round."""

    moment = "stock"

    round: str

    def ends(self, state: State18, news: Sequence[Event]) -> Message | None:
        """With its round at the latest."""
        if stock_round(state) != self.round:
            return Message("programme-round-over")
        return self.concern(state, news)

    def concern(self, state: State18, news: Sequence[Event]) -> Message | None:
        """Why it ends before."""
        return None

    def next(self, state: State18) -> Next:
        """Pass on every turn."""
        on_turn = isinstance(state.agenda[-1], StockRound) and self.by in to_act(state)
        return self.turn(state) if on_turn else None

    def turn(self, state: State18) -> Next:
        """What it does on its turn."""
        return Pass(by=self.by)


@dataclass(frozen=True, slots=True, kw_only=True)
class PassRound(StockProgramme):
    """Pass to the end of the round, whatever happens."""

    auto_pass = "round"

    @classmethod
    def offers(cls, state: State18, seat: Seat) -> Iterator[Offer]:
        """In every stock round."""
        if found := stock_round(state):
            yield Offer(cls, seat, {"round": found})


@dataclass(frozen=True, slots=True, kw_only=True)
class PassQuietly(PassRound):
    """Pass until something changes about a company in which the player has shares."""

    auto_pass = "quiet"

    def concern(self, state: State18, news: Sequence[Event]) -> Message | None:
        """Its shares change hands, it is launched, or it gets another director."""
        for event in news:
            match event:
                case ShareBought() | SharesSold() | DirectorChanged() | CompanyLaunched():
                    if shares(state, event.company, self.by):
                        return Message("programme-concerned", company=event.company)
        return None


@dataclass(frozen=True, slots=True, kw_only=True)
class PassUntilPrice(StockProgramme):
    """Pass until the price of a share has fallen this far."""

    company: CompanyId
    price: int

    @classmethod
    def offers(cls, state: State18, seat: Seat) -> Iterator[Offer]:
        """For every company with a price, every lower price of the chart."""
        if found := stock_round(state):
            for company, record in state.companies.items():
                now = price(state, company)
                lower = {one for row in state.title.chart.rows for one in row if 0 < one < now}
                if lower and record.launched and not record.closed:
                    fixed = {"round": found, "company": company}
                    prices = Choices(tuple(sorted(lower, reverse=True)))
                    yield Offer(cls, seat, fixed, {"price": prices})

    def concern(self, state: State18, news: Sequence[Event]) -> Message | None:
        """The price is as low as that."""
        now = price(state, self.company)
        if now > self.price:
            return None
        return Message("programme-price-reached", company=self.company, price=now)


@dataclass(frozen=True, slots=True, kw_only=True)
class PassUntilRise(Programme[State18]):
    """Pass in every stock round until the price of a share has risen this far.

    Prices rise in operating rounds above all, so it outlasts a stock round.
    """

    moment = "stock"

    company: CompanyId
    price: int

    @classmethod
    def offers(cls, state: State18, seat: Seat) -> Iterator[Offer]:
        """For every company with a price, every higher price of the chart."""
        if stock_round(state):
            for company, record in state.companies.items():
                now = price(state, company)
                higher = {one for row in state.title.chart.rows for one in row if one > now}
                if higher and record.launched and not record.closed:
                    prices = Choices(tuple(sorted(higher)))
                    yield Offer(cls, seat, {"company": company}, {"price": prices})

    def ends(self, state: State18, news: Sequence[Event]) -> Message | None:
        """The price is as high as that, or never will be."""
        if not state.agenda:
            return Message("programme-game-over")
        if state.companies[self.company].closed:
            return Message("programme-closed", company=self.company)
        now = price(state, self.company)
        if now < self.price:
            return None
        return Message("programme-price-reached", company=self.company, price=now)

    def next(self, state: State18) -> Next:
        """Pass on every turn of a stock round."""
        on_turn = isinstance(state.agenda[-1], StockRound) and self.by in to_act(state)
        return Pass(by=self.by) if on_turn else None

    def ends_by(self, state: State18, action: Action) -> bool:
        """Only what the player does in a stock round."""
        return bool(stock_round(state))


@dataclass(frozen=True, slots=True, kw_only=True)
class PassUntilHolding(StockProgramme):
    """Pass until another player holds this many shares of a company."""

    company: CompanyId
    shares: int

    @classmethod
    def offers(cls, state: State18, seat: Seat) -> Iterator[Offer]:
        """For every company, more shares than anybody else has."""
        if found := stock_round(state):
            for company, record in state.companies.items():
                most = _most_of_others(state, company, seat)[0]
                more = Span(most + 1, kind(state, company).shares)
                if record.par and not record.closed and more:
                    yield Offer(cls, seat, {"round": found, "company": company}, {"shares": more})

    def concern(self, state: State18, news: Sequence[Event]) -> Message | None:
        """Somebody has that many."""
        most, who = _most_of_others(state, self.company, self.by)
        if most < self.shares:
            return None
        key = "programme-holding-reached"
        return Message(key, who=Who(who), company=self.company, shares=most)


def _most_of_others(state: State18, company: CompanyId, seat: Seat) -> tuple[int, int]:
    """The most shares of a company that another player has, and which player."""
    others = shares_of_players(state, company).items()
    return max(((number, who) for who, number in others if who != seat), default=(0, 0))


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyingProgramme(StockProgramme):
    """Buy a share of a company on every turn, wherever it is cheaper."""

    company: CompanyId

    def concern(self, state: State18, news: Sequence[Event]) -> Message | None:
        """Somebody else sells shares of the company."""
        for event in news:
            if isinstance(event, SharesSold) and event.company == self.company:
                sold = Who(event.seat)
                return Message("programme-shares-sold", who=sold, company=self.company)
        return None

    def turn(self, state: State18) -> Next:
        """The cheapest share that the law lets the player buy; why not, if there is none."""
        seat, company = self.by, self.company
        wanted = [BuyShare(by=seat, company=company, source=str(s)) for s in (BANK, POOL)]
        lawful = [action for action in wanted if not why_not(state, action)]
        if lawful:
            return min(lawful, key=lambda action: share_cost(state, action))
        refusal = why_not(state, wanted[0])
        assert refusal is not None
        return Stop(Message("programme-refused", why=refusal.message))


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyUntilLaunched(BuyingProgramme):
    """Buy a company until it is launched."""

    @classmethod
    def offers(cls, state: State18, seat: Seat) -> Iterator[Offer]:
        """Every company that has a director and is not launched."""
        if found := stock_round(state):
            for company, record in state.companies.items():
                if record.par and not record.launched and kind(state, company).launched_at:
                    yield Offer(cls, seat, {"round": found, "company": company})

    def concern(self, state: State18, news: Sequence[Event]) -> Message | None:
        """It is launched."""
        if state.companies[self.company].launched:
            return Message("programme-launched", company=self.company)
        return super(BuyUntilLaunched, self).concern(state, news)


@dataclass(frozen=True, slots=True, kw_only=True)
class BuyUpTo(BuyingProgramme):
    """Buy a company until the player has this many shares of it."""

    shares: int

    @classmethod
    def offers(cls, state: State18, seat: Seat) -> Iterator[Offer]:
        """Every company with an issue price, up to all of its shares."""
        if found := stock_round(state):
            for company, record in state.companies.items():
                more = Span(shares(state, company, seat) + 1, kind(state, company).shares)
                if record.par and not record.closed and more:
                    yield Offer(cls, seat, {"round": found, "company": company}, {"shares": more})

    def concern(self, state: State18, news: Sequence[Event]) -> Message | None:
        """The player has them."""
        own = shares(state, self.company, self.by)
        if own >= self.shares:
            return Message("programme-shares-reached", company=self.company, shares=own)
        return super(BuyUpTo, self).concern(state, news)


STOCK_PROGRAMMES: tuple[type[Programme[State18]], ...] = (
    PassQuietly,
    PassRound,
    PassUntilPrice,
    PassUntilRise,
    PassUntilHolding,
    BuyUntilLaunched,
    BuyUpTo,
)
