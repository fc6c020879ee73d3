"""1824 in the words of 18xx.games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kursbuch.core.action import Action, Seat
from kursbuch.core.errors import Unreadable
from kursbuch.core.words import Message
from kursbuch.eighteen.buy_trains import BuyTrain
from kursbuch.eighteen.buying import BuyPaper, BuyShare, StartCompany
from kursbuch.eighteen.debt import Repay, repayable
from kursbuch.eighteen.dividends import UseRevenue
from kursbuch.eighteen.holdings import director
from kursbuch.eighteen.ids import (
    BANK,
    POOL,
    CompanyId,
    HexId,
    PaperId,
    StopId,
    TileId,
    TrainId,
    stop_id,
)
from kursbuch.eighteen.lay_track import LayTile
from kursbuch.eighteen.network import place_of, stops_of_place
from kursbuch.eighteen.operating_round import company_at_turn
from kursbuch.eighteen.place_station import PlaceMarker
from kursbuch.eighteen.return_trains import ReturnTrain, ReturnTrains
from kursbuch.eighteen.run_trains import RunTrains
from kursbuch.eighteen.runs import Run
from kursbuch.eighteen.selling import SellShares
from kursbuch.eighteen.stations import home
from kursbuch.eighteen.stock_round import StockRound
from kursbuch.eighteen.trade import TradeTrain
from kursbuch.formats.g1844 import _along, _chained
from kursbuch.formats.site_game import SiteAction, SiteGame
from kursbuch.games.g1824.coal import ExchangeCoal
from kursbuch.games.g1824.missing_certificate import SellForHalf
from kursbuch.games.g1824.mountain import ExchangeMountain, MountainExchanges
from kursbuch.games.g1824.part_exchange import TradeIn
from kursbuch.games.g1824.railways import BuyCoalRailway, BuyRailway
from kursbuch.games.g1824.state import State24
from kursbuch.games.g1824.two_players import MountainSale
from kursbuch.games.g1824.wien import TakeMarkerBack

PLAYERS_STEPS = (StockRound, MountainExchanges, MountainSale)


@dataclass(slots=True)
class Translator1824:
    """Remembers where the tile copies and trains are that the site names."""

    game: SiteGame
    laid: dict[str, HexId] = field(default_factory=dict)
    trains: dict[str, CompanyId] = field(default_factory=dict)
    left_bank: set[str] = field(default_factory=set)

    def actions(self, state: State24, action: SiteAction) -> Sequence[Action]:
        """What the recorded action means."""
        translate = _TRANSLATIONS.get(action["type"])
        if translate is None:
            raise Unreadable(Message("unknown-site-action", kind=action["type"]))
        try:
            return translate(self, state, action)
        except (KeyError, ValueError, TypeError, IndexError):
            raise Unreadable(Message("unclear-site-action", kind=action["type"])) from None

    def is_at_turn(self, state: State24, action: SiteAction) -> bool:
        """Our game waits for the one who acts there."""
        if not state.agenda:
            return False
        top, entity = state.agenda[-1], action.get("entity")
        match action.get("entity_type"):
            case "corporation" if isinstance(top, ReturnTrains):
                return top.companies[0] == entity
            case "corporation":
                return company_at_turn(state) == entity
            case "player" if action["type"] == "pass":
                return isinstance(top, PLAYERS_STEPS) and self._by(state, action) in top.actors(
                    state
                )
        return self._decider(state, action) in top.actors(state)

    def is_behind(self, state: State24, action: SiteAction) -> bool:
        """Our game waits at no moment that the site has not."""
        return False

    def played(self, state: State24, action: SiteAction) -> None:
        """Remember tile copies and train owners."""
        match action["type"]:
            case "lay_tile":
                self.laid[action["tile"]] = HexId(action["hex"])
            case "buy_shares" | "sell_shares":
                self.left_bank.update(action["shares"])
            case "buy_train":
                self.trains[action["train"]] = CompanyId(action["entity"])
            case "run_routes":
                for route in action["routes"]:
                    self.trains[route["train"]] = CompanyId(action["entity"])
            case "buy_company" if action["company"] in state.title.coal:
                if action["company"] not in state.kinds:
                    self.trains[f"1g-{len(self.trains)}"] = CompanyId(action["company"])

    def _decider(self, state: State24, action: SiteAction) -> Seat | None:
        """Who decides for the entity of an action."""
        entity = action["entity"]
        match action.get("entity_type"):
            case "player":
                return Seat(self.game.seat_of(entity))
            case "corporation":
                seat = director(state, CompanyId(entity))
                return state.order[0] if seat is None else seat
        holder = state.holder[PaperId(entity)]
        return Seat(holder) if isinstance(holder, int) else None

    def _by(self, state: State24, action: SiteAction) -> Seat:
        seat = self._decider(state, action)
        return Seat(-1) if seat is None else seat

    # Shares and railways

    def buy_company(self, state: State24, action: SiteAction) -> list[Action]:
        """A mountain railway, a pre-state railway or a coal railway."""
        by, name = self._by(state, action), action["company"]
        if name in state.title.papers:
            return [BuyPaper(by=by, paper=PaperId(name))]
        company = CompanyId(name)
        if name in state.title.coal and name not in state.kinds:
            return [BuyCoalRailway(by=by, company=company, price=int(action["price"]))]
        return [BuyRailway(by=by, company=company)]

    def par(self, state: State24, action: SiteAction) -> list[Action]:
        """The director's certificate of a regional railway."""
        by, price = self._by(state, action), int(action["share_price"].split(",")[0])
        return [StartCompany(by=by, company=CompanyId(action["corporation"]), price=price)]

    def buy_shares(self, state: State24, action: SiteAction) -> list[Action]:
        """A certificate from the bank or from the pool, or in exchange for a mountain railway."""
        company, number = self._shares(action)
        by = self._by(state, action)
        new = action["shares"][0] not in self.left_bank
        sources = (str(BANK), str(POOL)) if new else (str(POOL), str(BANK))
        if action["entity_type"] == "company":
            paper = PaperId(action["entity"])
            return [
                ExchangeMountain(by=by, paper=paper, company=company, source=source)
                for source in sources
            ]
        return [
            BuyShare(by=by, company=company, source=source, shares=number) for source in sources
        ]

    def sell_shares(self, state: State24, action: SiteAction) -> list[Action]:
        """A sale; a director's certificate of the bond railway goes whole."""
        company, number = self._shares(action)
        by = self._by(state, action)
        top = f"{company}_0"
        if top not in action["shares"] or director(state, company) == by:
            return [SellShares(by=by, company=company, shares=number)]
        if number == len(action["shares"]):
            return [SellForHalf(by=by, company=company, singles=number - 1)]
        return [SellShares(by=by, company=company, shares=number, doubles=1)]

    def _shares(self, action: SiteAction) -> tuple[CompanyId, int]:
        return CompanyId(action["shares"][0].rpartition("_")[0]), int(action["percent"]) // 10

    def special_buy(self, state: State24, action: SiteAction) -> list[Action]:
        """A coal railway for the director's certificate."""
        return [ExchangeCoal(by=self._by(state, action), company=CompanyId(action["description"]))]

    def payoff(self, state: State24, action: SiteAction) -> list[Action]:
        """All that can be paid back, or a part."""
        by = self._by(state, action)
        amount = action.get("amount")
        return [Repay(by=by, amount=repayable(state, by) if amount is None else int(amount))]

    # Building

    def lay_tile(self, state: State24, action: SiteAction) -> list[Action]:
        """A tile."""
        tile = TileId(action["tile"].rpartition("-")[0])
        hex_id, turn = HexId(action["hex"]), int(action["rotation"])
        return [LayTile(by=self._by(state, action), hex=hex_id, tile=tile, turn=turn)]

    def place_token(self, state: State24, action: SiteAction) -> list[Action]:
        """A station marker."""
        return [PlaceMarker(by=self._by(state, action), stop=self._city(action["city"]))]

    def _city(self, name: str) -> StopId:
        """A city by tile copy or printed hex, and its index."""
        tile, _, index = name.rpartition("-")
        hex_id = self.laid.get(tile) or HexId(tile.rpartition("-")[0])
        return stop_id(hex_id, int(index))

    def choose(self, state: State24, action: SiteAction) -> list[Action]:
        """Of two markers in Wien that of number 1 goes back, or the other."""
        numbers = {"Return one token": "KK1", "Return the other token": "KK2"}
        stop = home(state, CompanyId(numbers[action["choice"]]))
        assert stop is not None
        return [TakeMarkerBack(by=self._by(state, action), stop=stop)]

    # Running

    def run_routes(self, state: State24, action: SiteAction) -> list[Action]:
        """The routes as they were run."""
        by = self._by(state, action)
        runs = tuple(self._run(state, route) for route in action["routes"])
        return [RunTrains(by=by, runs=runs)]

    def _run(self, state: State24, route: SiteAction) -> Run:
        ways = [tuple(HexId(h) for h in way) for way in route["connections"]]
        ways = _chained([self._abroad(state, way) for way in ways])
        nodes = [node.rpartition("-") for node in route.get("nodes") or ()]
        named = {
            stop
            for hex_id, _, index in nodes
            for stop in stops_of_place(state.title.ground, stop_id(HexId(hex_id), int(index)))
        }
        stops = next(_along(state, ways, named), None)  # type: ignore[arg-type]
        if stops is None:
            ends = {ways[0][0], *(way[-1] for way in ways)}
            named = {stop_id(hex_id, n) for hex_id in ends for n in range(3)}
            stops = next(_along(state, ways, named), None)  # type: ignore[arg-type]
        if stops is None:
            raise ValueError(route["connections"])
        places = tuple(place_of(state.title.ground, stop) for stop in stops)
        train = TrainId(route["train"].rpartition("-")[0])
        return Run(train=train, stops=places, hexes=tuple(ways))

    def _abroad(self, state: State24, way: tuple[HexId, ...]) -> tuple[HexId, ...]:
        """A way that leads over hexes of one foreign area begins or ends at the last of them."""
        areas = [state.title.ground.map.hexes[hex_id].area for hex_id in way]
        first = next(n for n in range(len(way)) if areas[n + 1] is None or areas[n + 1] != areas[n])
        last = next(
            n for n in range(len(way) - 1, 0, -1) if not areas[n - 1] or areas[n - 1] != areas[n]
        )
        return way[first : last + 1]

    def dividend(self, state: State24, action: SiteAction) -> list[Action]:
        """Pay out or keep."""
        return [UseRevenue(by=self._by(state, action), pay_out=action["kind"] == "payout")]

    # Trains

    def buy_train(self, state: State24, action: SiteAction) -> list[Action]:
        """A new train, one in part exchange, or one of another company."""
        by, name = self._by(state, action), action["train"]
        train = TrainId(name.rpartition("-")[0])
        if action.get("exchange"):
            return [TradeIn(by=by, train=train)]
        first, price = BuyTrain(by=by, train=train, source=str(BANK)), int(action["price"])
        sellers = [n for n, company in state.companies.items() if train in company.trains]
        last = self._owner(state, name)
        sellers.sort(key=lambda n: n != last)
        trades = [TradeTrain(by=by, seller=n, train=train, price=price) for n in sellers]
        return [*trades] if last else [first]

    def _owner(self, state: State24, name: str) -> CompanyId | None:
        """The company that has the train now; small railways may have become part of others."""
        company = self.trains.get(name)
        while company is not None and state.companies[company].closed:
            becomes = {**state.title.coal, **state.title.state_railway_of}
            company = becomes.get(company)
        return company

    def discard_train(self, state: State24, action: SiteAction) -> list[Action]:
        """A train over the limit."""
        train = TrainId(action["train"].rpartition("-")[0])
        return [ReturnTrain(by=self._by(state, action), train=train)]

    def nothing(self, state: State24, action: SiteAction) -> list[Action]:
        """What our rules do by themselves."""
        return []


Translation = Callable[[Translator1824, State24, SiteAction], Sequence[Action]]
_TRANSLATIONS: dict[str, Translation] = {
    "buy_company": Translator1824.buy_company,
    "par": Translator1824.par,
    "buy_shares": Translator1824.buy_shares,
    "sell_shares": Translator1824.sell_shares,
    "special_buy": Translator1824.special_buy,
    "payoff_player_debt": Translator1824.payoff,
    "payoff_player_debt_partial": Translator1824.payoff,
    "lay_tile": Translator1824.lay_tile,
    "place_token": Translator1824.place_token,
    "choose": Translator1824.choose,
    "run_routes": Translator1824.run_routes,
    "dividend": Translator1824.dividend,
    "buy_train": Translator1824.buy_train,
    "discard_train": Translator1824.discard_train,
    "end_game": Translator1824.nothing,
}
