"""Actions of 1844 as 18xx.games records them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from kursbuch.core.action import Action, Event, Seat
from kursbuch.core.offers import Plain
from kursbuch.eighteen.actions import Pass
from kursbuch.eighteen.buy_trains import BuyTrain
from kursbuch.eighteen.buying import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.debt import Repay
from kursbuch.eighteen.dividends import UseRevenue
from kursbuch.eighteen.ids import POOL, CompanyId, HexId, StopId, TrainId, hex_of, index_of
from kursbuch.eighteen.lay_track import LayTile
from kursbuch.eighteen.operating_events import TrainExported, TrainRan
from kursbuch.eighteen.operating_round import company_at_turn
from kursbuch.eighteen.phases import has_begun
from kursbuch.eighteen.place_station import PlaceMarker
from kursbuch.eighteen.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.run_trains import RunTrains
from kursbuch.eighteen.runs import Run
from kursbuch.eighteen.selling import SellShares
from kursbuch.eighteen.trade import TradeTrain
from kursbuch.formats.g1844 import SPECIAL_TRAINS, TUNNELS
from kursbuch.games.g1844.auction import Auction, Bid, SetIssuePrice
from kursbuch.games.g1844.bankruptcy import DeclareBankruptcy
from kursbuch.games.g1844.destinations import ClaimDestinations, Claims
from kursbuch.games.g1844.eva import GiveEva
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.mountains import PlaceMountain, PlaceMountainRailway
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.sbb import SBB, KeepMarker
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.track import LayExtraTile
from kursbuch.games.g1844.tunnels import BuildTunnel

SITE_TUNNELS = {tile: name for name, tile in TUNNELS.items()}
SITE_TRAINS = {train: name for name, train in SPECIAL_TRAINS.items()}
RESERVED = {"5": (1, 2)}
"""Copies of a train that are never in the bank: EVA and the SBB's own."""
Told = dict[str, Plain]


@dataclass(slots=True)
class Moment:
    """One action with the positions around it."""

    before: State44
    action: Any
    after: State44
    news: Sequence[Event]


