"""Actions of an 18xx game as 18xx.games records them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, TypeAlias, TypeVar

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.offers import Plain
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.ids import (
    CertificateId,
    CompanyId,
    HexId,
    StopId,
    TileId,
    TrainId,
    hex_of,
    index_of,
)
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.dividends import UseRevenue
from kursbuch.eighteen.operating.events import TrainExported, TrainRan
from kursbuch.eighteen.operating.lay_track import LayTile
from kursbuch.eighteen.operating.operating_round import company_at_turn
from kursbuch.eighteen.operating.place_station import PlaceMarker
from kursbuch.eighteen.operating.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.operating.run_trains import RunTrains
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.running.runs import Run
from kursbuch.eighteen.state import State18, kind
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.eighteen.title.slots import S

Told = dict[str, Plain]


A = TypeVar("A", bound=Action)


@dataclass(slots=True)
class Transition(Generic[S]):
    """One action with the positions around it."""

    before: S
    action: Action
    after: S
    news: Sequence[Event]

    def done(self, kind: type[A]) -> A:
        """The action, which is of this kind."""
        assert isinstance(self.action, kind)
        return self.action


Teller: TypeAlias = Callable[[Transition[S]], Told | None]
"""Tells an action as the site records it; nothing if the site has no such action."""


@dataclass(slots=True)
class Export18xx(Generic[S]):
    """Remembers which copies of tiles and trains are where."""

    reserved: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """Copies of a train that are never in the bank."""

    laid: dict[HexId, str] = field(default_factory=dict)
    trains: dict[str, tuple[CompanyId, TrainId]] = field(default_factory=dict)
    gone: dict[str, int] = field(default_factory=dict)
    """How many trains of a type have left the bank."""

    def tellers(self) -> Mapping[type[Action], Teller[S]]:
        """How each kind of action is told; these are told alike in all games."""
        return {
            Pass: self.passing,
            StartCompany: self.par,
            BuyShare: self.buy_shares,
            SellShares: self.sell_shares,
            BuyPaper: self.buy_paper,
            LayTile: self.lay_tile,
            PlaceMarker: self.place_token,
            RunTrains: self.run_routes,
            UseRevenue: self.dividend,
            BuyTrain: self.buy_train,
            TradeTrain: self.trade,
            ReturnTrain: self.discard,
        }

    def action(self, before: S, action: Action, after: S, news: Sequence[Event]) -> Told | None:
        """The action as the site records it; nothing if it has no such action."""
        transition = Transition(before, action, after, news)
        told = self.tellers()[type(action)](transition)
        self._exported(transition)
        return told

    def _exported(self, transition: Transition[S]) -> None:
        for event in transition.news:
            if isinstance(event, TrainExported):
                self.next_copy(transition.before, TrainId(event.train))

    def passing(self, transition: Transition[S]) -> Told | None:
        """A pass of a player or of a company."""
        return {"type": "pass", **entity_of(transition)}

    def par(self, transition: Transition[S]) -> Told:
        """The director's certificate and the issue price of a company."""
        action = transition.done(StartCompany)
        return par_of(transition, action.company, action.price)

    def buy_shares(self, transition: Transition[S]) -> Told:
        """A certificate that changed hands to the buyer."""
        action = transition.done(BuyShare)
        company, source = action.company, action.source
        names = [
            n for n in certificates_of(transition, company) if transition.before.holder[n] == source
        ]
        bought = [n for n in names if transition.after.holder[n] != source]
        percent = percent_of(transition.before, company, action.shares)
        assert len(bought) == 1, action.by
        return {
            "type": "buy_shares",
            **player_of(transition),
            "shares": list(bought),
            "percent": percent,
        }

    def sell_shares(self, transition: Transition[S]) -> Told:
        """The certificates that the bank has got."""
        action, to = transition.done(SellShares), transition.after.title.stock.sold_to
        company = action.company
        before, after = transition.before.holder, transition.after.holder
        sold = [
            n for n in certificates_of(transition, company) if before[n] != to and after[n] == to
        ]
        percent = percent_of(transition.before, company, action.shares)
        return {
            "type": "sell_shares",
            **player_of(transition),
            "shares": list(sold),
            "percent": percent,
        }

    def buy_paper(self, transition: Transition[S]) -> Told:
        """A paper from the bank."""
        paper = transition.done(BuyPaper).paper
        price = transition.before.title.papers[paper].price
        return {"type": "buy_company", **player_of(transition), "company": paper, "price": price}

    def lay_tile(self, transition: Transition[S]) -> Told:
        """A tile that the company lays."""
        action = transition.done(LayTile)
        tile = self.lay(action.hex, action.tile)
        return laid_by(company_of(transition), action.hex, tile, action.turn)

    def lay(self, hex_id: HexId, tile: TileId) -> str:
        """A tile is laid in its lowest free copy."""
        self.laid.pop(hex_id, None)
        copy = 0
        while f"{tile}-{copy}" in self.laid.values():
            copy += 1
        self.laid[hex_id] = f"{tile}-{copy}"
        return self.laid[hex_id]

    def place_token(self, transition: Transition[S]) -> Told:
        """A station marker."""
        stop = transition.done(PlaceMarker).stop
        old = transition.before.board.tokens.get(stop, ())
        new = transition.after.board.tokens[stop]
        slot = next(n for n, held in enumerate(new) if held and held not in old)
        return {
            "type": "place_token",
            **company_of(transition),
            "city": self.city(stop),
            "slot": slot,
        }

    def city(self, stop: StopId) -> str:
        """A city by the copy of its tile, or its printed hex."""
        tile = self.laid.get(hex_of(stop), f"{hex_of(stop)}-0")
        return f"{tile}-{index_of(stop)}"

    def run_routes(self, transition: Transition[S]) -> Told:
        """The routes with what they earned."""
        revenues = [event.revenue for event in transition.news if isinstance(event, TrainRan)]
        owned = self.owned(transition.before, company_at_turn(transition.before))
        routes: list[Plain] = [
            route_of(run, owned, revenue)
            for run, revenue in zip(transition.done(RunTrains).runs, revenues, strict=True)
        ]
        return {"type": "run_routes", **company_of(transition), "routes": routes}

    def dividend(self, transition: Transition[S]) -> Told:
        """Pay out or keep."""
        kind = "payout" if transition.done(UseRevenue).pay_out else "withhold"
        return {"type": "dividend", **company_of(transition), "kind": kind}

    def buy_train(self, transition: Transition[S]) -> Told:
        """A new train."""
        side = transition.done(BuyTrain).train
        card = next(c.id for c in transition.before.title.cards.values() if side in c.sides)
        name = f"{card}-{self.next_copy(transition.before, side)}"
        return self.bought(transition, name, side, transition.before.title.trains[side].price)

    def trade(self, transition: Transition[S]) -> Told:
        """A train of another company."""
        action = transition.done(TradeTrain)
        owned = self.owned(transition.before, action.seller)
        name = next(name for name, side in owned if side == action.train)
        return self.bought(transition, name, action.train, action.price)

    def bought(self, transition: Transition[S], name: str, side: TrainId, price: int) -> Told:
        """A train by its name, and what was paid."""
        company = company_at_turn(transition.before)
        assert company is not None
        self.trains[name] = (company, side)
        variant = transition.before.title.trains[side].shown
        told: Told = {"train": name, "price": price, "variant": variant}
        return {"type": "buy_train", **company_of(transition), **told}

    def discard(self, transition: Transition[S]) -> Told:
        """A train over the limit."""
        step = transition.before.agenda[-1]
        assert isinstance(step, ReturnTrains)
        company = step.companies[0]
        owned = self.owned(transition.before, company)
        name = next(name for name, side in owned if side == transition.done(ReturnTrain).train)
        self.trains.pop(name, None)
        entity: Told = {"entity": company, "entity_type": "corporation"}
        return {"type": "discard_train", **entity, "train": name}

    def next_copy(self, state: State18, side: TrainId) -> int:
        """The number of the next new train of this type."""
        card = next(c.id for c in state.title.cards.values() if side in c.sides)
        sold = self.gone.get(card, 0)
        self.gone[card] = sold + 1
        free = [n for n in range(sold + 3) if n not in self.reserved.get(card, ())]
        return free[sold]

    def owned(self, state: S, company: CompanyId | None) -> list[tuple[str, TrainId]]:
        """The trains of a company by the site's names, each as it is now."""
        raise NotImplementedError


