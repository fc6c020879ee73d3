"""1824 in the words of 18xx.games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kursbuch.core.action import Action
from kursbuch.core.offers import Plain
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.stations import home
from kursbuch.eighteen.stock.debt import Repay, repayable
from kursbuch.formats.eighteen_games.exporter import (
    Export18xx,
    Teller,
    Told,
    Transition,
    certificates_of,
    paper_of,
    player_of,
)
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.missing_certificate import SellForHalf
from kursbuch.games.g1824.mountain import ExchangeMountain, MountainExchanges
from kursbuch.games.g1824.part_exchange import TradeIn, reduced_price, smaller
from kursbuch.games.g1824.railways import FIRST_TRAIN, BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.scoring import paid_for
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.wien import TakeMarkerBack


@dataclass(slots=True)
class Export1824(Export18xx[State24]):
    """1824 in the words of the site."""

    def tellers(self) -> Mapping[type[Action], Teller[State24]]:
        """How each kind of action is told."""
        own: Mapping[type[Action], Teller[State24]] = {
            BuyRailway: self.railway,
            BuyCoalRailway: self.coal_railway,
            ExchangeMountain: self.mountain,
            ExchangeCoal: self.coal,
            SellForHalf: self.half_sale,
            Repay: self.repay,
            TradeIn: self.trade_in,
            TakeMarkerBack: self.choose,
        }
        return {**Export18xx.tellers(self), **own}

    def passing(self, transition: Transition[State24]) -> Told | None:
        """A pass of a player or of a company; mountain railways are the players' own."""
        if isinstance(transition.before.agenda[-1], MountainExchanges):
            return {"type": "pass", **player_of(transition)}
        return Export18xx.passing(self, transition)

    def railway(self, transition: Transition[State24]) -> Told:
        """A pre-state or construction railway."""
        company = transition.done(BuyRailway).company
        price = paid_for(transition.after, company)
        return self._bought_railway(transition, company, price)

    def coal_railway(self, transition: Transition[State24]) -> Told:
        """A coal railway, which has a train from the start."""
        action = transition.done(BuyCoalRailway)
        name = f"{FIRST_TRAIN}-{self.next_copy(transition.before, FIRST_TRAIN)}"
        self.trains[name] = (action.company, FIRST_TRAIN)
        return self._bought_railway(transition, action.company, action.price)

    def _bought_railway(
        self, transition: Transition[State24], company: CompanyId, price: int
    ) -> Told:
        return {"type": "buy_company", **player_of(transition), "company": company, "price": price}

    def mountain(self, transition: Transition[State24]) -> Told:
        """A share for a mountain railway."""
        action = transition.done(ExchangeMountain)
        company, source = action.company, action.source
        before, after = transition.before.holder, transition.after.holder
        names = [n for n in certificates_of(transition, company) if before[n] == source]
        share = next(n for n in names if after[n] != source)
        told: Told = {"shares": [share], "percent": 10, "share_price": 0}
        return {"type": "buy_shares", **paper_of(action.paper), **told}

    def coal(self, transition: Transition[State24]) -> Told:
        """A coal railway for the director's certificate."""
        coal = transition.done(ExchangeCoal).company
        return {"type": "special_buy", **player_of(transition), "description": coal, "cost": 0}

    def half_sale(self, transition: Transition[State24]) -> Told:
        """A director's certificate sold at half its value."""
        action, to = transition.done(SellForHalf), transition.after.title.stock.sold_to
        before, after = transition.before.holder, transition.after.holder
        named = certificates_of(transition, action.company)
        sold: list[Plain] = [n for n in named if before[n] != to and after[n] == to]
        percent = 10 * (action.singles + 1)
        return {"type": "sell_shares", **player_of(transition), "shares": sold, "percent": percent}

    def repay(self, transition: Transition[State24]) -> Told:
        """A debt, or a part of it."""
        amount = transition.done(Repay).amount
        if amount == repayable(transition.before, transition.action.by):
            return {"type": "payoff_player_debt", **player_of(transition)}
        return {"type": "payoff_player_debt_partial", **player_of(transition), "amount": amount}

    def trade_in(self, transition: Transition[State24]) -> Told:
        """A new train for which an old one is traded in."""
        train, company = transition.done(TradeIn).train, company_at_turn(transition.before)
        old = smaller(transition.before, train)
        given = next(name for name, side in self.owned(transition.before, company) if side == old)
        del self.trains[given]
        name = f"{train}-{self.next_copy(transition.before, train)}"
        told = self.bought(transition, name, train, reduced_price(transition.before, train))
        return {**told, "exchange": given}

    def choose(self, transition: Transition[State24]) -> Told:
        """Which of two markers in Wien goes back."""
        first = home(transition.before, CompanyId("KK1")) == transition.done(TakeMarkerBack).stop
        choice = "Return one token" if first else "Return the other token"
        return {"type": "choose", **player_of(transition), "choice": choice}

    def owned(self, state: State24, company: CompanyId | None) -> list[tuple[str, TrainId]]:
        """The trains of a company by the site's names; small railways are parts of others."""
        becomes = {**state.title.coal, **state.title.state_railway_of}
        owned = []
        for name, (owner, side) in self.trains.items():
            now = becomes[owner] if state.companies[owner].closed else owner
            if now == company:
                owned.append((name, side))
        left = list(state.companies[company].trains) if company else []
        return [(name, side) for name, side in owned if side in left]