@dataclass(slots=True)
class Export1844:
    """Remembers which copies of tiles and trains are where."""

    laid: dict[HexId, str] = field(default_factory=dict)
    trains: dict[str, tuple[CompanyId, TrainId]] = field(default_factory=dict)
    gone: dict[str, int] = field(default_factory=dict)
    """How many trains of a type have left the bank."""

    def action(
        self, before: State44, action: Action, after: State44, news: Sequence[Event]
    ) -> Told | None:
        """The action as the site records it."""
        moment = Moment(before, action, after, news)
        told = _EXPORTS[type(action)](self, moment)
        self._exported(moment)
        return told

    def _exported(self, moment: Moment) -> None:
        for event in moment.news:
            if isinstance(event, TrainExported):
                self._next_copy(moment.before, TrainId(event.train))

    def passing(self, moment: Moment) -> Told | None:
        """A pass of a player or of a company."""
        top = moment.before.agenda[-1]
        if isinstance(top, Claims):
            return None  # the site has no such moment
        return {"type": "pass", **_entity(moment)}

    # Shares

    def bid(self, moment: Moment) -> Told:
        """A bid in the auction."""
        auction = moment.before.agenda[-1]
        assert isinstance(auction, Auction)
        paper = auction.paper(moment.before)
        return {"type": "bid", **_player(moment), "company": paper, "price": moment.action.amount}

    def par(self, moment: Moment) -> Told:
        """The issue price of a company."""
        action = moment.action
        started = isinstance(action, StartCompany)
        company = action.company if started else getattr(moment.before.agenda[-1], "company")  # noqa: B009
        row, column = moment.after.title.chart.issue[action.price]
        cell = f"{action.price},{row},{column}"
        return {"type": "par", **_player(moment), "corporation": company, "share_price": cell}

    def buy_shares(self, moment: Moment) -> Told:
        """A certificate that changed hands to the buyer."""
        seat, company = moment.action.by, moment.action.company
        source = moment.action.source
        names = [n for n in _certificates(moment, company) if moment.before.holder[n] == source]
        bought = [n for n in names if moment.after.holder[n] != source]
        percent = _percent(moment.before, company, moment.action.shares)
        assert len(bought) == 1, seat
        return {"type": "buy_shares", **_player(moment), "shares": list(bought), "percent": percent}

    def sell_shares(self, moment: Moment) -> Told:
        """The certificates that came into the pool."""
        company = moment.action.company
        before, after = moment.before.holder, moment.after.holder
        sold = [n for n in _certificates(moment, company) if before[n] != POOL and after[n] == POOL]
        percent = _percent(moment.before, company, moment.action.shares)
        return {"type": "sell_shares", **_player(moment), "shares": list(sold), "percent": percent}

    def repay(self, moment: Moment) -> Told:
        """All that can be paid back."""
        return {"type": "payoff_player_debt", **_player(moment)}

    def buy_paper(self, moment: Moment) -> Told:
        """A paper from the bank."""
        paper = moment.action.paper
        price = moment.before.title.papers[paper].price
        return {"type": "buy_company", **_player(moment), "company": paper, "price": price}

    def buy_private(self, moment: Moment) -> Told:
        """A private company for the company at turn."""
        action = moment.action
        told: Told = {"company": action.paper, "price": action.price}
        return {"type": "buy_company", **_company(moment), **told}

    # Building

    def lay_tile(self, moment: Moment) -> Told:
        """A tile in its lowest free copy."""
        action = moment.action
        self.laid.pop(action.hex, None)
        copy = 0
        while f"{action.tile}-{copy}" in self.laid.values():
            copy += 1
        self.laid[action.hex] = f"{action.tile}-{copy}"
        extra = isinstance(action, LayExtraTile)
        entity = _paper("P2") if extra else _company(moment)
        return _lay(entity, action.hex, self.laid[action.hex], action.turn)

    def tunnel(self, moment: Moment) -> Told:
        """A tunnel, built with a certificate."""
        action = moment.action
        tile = f"{SITE_TUNNELS[action.tile]}-0"
        return _lay(_paper(action.paper), action.hex, tile, action.turn)

    def mountain(self, moment: Moment) -> Told:
        """A mountain railway with its panel."""
        step = moment.before.agenda[-1]
        assert isinstance(step, PlaceMountain)
        panel = moment.action.panel
        copy = list(moment.before.panels.values()).count(panel)
        return _lay(_paper(step.paper), moment.action.hex, f"XM{panel + 1}-{copy}", 0)

    def furka(self, moment: Moment) -> Told:
        """The Furka-Oberalp line."""
        return {"type": "choose_ability", **_paper("P4"), "choice": "Place tile"}

    def eva(self, moment: Moment) -> Told:
        """EVA for a company."""
        company = moment.action.company
        return {"type": "choose_ability", **_paper("P7"), "choice": company}

    def place_token(self, moment: Moment) -> Told:
        """A station marker."""
        stop: StopId = moment.action.stop
        company = company_at_turn(moment.before)
        slot = moment.after.board.tokens[stop].index(company)
        return {"type": "place_token", **_company(moment), "city": self._city(stop), "slot": slot}

    def remove_token(self, moment: Moment) -> Told:
        """The SBB marker that does not stay."""
        old, new = moment.before.board, moment.after.board
        (gone,) = set(old.stops_of(SBB)) - set(new.stops_of(SBB))
        told: Told = {"city": self._city(gone), "slot": old.tokens[gone].index(SBB)}
        return {"type": "remove_token", "entity": SBB, "entity_type": "corporation", **told}

    def _city(self, stop: StopId) -> str:
        tile = self.laid.get(hex_of(stop), f"{hex_of(stop)}-0")
        return f"{tile}-{index_of(stop)}"

    def destinations(self, moment: Moment) -> Told:
        """Companies that have reached their destinations."""
        companies = list(moment.action.companies)
        return {"type": "destination_connection", **_company(moment), "corporations": companies}

    # Running

    def run_routes(self, moment: Moment) -> Told:
        """The routes with what they earned."""
        revenues = [event.revenue for event in moment.news if isinstance(event, TrainRan)]
        owned = self._owned(moment.before, company_at_turn(moment.before))
        routes: list[Plain] = [
            _route(run, owned, revenue)
            for run, revenue in zip(moment.action.runs, revenues, strict=True)
        ]
        return {"type": "run_routes", **_company(moment), "routes": routes}

    def dividend(self, moment: Moment) -> Told:
        """Pay out or keep."""
        kind = "payout" if moment.action.pay_out else "withhold"
        return {"type": "dividend", **_company(moment), "kind": kind}

    # Trains

    def buy_train(self, moment: Moment) -> Told:
        """A new train."""
        side = moment.action.train
        card = next(c.id for c in moment.before.title.cards.values() if side in c.sides)
        name = f"{card}-{self._next_copy(moment.before, side)}"
        return self._bought(moment, name, side, moment.before.title.trains[side].price)

    def trade(self, moment: Moment) -> Told:
        """A train of another company."""
        action = moment.action
        owned = self._owned(moment.before, action.seller)
        name = next(name for name, side in owned if side == action.train)
        return self._bought(moment, name, action.train, action.price)

    def _bought(self, moment: Moment, name: str, side: TrainId, price: int) -> Told:
        company = company_at_turn(moment.before)
        assert company is not None
        self.trains[name] = (company, side)
        variant = moment.before.title.trains[side].shown
        told: Told = {"train": name, "price": price, "variant": variant}
        return {"type": "buy_train", **_company(moment), **told}

    def discard(self, moment: Moment) -> Told:
        """A train over the limit."""
        step = moment.before.agenda[-1]
        assert isinstance(step, ReturnTrains)
        company = step.companies[0]
        owned = self._owned(moment.before, company)
        name = next(name for name, side in owned if side == moment.action.train)
        self.trains.pop(name, None)
        entity: Told = {"entity": company, "entity_type": "corporation"}
        return {"type": "discard_train", **entity, "train": name}

    def _next_copy(self, state: State44, side: TrainId) -> int:
        """The number of the next new train of this type."""
        card = next(c.id for c in state.title.cards.values() if side in c.sides)
        sold = self.gone.get(card, 0)
        self.gone[card] = sold + 1
        free = [n for n in range(sold + 3) if n not in RESERVED.get(card, ())]
        return free[sold]

    def _owned(self, state: State44, company: CompanyId | None) -> list[tuple[str, TrainId]]:
        """The trains of a company by the site's names, each as it is turned now."""
        owned = []
        for name, (owner, side) in self.trains.items():
            if (SBB if state.companies[owner].closed else owner) == company:
                owned.append((name, _turned(state, side)))
        trains = [] if company is None else state.companies[company].trains
        named = [name for name, _ in owned]
        return owned + [
            (SITE_TRAINS[t], t) for t in trains if t in SITE_TRAINS and SITE_TRAINS[t] not in named
        ]

    def bankrupt(self, moment: Moment) -> Told:
        """A director gives up."""
        return {"type": "bankrupt", **_company(moment)}