def entity_of(transition: Transition[S]) -> Told:
    """Who acts: the company whose turn it is, or a player."""
    company = company_at_turn(transition.before)
    return player_of(transition) if company is None else company_of(transition)


def player_of(transition: Transition[S]) -> Told:
    """The player who acts."""
    seat: Seat = transition.action.by
    return {"entity": seat + 1, "entity_type": "player"}


def company_of(transition: Transition[S]) -> Told:
    """The company whose turn it is; without a director, with the player who acts for it."""
    company = company_at_turn(transition.before)
    told: Told = {"entity": company, "entity_type": "corporation"}
    if company is not None and director(transition.before, company) is None:
        told["user"] = player_of(transition)["entity"]
    return told


def paper_of(name: str) -> Told:
    """A paper that acts."""
    return {"entity": name, "entity_type": "company"}


def laid_by(entity: Told, hex_id: HexId, tile: str, turn: int) -> Told:
    """A tile on a hex."""
    return {"type": "lay_tile", **entity, "hex": hex_id, "tile": tile, "rotation": turn}


def certificates_of(transition: Transition[S], company: CompanyId) -> list[CertificateId]:
    """The certificates of a company."""
    return [c.id for c in transition.before.title.certificates[company]]


def percent_of(state: State18, company: CompanyId, shares: int) -> int:
    """Shares as a part of the company."""
    return shares * 100 // kind(state, company).shares


def route_of(run: Run, owned: list[tuple[str, TrainId]], revenue: int) -> Told:
    """One train's route; the train is taken from the list."""
    entry = next(pair for pair in owned if pair[1] == run.train)
    owned.remove(entry)
    ends = (run.hexes[0][0], *(way[-1] for way in run.hexes))
    nodes: list[Plain] = [
        stop.replace(".", "-") if "." in stop else f"{end}-0"
        for stop, end in zip(run.stops, ends, strict=True)
    ]
    return {
        "train": entry[0],
        "connections": [list(way) for way in run.hexes],
        "hexes": list(ends),
        "revenue": revenue,
        "nodes": nodes,
    }


def par_of(transition: Transition[S], company: CompanyId, price: int) -> Told:
    """The issue price of a company."""
    row, column = transition.after.title.chart.issue[price]
    cell = f"{price},{row},{column}"
    return {"type": "par", **player_of(transition), "corporation": company, "share_price": cell}
