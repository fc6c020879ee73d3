"""1844 in the words of 18xx.games."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.eighteen.ids import (
    BANK,
    POOL,
    CompanyId,
    HexId,
    PaperId,
    TileId,
    TrainId,
)
from kursbuch.eighteen.operating.buy_trains import BuyTrain
from kursbuch.eighteen.operating.lay_track import LayTile, LayTrack
from kursbuch.eighteen.operating.operating_round import OperatingRound, company_at_turn
from kursbuch.eighteen.operating.phases import has_begun
from kursbuch.eighteen.operating.place_station import PlaceStation
from kursbuch.eighteen.operating.return_trains import ReturnTrain
from kursbuch.eighteen.operating.trade_trains import TradeTrain
from kursbuch.eighteen.stock.buy_shares import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.stock.debt import Repay, repayable
from kursbuch.eighteen.stock.holdings import director
from kursbuch.eighteen.stock.sell_shares import SellShares
from kursbuch.formats.eighteen_games.site_game import SiteAction, integer, text, texts
from kursbuch.formats.eighteen_games.translating import Translation, Translator18xx
from kursbuch.games.g1844.auction import Bid, SetIssuePrice
from kursbuch.games.g1844.bankruptcy import DeclareBankruptcy
from kursbuch.games.g1844.destinations import ClaimDestinations, Claims, reached
from kursbuch.games.g1844.eva import EVA, GiveEva
from kursbuch.games.g1844.furka import LayFurka
from kursbuch.games.g1844.mountains import PlaceMountainRailway
from kursbuch.games.g1844.privates import BuyPrivate
from kursbuch.games.g1844.sbb import FIXED_TRAIN, SBB, KeepMarker
from kursbuch.games.g1844.state import State44
from kursbuch.games.g1844.track import LayExtraTile
from kursbuch.games.g1844.tunnels import BuildTunnel

TUNNELS = {"X78": TileId("tunnel-curve"), "X79": TileId("tunnel-straight")}
SPECIAL_TRAINS = {"5-1": EVA, "5-2": FIXED_TRAIN}
NEVER_IN_THE_BANK = ("FNM_1", "FNM_2", "FNM_3", "MOB_1")
"""Shares that are in the pool or with a player before anybody can buy them from the bank."""


@dataclass(slots=True)
class Translator1844(Translator18xx[State44]):
    """Remembers where the tile copies, trains and shares are that the site names."""

    trains: dict[str, tuple[CompanyId, TrainId]] = field(default_factory=dict)
    left_bank: set[str] = field(default_factory=lambda: set(NEVER_IN_THE_BANK))
    turn: object = None
    passes: int = 0
    """How often the site has passed by itself in this turn."""

    def translations(self) -> Mapping[str, Translation[State44]]:
        """What to do with each kind of recorded action."""
        own: Mapping[str, Translation[State44]] = {
            "bid": self.bid,
            "par": self.par,
            "buy_shares": self.buy_shares,
            "sell_shares": self.sell_shares,
            "payoff_player_debt": self.payoff,
            "buy_company": self.buy_company,
            "lay_tile": self.lay_tile,
            "remove_token": self.remove_token,
            "choose_ability": self.choose_ability,
            "buy_train": self.buy_train,
            "discard_train": self.discard_train,
            "destination_connection": self.destinations,
            "bankrupt": self.bankrupt,
        }
        return {**Translator18xx.translations(self), **own}

    def is_awaited(self, state: State44, action: SiteAction) -> bool:
        """Our game waits for them, or has sold them already what they bid for."""
        if action["type"] == "bid" and self._is_won(state, action):
            return True
        awaited = Translator18xx.is_awaited(self, state, action)
        by_player = action.get("entity_type") == "player"
        return awaited and (by_player or self._is_moment(state.agenda[-1], action))

    def _is_moment(self, top: object, action: SiteAction) -> bool:
        """Tunnels and the tile of P2 are built in the step for track, and nowhere else."""
        builds = action["type"] == "lay_tile" and str(action["entity"])[:1] in ("T", "P")
        return isinstance(top, LayTrack) or not builds

    def is_behind(self, state: State44, action: SiteAction) -> bool:
        """Claims that nobody makes are no moment there.

        When the site leaves the steps for track and for stations, it passes by itself: the first
        such pass of a turn is of the one, the second of the other.
        """
        if not state.agenda or not self.is_at_turn(state, action):
            return False
        left: tuple[type, ...] = (Claims,)
        if action.get("automatic"):
            left += (LayTrack, PlaceStation)[: self._left(state)]
        return isinstance(state.agenda[-1], left)

    def _left(self, state: State44) -> int:
        """How many steps the site has left in this turn, this pass included."""
        turn = next((s for s in state.agenda if isinstance(s, OperatingRound)), None)
        key = (turn.number, turn.part, company_at_turn(state)) if turn else None
        if key != self.turn:
            self.turn, self.passes = key, 0
        return self.passes + 1

    def played(self, state: State44, action: SiteAction) -> None:
        """Remember tiles, trains and shares."""
        match action["type"]:
            case "pass" if action.get("automatic"):
                self.passes += 1
            case "lay_tile":
                self.laid[text(action["tile"])] = HexId(text(action["hex"]))
            case "buy_shares" | "sell_shares":
                self.left_bank.update(texts(action["shares"]))
            case "par":
                self.left_bank.add(f"{action['corporation']}_0")
            case "buy_train":
                side = self._side(state, action)
                self.trains[text(action["train"])] = (CompanyId(text(action["entity"])), side)

    def decider(self, state: State44, action: SiteAction) -> Seat | None:
        """Who decides for the entity of an action."""
        entity = action["entity"]
        match action.get("entity_type"):
            case "player":
                return Seat(self.game.seat_of(entity))
            case "corporation":
                return director(state, CompanyId(text(entity)))
        if entity == "P7":
            return state.eva
        holder = state.holder[PaperId(text(entity))]
        return Seat(holder) if isinstance(holder, int) else director(state, CompanyId(str(holder)))

    # Shares

    def bid(self, state: State44, action: SiteAction) -> list[Action]:
        """A bid in the auction; a private company that nobody wants may have been taken already."""
        if self._is_won(state, action):
            return []
        return [Bid(by=self.by(state, action), amount=integer(action["price"]))]

    def _is_won(self, state: State44, action: SiteAction) -> bool:
        """The bidder has the private company already."""
        return state.holder[PaperId(text(action["company"]))] == self.decider(state, action)

    def par(self, state: State44, action: SiteAction) -> list[Action]:
        """The issue price is set, with the director's certificate bought or won."""
        by, price = self.by(state, action), int(text(action["share_price"]).split(",")[0])
        company = CompanyId(text(action["corporation"]))
        return [
            SetIssuePrice(by=by, price=price),
            StartCompany(by=by, company=company, price=price),
        ]

    def buy_shares(self, state: State44, action: SiteAction) -> list[Action]:
        """A certificate from the bank or from the pool."""
        company, number = self._shares(state, action)
        new = texts(action["shares"])[0] not in self.left_bank and company != SBB
        sources = (str(BANK), str(POOL)) if new else (str(POOL), str(BANK))
        by = self.by(state, action)
        return [BuyShare(by=by, company=company, source=s, shares=number) for s in sources]

    def sell_shares(self, state: State44, action: SiteAction) -> list[Action]:
        """A sale; of the SBB with as many double certificates as were named, if that can be."""
        company, number = self._shares(state, action)
        kind = state.title.kind_of[company]
        named = [int(name.rpartition("_")[2]) for name in texts(action["shares"])]
        doubles = sum(kind.certificates[n] == 2 for n in named if n)
        by = self.by(state, action)
        likely = sorted(range(number // 2 + 1), key=lambda d: (abs(d - doubles), -d))
        return [
            SellShares(by=by, company=company, shares=number, doubles=d)
            for d in (likely if company == SBB else (0,))
        ]

    def _shares(self, state: State44, action: SiteAction) -> tuple[CompanyId, int]:
        company = CompanyId(texts(action["shares"])[0].rpartition("_")[0])
        percent = integer(action["percent"])
        if not 0 < percent <= 100:
            raise ValueError(percent)
        return company, percent * state.title.kind_of[company].shares // 100

    def payoff(self, state: State44, action: SiteAction) -> list[Action]:
        """All that can be paid back."""
        by = self.by(state, action)
        return [Repay(by=by, amount=repayable(state, by))]

    def buy_company(self, state: State44, action: SiteAction) -> list[Action]:
        """A paper from the bank, or a private company for a company."""
        by, paper = self.by(state, action), PaperId(text(action["company"]))
        if action["entity_type"] == "player":
            return [BuyPaper(by=by, paper=paper)]
        return [BuyPrivate(by=by, paper=paper, price=integer(action["price"]))]

    # Building

    def lay_tile(self, state: State44, action: SiteAction) -> list[Action]:
        """Track, a tunnel, a mountain railway, or the extra tile of P2."""
        by, hex_id = self.by(state, action), HexId(text(action["hex"]))
        turn = integer(action["rotation"])
        tile = text(action["tile"]).rpartition("-")[0]
        if tile.startswith("XM"):
            return [PlaceMountainRailway(by=by, hex=hex_id, panel=int(tile[2:]) - 1)]
        if tile in TUNNELS:
            paper = PaperId(text(action["entity"]))
            return [BuildTunnel(by=by, hex=hex_id, tile=TUNNELS[tile], turn=turn, paper=paper)]
        if action["entity_type"] == "company":
            return [LayExtraTile(by=by, hex=hex_id, tile=TileId(tile), turn=turn)]
        return [LayTile(by=by, hex=hex_id, tile=TileId(tile), turn=turn)]

    def remove_token(self, state: State44, action: SiteAction) -> list[Action]:
        """Of two SBB markers on a hex the other one stays."""
        gone = self.city(text(action["city"]))
        hex_id = gone.partition(".")[0]
        return [
            KeepMarker(by=self.by(state, action), stop=stop)
            for stop in state.board.stops_of(SBB)
            if stop != gone and stop.partition(".")[0] == hex_id
        ]

    def choose_ability(self, state: State44, action: SiteAction) -> list[Action]:
        """The Furka-Oberalp line, or EVA for a company."""
        by = self.by(state, action)
        if action["entity"] == "P7":
            return [GiveEva(by=by, company=CompanyId(text(action["choice"])))]
        return [LayFurka(by=by)]

    def destinations(self, state: State44, action: SiteAction) -> list[Action]:
        """Companies that have reached their destinations."""
        claimed = {CompanyId(name) for name in texts(action["corporations"])}
        companies = tuple(company for company in reached(state) if company in claimed)
        return [ClaimDestinations(by=self.by(state, action), companies=companies)]

    # Trains

    def buy_train(self, state: State44, action: SiteAction) -> list[Action]:
        """A new train, or one of another company."""
        by, name = self.by(state, action), text(action["train"])
        if name not in self.trains and name not in SPECIAL_TRAINS:
            return [BuyTrain(by=by, train=self._side(state, action), source=str(BANK))]
        train, price = self.train(state, name), integer(action["price"])
        sellers = [n for n, company in state.companies.items() if train in company.trains]
        last = self.trains[name][0] if name in self.trains else None
        if last is not None and state.companies[last].closed:
            last = SBB
        sellers.sort(key=lambda n: n != last)
        return [TradeTrain(by=by, seller=n, train=train, price=price) for n in sellers]

    def discard_train(self, state: State44, action: SiteAction) -> list[Action]:
        """A train over the limit."""
        train = self.train(state, text(action["train"]))
        return [ReturnTrain(by=self.by(state, action), train=train)]

    def train(self, state: State44, name: str) -> TrainId:
        """The side of a train card that is up now."""
        if name in SPECIAL_TRAINS:
            return SPECIAL_TRAINS[name]
        side = state.title.trains[self.trains[name][1]]
        if side.turns_to and side.turned_in and has_begun(state, side.turned_in):
            return side.turns_to
        return side.id

    def _side(self, state: State44, action: SiteAction) -> TrainId:
        """The side that a train was bought with."""
        name = text(action["train"])
        if name in SPECIAL_TRAINS:
            return SPECIAL_TRAINS[name]
        if name in self.trains:
            return self.trains[name][1]
        return TrainId(text(action.get("variant") or name.rpartition("-")[0]))

    def bankrupt(self, state: State44, action: SiteAction) -> list[Action]:
        """A director gives up."""
        return [DeclareBankruptcy(by=self.by(state, action))]