def _turned(state: State44, side: TrainId) -> TrainId:
    train = state.title.trains[side]
    turned = train.turned_in is not None and has_begun(state, train.turned_in)
    return train.turns_to if turned and train.turns_to else side


def _entity(moment: Moment) -> Told:
    company = company_at_turn(moment.before)
    return _player(moment) if company is None else _company(moment)


def _player(moment: Moment) -> Told:
    seat: Seat = moment.action.by
    return {"entity": seat + 1, "entity_type": "player"}


def _company(moment: Moment) -> Told:
    return {"entity": company_at_turn(moment.before), "entity_type": "corporation"}


def _paper(name: str) -> Told:
    return {"entity": name, "entity_type": "company"}


def _lay(entity: Told, hex_id: HexId, tile: str, turn: int) -> Told:
    return {"type": "lay_tile", **entity, "hex": hex_id, "tile": tile, "rotation": turn}


def _certificates(moment: Moment, company: CompanyId) -> list[Any]:
    return [c.id for c in moment.before.title.certificates[company]]


def _percent(state: State44, company: CompanyId, shares: int) -> int:
    return shares * 100 // state.title.kind_of[company].shares


def _route(run: Run, owned: list[tuple[str, TrainId]], revenue: int) -> Told:
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


_EXPORTS: dict[type[Action], Callable[[Export1844, Moment], Told | None]] = {
    Pass: Export1844.passing,
    Bid: Export1844.bid,
    SetIssuePrice: Export1844.par,
    StartCompany: Export1844.par,
    BuyShare: Export1844.buy_shares,
    SellShares: Export1844.sell_shares,
    Repay: Export1844.repay,
    BuyPaper: Export1844.buy_paper,
    BuyPrivate: Export1844.buy_private,
    LayTile: Export1844.lay_tile,
    LayExtraTile: Export1844.lay_tile,
    BuildTunnel: Export1844.tunnel,
    PlaceMountainRailway: Export1844.mountain,
    LayFurka: Export1844.furka,
    GiveEva: Export1844.eva,
    PlaceMarker: Export1844.place_token,
    KeepMarker: Export1844.remove_token,
    ClaimDestinations: Export1844.destinations,
    RunTrains: Export1844.run_routes,
    UseRevenue: Export1844.dividend,
    BuyTrain: Export1844.buy_train,
    TradeTrain: Export1844.trade,
    ReturnTrain: Export1844.discard,
    DeclareBankruptcy: Export1844.bankrupt,
}
