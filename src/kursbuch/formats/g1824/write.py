"""1824 in the words of 18xx.games."""

from __future__ import annotations

from dataclasses import dataclass

from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.board.stations import home
from kursbuch.eighteen.ids import CompanyId, TrainId
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.stock.debt import Repay, repayable
from kursbuch.formats.eighteen_games.exporter import (
    SHARED,
    Export18xx,
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
class Export1824(Export18xx):
    """1824 in the words of the site."""

    def passing(self, transition: Transition) -> Told | None:
        """A pass of a player or of a company; mountain railways are the players' own."""
        if isinstance(transition.before.agenda[-1], MountainExchanges):
            return {"type": "pass", **player_of(transition)}
        return Export18xx.passing(self, transition)

    def railway(self, transition: Transition) -> Told:
        """A pre-state, coal or construction railway."""
        company = transition.action.company
        price = paid_for(transition.after, company)
        if isinstance(transition.action, BuyCoalRailway):
            price = transition.action.price
            name = f"{FIRST_TRAIN}-{self.next_copy(transition.before, FIRST_TRAIN)}"
            self.trains[name] = (company, FIRST_TRAIN)
        return {"type": "buy_company", **player_of(transition), "company": company, "price": price}

    def mountain(self, transition: Transition) -> Told:
        """A share for a mountain railway."""
        company, source = transition.action.company, transition.action.source
        before, after = transition.before.holder, transition.after.holder
        names = [n for n in certificates_of(transition, company) if before[n] == source]
        share = next(n for n in names if after[n] != source)
        told: Told = {"shares": [share], "percent": 10, "share_price": 0}
        return {"type": "buy_shares", **paper_of(transition.action.paper), **told}

    def coal(self, transition: Transition) -> Told:
        """A coal railway for the director's certificate."""
        coal = transition.action.company
        return {"type": "special_buy", **player_of(transition), "description": coal, "cost": 0}

    def half_sale(self, transition: Transition) -> Told:
        """A director's certificate sold at half its value."""
        company, to = transition.action.company, transition.after.title.stock.sold_to
        before, after = transition.before.holder, transition.after.holder
        sold = [
            n for n in certificates_of(transition, company) if before[n] != to and after[n] == to
        ]
        percent = 10 * (transition.action.singles + 1)
        return {"type": "sell_shares", **player_of(transition), "shares": sold, "percent": percent}

    def repay(self, transition: Transition) -> Told:
        """A debt, or a part of it."""
        amount = transition.action.amount
        if amount == repayable(transition.before, transition.action.by):
            return {"type": "payoff_player_debt", **player_of(transition)}
        return {"type": "payoff_player_debt_partial", **player_of(transition), "amount": amount}

    def trade_in(self, transition: Transition) -> Told:
        """A new train with an old one in part payment."""
        train, company = transition.action.train, company_at_turn(transition.before)
        old = smaller(transition.before, train)
        given = next(name for name, side in self.owned(transition.before, company) if side == old)
        del self.trains[given]
        name = f"{train}-{self.next_copy(transition.before, train)}"
        told = self.bought(transition, name, train, reduced_price(transition.before, train))
        return {**told, "exchange": given}

    def choose(self, transition: Transition) -> Told:
        """Which of two markers in Wien goes back."""
        first = home(transition.before, CompanyId("KK1")) == transition.action.stop
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


Export1824.exports = {
    **SHARED,
    Pass: Export1824.passing,
    BuyRailway: Export1824.railway,
    BuyCoalRailway: Export1824.railway,
    ExchangeMountain: Export1824.mountain,
    ExchangeCoal: Export1824.coal,
    SellForHalf: Export1824.half_sale,
    Repay: Export1824.repay,
    TradeIn: Export1824.trade_in,
    TakeMarkerBack: Export1824.choose,
}
